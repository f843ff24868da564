"""The `eldorado` command."""


def main() -> None:
    print("eldorado")

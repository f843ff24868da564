"""The `eldorado` command."""


def main() -> None:
    from .app import eldorado

    eldorado(prog_name="eldorado")

"""The `eldorado` command."""


def main() -> None:
    import os

    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nets this small only lose by threads; read when numpy is loaded
    from .app import eldorado

    eldorado(prog_name="eldorado")

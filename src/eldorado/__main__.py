"""`python -m eldorado` is the `eldorado` command."""

from .cli import main

main()

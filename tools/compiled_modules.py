"""Which modules mypyc compiles: the engine, the bots that search, and what makes every view that the server sends."""

from __future__ import annotations

import pathlib

PLAIN = {
    "int64.py", "__init__.py", "errors.py",  # see int64.py; exceptions and empty packages gain nothing
    "route.py",  # routes are read once
    "refusals.py",  # the time goes into the engine it calls
    "box.py",  # made once
}  # fmt: skip
"""Left as they are, so that compiling stays quick."""
TABLES = "src/eldorado/server/rooms/tables.py"
FOLDERS = ("src/eldorado/engine", "src/eldorado/engine/rules", "src/eldorado/bots/search", "src/eldorado/presenter")


def modules(root: pathlib.Path) -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((root / folder).glob("*.py"))]
    return [*(str(path.relative_to(root)) for path in found if path.name not in PLAIN), TABLES]

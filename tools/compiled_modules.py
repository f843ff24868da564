"""Which modules mypyc compiles: the engine, the bots that search, and what makes every view that the server sends."""

from __future__ import annotations

import pathlib

PLAIN = {
    "__init__.py",  # empty
    "int64.py",  # picks the integer of the build, see there
    "errors.py",  # exceptions gain nothing
    "box.py",  # the presenter's, made once
}  # fmt: skip
"""Left as they are, and why."""
TABLES = "src/eldorado/server/rooms/tables.py"
FOLDERS = ("src/eldorado/engine", "src/eldorado/engine/rules", "src/eldorado/bots/search", "src/eldorado/presenter")


def modules(root: pathlib.Path) -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((root / folder).glob("*.py"))]
    return [*(str(path.relative_to(root)) for path in found if path.name not in PLAIN), TABLES]

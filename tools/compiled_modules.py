"""Which modules mypyc compiles: the engine and the bots that search."""

from __future__ import annotations

import pathlib

PLAIN = {"wide.py", "__init__.py", "errors.py"}
"""Left as they are: see wide.py; exceptions and empty packages gain nothing."""
FOLDERS = ("src/eldorado/engine", "src/eldorado/engine/rules")


def modules(root: pathlib.Path) -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((root / folder).glob("*.py"))]
    return [str(path.relative_to(root)) for path in found if path.name not in PLAIN]

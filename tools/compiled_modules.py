"""Which modules mypyc compiles: the engine, the bots that search, and what makes every view that the server sends."""

from __future__ import annotations

import pathlib

PLAIN = {
    "wide.py", "__init__.py", "errors.py",  # see wide.py; exceptions and empty packages gain nothing
    "route.py", "layout.py", "ways.py", "advice.py",  # routes are read and checked once
    "lines.py", "setup_text.py", "record.py", "refusals.py",  # texts: the time goes into the engine they call
    "position.py", "position_asked.py", "position_cards.py", "position_seats.py", "position_table.py",
    "position_text.py", "position_turn.py",
}  # fmt: skip
"""Left as they are, so that compiling stays quick."""
VIEWS = ("src/eldorado/server/views.py", "src/eldorado/server/options.py", "src/eldorado/server/tables.py")
FOLDERS = ("src/eldorado/engine", "src/eldorado/engine/rules", "src/eldorado/bots/search")


def modules(root: pathlib.Path) -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((root / folder).glob("*.py"))]
    return [*(str(path.relative_to(root)) for path in found if path.name not in PLAIN), *VIEWS]

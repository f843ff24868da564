"""One word, one meaning: no public class name twice below src, except where the wire mirrors the thing itself."""

from __future__ import annotations

import ast
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "eldorado"
MIRRORED = {
    "Room": "the message that a room changed",
}
"""Names that a message of the protocol shares with what it tells of, and what it tells."""


def classes(source: pathlib.Path) -> dict[str, list[str]]:
    """Where each public class is defined."""
    found: dict[str, list[str]] = {}
    for path in sorted(source.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(path.relative_to(source).as_posix())
    return found


def is_mirror(name: str, places: list[str]) -> bool:
    return name in MIRRORED and len(places) == 2 and any(place.startswith("protocol/") for place in places)


def doubled(source: pathlib.Path) -> list[str]:
    """Every name with two meanings, as lines to print."""
    return [
        f"{name}: {', '.join(places)}"
        for name, places in sorted(classes(source).items())
        if len(places) > 1 and not is_mirror(name, places)
    ]


def main() -> None:
    found = doubled(SOURCE)
    if found:
        sys.exit("\n".join(["class names with more than one meaning:", *found]))


if __name__ == "__main__":
    main()

"""The map of the house is true: every room is on it, and everything it names is there."""

from __future__ import annotations

import pathlib
import re

ROOT = pathlib.Path(__file__).parents[1]
SOURCE = ROOT / "src" / "eldorado"
PLACES = (SOURCE, SOURCE / "engine", ROOT, SOURCE / "words", ROOT / "docs")


def table(heading: str) -> list[list[str]]:
    """The rows below a heading, as cells."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition(f"## {heading}")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")]
    return [row for row in rows if not row[0].startswith(("---", "room", "a new"))]


def test_every_room_is_on_the_map() -> None:
    rooms = {f"`{path.name}/`" for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert rooms - {row[0] for row in table("The map")} == set()


def test_every_room_of_the_map_is_there() -> None:
    for row in table("The map"):
        for name in re.findall(r"`([^`]+)`", row[0]):
            assert (SOURCE / name).exists(), name


def test_the_changes_name_files_that_are_there() -> None:
    rows = table("Where the likely changes go")
    assert len(rows) == 10
    for row in rows:
        for name in re.findall(r"`([\w./*]+[/.][\w./*]+|[\w/]+/)`", " ".join(row)):
            pattern = name.replace("XX", "en").rstrip("/")
            assert any(list(place.glob(pattern)) for place in PLACES), name

"""The check that no class name means two things, and that nothing does today."""

from __future__ import annotations

import pathlib

from names import SOURCE, doubled


def write(folder: pathlib.Path, path: str, text: str) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text)


def test_no_class_name_means_two_things() -> None:
    assert doubled(SOURCE) == []


def test_a_name_used_twice_is_told_with_both_places(tmp_path: pathlib.Path) -> None:
    write(tmp_path, "engine/one.py", "class Table:\n    pass\n")
    write(tmp_path, "arena/two.py", "class Table:\n    pass\n")
    assert doubled(tmp_path) == ["Table: arena/two.py, engine/one.py"]


def test_private_names_and_mirrors_of_the_wire_are_no_doubles(tmp_path: pathlib.Path) -> None:
    write(tmp_path, "protocol/socket.py", "class Room:\n    pass\n\nclass _Part:\n    pass\n")
    write(tmp_path, "server/room.py", "class Room:\n    pass\n\nclass _Part:\n    pass\n")
    assert doubled(tmp_path) == []
    write(tmp_path, "arena/room.py", "class Room:\n    pass\n")
    assert len(doubled(tmp_path)) == 1

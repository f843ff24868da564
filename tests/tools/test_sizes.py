"""Small files, small functions: held as a whole, not line by line."""

from __future__ import annotations

import pathlib

from sizes import DECIDING, SOURCE, measure, ninth, rooms, row, too_big, too_little_tested


def test_the_house_is_made_of_small_parts() -> None:
    assert too_big(measure(SOURCE)) == []


def test_a_room_is_measured_by_files_and_functions(tmp_path: pathlib.Path) -> None:
    (tmp_path / "one.py").write_text("def f() -> None:\n    pass\n\n\ndef g() -> int:\n    a = 1\n    return a\n")
    sizes = measure(tmp_path)
    assert (sizes.files, sizes.functions, sizes.lines) == ([7], [2, 3], 7)
    assert "1.00" in row("one", sizes, sizes)


def test_what_is_too_big_is_told(tmp_path: pathlib.Path) -> None:
    (tmp_path / "long.py").write_text("def f() -> None:\n" + "    pass\n" * 400)
    assert too_big(measure(tmp_path)) == [
        "a file of 401 lines", "median file 401 lines", "median function 401 lines",
        "one function of ten has more than 401 lines",
    ]  # fmt: skip


def test_rooms_that_decide_something_are_tested_more() -> None:
    assert too_little_tested({"engine": 0.79, "art": 0.41}) == ["engine: 0.79 lines of tests a line, 0.8 wanted"]
    assert too_little_tested({"engine": 0.8, "art": 0.39, "protocol": 0.4}) == ["art: 0.39 lines of tests a line, 0.4 wanted"]
    assert set(DECIDING) <= set(rooms()), "no floor for a room that is gone"


def test_nine_of_ten() -> None:
    assert ninth(list(range(1, 101))) == 90
    assert "engine" in rooms()

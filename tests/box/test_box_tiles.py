"""Rows of a tile as they stand in the file: each becomes the space it looks like, where it looks to be."""

from __future__ import annotations

import pytest

from eldorado.box.tiles import parse_tiles
from eldorado.engine.components import TERRAINS
from eldorado.engine.errors import Fault

STRIPS = """# two sides of one strip
X strip back Y
j1  w2  v3  r4  c1
m   m*  j4  w1  v1  r1
c2  c3  c4  j2  j3

Y strip back X
j1  j1  j1  j1  j1
j1  j1  j1  j1  j1  j1
j1  j1  j1  j1  j1"""


def test_a_side_is_what_its_rows_look_like() -> None:
    faults: list[Fault] = []
    side = parse_tiles(STRIPS, faults)["X"]
    assert faults == []
    drawn = [(space.row, space.column, TERRAINS[space.terrain], space.strength, space.cave) for space in side.spaces]
    assert drawn[:5] == [
        (1, 1, "jungle", 1, False), (1, 2, "river", 2, False), (1, 3, "village", 3, False), (1, 4, "rubble", 4, False),
        (1, 5, "camp", 1, False),
    ]  # fmt: skip
    assert drawn[5:7] == [(2, 1, "mountain", 0, False), (2, 2, "mountain", 0, True)]
    assert len({space.hex for space in side.spaces}) == 16


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("X strip back Y", "X strip back Z", "data.wrong-back"),
        ("c2  c3", "c2", "data.wrong-rows"),
        ("m*", "j*", "data.unknown-space"),
    ],
)
def test_a_fault_names_its_side(old: str, new: str, code: str) -> None:
    faults: list[Fault] = []
    parse_tiles(STRIPS.replace(old, new, 1), faults)
    assert (code, True) in [(fault.code, fault.part.startswith("tiles.txt: ")) for fault in faults]

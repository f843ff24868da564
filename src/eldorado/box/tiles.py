"""Reads tiles.txt: a heading per side, then its rows as they look on the table."""

from __future__ import annotations

import re

from ..engine.components import (
    BIG_TILE,
    CAMP,
    JUNGLE,
    MOUNTAIN,
    RIVER,
    RUBBLE,
    START,
    START_TILE,
    STRIP,
    VILLAGE,
    Tile,
    TileSpace,
)
from ..engine.errors import Fault
from ..engine.hexes import row_hexes

_ROWS = {START_TILE: [4, 5, 6, 7, 6, 5, 4], BIG_TILE: [4, 5, 6, 7, 6, 5, 4], STRIP: [5, 6, 5]}
_TERRAIN = {"j": JUNGLE, "w": RIVER, "v": VILLAGE, "r": RUBBLE, "c": CAMP}
_SPACE = re.compile(r"([jwvrc])([1-4])|(m)(\*?)|s([1-4])")
_HEADING = re.compile(r"([A-Z]) (start|tile|strip) back ([A-Z])")


def parse_tiles(text: str, faults: list[Fault]) -> dict[str, Tile]:
    blocks = [[line for line in block.splitlines() if not line.startswith("#")] for block in text.split("\n\n")]
    tiles: dict[str, Tile] = {}
    for block in blocks:
        if block:
            tile = _tile(block, faults)
            if tile is not None:
                if tile.letter in tiles:
                    faults.append(Fault("data.side-twice", 0, f"tiles.txt: {tile.letter}", {}))
                tiles[tile.letter] = tile
    for tile in tiles.values():
        back = tiles.get(tile.back)
        if back is None or back.back != tile.letter or back.kind != tile.kind:
            faults.append(Fault("data.wrong-back", 0, f"tiles.txt: {tile.letter}", {"found": tile.back}))
    return tiles


def _tile(block: list[str], faults: list[Fault]) -> Tile | None:
    heading = _HEADING.fullmatch(block[0].strip())
    if heading is None:
        faults.append(Fault("data.bad-heading", 0, "tiles.txt", {"found": block[0].strip()[:40]}))
        return None
    letter, kind, back = heading.groups()
    rows = [line.split() for line in block[1:]]
    lengths = _ROWS[kind]
    if [len(row) for row in rows] != lengths:
        faults.append(Fault("data.wrong-rows", 0, f"tiles.txt: {letter}", {"rows": [str(len(row)) for row in rows]}))
        return None
    spaces = []
    for y, (row, hexes) in enumerate(zip(rows, row_hexes(lengths), strict=True), 1):
        for x, (word, hex_) in enumerate(zip(row, hexes, strict=True), 1):
            space = _space(word, hex_, y, x)
            if space is None:
                faults.append(Fault("data.unknown-space", 0, f"tiles.txt: {letter}{y}{x}", {"found": word[:10]}))
            else:
                spaces.append(space)
    starts = sorted(space.start for space in spaces if space.start)
    if starts != ([1, 2, 3, 4] if kind == START_TILE else []):
        faults.append(Fault("data.wrong-starts", 0, f"tiles.txt: {letter}", {"found": [str(s) for s in starts]}))
    return Tile(letter, back, kind, spaces)


def _space(word: str, hex_: tuple[int, int], row: int, column: int) -> TileSpace | None:
    match = _SPACE.fullmatch(word)
    if match is None:
        return None
    letter, strength, mountain, cave, start = match.groups()
    if mountain:
        return TileSpace(hex_, row, column, MOUNTAIN, 0, bool(cave), 0)
    if start:
        return TileSpace(hex_, row, column, START, 0, False, int(start))
    return TileSpace(hex_, row, column, _TERRAIN[letter], int(strength), False, 0)

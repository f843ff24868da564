"""Boards and tiles as text for a terminal: pure functions, readable without colour, never wider than asked.

A space shows its ground and strength as in `tiles.txt` (`j2` = jungle 2). A board is turned so that it fits the width:

     __        #  an edge that a blockade covers
    /j1\\__     s1 starting space 1, Z1 finishing space 1
    \\__/w2\\
       \\__/
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from rich.text import Text

from ...engine.board import FINISH_LETTER, NOWHERE, Board
from ...engine.components import MOUNTAIN, START, TERRAINS, Tile
from ...engine.hexes import DIRECTIONS, add, distance, rotate
from ...words import Words
from ..palette import INK, IVORY, SUN, TERRAIN, sign_colour
from ..palette import MOUNTAIN as MOUNTAIN_GROUND
from ..palette import START as START_GROUND
from .canvas import Canvas

SIGNS: Final = ("j", "w", "v", "r", "c", "m", "s")
"""One letter per terrain, the same as in the component files."""
WIDTH: Final = 80
BORDER: Final = "grey50"
SEAM: Final = "bold magenta"
LETTER: Final = "bold"
CAVE_STYLE: Final = f"bold {SUN} on {MOUNTAIN_GROUND}"
FINISH_STYLE: Final = f"bold {INK} on {SUN}"
PIECE_STYLE: Final = f"bold {IVORY} on #7d1d0b"
MOUNTAIN_STYLE: Final = f"#a9a39b on {MOUNTAIN_GROUND}"
START_STYLE: Final = f"bold {INK} on {START_GROUND}"

# A hex on the sheet: where each edge lies, counted from its left upper corner, for a grid of columns (flat top).
_FLAT_EDGES: Final = {
    (1, -1): (3, 0, "\\"),
    (1, 0): (3, 1, "/"),
    (0, 1): (1, 1, "__"),
    (-1, 1): (0, 1, "\\"),
    (-1, 0): (0, 0, "/"),
    (0, -1): (1, -1, "__"),
}
_PITCHES: Final = (3, 2)
"""Characters per column of hexes: with all edges drawn, or, where that is too wide, with the blockades' only."""


def ground(terrain: int, strength: int, cave: bool, start: int) -> tuple[str, str]:
    """Two characters for a space, and their style."""
    name = TERRAINS[terrain]
    if terrain == MOUNTAIN:
        return ("m*", CAVE_STYLE) if cave else ("m ", MOUNTAIN_STYLE)
    if terrain == START:
        return f"s{start}", START_STYLE
    return f"{SIGNS[terrain]}{strength}", f"{sign_colour(name, strength)} on {TERRAIN[name][strength - 1]}"


def space_sign(board: Board, space: int) -> tuple[str, str]:
    """Two characters for a space of a board: finishing spaces go by their name."""
    if board.is_finish[space]:
        return board.names[space], FINISH_STYLE
    return ground(int(board.terrain[space]), int(board.strength[space]), board.is_cave[space], int(board.start_number[space]))


def board_text(
    board: Board,
    *,
    pieces: Mapping[int, str] | None = None,
    blockades: Mapping[int, int] | None = None,
    marks: Collection[int] = (),
    names: bool = False,
    color: bool = True,
    width: int = WIDTH,
    words: Words,
) -> Text:
    """The board with what stands on it and a legend below.

    `pieces` names playing pieces by space (two characters each); `blockades` the number on each seam that still has
    one, by seam: None means a blockade nobody has turned up yet on every seam. Marked spaces are in capitals. With
    `names`, spaces show their row and column instead of their ground.
    """
    turn, pitch = _orientation(board, width)
    canvas = Canvas()
    standing = set(range(int(board.seam_count))) if blockades is None else set(blockades)
    spots = [_spot(hex_, turn, pitch) for hex_ in board.hexes]
    for space, (x, y) in enumerate(spots):
        _draw_edges(canvas, board, space, (x, y), turn, pitch, standing)
    for space, (x, y) in enumerate(spots):
        sign, style = space_sign(board, space)
        if names:
            sign = board.names[space][1:]
        if space in marks:
            sign, style = sign.upper(), f"{style} underline"
        if pieces and space in pieces:
            sign, style = f"{pieces[space]:<2}"[:2], PIECE_STYLE
        canvas.put(x + 1, y, sign, style)
    _label_pieces(canvas, board, turn, pitch, width, words)
    text = canvas.text()
    text.append("\n\n").append(legend(board, blockades, width, words))
    return text if color else Text(text.plain)


def _spot(hex_: tuple[int, int], turn: int, pitch: int) -> tuple[int, int]:
    q, r = rotate(hex_, turn)
    return pitch * q, 2 * r + q


def _orientation(board: Board, width: int) -> tuple[int, int]:
    """The turn with the fewest lines that fits the width; wide boards then run to the right, tall ones upwards.

    Where nothing fits, the narrowest drawing there is.
    """
    found = [(*_size(board, turn, pitch), turn, pitch) for pitch in _PITCHES for turn in range(6)]
    for pitch in _PITCHES:
        fitting = [one for one in found if one[-1] == pitch and one[0] <= width]
        if fitting:
            return min(fitting, key=lambda one: one[1])[2:]
    return min(found)[2:]


def _size(board: Board, turn: int, pitch: int) -> tuple[int, tuple[int, int, int]]:
    """Columns, and then lines with two more numbers that are 0 for a board that runs the way people read."""
    spots = [_spot(hex_, turn, pitch) for hex_ in board.hexes]
    columns = max(x for x, _ in spots) - min(x for x, _ in spots) + 4
    lines = max(y for _, y in spots) - min(y for _, y in spots)
    start, finish = spots[board.starts[0]], spots[board.finishes[1]]
    downwards, leftwards = int(start[1] < finish[1]), int(start[0] > finish[0])
    return columns, (lines, leftwards, downwards) if columns > 2 * lines else (lines, downwards, leftwards)


def _draw_edges(
    canvas: Canvas, board: Board, space: int, spot: tuple[int, int], turn: int, pitch: int, standing: Collection[int]
) -> None:
    for direction, step in enumerate(DIRECTIONS):
        dx, dy, stroke = _FLAT_EDGES[rotate(step, turn)]
        seam = board.seams[space * 6 + direction]
        covered = seam != NOWHERE and seam in standing
        x = spot[0] + (min(dx, pitch) if len(stroke) == 1 else dx)
        if covered:
            canvas.put(x, spot[1] + dy, "#" * len(stroke), SEAM)
        elif pitch == _PITCHES[0]:
            canvas.put(x, spot[1] + dy, stroke, BORDER)


def _label_pieces(canvas: Canvas, board: Board, turn: int, pitch: int, width: int, words: Words) -> None:
    """Puts every piece's letter beside it, where it touches nothing else."""
    columns = [rotate(hex_, turn)[0] for hex_ in board.hexes]
    left, right = min(columns), min(columns) + (width - 4) // pitch
    taken = list(board.hexes)
    for number, piece in enumerate(board.route.pieces):
        middle = (piece.q, piece.r)
        near = [add(middle, (q, r)) for q in range(-6, 7) for r in range(-6, 7) if distance((q, r), (0, 0)) <= 6]
        free = [h for h in near if left <= rotate(h, turn)[0] <= right and all(distance(h, other) > 1 for other in taken)]
        if free:
            others = [hex_ for space, hex_ in enumerate(board.hexes) if board.piece[space] != number]
            spot = min(free, key=lambda h: (distance(h, middle), -min(distance(h, o) for o in others), h))
            taken.append(spot)
            x, y = _spot(spot, turn, pitch)
            canvas.put(x, y, f"[{words.piece(piece.letter)}]", LETTER)


def legend(board: Board, blockades: Mapping[int, int] | None, width: int, words: Words) -> Text:
    """What the signs mean, in lines no wider than asked."""
    entries: list[tuple[str, str, str]] = []
    for terrain in sorted({int(t) for t in board.terrain if t != START}):
        entries.append((*ground(terrain, 1, False, 1), words.terrain(TERRAINS[terrain])))
    if board.caves:
        entries.append((*ground(MOUNTAIN, 0, True, 0), words.terrain("cave")))
    entries.append((*ground(START, 0, False, 1), words.terrain("start")))
    finish = words.requirement(TERRAINS[int(board.terrain[board.finishes[0]])], int(board.strength[board.finishes[0]]))
    entries.append((f"{FINISH_LETTER}1", FINISH_STYLE, words.text("drawing-finish", requirement=finish)))
    if blockades is None or blockades:
        entries.append(("##", SEAM, words.text("drawing-blockade")))
    lines = _flow(entries, width)
    for seam, number in sorted((blockades or {}).items()):
        connection = next(c for c in board.connections if c.seam == seam)
        first, second = (words.piece(board.route.pieces[i].letter) for i in (connection.first, connection.first + 1))
        what = board.catalog.blockades[number - 1]
        needed = words.requirement(
            "rubble" if TERRAINS[what.terrain] == "rubble" else ("machete", "paddle", "coin")[what.terrain], what.strength
        )
        lines.append(
            Text.assemble(
                ("## ", SEAM), words.text("drawing-seam", first=first, second=second, number=number, requirement=needed)
            )
        )
    return Text("\n").join(lines)


def tile_legend(width: int, words: Words) -> Text:
    """What the signs on single sides mean."""
    entries = [(*ground(terrain, 1, False, 1), words.terrain(TERRAINS[terrain])) for terrain in range(len(TERRAINS))]
    entries.insert(MOUNTAIN + 1, (*ground(MOUNTAIN, 0, True, 0), words.terrain("cave")))
    return Text("\n").join(_flow(entries, width))


def _flow(entries: list[tuple[str, str, str]], width: int) -> list[Text]:
    lines = [Text()]
    for sign, style, meaning in entries:
        entry = Text.assemble((sign, style), " ", meaning)
        if lines[-1].plain and len(lines[-1]) + 3 + len(entry) > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append("   ")
        lines[-1].append(entry)
    return lines


def tile_text(tile: Tile, *, color: bool = True) -> Text:
    """One side of a piece as it lies with its letter upright."""
    canvas = Canvas()
    for space in tile.spaces:
        q, r = space.hex
        x, y = 4 * q + 2 * r, 2 * r
        for dx, dy, stroke in ((1, -1, "/"), (3, -1, "\\"), (0, 0, "|"), (4, 0, "|"), (1, 1, "\\"), (3, 1, "/")):
            canvas.put(x + dx, y + dy, stroke, BORDER)
    for space in tile.spaces:
        q, r = space.hex
        sign, style = ground(space.terrain, space.strength, space.cave, space.start)
        canvas.put(4 * q + 2 * r + 1, 2 * r, f"{sign} ", style)
    text = canvas.text()
    return text if color else Text(text.plain)

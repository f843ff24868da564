"""Pictures for `--svg`: one thing as `eldorado.art` draws it, or several on one sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..art.cards.pictures import card_svg
from ..art.map.board import board_svg, finished, unknown_blockades
from ..art.map.tiles import tile_svg
from ..engine.board import Board
from ..engine.components import MOUNTAIN, START, TERRAINS, Card, Tile
from ..words import Words

GAP = 24
SHEET = 1440
"""How wide a sheet of several pictures becomes, if one picture is not wider."""
_SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')


def board_picture(board: Board, words: Words) -> str:
    return _board(board, words, 1440, 900, standalone=True)


def boards_picture(boards: Sequence[Board], words: Words) -> str:
    if len(boards) == 1:
        return board_picture(boards[0], words)
    return _sheet([_board(board, words, 684, 428, standalone=False) for board in boards], words.text("figure-routes"))


def tiles_picture(tiles: Sequence[Tile], words: Words) -> str:
    drawn = [_tile(tile, words, standalone=len(tiles) == 1) for tile in tiles]
    return drawn[0] if len(drawn) == 1 else _sheet(drawn, words.text("figure-sides"))


def cards_picture(cards: Sequence[Card], words: Words) -> str:
    drawn = [card_svg(card, words.card(card.id), width=180, standalone=len(cards) == 1) for card in cards]
    return drawn[0] if len(drawn) == 1 else _sheet(drawn, words.text("figure-card-kinds"))


def _board(board: Board, words: Words, width: float, height: float, standalone: bool) -> str:
    titles = {space: space_title(board, space, words) for space in range(len(board.names))}
    return board_svg(
        board, width=width, height=height, blockades=unknown_blockades(board), language=words.language, titles=titles,
        label=words.route(board.route.id), standalone=standalone,
    )  # fmt: skip


def _tile(tile: Tile, words: Words, standalone: bool) -> str:
    titles = {}
    for s in tile.spaces:
        code = f"{tile.letter}{s.row}{s.column}"
        titles[code] = words.named(words.space(code), ground_name(s.terrain, s.strength, s.cave, s.start, words))
    radius = 32 if standalone else 25
    return tile_svg(tile, radius=radius, language=words.language, titles=titles, standalone=standalone)


def space_title(board: Board, space: int, words: Words) -> str:
    """The name of a space and what it is."""
    ground = ground_name(
        int(board.terrain[space]), int(board.strength[space]), board.is_cave[space], int(board.start_number[space]), words
    )
    if board.is_finish[space]:
        ground = words.text("drawing-finish", requirement=ground)
    return words.named(words.space(board.names[space]), ground)


def ground_name(terrain: int, strength: int, cave: bool, start: int, words: Words) -> str:
    """What a space is, for readers: 'jungle 2', 'cave', 'starting space 3'."""
    if terrain == MOUNTAIN:
        return words.terrain("cave" if cave else "mountain")
    return f"{words.terrain(TERRAINS[terrain])} {start if terrain == START else strength}"


def _sheet(pictures: Sequence[str], label: str) -> str:
    """Pictures side by side in rows, each as large as it is."""
    placed: list[str] = []
    x = y = row = widest = 0.0
    for picture in pictures:
        width, height = _size(picture)
        if x and x + width > SHEET:
            x, y, row = 0.0, y + row + GAP, 0.0
        placed.append(picture.replace("<svg ", f'<svg x="{x + GAP:g}" y="{y + GAP:g}" ', 1))
        x, row = x + width + GAP, max(row, height)
        widest = max(widest, x)
    return finished((0, 0, widest + GAP, y + row + 2 * GAP), "".join(placed), label, "light", standalone=True)


def _size(picture: str) -> tuple[float, float]:
    found = _SIZE.match(picture)
    if found is None:
        raise ValueError("a picture without a size")
    return float(found[1]), float(found[2])

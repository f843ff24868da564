"""Everything drawn, on one page: routes, tiles, ground, cards, tokens, blockades, pieces, signs; by day, by night, in grey."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape

from ..box import catalog
from ..engine.board import Board
from ..engine.components import TOKEN_IDS
from ..routes.printed import route, route_ids
from .cards.cards import WIDTH as CARD_WIDTH
from .cards.cave_tokens import TOKENS
from .cards.pictures import blockade_svg, card_back_svg, card_svg, gate_svg, piece_svg, plaque_svg, sign_svg, space_svg, token_svg
from .cards.pieces import PIECES
from .library import definitions_for, symbols
from .map.blockades import BLOCKADE_ART
from .map.board import board_svg, unknown_blockades
from .map.terrain import kinds
from .map.tiles import end_tile_svg, tile_svg
from .palette import PLAYERS
from .sheets import Names, spoken
from .styles import BOARD_CSS
from .tokens import tokens_css

_CSS: Final = """
*{box-sizing:border-box;margin:0}
body{background:var(--table);color:var(--text);font:400 var(--t-body)/var(--lead) var(--font-ui);
padding:var(--s-6) var(--s-5) var(--s-8)}
h1,h2{font-family:var(--font-display);line-height:1.1;letter-spacing:.02em}
h1{font-size:var(--t-1)}h2{font-size:var(--t-2);margin:var(--s-7) 0 var(--s-4)}
header{display:flex;gap:var(--s-4);align-items:center;flex-wrap:wrap}
header p{color:var(--text-2);flex:1;min-width:16em}
button{font:600 .95rem/1 var(--font-ui);color:var(--text);background:var(--surface-2);border:1.5px solid var(--line-strong);
border-radius:var(--r-2);min-height:var(--target);padding:0 14px;box-shadow:var(--shadow-1);cursor:pointer}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:var(--s-4);align-items:flex-end}
figure{display:flex;flex-direction:column;gap:var(--s-2);align-items:center;max-width:100%}
figcaption{font-size:var(--t-small);color:var(--text-2);text-align:center}
svg{display:block;max-width:100%;height:auto}.sprite{position:absolute;width:0;height:0;overflow:hidden}
.framed svg{border:2px solid var(--ink)}
.grey main{filter:grayscale(1)}
"""
_SCRIPT: Final = """
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => {
  const root = document.documentElement
  if (button.value === "grey") root.classList.toggle("grey")
  else root.dataset.theme = button.value
})
"""


def gallery_html(names: Names | None = None) -> str:
    """One page of SVG that needs nothing else; `names` calls things by their id (`explorer`, `token-draw`, `first-game`)."""
    called = names or {}
    main = "".join(_section(*section) for section in _sections(called))
    looks = (("light", "Day"), ("dark", "Night"), ("grey", "Grey"))
    buttons = "".join(f'<button type="button" value="{value}">{word}</button>' for value, word in looks)
    sprite = f'<svg class="sprite" aria-hidden="true"><defs>{definitions_for(main)}</defs></svg>'
    return (
        '<!doctype html>\n<html lang="en" data-theme="light"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>El Dorado: everything drawn</title>'
        f"<style>{tokens_css()}{BOARD_CSS}{_CSS}</style></head><body>{sprite}"
        f"<header><h1>Everything drawn</h1><p>All pieces, cards, tokens and routes of the box.</p>{buttons}</header>"
        f"<main>{main}</main><script>{_SCRIPT}</script></body></html>\n"
    )


def _section(heading: str, style: str, figures: Iterable[str]) -> str:
    return f'<h2>{escape(heading)}</h2><div class="{style}">{"".join(figures)}</div>'


def _sections(names: Names) -> Iterator[tuple[str, str, Iterable[str]]]:
    yield "Routes", "row framed", _routes(names)
    yield "A game in progress, and afterwards", "row framed", _moments()
    yield "Tiles and strips", "row", _tiles()
    yield "Tiles, small, every number written", "row", _small_tiles()
    yield "Ground", "row", [_figure(space_svg(kind, radius=44, standalone=False), kind) for kind in kinds()]
    yield "Ground, small", "row", [_figure(space_svg(kind, radius=20, detail="small", standalone=False), "") for kind in kinds()]
    yield "Cards", "row", _cards(names)
    yield "Cave tokens", "row", _tokens(names)
    yield "Blockades", "row", _blockades(names)
    yield (
        "Playing pieces",
        "row",
        [_figure(piece_svg(i, width=84, standalone=False), player.name) for i, player in enumerate(PLAYERS)],
    )
    yield "The gate", "row", [_figure(gate_svg(width=240, standalone=False), "")]
    yield "Signs", "row", [_figure(sign_svg(name, width=36, standalone=False), name) for name in _signs()]


def _signs() -> list[str]:
    """Every small drawing that no other section shows."""
    shown = {*PIECES, *TOKENS, *BLOCKADE_ART}
    return [name for name in symbols() if name not in shown and not name.startswith("plaque-")]


def _figure(picture: str, words: str) -> str:
    caption = f"<figcaption>{escape(words)}</figcaption>" if words else ""
    return f"<figure>{picture}{caption}</figure>"


def _routes(names: Names) -> Iterator[str]:
    for route_id in route_ids():
        board = route(route_id)
        starts = list(enumerate(board.starts))
        words = spoken(names, f"route-name-{route_id}")
        bands, piles = unknown_blockades(board), dict.fromkeys(board.caves, 4)
        for width in (1000, 350):
            picture = board_svg(board, width=width, height=630, pieces=starts, blockades=bands, caves=piles, standalone=False)
            yield _figure(picture, words)


def _tiles() -> Iterator[str]:
    yield from (_figure(tile_svg(tile, radius=30, standalone=False), "") for tile in catalog().tiles.values())
    yield from (_figure(end_tile_svg(side, radius=30, standalone=False), "") for side in ("jungle", "river"))


def _small_tiles() -> Iterator[str]:
    for tile in catalog().tiles.values():
        yield _figure(tile_svg(tile, radius=15, turn=30, always_numbers=True, standalone=False), "")


def _cards(names: Names) -> Iterator[str]:
    for card in catalog().cards:
        yield _figure(card_svg(card, spoken(names, f"card-{card.id}"), width=CARD_WIDTH * 0.8, standalone=False), "")
    yield _figure(card_back_svg(width=CARD_WIDTH * 0.8, standalone=False), "")


def _tokens(names: Names) -> Iterator[str]:
    for id_, count in zip(TOKEN_IDS, catalog().token_counts, strict=True):
        yield _figure(token_svg(id_, standalone=False), f"{count} × {spoken(names, f'token-{id_}')}")
    yield _figure(token_svg("back", standalone=False), spoken(names, "token-back"))


def _blockades(names: Names) -> Iterator[str]:
    for number in range(7):
        yield _figure(blockade_svg(number, standalone=False), spoken(names, f"blockade-{number}"))
    for number in range(1, 7):
        yield _figure(plaque_svg(number, standalone=False), "")


def _moments() -> Iterator[str]:
    board = route("first-game")
    way = _downhill(board, board.space("N11"))
    lit = {space: price for price, space in enumerate(way[1:5], 1)}
    pieces = [(0, way[0]), (1, way[6]), (2, way[6]), (3, board.starts[3])]
    turn = board_svg(
        board, width=1120, height=700, pieces=pieces, blockades={2: 1, 3: 6}, lit=lit, path=way[:4], standalone=False
    )  # fmt: skip
    yield _figure(turn, "a card is taken up")
    trails = {player: _downhill(board, start)[: 30 - 3 * player] for player, start in enumerate(board.starts)}
    standing = [(player, trail[-1]) for player, trail in trails.items()]
    after = board_svg(board, width=1120, height=700, trails=trails, pieces=standing, letters=False, standalone=False)
    yield _figure(after, "where everybody went")


def _downhill(board: Board, start: int) -> list[int]:
    """The shortest way to the finish, spaces numbered as on the board."""
    way = [start]
    while board.distance[way[-1]]:
        steps = [int(n) for n in board.neighbours[way[-1] * 6 : way[-1] * 6 + 6] if n >= 0]
        way.append(min(steps, key=lambda space: (board.distance[space], space)))
    return way

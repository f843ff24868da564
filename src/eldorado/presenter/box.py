"""What does not change during a game, for a page that knows no rule: routes with their geometry, cards, tokens, bots."""

from __future__ import annotations

import functools
from importlib.metadata import version

from ..box import catalog
from ..engine.board import NOWHERE, Board
from ..engine.components import CARD_IDS, SYMBOLS, TERRAINS, TOKEN_IDS, Card
from ..engine.errors import Fault
from ..engine.setup import SWITCHES
from ..engine.zones import has_bit
from ..protocol import VERSION
from ..protocol.box import AdviceInfo, BotInfo, BoxInfo, CardInfo, FaultInfo, PieceInfo, RouteInfo, SeamInfo, SpaceInfo
from ..routes.advice import Advice
from ..routes.printed import route, route_ids
from ..words import LANGUAGES
from .layout import board_layout


@functools.cache
def box(levels: tuple[str, ...]) -> BoxInfo:
    """Everything but the routes' spaces; `levels` are the bots, weakest first."""
    return BoxInfo(
        protocol=VERSION,
        version=version("eldorado"),
        routes=[route_info(route(id_), with_spaces=False) for id_ in route_ids()],
        cards=[_card(card) for card in catalog().cards],
        tokens=list(TOKEN_IDS),
        bots=[BotInfo(id_, level) for level, id_ in enumerate(levels)],
        switches=list(SWITCHES),
        languages=list(LANGUAGES),
    )


def _card(card: Card) -> CardInfo:
    return CardInfo(
        CARD_IDS[card.index], card.family, SYMBOLS[card.symbol], card.power, card.price, card.half_coins(), card.item,
        card.draw, card.remove, card.take, card.move,
    )  # fmt: skip


def route_info(board: Board, with_spaces: bool = True, with_layout: bool = True) -> RouteInfo:
    """The layout is dear: who draws a board otherwise does without."""
    laid = board.route
    return RouteInfo(
        id=laid.id,
        difficulty=laid.difficulty,
        length=min(int(board.distance[start]) for start in board.starts),
        caves=len(board.caves),
        blockades=int(board.seam_count),
        picture=laid.picture,
        end_side=laid.end_side,
        pieces=[PieceInfo(piece.letter, piece.q, piece.r, piece.turn) for piece in laid.pieces],
        spaces=[_space(board, space) for space in range(len(board.names))] if with_spaces else [],
        seams=_seams(board) if with_spaces else [],
        layout=board_layout(board) if with_spaces and with_layout else None,
    )


def _space(board: Board, space: int) -> SpaceInfo:
    q, r = board.hexes[space]
    return SpaceInfo(
        name=board.names[space],
        q=q,
        r=r,
        terrain=TERRAINS[board.terrain[space]],
        strength=int(board.strength[space]),
        piece=int(board.piece[space]),
        distance=int(board.distance[space]),
        cave=board.is_cave[space],
        finish=board.is_finish[space],
        start=int(board.start_number[space]),
        seams=[seam for seam in range(board.seam_count) if has_bit(board.at_seams[space], seam)],
    )


def _seams(board: Board) -> list[SeamInfo]:
    pieces = board.route.pieces
    found = []
    for connection in board.connections:
        if connection.seam != NOWHERE:
            letters = pieces[connection.first].letter + pieces[connection.first + 1].letter
            found.append(SeamInfo(letters, [[board.names[a], board.names[b]] for a, b in connection.edges]))
    return found


def fault_info(fault: Fault) -> FaultInfo:
    return FaultInfo(fault.code, fault.line, fault.part, fault.facts)


def advice_info(advice: Advice) -> AdviceInfo:
    return AdviceInfo(advice.code, advice.pieces, advice.spaces, advice.figures)

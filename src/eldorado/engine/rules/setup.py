"""R2: laying the route with its seams, and setting the game up, all chance of it from the seed."""

from __future__ import annotations

from typing import Final

from ..actions import Actions
from ..board import NOWHERE, Board, TileConnection
from ..catalog import Catalog
from ..components import CARD_KINDS, STRIP
from ..events import GAME_BEGAN, TURN_BEGAN, Event
from ..int64 import i64
from ..rng import TABLE, below, block, key_of
from ..route import Route
from ..setup import Setup
from ..state import OFF_BOARD, Player, State
from ..versions import STRIP_TO_STRIP
from ..zones import one
from .actions import draw_cards
from .market import fill_slot

BLOCKADES: Final = 6
"""How many the box holds (R1.3)."""
FIRST_PLAYER_ROLL: Final = 6
SETUP_ROLLS: Final = 7
"""Words of the table's stream that setting up takes: one for each blockade at most, and the first player."""


def assemble(route: Route, catalog: Catalog, corner: tuple[int, int], rules: int) -> Board:
    """Lays a route that `layout.check` has passed, with the end tile on `corner`; no seam before that (R2.4)."""
    board = Board(route, catalog, corner, rules)
    for number, placement in enumerate(route.pieces):
        board.add_piece(number, placement, catalog.tiles[placement.letter].spaces)
    board.add_finish()
    board.link()
    for first, blocked in enumerate(_blocked(board)):
        _connect(board, first, blocked)
    _find_open_seams(board)
    board.finish()
    return board


def _blocked(board: Board) -> list[bool]:
    """Which connections carry a blockade: all but those by which a strip is left for a big tile (R2.3).

    Between two strips none lay under the first rules, and none lies now where the box has no seventh.
    """
    strips = [board.catalog.tiles[piece.letter].kind == STRIP for piece in board.route.pieces]
    onto_strip = board.rules >= STRIP_TO_STRIP
    blocked = [not strips[n] or (onto_strip and strips[n + 1]) for n in range(len(strips) - 1)]
    if sum(blocked) > BLOCKADES:
        blocked = [not strip for strip in strips[:-1]]
    return blocked


def _connect(board: Board, first: int, blocked: bool) -> None:
    """The edges between a piece and the next, with a seam if a blockade belongs there (R2.2, R6.1)."""
    edges = _edges_between(board, first, first + 1)
    seam = NOWHERE
    if blocked:
        seam = int(board.seam_count)
        board.seam_count += 1
        for a, b in edges:
            _cover(board, a, b, seam)
    board.connections.append(TileConnection(first, edges, seam))


def _find_open_seams(board: Board) -> None:
    """Pieces that touch out of order stay open (R2.5)."""
    pieces = len(board.route.pieces)
    for first in range(pieces):
        for second in range(first + 2, pieces):
            if _edges_between(board, first, second):
                board.open_seams.append((first, second))


def _edges_between(board: Board, first: int, second: int) -> list[tuple[int, int]]:
    edges = []
    for space in range(len(board.names)):
        if board.piece[space] == first:
            for direction in range(6):
                other = board.neighbours[space * 6 + direction]
                if other != NOWHERE and board.piece[other] == second:
                    edges.append((space, int(other)))
    return edges


def _cover(board: Board, a: int, b: int, seam: int) -> None:
    """From both sides (R6.1)."""
    for direction in range(6):
        if board.neighbours[a * 6 + direction] == b:
            board.seams[a * 6 + direction] = seam
        if board.neighbours[b * 6 + direction] == a:
            board.seams[b * 6 + direction] = seam


def new_state(setup: Setup, actions: Actions, log: list[Event] | None = None) -> State:
    """A game before the first play. `actions` belong to the setup's board and are shared by all its games."""
    state = State(setup, actions, [_player(setup) for _ in range(setup.players)], key_of(setup.seed))
    state.log = log
    _lay_market(state)
    words = block(state.key, TABLE, 0)
    state.rolls = SETUP_ROLLS
    state.first = setup.first_player - 1 if setup.first_player else below(words, FIRST_PLAYER_ROLL, setup.players)
    _lay_blockades(state, words)
    if setup.caves:
        _lay_caves(state)
    _place_pieces(state)
    state.tell(GAME_BEGAN, -1)
    for seat in range(setup.players):
        state.current = seat
        draw_cards(state, setup.board.catalog.hand_size)
    state.current = state.first
    state.reveals = 0
    state.tell(TURN_BEGAN, state.current, amount=1)
    return state


def _player(setup: Setup) -> Player:
    deck: i64 = 0
    for card in setup.board.catalog.cards:
        deck += one(card.index) * card.start
    return Player(0, deck, 0, 0, 0, 0, 0, OFF_BOARD, OFF_BOARD, 0, 0, 0, 0)


def _lay_market(state: State) -> None:
    """Three copies of each kind; the marked six on the board, by price (R2.6)."""
    catalog = state.board.catalog
    index: i64 = 0
    for price in range(1, 8):
        for kind in range(CARD_KINDS):
            card = catalog.cards[kind]
            if card.price == price:
                state.market += one(kind) * card.copies
                if card.market:
                    fill_slot(state, index, kind)
                    index += 1


def _lay_blockades(state: State, words: bytes) -> None:
    """The six shuffled, one on every seam (R2.2)."""
    box = [1, 2, 3, 4, 5, 6]
    for seam in range(state.board.seam_count):
        number = box.pop(below(words, seam, len(box)))
        state.fill_seam(seam, number)


def _lay_caves(state: State) -> None:
    """Face-down piles; which token lies where is settled only when it is turned up, which nobody can tell apart (R2.10)."""
    catalog = state.board.catalog
    for token, amount in enumerate(catalog.token_counts):
        state.bag += one(token) * amount
    for cave in range(len(state.board.caves)):
        state.caves += one(cave) * catalog.tokens_per_cave


def _place_pieces(state: State) -> None:
    """In turn order on starts 1, 2, 3, 4; with two players 1 and 3 against 2 and 4 (R2.9)."""
    seats = len(state.players)
    for place in range(4 if seats == 2 else seats):
        player = state.players[(state.first + place) % seats]
        player.put(place // seats, state.board.starts[place])

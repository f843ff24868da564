"""How the values of the library are pickled and copied: the same bytes on both builds, checked when they are read."""

from __future__ import annotations

import copyreg
import hashlib
import zlib
from typing import Any, Final

from .box import catalog
from .engine.actions import Actions
from .engine.board import Board
from .engine.catalog import Catalog
from .engine.components import CARD_IDS, Card
from .engine.errors import EldoradoError
from .engine.setup import Setup
from .engine.state import State, from_bytes
from .engine.view import View
from .notation.setups import parse_setup, route_lines, setup_text
from .routes.printed import actions_of, board_of

MOST: Final = 1_000_000
"""No packed text is longer when unpacked."""


def packed(text: str) -> bytes:
    return zlib.compress(text.encode(), 9)


def unpacked(data: bytes) -> str:
    """The text again; raises when the bytes are not what was packed."""
    try:
        return _inflated(data).decode()
    except UnicodeDecodeError:
        raise damaged() from None


def _inflated(data: bytes) -> bytes:
    reader = zlib.decompressobj()
    try:
        plain = reader.decompress(data, MOST)
    except (zlib.error, TypeError):
        raise damaged() from None
    if not reader.eof:
        raise damaged()
    return plain


def damaged() -> EldoradoError:
    return EldoradoError("pickle.damaged")


def signed(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()[:8]


def _reduce_board(board: Board) -> tuple[Any, ...]:
    [first, *rest] = route_lines(board, board_of)
    text = "\n".join(line.strip() for line in rest) + "\n" if rest else first.partition(" ")[2]
    return board_of, (text, board.rules)


def _reduce_setup(setup: Setup) -> tuple[Any, ...]:
    return restore_setup, (setup_text(setup, board_of),)


def restore_setup(text: str) -> Setup:
    return parse_setup(text, board_of)


def _reduce_state(state: State) -> tuple[Any, ...]:
    setup, data, reveals = packed(setup_text(state.setup, board_of)), state.to_bytes(), int(state.reveals)
    return restore_state, (setup, zlib.compress(data, 9), reveals, signed(setup, data))


def restore_state(setup: bytes, data: bytes, reveals: int, signature: bytes) -> State:
    """A pickled state; raises when anything of it was changed."""
    plain = _inflated(data)
    if signed(setup, plain) != signature:
        raise damaged()
    made = parse_setup(unpacked(setup), board_of)
    return from_bytes(made, actions_of(made.board), plain, reveals)


def _reduce_view(view: View) -> tuple[Any, ...]:
    return View, (int(view.viewer), view.known, list(view.hand_sizes))


def _reduce_actions(actions: Actions) -> tuple[Any, ...]:
    return actions_of, (actions.board,)


def _reduce_card(card: Card) -> tuple[Any, ...]:
    return restore_card, (card.id,)


def restore_card(id_: str) -> Card:
    return catalog().cards[CARD_IDS.index(id_)]


def _reduce_catalog(_: Catalog) -> tuple[Any, ...]:
    return catalog, ()


copyreg.pickle(Board, _reduce_board)
copyreg.pickle(Setup, _reduce_setup)
copyreg.pickle(State, _reduce_state)
copyreg.pickle(View, _reduce_view)
copyreg.pickle(Actions, _reduce_actions)
copyreg.pickle(Card, _reduce_card)
copyreg.pickle(Catalog, _reduce_catalog)

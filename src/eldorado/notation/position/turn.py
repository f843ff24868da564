"""The turn of a written position: the movement under way, what is asked now, and whether that can be so."""

from __future__ import annotations

from typing import Final

from ...engine.actions import CHANGED_SOURCE, NO_SOURCE, TOKEN_SOURCE, card_of
from ...engine.board import NOWHERE
from ...engine.components import (
    CARD_IDS,
    JOKER,
    MOVING_TOKENS,
    SYMBOLS,
    TOKEN_CHANGE_SYMBOL,
    TOKEN_IDS,
    TOKEN_PASS_THROUGH,
)
from ...engine.decision import DISCARD, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE
from ...engine.errors import EldoradoError
from ...engine.int64 import i64
from ...engine.rules.movement import can_go_on
from ...engine.state import State
from ...engine.zones import bit, count, kinds
from ..keyed_text import KeyedLine, KeyedText, number
from .cards import Cards, zone
from .decision import check_asked, read_asked
from .pieces import find_space

ASKED_KEYS: Final = ("paying", "removing", "taking", "purse", "replacing", "discarding", "over")
TURN_KEYS: Final = ("moving", *ASKED_KEYS, "bought", "passing", "waiting")
_ASKED: Final = (PAY, REMOVE, TAKE, PURSE, REPLACE, DISCARD, OVER)


def read_turn(state: State, sheet: KeyedText, cards: Cards) -> None:
    """Reads what the turn has come to; whether it fits is asked only of a table without faults."""
    state.bought = sheet.has_flag("bought")
    state.passing = sheet.has_flag("passing")
    state.waiting = zone(cards.waiting)
    moving = sheet.entries.get("moving")
    if moving is not None:
        _read_moving(state, sheet, moving)
    asked = _only_one(sheet)
    if asked is not None:
        state.decision = _ASKED[ASKED_KEYS.index(asked.key)]
        read_asked(state, sheet, asked)
    if sheet.faults:
        return
    _check_flags(state, sheet)
    if moving is not None:
        _check_moving(state, sheet, moving)
    check_asked(state, sheet, asked)


def _only_one(sheet: KeyedText) -> KeyedLine | None:
    """One thing is asked at a time."""
    found: KeyedLine | None = None
    for key in ASKED_KEYS:
        entry = sheet.entries.get(key)
        if entry is not None and found is not None:
            sheet.fault("position.two-decisions", entry.line, key, {"found": key, "first": found.key})
        elif entry is not None:
            found = entry
    return found


def _read_moving(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """`trailblazer /1 machete left 2 before C44`."""
    words = entry.words()
    before: list[str] = []
    if "before" in words:
        before = " ".join(words[words.index("before") + 1 :]).replace(",", " ").split()
        words = words[: words.index("before")]
    piece = 0
    if len(words) > 1 and words[1] in ("/1", "/2"):
        piece = int(words.pop(1)[1]) - 1
    if len(words) != 4 or words[1] not in SYMBOLS[:3] or words[2] != "left":
        sheet.bad_value(entry)
        return
    left = number(words[3], 1, 9)
    if left is None:
        sheet.bad_number(entry, words[3], 1, 9)
        return
    state.source = _source(state, sheet, entry, words[0])
    state.piece = piece
    state.symbol = SYMBOLS.index(words[1])
    state.left = left
    for name in before:
        _read_before(state, sheet, entry, name)


def _source(state: State, sheet: KeyedText, entry: KeyedLine, word: str) -> int:
    """A source as actions write it; `spend` takes every card, token and changed card."""
    try:
        return int(state.actions.parse(f"spend {word}").source)
    except EldoradoError as error:
        sheet.fault(error.code, entry.line, entry.key, error.facts)
        return NO_SOURCE


def _read_before(state: State, sheet: KeyedText, entry: KeyedLine, name: str) -> None:
    space = find_space(state.board, sheet, entry, name)
    if space != NOWHERE and not state.board.is_cave[space]:
        sheet.fault("position.not-a-cave", entry.line, name, {"space": name})
    elif space != NOWHERE and not state.setup.caves:
        sheet.fault("position.without-caves", entry.line, "before")
    elif space != NOWHERE:
        state.before |= bit(state.board.caves.index(space))


def _check_flags(state: State, sheet: KeyedText) -> None:
    for kind in kinds(state.waiting):
        if not state.board.catalog.item[kind]:
            sheet.fault("position.not-an-item", sheet.line("waiting"), "waiting", {"card": CARD_IDS[kind]})
    if state.waiting and state.decision in (PAY, REPLACE, DISCARD, OVER):
        sheet.fault("position.waits-no-more", sheet.line("waiting"), "waiting")
    if state.passing and not count(state.used_tokens, TOKEN_PASS_THROUGH):
        sheet.fault("position.not-played", sheet.line("passing"), "passing", {"source": "@" + TOKEN_IDS[TOKEN_PASS_THROUGH]})
    for key in ("bought", "passing"):
        if state.decision == OVER and key in sheet.entries:
            sheet.fault("position.while-over", sheet.line(key), key)


def _check_moving(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """The source was played, gives this symbol, has this much left, and the movement could go on (R4.11)."""
    source = state.source
    if not _was_played(state, source):
        sheet.fault("position.not-played", entry.line, "moving", {"source": entry.words()[0][:40]})
    power = _power(state, source)
    if state.left >= power:
        sheet.fault("position.too-much-left", entry.line, "moving", {"found": int(state.left), "most": max(power - 1, 0)})
    if not _gives(state, source, state.symbol):
        facts: dict[str, int | str | list[str]] = {"symbol": SYMBOLS[state.symbol], "source": entry.words()[0][:40]}
        sheet.fault("position.wrong-symbol", entry.line, "moving", facts)
    if state.bought and not state.setup.move_after_buy:
        sheet.fault("position.after-purchase", entry.line, "moving")
    if state.decision in (PAY, PURSE, DISCARD, OVER) or (state.decision != PLAY and state.setup.strict_leftover):
        sheet.fault("position.while-moving", entry.line, "moving")
    elif state.me().at(state.piece) < 0:
        sheet.fault("position.no-piece", entry.line, "moving", {"number": int(state.piece) + 1})
    elif not sheet.faults and not can_go_on(state):
        sheet.fault("position.cannot-go-on", entry.line, "moving")


def _was_played(state: State, source: i64) -> bool:
    """A card played lies in the play area, waits, or has gone already if it is an item (R8.4)."""
    me = state.me()
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        return count(state.used_tokens, source - TOKEN_SOURCE) > 0
    if source >= CHANGED_SOURCE and not count(state.used_tokens, TOKEN_CHANGE_SYMBOL):
        return False
    kind = card_of(source)
    gone = count(me.removed, kind) if state.board.catalog.item[kind] else 0
    return count(me.play, kind) + count(state.waiting, kind) + gone > 0


def _power(state: State, source: i64) -> int:
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = source - TOKEN_SOURCE
        return int(TOKEN_IDS[token][-1]) if token < MOVING_TOKENS else 0
    return int(state.board.catalog.power[card_of(source)])


def _gives(state: State, source: i64, symbol: i64) -> bool:
    """Whether a source moves with this symbol (R4.1, R10.12)."""
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        return TOKEN_IDS[source - TOKEN_SOURCE].partition("_")[0] == SYMBOLS[symbol]
    own = state.board.catalog.symbol[card_of(source)]
    if source >= CHANGED_SOURCE:
        return own < JOKER and own != symbol
    return own in (symbol, JOKER)


assert len(_ASKED) == len(ASKED_KEYS)

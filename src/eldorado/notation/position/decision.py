"""What is asked in a written position (a payment, a removal, a purse, …, or nothing because it is over), read and checked."""

from __future__ import annotations

from ...engine.board import NOWHERE
from ...engine.components import CAMP, CARD_IDS, RUBBLE, TOKEN_IDS, TOKEN_REMOVE, TOKEN_REPLACE
from ...engine.decision import DISCARD, OVER, PAY, PURSE, REMOVE, REPLACE, TAKE
from ...engine.int64 import i64
from ...engine.rules.blockades import seam_of
from ...engine.rules.camps import is_spent
from ...engine.rules.caves import open_caves
from ...engine.rules.market import cheapest, worth
from ...engine.rules.movement import open_way
from ...engine.rules.tokens import REPLACED_AT_MOST, blocking
from ...engine.state import State
from ...engine.zones import count, size
from ..keyed_text import KeyedLine, KeyedText, number
from .pieces import find_space


def read_asked(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    asked = state.decision
    if asked == PAY:
        _read_paying(state, sheet, entry)
    elif asked == REMOVE:
        words = entry.words()
        state.must = words[1:] == ["must"]
        state.owed = _number(sheet, entry, words[0] if words[1:] in ([], ["must"]) and words else entry.rest, 1, 2)
    elif asked == PURSE:
        state.purse = _number(sheet, entry, entry.rest, 1, 999)
    elif asked == REPLACE:
        _read_replacing(state, sheet, entry)
    elif entry.rest:
        sheet.bad_value(entry)


def _number(sheet: KeyedText, entry: KeyedLine, word: str, least: int, most: int) -> int:
    value = number(word, least, most)
    if value is None:
        sheet.bad_number(entry, word, least, most)
    return value or 0


def _read_paying(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """`C43 /1 left 1` or `#6 /2 left 2`; without `left` nothing has been paid yet."""
    words = entry.words()
    left = ""
    if words[-2:-1] == ["left"]:
        left = words.pop()
        words.pop()
    if len(words) == 2 and words[1] in ("/1", "/2"):
        state.piece = int(words.pop()[1]) - 1
    if len(words) != 1:
        sheet.bad_value(entry)
        return
    if words[0].startswith("#"):
        state.goal_number = _number(sheet, entry, words[0][1:], 1, 6)
        price = int(state.board.catalog.blockade_strength[state.goal_number])
    else:
        state.goal = find_space(state.board, sheet, entry, words[0])
        price = int(state.board.strength[state.goal]) if state.goal != NOWHERE else 1
    state.owed = _number(sheet, entry, left, 1, price) if left else price


def _read_replacing(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """`left 3 done 1`."""
    words = entry.words()
    most = int(REPLACED_AT_MOST)
    if len(words) == 4 and words[0] == "left" and words[2] == "done":
        state.owed = _number(sheet, entry, words[1], 1, most)
        state.goal_number = _number(sheet, entry, words[3], 0, most - 1)
    elif len(words) == 2 and words[0] == "left":
        state.owed = _number(sheet, entry, words[1], 1, most)
    else:
        sheet.bad_value(entry)


def check_asked(state: State, sheet: KeyedText, entry: KeyedLine | None) -> None:
    """Whether a table without faults can ask this."""
    _check_ending(state, sheet)
    if entry is None or state.decision == OVER:
        return
    asked = state.decision
    if asked in (PAY, REMOVE, REPLACE) and size(state.me().hand) < state.owed:
        facts: dict[str, int | str | list[str]] = {"found": int(size(state.me().hand)), "needed": int(state.owed)}
        sheet.fault("position.hand-too-small", entry.line, entry.key, facts)
    if asked == PAY:
        _check_paying(state, sheet, entry)
    elif asked == REMOVE:
        _check_removing(state, sheet, entry)
    elif asked == TAKE:
        _check_taking(state, sheet, entry)
    elif asked == PURSE:
        _check_purse(state, sheet, entry)
    elif asked == REPLACE:
        _check_replacing(state, sheet, entry)
    elif asked == DISCARD and (state.me().play or not state.me().hand):
        sheet.fault("position.not-discarding", entry.line, entry.key)


def _check_paying(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """The goal lies open beside the piece and is paid with cards (R5.1, R5.2, R6.3)."""
    if state.bought and not state.setup.move_after_buy:
        sheet.fault("position.after-purchase", entry.line, entry.key)
    at = state.me().at(state.piece)
    if at < 0:
        sheet.fault("position.no-piece", entry.line, entry.key, {"number": int(state.piece) + 1})
        return
    good = _can_pay_blockade(state, at) if state.goal == NOWHERE else _can_pay_space(state, at)
    if not good:
        facts: dict[str, int | str | list[str]] = {"found": entry.words()[0][:20], "space": state.board.names[at]}
        sheet.fault("position.cannot-pay", entry.line, entry.key, facts)
    state.before = open_caves(state, at)


def _can_pay_space(state: State, at: i64) -> bool:
    if state.board.terrain[state.goal] not in (RUBBLE, CAMP) or is_spent(state, state.goal):
        return False
    return any(
        open_way(state, state.board.ways[edge], blocking(state), False) == state.goal
        for edge in range(int(at) * 6, int(at) * 6 + 6)
    )


def _can_pay_blockade(state: State, at: i64) -> bool:
    if state.board.catalog.blockade_terrain[state.goal_number] != RUBBLE:
        return False
    seam = seam_of(state, state.goal_number)
    return seam >= 0 and (state.board.at_seams[at] >> seam) & 1 == 1


def _check_removing(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """A remove token asks for one card; the Scientist lets go of one, the Travel Log of two (R9.4, R10.11)."""
    if state.must:
        if not count(state.used_tokens, TOKEN_REMOVE):
            sheet.fault("position.not-played", entry.line, entry.key, {"source": "@" + TOKEN_IDS[TOKEN_REMOVE]})
        if state.owed > 1:
            sheet.bad_number(entry, entry.rest, 1, 1)
        return
    for card in state.board.catalog.cards:
        played = count(state.me().play, card.index) + count(state.waiting, card.index)
        if card.remove >= state.owed and played:
            return
    able = [card.id for card in state.board.catalog.cards if card.remove >= state.owed]
    sheet.fault("position.none-played", entry.line, entry.key, {"cards": able})


def _check_taking(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    able = [card for card in state.board.catalog.cards if card.take]
    if not state.market or not any(count(state.waiting, card.index) for card in able):
        sheet.fault("position.none-waiting", entry.line, entry.key, {"cards": [CARD_IDS[card.index] for card in able]})


def _check_purse(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    """The purse holds no more than was played, and some pile is payable with it (R7.2)."""
    me = state.me()
    if state.bought:
        sheet.fault("position.after-purchase", entry.line, entry.key)
    most = worth(state, me.play + state.waiting, state.used_tokens)
    if state.purse > most:
        sheet.fault("position.purse-too-full", entry.line, entry.key, {"found": int(state.purse), "most": int(most)})
    if state.purse + worth(state, me.hand, me.tokens) < cheapest(state):
        sheet.fault("position.cannot-buy", entry.line, entry.key)


def _check_replacing(state: State, sheet: KeyedText, entry: KeyedLine) -> None:
    if not count(state.used_tokens, TOKEN_REPLACE):
        sheet.fault("position.not-played", entry.line, entry.key, {"source": "@" + TOKEN_IDS[TOKEN_REPLACE]})
    if state.owed + state.goal_number > REPLACED_AT_MOST or size(state.me().play) < state.goal_number:
        sheet.bad_value(entry)


def _check_ending(state: State, sheet: KeyedText) -> None:
    """A seat that still races is asked, unless the game is over; and it is over when it must be (R11.4, R11.12, R11.13)."""
    over = state.decision == OVER
    if over and not _may_be_over(state):
        sheet.fault("position.not-over", sheet.line("over"), "over")
    if not over and _must_be_over(state):
        sheet.fault("position.is-over", sheet.line("turn"), "turn")
    elif not over and state.me().is_out():
        sheet.fault("position.seat-out", sheet.line("turn"), "turn", {"seat": int(state.current) + 1})


def _racing(state: State) -> int:
    return len([player for player in state.players if not player.is_out()])


def _standing(state: State) -> int:
    return len([player for player in state.players if not player.resigned])


def _may_be_over(state: State) -> bool:
    if _standing(state) <= 1 or _racing(state) == 0 or state.round >= state.setup.max_rounds:
        return True
    return state.arrivals > 0 and (not state.setup.full_race or _racing(state) <= 1)


def _must_be_over(state: State) -> bool:
    """Nobody left to race, or the round in which it was decided is past."""
    if _standing(state) <= 1 or _racing(state) == 0:
        return True
    last = max([int(player.arrival_round) for player in state.players])
    first = min([int(player.arrival_round) for player in state.players if player.arrival], default=int(state.round))
    if not state.setup.full_race:
        return first < state.round
    return 0 < last < state.round and _racing(state) <= 1

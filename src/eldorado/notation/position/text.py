"""Writes a state as a position; `parse_position` gives the same state back."""

from __future__ import annotations

from ...engine.actions import source_text
from ...engine.board import NOWHERE
from ...engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, SYMBOLS, TOKEN_IDS
from ...engine.decision import DISCARD, OVER, PAY, PURSE, REMOVE, REPLACE, TAKE
from ...engine.int64 import i64
from ...engine.rules.market import SLOTS, slot, slot_of
from ...engine.state import EL_DORADO, OFF_BOARD, Player, State
from ...engine.versions import FIRST_RULES
from ...engine.zones import count, has_bit, kinds
from ..setups import FindBoard, setup_lines
from .pieces import HOME, OUT
from .table import seam_names


def position_text(state: State, find_board: FindBoard | None = None) -> str:
    """The whole truth of a state, secrets included. A route is named if `find_board` knows it, else written out."""
    lines = ["eldorado position 1"]
    if state.setup.rules != FIRST_RULES:  # what says nothing is as old as the first positions
        lines.append(f"rules {state.setup.rules}")
    lines += setup_lines(state.setup, int.from_bytes(state.key, "big"), int(state.first) + 1, find_board)
    lines += [f"round {state.round}", f"turn {state.current + 1}"]
    lines += _chance_lines(state) + _market_lines(state) + _blockade_lines(state) + _cave_lines(state)
    for seat, player in enumerate(state.players):
        lines.append(f"seat {seat + 1}")
        lines += ["  " + line for line in _seat_lines(state, player)]
    lines += _turn_lines(state)
    return "\n".join(lines) + "\n"


def zone_text(zone: i64, ids: tuple[str, ...]) -> str:
    """`traveler 2, explorer`; `-` for nothing."""
    parts: list[str] = []
    for kind in kinds(zone):
        amount = count(zone, kind)
        parts.append(ids[kind] if amount == 1 else f"{ids[kind]} {amount}")
    return ", ".join(parts) or "-"


def _chance_lines(state: State) -> list[str]:
    counters = [int(state.rolls)] + [int(player.rolls) for player in state.players]
    return ["chance " + " ".join([str(n) for n in counters])] if any(counters) else []


def _market_lines(state: State) -> list[str]:
    piles: list[str] = []
    for index in range(SLOTS):
        kind = slot(state, index)
        piles.append(f"{CARD_IDS[kind]} {count(state.market, kind)}" if kind else "-")
    lines = ["market " + ", ".join(piles)]
    odd: list[str] = []
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if slot_of(state, kind) < 0 and count(state.market, kind) != _unowned(state, kind):
            odd.append(f"{CARD_IDS[kind]} {count(state.market, kind)}")
    if odd:
        lines.append("reserve " + ", ".join(odd))
    return lines


def _unowned(state: State, kind: int) -> int:
    """How many copies lie there if none is lost: what a position leaves out."""
    total = int(count(state.waiting, kind))
    for player in state.players:
        for zone in (player.hand, player.draw, player.play, player.discard, player.removed):
            total += int(count(zone, kind))
    return state.board.catalog.cards[kind].copies - total


def _blockade_lines(state: State) -> list[str]:
    parts: list[str] = []
    for seam, name in enumerate(seam_names(state.board)):
        number = state.standing(seam)
        parts.append(f"{name} {number}" if number else f"{name} -")
    return ["blockades " + ", ".join(parts)] if parts else []


def _cave_lines(state: State) -> list[str]:
    names = state.board.names
    lines: list[str] = []
    if state.setup.caves and state.board.caves:
        piles = [f"{names[space]} {count(state.caves, cave)}" for cave, space in enumerate(state.board.caves)]
        lines.append("caves-left " + ", ".join(piles))
    if state.used_tokens:
        lines.append("used " + zone_text(state.used_tokens, TOKEN_IDS))
    camps: list[str] = []
    for space, camp in enumerate(state.board.camp_index):
        if camp != NOWHERE and has_bit(state.camps, camp):
            camps.append(names[space])
    if camps:
        lines.append("camps-used " + ", ".join(camps))
    return lines


def _seat_lines(state: State, player: Player) -> list[str]:
    lines = [
        "at " + _places(state, player),
        "hand " + zone_text(player.hand, CARD_IDS),
        "draw " + zone_text(player.draw, CARD_IDS),
    ]
    if player.play:
        lines.append("play " + zone_text(player.play, CARD_IDS))
    if player.discard:
        lines.append("discard " + zone_text(player.discard, CARD_IDS))
    if player.removed:
        lines.append("removed " + zone_text(player.removed, CARD_IDS))
    if player.tokens:
        lines.append("tokens " + zone_text(player.tokens, TOKEN_IDS))
    if player.won:
        lines.append("won " + " ".join([str(n) for n in player.blockades()]))
    if player.arrival:
        lines.append(f"arrived {player.arrival_round} {player.arrival}")
    if player.resigned:
        lines.append(f"resigned {player.resigned}")
    return lines


def _places(state: State, player: Player) -> str:
    if player.resigned:
        return OUT
    spaces = [int(space) for space in (player.first, player.second) if space != OFF_BOARD]
    return ", ".join([HOME if space == EL_DORADO else state.board.names[space] for space in spaces])


def _turn_lines(state: State) -> list[str]:
    lines: list[str] = []
    if state.is_moving():
        lines.append(_moving_line(state))
    asked = _asked_line(state)
    if asked:
        lines.append(asked)
    if state.bought:
        lines.append("bought")
    if state.passing:
        lines.append("passing")
    if state.waiting:
        lines.append("waiting " + zone_text(state.waiting, CARD_IDS))
    return lines


def _piece(state: State) -> str:
    return " /2" if state.piece else ""


def _moving_line(state: State) -> str:
    line = f"moving {source_text(state.source)}{_piece(state)} {SYMBOLS[state.symbol]} left {state.left}"
    caves = [state.board.names[space] for cave, space in enumerate(state.board.caves) if has_bit(state.before, cave)]
    return f"{line} before {' '.join(caves)}" if caves else line


def _asked_line(state: State) -> str:
    asked = state.decision
    if asked == PAY:
        goal = f"#{state.goal_number}" if state.goal == NOWHERE else state.board.names[state.goal]
        return f"paying {goal}{_piece(state)} left {state.owed}"
    if asked == REMOVE:
        return f"removing {state.owed} must" if state.must else f"removing {state.owed}"
    if asked == TAKE:
        return "taking"
    if asked == PURSE:
        return f"purse {state.purse}"
    if asked == REPLACE:
        return f"replacing left {state.owed} done {state.goal_number}"
    if asked == DISCARD:
        return "discarding"
    return "over" if asked == OVER else ""

"""Writes a state as a position; `parse_position` gives the same state back."""

from __future__ import annotations

from ...engine.actions import source_text
from ...engine.board import NOWHERE
from ...engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, SYMBOLS, TOKEN_IDS
from ...engine.decision import PAY, PURSE, REMOVE, REPLACE
from ...engine.int64 import i64
from ...engine.rules.market import SLOTS, slot, slot_of
from ...engine.state import EL_DORADO, OFF_BOARD, Player, State
from ...engine.status_cards import owned
from ...engine.status_turn import ASKED_KEYS
from ...engine.versions import FIRST_RULES
from ...engine.zones import count, has_bit, kinds
from ..setups import FindBoard, setup_lines
from .cards import SEAT_ZONES
from .table import HOME, OUT, seam_names


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
    counted = [(ids[kind], count(zone, kind)) for kind in kinds(zone)]
    return ", ".join([id_ if amount == 1 else f"{id_} {amount}" for id_, amount in counted]) or "-"


def _chance_lines(state: State) -> list[str]:
    counters = [int(state.rolls)] + [int(player.rolls) for player in state.players]
    return ["chance " + " ".join([str(n) for n in counters])] if any(counters) else []


def _market_lines(state: State) -> list[str]:
    """The slots; of the reserve only the piles that are not as high as what nobody owns."""
    slots = [slot(state, index) for index in range(SLOTS)]
    piles = [f"{CARD_IDS[kind]} {count(state.market, kind)}" if kind else "-" for kind in slots]
    reserve = [kind for kind in range(STARTING_KINDS, CARD_KINDS) if slot_of(state, kind) < 0]
    odd = [f"{CARD_IDS[kind]} {count(state.market, kind)}" for kind in reserve if _is_odd(state, kind)]
    return ["market " + ", ".join(piles), *(["reserve " + ", ".join(odd)] if odd else [])]


def _is_odd(state: State, kind: int) -> bool:
    known = count(state.waiting, kind) + sum([owned(player, kind) for player in state.players])
    return count(state.market, kind) != state.board.catalog.cards[kind].copies - known


def _blockade_lines(state: State) -> list[str]:
    parts = [f"{name} {state.standing(seam) or '-'}" for seam, name in enumerate(seam_names(state.board))]
    return ["blockades " + ", ".join(parts)] if parts else []


def _cave_lines(state: State) -> list[str]:
    names = state.board.names
    lines: list[str] = []
    if state.setup.caves and state.board.caves:
        piles = [f"{names[space]} {count(state.caves, cave)}" for cave, space in enumerate(state.board.caves)]
        lines.append("caves-left " + ", ".join(piles))
    if state.used_tokens:
        lines.append("used " + zone_text(state.used_tokens, TOKEN_IDS))
    indices = enumerate(state.board.camp_index)
    camps = [names[space] for space, camp in indices if camp != NOWHERE and has_bit(state.camps, camp)]
    if camps:
        lines.append("camps-used " + ", ".join(camps))
    return lines


def _seat_lines(state: State, player: Player) -> list[str]:
    lines = ["at " + _places(state, player)]
    for key, ids in SEAT_ZONES.items():
        if getattr(player, key) or key in ("hand", "draw"):
            lines.append(f"{key} {zone_text(getattr(player, key), ids)}")
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
    lines = [_moving_line(state) if state.is_moving() else "", _asked_line(state)]
    lines += ["bought" if state.bought else "", "passing" if state.passing else ""]
    lines.append("waiting " + zone_text(state.waiting, CARD_IDS) if state.waiting else "")
    return [line for line in lines if line]


def _moving_line(state: State) -> str:
    line = f"moving {source_text(state.source)}{_piece(state)} {SYMBOLS[state.symbol]} left {state.left}"
    caves = [state.board.names[space] for cave, space in enumerate(state.board.caves) if has_bit(state.before, cave)]
    return f"{line} before {' '.join(caves)}" if caves else line


def _piece(state: State) -> str:
    return " /2" if state.piece else ""


def _asked_line(state: State) -> str:
    """What is asked beside the ordinary choice of an action, and how far it has come."""
    goal = f"#{state.goal_number}" if state.goal == NOWHERE else state.board.names[state.goal]
    details = {
        PAY: f" {goal}{_piece(state)} left {state.owed}",
        REMOVE: f" {state.owed} must" if state.must else f" {state.owed}",
        PURSE: f" {state.purse}",
        REPLACE: f" left {state.owed} done {state.goal_number}",
    }
    asked = int(state.decision)
    return ASKED_KEYS[asked] + details.get(asked, "") if asked in ASKED_KEYS else ""

"""Whether a state can be: every fault of a position at once, named by code and facts. The one check, for readers and tests alike.

What lies on the table is looked at first; the turn is judged only on a table without faults, as one wrong card would look
like ten wrong things.
"""

from __future__ import annotations

from .components import MOUNTAIN, TOKEN_PASS_THROUGH
from .flaw import Flaw
from .state import EL_DORADO, OFF_BOARD, Player, State
from .status_cards import add_tokens, card_flaws
from .status_turn import turn_flaws
from .zones import count, has_bit


def status(state: State) -> list[Flaw]:
    """Empty for every state that the rules can lead to."""
    return table_flaws(state) or turn_flaws(state)


def table_flaws(state: State) -> list[Flaw]:
    """What lies where, whoever's turn it is and whatever is asked."""
    found = card_flaws(state)
    add_tokens(state, found)
    _add_blockades(state, found)
    _add_pieces(state, found)
    _add_order(state, found)
    return found


def _add_blockades(state: State, found: list[Flaw]) -> None:
    """Each stands on one seam or was won by one player (R2.2, R6.4)."""
    seen: list[int] = []
    for seam in range(state.board.seam_count):
        number = int(state.standing(seam))
        if number and number in seen:
            found.append(Flaw("position.blockade-twice", "blockades", {"number": number}))
        seen.append(number)
    for seat, player in enumerate(state.players):
        for number in range(1, 7):
            if has_bit(player.won, number):
                if number in seen:
                    found.append(Flaw("position.blockade-twice", "won", {"number": number}, [seat]))
                seen.append(number)


def _add_pieces(state: State, found: list[Flaw]) -> None:
    """As many as there should be, on spaces that can be stood on; two share one only by a pass-through token (R10.13)."""
    pieces = 2 if len(state.players) == 2 else 1
    seen: dict[int, int] = {}
    for seat, player in enumerate(state.players):
        if player.resigned and (player.first != OFF_BOARD or player.second != OFF_BOARD):
            found.append(Flaw("position.pieces", "at", {"found": pieces, "needed": 0}, [seat]))
        elif pieces == 1 and player.second != OFF_BOARD:
            found.append(Flaw("position.pieces", "at", {"found": 2, "needed": 1}, [seat]))
        for space in (int(player.first), int(player.second)):
            if space >= 0:
                _add_standing(state, seat, space, seen, found)


def _add_standing(state: State, seat: int, space: int, seen: dict[int, int], found: list[Flaw]) -> None:
    name = state.board.names[space]
    if state.board.terrain[space] == MOUNTAIN:
        found.append(Flaw("position.on-mountain", "at", {"space": name}, [seat], name))
    elif state.board.is_finish[space]:
        found.append(Flaw("position.on-finish", "at", {"space": name}, [seat], name))
    if space in seen and not count(state.used_tokens, TOKEN_PASS_THROUGH):
        facts: dict[str, int | str | list[str]] = {"space": name, "seats": [str(seen[space] + 1), str(seat + 1)]}
        found.append(Flaw("position.occupied", "at", facts, [seat, seen[space]]))
    seen.setdefault(space, seat)


def _add_order(state: State, found: list[Flaw]) -> None:
    """Who is home came as first, second, …, in rounds that do not go back; who gave up likewise (R11.3, R11.13)."""
    everybody = list(range(len(state.players)))
    for seat, player in enumerate(state.players):
        if (player.arrival > 0) != is_home(player) or (player.arrival > 0) != (player.arrival_round > 0):
            found.append(Flaw("position.not-home", "arrived", {"seat": seat + 1}, [seat]))
    arrivals = sorted([(int(p.arrival), int(p.arrival_round)) for p in state.players if p.arrival])
    rounds = [when for _, when in arrivals]
    if not _counts_up([rank for rank, _ in arrivals]) or rounds != sorted(rounds) or state.arrivals != len(arrivals):
        found.append(Flaw("position.order", "arrived", {}, everybody))
    if not _counts_up(sorted([int(player.resigned) for player in state.players if player.resigned])):
        found.append(Flaw("position.order", "resigned", {}, everybody))


def is_home(player: Player) -> bool:
    """With every piece there is (R11.3)."""
    return player.first == EL_DORADO and player.second < 0


def _counts_up(ranks: list[int]) -> bool:
    return ranks == list(range(1, len(ranks) + 1))

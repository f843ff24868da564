"""A game as text: what stands on its board, and where everybody is."""

from __future__ import annotations

from ...engine.decision import KINDS, OVER
from ...engine.state import EL_DORADO, Player, State
from ...engine.zones import size
from ...words import Words
from .board import board_text


def pieces(state: State) -> dict[int, str]:
    """The signs of the pieces by space: P1-P4, with two players 1a, 1b, 2a, 2b."""
    two = len(state.players) == 2
    found: dict[int, str] = {}
    for seat, player in enumerate(state.players, 1):
        for space, sign in ((player.first, f"{seat}a" if two else f"P{seat}"), (player.second, f"{seat}b")):
            if space >= 0:
                found[int(space)] = sign
    return found


def standing(state: State) -> dict[int, int]:
    """The blockades still there, by seam."""
    return {seam: int(state.standing(seam)) for seam in range(int(state.board.seam_count)) if state.standing(seam)}


def state_text(state: State) -> str:
    """The board, who is where with how many cards, and who has to choose what; English, for programmers."""
    drawn = board_text(state.board, pieces=pieces(state), blockades=standing(state), color=False, words=Words("en"))
    turn = "over" if state.decision == OVER else f"seat {int(state.current) + 1} to {KINDS[state.decision]}"
    lines = [f"{state.board.route.id}, round {int(state.round)}, {turn}"]
    for seat, player in enumerate(state.players, 1):
        cards = f"hand {int(size(player.hand))}, draw {int(size(player.draw))}, discard {int(size(player.discard))}"
        lines.append(f"  seat {seat}: {_places_text(state, player)}; {cards}")
    return f"{drawn.plain.rstrip()}\n\n" + "\n".join(lines)


def _places_text(state: State, player: Player) -> str:
    places = []
    for space in (player.first, player.second):
        if space == EL_DORADO:
            places.append("El Dorado")
        elif space >= 0:
            places.append(f"{state.board.names[space]} ({int(state.board.distance[space])} to go)")
    return " and ".join(places) or "out"

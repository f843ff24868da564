"""Games that begin where a test wants them."""

from __future__ import annotations

from eldorado.game import Game


def game(hand: str, more: str = "") -> Game:
    return Game.from_position(
        f"eldorado position 1\nroute first-game\ncaves on\nplayers 3\nturn 1\n{more}seat 1\nat B64\nhand {hand}\n"
        f"draw traveler 3\n"
    )

"""Builder verbs: a position in words, a bot, and the turn it plays."""

from __future__ import annotations

import random
import textwrap

from eldorado.bots import Bot, Budget, make_bot
from eldorado.game import Game

SOLVERS = ("steady", "planner", "expert")
"""The bots of which sense is asked."""


def position(text: str) -> Game:
    """A position (docs/notation.md) without its title; `;` parts lines."""
    return Game.from_position("eldorado position 1\n" + textwrap.dedent(text).strip().replace(";", "\n"))


def turn(bot: str | Bot, game: Game, nodes: int | None = None) -> list[str]:
    """What the bot plays until another seat is asked, a card was drawn for the next turn or the game is over."""
    player = make_bot(bot) if isinstance(bot, str) else bot
    seat = game.decision.seat
    round_, rng = int(game.state.round), random.Random(5)
    played: list[str] = []
    while not game.is_over and game.decision.seat == seat and int(game.state.round) == round_:
        action = player.choose(game.view(seat), game.legal_actions(), Budget(nodes), rng)
        played.append(action.text)
        game.play(action)
    return played


def first(bot: str, game: Game) -> str:
    """The first thing it plays."""
    return turn(bot, game)[0]

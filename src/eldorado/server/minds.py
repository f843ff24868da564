"""The bots as the server knows them: their ids, and one thought."""

from __future__ import annotations

import random

from ..game import Game
from ..protocol.box import BotInfo
from .fallback import simplest

LEVELS = ("random", "beginner", "steady", "planner", "expert")
STAND_IN = "steady"
"""Plays for people who are away."""


def levels() -> list[BotInfo]:
    """The ladder, weakest first."""
    return [BotInfo(id_, level) for level, id_ in enumerate(LEVELS)]


def choose(game: Game, bot: str, seconds: float, seed: int) -> str:
    """The action a bot picks for the seat to decide; it sees that seat's view and nothing else."""
    view = game.view(game.decision.seat)
    if bot == "random":
        return random.Random(seed).choice(view.legal_actions()).text
    return simplest(view).text

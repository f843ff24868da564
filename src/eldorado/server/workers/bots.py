"""The bots as the server knows them: their ids, and one thought. Only the worker imports the bots themselves."""

from __future__ import annotations

import random

from ...engine.view import View

LEVELS = ("random", "beginner", "steady", "planner", "expert", "master")
"""The ladder, weakest first; a test holds it against the bots' own."""
STAND_IN = "steady"
"""Plays for people who are away."""


class SeatBot:
    """One bot at one seat of one game; it may remember what it planned."""

    def __init__(self, bot: str) -> None:
        from ...bots import make_bot

        self._bot = make_bot(bot)

    def choose(self, view: View, seconds: float, chance: int) -> str:
        """The action it picks; it sees the seat's view and nothing else."""
        from ...bots import Budget

        return self._bot.choose(view, view.legal_actions(), Budget(seconds=seconds), random.Random(chance)).text

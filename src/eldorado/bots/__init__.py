"""Opponents: everything that chooses from a view. `make_bot("expert").choose(view, options, Budget(), rng)`."""

from .driver import BotError, BotGame, Played, seat_rng
from .interface import UNLIMITED, Bot, Budget
from .ladder import LADDER, bot_names, find_bot, make_bot

__all__ = [
    "LADDER",
    "UNLIMITED",
    "Bot",
    "BotError",
    "BotGame",
    "Budget",
    "Played",
    "bot_names",
    "find_bot",
    "make_bot",
    "seat_rng",
]  # fmt: skip

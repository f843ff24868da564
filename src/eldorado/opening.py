"""What a programmer may say to begin a game, and what is said when it cannot be meant."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable

from .engine.board import Board
from .engine.errors import EldoradoError, Fault
from .engine.rng import SEED_BITS
from .engine.setup import MOST_ROUNDS, SetupError
from .routes.printed import board_of


def checked(players: object, seed: object, first_player: object, max_rounds: object) -> None:
    """Raises SetupError for every one that is no whole number; whether it is a fitting one, the setup says."""
    faults = []
    if not _is_whole(players):
        faults.append(Fault("setup.players", 0, "players", {"found": _shown(players)}))
    if not _is_whole(seed):
        faults.append(Fault("setup.seed", 0, "seed", {"bits": SEED_BITS}))
    if not _is_whole(first_player):
        faults.append(Fault("setup.first-player", 0, "firstPlayer", {"found": _shown(first_player), "players": _shown(players)}))
    if not _is_whole(max_rounds):
        faults.append(Fault("setup.max-rounds", 0, "maxRounds", {"found": _shown(max_rounds), "most": MOST_ROUNDS}))
    if faults:
        raise SetupError(faults)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    return repr(value)[:20]


def load_route(route: str | Board | pathlib.Path, rules: int) -> Board:
    """The board of a printed route's name, a route file's path or text; a board is taken as it was laid."""
    if isinstance(route, Board):
        return route
    if isinstance(route, pathlib.Path):
        try:
            text = route.read_text("utf-8")
        except OSError as error:
            raise EldoradoError("file.unreadable", {"file": str(route), "reason": error.strerror or str(error)}) from None
        return board_of(text if "\n" in text else text + "\n", rules)
    if not isinstance(route, str):
        raise EldoradoError("setup.route", {"found": _shown(route)})
    return board_of(route, rules)


def names_of(switches: Iterable[str] | str) -> frozenset[str]:
    """One switch may be given as it is, without a set around it."""
    return frozenset([switches] if isinstance(switches, str) else switches)

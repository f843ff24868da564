"""Which games a tournament plays: every table of routes, seats and caves, the same deals for all, the seats rotated."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence
from typing import Final

import msgspec

from ..engine.errors import EldoradoError
from ..engine.setup import Setup
from ..engine.versions import FIRST_RULES
from ..routes.printed import board_of

MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2


class TournamentSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the results. `routes` are names of printed routes or texts of route files."""

    bots: tuple[str, ...]
    routes: tuple[str, ...] = ("first-game",)
    players: tuple[int, ...] = (4,)
    caves: tuple[bool, ...] = (False,)
    games: int = 100
    seed: int = 1
    max_rounds: int = 60
    rules: int = FIRST_RULES
    """The version of the rules; journals from before there were two say nothing."""
    nodes: int | None = None
    forfeit: bool = False
    luck: int = 0
    """Hands by which each draw is judged; 0: none is."""
    fingerprints: tuple[str, ...] = ()
    """Of the files that bots were loaded from: results of other code are not taken up again."""

    def key(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Cell(msgspec.Struct, frozen=True):
    """One kind of table."""

    route: str
    players: int
    caves: bool


class Match(msgspec.Struct, frozen=True):
    """One game to play; `number` counts from 1 through the tournament, `bots` by seat."""

    number: int
    cell: Cell
    deal: int
    seed: int
    bots: list[str]
    max_rounds: int
    nodes: int | None = None
    forfeit: bool = False
    rules: int = FIRST_RULES
    luck: int = 0

    def setup(self) -> Setup:
        board = board_of(self.cell.route, self.rules)
        return Setup(board, self.cell.players, self.seed, self.cell.caves, frozenset(), 0, self.max_rounds)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same on every table, so that all variants meet the same shuffles."""
    return int.from_bytes(hashlib.sha256(f"eldorado arena {seed} {deal}".encode()).digest()[:8], "big")


def line_ups(bots: Sequence[str], players: int) -> list[list[str]]:
    """Who meets at a table: the last bot fills the seats that are left; of too many bots every choice that differs.

    Tables of one kind of bot only are left out where there are others: nobody learns from them who is stronger.
    """
    if not bots or players < FEWEST_PLAYERS:
        raise EldoradoError("arena.bots", {"bots": len(bots), "players": players})
    if len(bots) <= players:
        return [[*bots, *[bots[-1]] * (players - len(bots))]]
    choices: dict[tuple[str, ...], list[str]] = {}
    for chosen in itertools.combinations(bots, players):
        choices.setdefault(tuple(sorted(chosen)), list(chosen))
    return [chosen for chosen in choices.values() if len(set(chosen)) > 1] or list(choices.values())


def rotations(bots: list[str]) -> list[list[str]]:
    """Every seating that differs when all move one seat on: one if all bots are the same."""
    found: list[list[str]] = []
    for shift in range(len(bots)):
        turned = bots[-shift:] + bots[:-shift] if shift else list(bots)
        if turned not in found:
            found.append(turned)
    return found


def cells(settings: TournamentSettings) -> list[Cell]:
    return [Cell(route, players, caves) for route in settings.routes for players in settings.players for caves in settings.caves]


def schedule(settings: TournamentSettings) -> list[Match]:
    """All matches in order, deal by deal, so that a tournament that stops early has seen every table.

    Whole deals are played: the games of a table are rounded up to the next full rotation.
    """
    if settings.games < 1:
        raise EldoradoError("arena.games", {"games": settings.games})
    seatings: dict[Cell, list[list[str]]] = {}
    for cell in cells(settings):
        board_of(cell.route)
        seatings[cell] = [seating for chosen in line_ups(settings.bots, cell.players) for seating in rotations(chosen)]
    matches: list[Match] = []
    for deal in range(settings.games):
        due = [(cell, seating) for cell, found in seatings.items() if deal * len(found) < settings.games for seating in found]
        for cell, seating in due:
            match = Match(
                len(matches) + 1, cell, deal, deal_seed(settings.seed, deal), seating,
                settings.max_rounds, settings.nodes, settings.forfeit, settings.rules, settings.luck,
            )  # fmt: skip
            matches.append(match)
        if not due:
            break
    return matches

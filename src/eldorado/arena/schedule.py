"""Which games a tournament plays: every table of routes, seats and caves, the same deals for all, the seats rotated."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from ..engine.errors import EldoradoError
from ..game import board_of

MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the results. `routes` are names of printed routes or texts of route files."""

    bots: tuple[str, ...]
    routes: tuple[str, ...] = ("first-game",)
    players: tuple[int, ...] = (4,)
    caves: tuple[bool, ...] = (False,)
    games: int = 100
    seed: int = 1
    max_rounds: int = 60
    nodes: int | None = None
    forfeit: bool = False
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


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same on every table, so that all variants meet the same shuffles."""
    return int.from_bytes(hashlib.sha256(f"eldorado arena {seed} {deal}".encode()).digest()[:8], "big")


def line_up(bots: Sequence[str], players: int) -> list[str]:
    """The bots of a table: the last one fills the seats that are left; more bots than seats are refused."""
    if not bots or len(bots) > players:
        raise EldoradoError("arena.bots", {"bots": len(bots), "players": players})
    return [*bots, *[bots[-1]] * (players - len(bots))]


def rotations(bots: list[str]) -> list[list[str]]:
    """Every seating that differs when all move one seat on: one if all bots are the same."""
    found: list[list[str]] = []
    for shift in range(len(bots)):
        turned = bots[-shift:] + bots[:-shift] if shift else list(bots)
        if turned not in found:
            found.append(turned)
    return found


def cells(settings: Settings) -> list[Cell]:
    return [Cell(route, players, caves) for route in settings.routes for players in settings.players for caves in settings.caves]


def schedule(settings: Settings) -> list[Match]:
    """All matches in order. Whole deals are played: the games are rounded up to the next full rotation."""
    if settings.games < 1:
        raise EldoradoError("arena.games", {"games": settings.games})
    matches: list[Match] = []
    for cell in cells(settings):
        board_of(cell.route)
        seatings = rotations(line_up(settings.bots, cell.players))
        for deal in range(-(-settings.games // len(seatings))):
            for seating in seatings:
                match = Match(
                    len(matches) + 1, cell, deal, deal_seed(settings.seed, deal), seating,
                    settings.max_rounds, settings.nodes, settings.forfeit,
                )  # fmt: skip
                matches.append(match)
    return matches

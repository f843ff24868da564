"""The figures of the ladder: who beats whom, how long equal bots take, whether games end, time per turn."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ..engine.errors import EldoradoError
from ..routes.printed import route_ids
from .schedule import TournamentSettings
from .statistics import Score, table_of
from .tournament import Tournament
from .workers import play_locally

PATIENCE: Final = 3600.0
"""Seconds for one decision. A measurement takes long, and a machine that sleeps meanwhile must not end it."""
MEASURED: Final = ("beginner", "steady", "planner", "expert", "master")
SWEEP_GAMES: Final = 20
EQUAL_GAMES: Final = 100
SPEED_GAMES: Final = 1000
Tell = Callable[[str], None]


class MatchUp(msgspec.Struct, frozen=True):
    """One seat (rotating) of the first bot against the second on all others."""

    bot: str
    rival: str
    route: str = "first-game"
    players: int = 4
    caves: bool = False

    @property
    def name(self) -> str:
        against = f"{self.players - 1} {self.rival}" if self.players > 2 else self.rival
        return f"{against}, {self.route}" + (", caves" if self.caves else "")


MATCH_UPS: Final = (
    MatchUp("beginner", "steady"),
    MatchUp("planner", "steady"),
    MatchUp("planner", "steady", "winding-paths"),
    MatchUp("planner", "steady", "witchs-cauldron"),
    MatchUp("planner", "steady", players=2),
    MatchUp("planner", "steady", caves=True),
    *[MatchUp("expert", "planner", route) for route in route_ids()],
    MatchUp("expert", "planner", players=2),
    MatchUp("expert", "planner", caves=True),
    *[MatchUp("master", "expert", route) for route in route_ids()],
    *[MatchUp("master", "expert", route, players=3) for route in route_ids()],
    *[MatchUp("master", "expert", route, players=2) for route in route_ids()],
    MatchUp("master", "expert", caves=True),
    MatchUp("beginner", "steady", caves=True),
)


def _tournament(settings: TournamentSettings, jobs: int) -> Tournament:
    tournament = Tournament(settings, None)
    tournament.run(functools.partial(play_locally, jobs=jobs, seconds=PATIENCE, save=False), lambda done: None)
    return tournament


def _scores(settings: TournamentSettings, jobs: int) -> dict[str, Score]:
    return {score.bot: score for score in table_of(list(_tournament(settings, jobs).results.values())).scores}


def match_up(which: MatchUp, games: int, seed: int, jobs: int) -> dict[str, Any]:
    settings = TournamentSettings(
        bots=(which.bot, which.rival),
        routes=(which.route,),
        players=(which.players,),
        caves=(which.caves,),
        games=games,
        seed=seed,
    )
    score = _scores(settings, jobs)[which.bot]
    return {"rate": score.win_rate, "interval": list(score.interval), "games": score.seats, "unfinished": score.unfinished}


def equal_bots(bot: str, players: int, games: int, seed: int) -> Score:
    """A table of the same bot; one process, so that the times are those of one core."""
    return _scores(TournamentSettings(bots=(bot,), players=(players,), games=games, seed=seed), 1)[bot]


def sweep(bot: str, games: int, seed: int, jobs: int) -> dict[str, int]:
    """All routes, all numbers of players, caves on and off: how many games, and how many were not finished."""
    settings = TournamentSettings(bots=(bot,), routes=route_ids(), players=(2, 3, 4), caves=(False, True), games=games, seed=seed)
    results = _tournament(settings, jobs).results.values()
    return {"games": len(results), "unfinished": sum(result.unfinished for result in results)}


def speed(games: int, seed: int, jobs: int) -> float:
    """Seconds for so many games of four steady bots, starting the processes included."""
    begun = time.perf_counter()
    _tournament(TournamentSettings(bots=("steady",), games=games, seed=seed), jobs)
    return round(time.perf_counter() - begun, 1)


def parts(games: int, seed: int, jobs: int, share: float, found: dict[str, Any]) -> dict[str, Callable[[], None]]:
    """Every measurement by its name; each writes what it saw into `found`. `share` shortens what is not a match-up."""
    bots: dict[str, Any] = found["bots"]
    todo: dict[str, Callable[[], None]] = {}

    def rounds(bot: str) -> None:
        four = equal_bots(bot, 4, max(4, round(EQUAL_GAMES * share)), seed)
        two = equal_bots(bot, 2, max(4, round(EQUAL_GAMES * share)), seed)
        bots[bot] |= {
            "mean_rounds": four.mean_rounds, "mean_rounds_two": two.mean_rounds,
            "turn_ms_mean": four.turn_ms_mean, "turn_ms_p95": four.turn_ms_p95,
            "turn_ms_mean_two": two.turn_ms_mean, "turn_ms_p95_two": two.turn_ms_p95,
        }  # fmt: skip

    def routes(bot: str) -> None:
        bots[bot]["sweep"] = sweep(bot, max(1, round(SWEEP_GAMES * share)), seed, jobs)
        bots[bot]["unfinished"] = bots[bot]["sweep"]["unfinished"]

    def wins(which: MatchUp) -> None:
        bots[which.bot]["wins"][which.name] = match_up(which, games, seed, jobs)

    def quickness(many: int) -> None:
        found["steady_games_s"] = speed(many, seed, jobs)

    for bot in MEASURED:
        todo[f"{bot}: rounds"] = functools.partial(rounds, bot)
        todo[f"{bot}: {len(route_ids())} routes"] = functools.partial(routes, bot)
    for which in MATCH_UPS:
        todo[f"{which.bot}: {which.name}"] = functools.partial(wins, which)
    many = round(SPEED_GAMES * share)
    todo[f"steady: {many} games"] = functools.partial(quickness, many)
    return todo


def bot_figures(games: int, seed: int, jobs: int, share: float, only: Sequence[str], tell: Tell) -> dict[str, Any]:
    """Everything, or only the parts whose names hold one of these texts; a text that no name holds is refused."""
    found: dict[str, Any] = {"games": games, "seed": seed, "jobs": jobs, "bots": {bot: {"wins": {}} for bot in MEASURED}}
    todo = parts(games, seed, jobs, share, found)
    for text in only:
        if not any(text in name for name in todo):
            raise EldoradoError("arena.no-part", {"part": text[:80], "known": "; ".join(todo)})
    for name, measure in todo.items():
        if not only or any(text in name for text in only):
            tell(name)
            measure()
    return found

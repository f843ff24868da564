"""`eldorado arena`: tournaments of bots. Data on stdout, progress on stderr."""

from __future__ import annotations

import functools
import os
import pathlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import rich_click as click

from ..arena.journal import Journal, default_path, fingerprint
from ..arena.loading import check_bots
from ..arena.result import Failure, Result
from ..arena.schedule import MOST_PLAYERS, Match, TournamentSettings
from ..arena.tournament import FailedError, Tournament
from ..engine.errors import EldoradoError
from ..engine.versions import RULES_VERSION
from .arena_tables import show, summary_json
from .group import WordedCommand, common_options
from .progress import progress
from .screen import Screen, read_text

STOPPED = 130
"""Exit code after Ctrl-C."""


@click.command("arena", cls=WordedCommand)
@click.option("--bots", metavar="NAME,NAME…", default="")
@click.option("--bot", "more_bots", metavar="NAME|FILE.py:CLASS", multiple=True)
@click.option("--route", "routes", metavar="ROUTE|FILE|all", multiple=True, default=("first-game",))
@click.option("--players", type=click.Choice(["2", "3", "4", "all"]))
@click.option("--caves", type=click.Choice(["on", "off", "both"]), default="off")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100)
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1, 1024), default=functools.partial(max, 1, os.cpu_count() or 1))
@click.option("--nodes", type=click.IntRange(1))
@click.option("--max-rounds", type=click.IntRange(1, 1000), default=60)
@click.option("--time-limit", type=click.FloatRange(min=0.05), default=30.0)
@click.option("--on-error", type=click.Choice(["stop", "forfeit"]), default="stop")
@click.option("--sprt", metavar="H0,H1", is_flag=False, flag_value="fair")
@click.option("--luck", metavar="HANDS", type=click.IntRange(0, 1000), is_flag=False, flag_value=8, default=0)
@click.option("--game", type=click.IntRange(1))
@click.option("--resume", is_flag=True)
@click.option("--journal", metavar="FILE")
@click.option("--cluster", type=click.Choice(["ray"]))
@click.option("--report", metavar="DIR")
@click.option("--save", metavar="DIR")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, /, as_json: bool, report: str | None, save: str | None, **asked: Any) -> None:
    screen = Screen.of(ctx)
    settings = read_settings(asked)
    tournament = Tournament(settings, _journal(asked, settings), _test(asked["sprt"], settings))
    if asked["game"] is not None:
        _only(tournament, asked["game"])
    if asked["resume"]:
        tournament.resume()
    failed = _run(tournament, asked, save is not None, screen)
    if save is not None:
        _save(tournament, save)
    if report is not None and tournament.results:
        from ..arena.report import write_report

        write_report(tournament, pathlib.Path(report), screen.words)
    if as_json:
        screen.json(summary_json(tournament, failed))
    else:
        show(tournament, screen)
    if tournament.stopped:
        click.echo(screen.words.text("arena-stopped", done=len(tournament.results), games=len(tournament.matches)), err=True)
        ctx.exit(STOPPED)
    if failed is not None:
        raise failed


def read_settings(asked: dict[str, Any]) -> TournamentSettings:
    """What was asked for, checked: every bot loads, every route is a route, every table has seats enough."""
    bots = [name for name in asked["bots"].split(",") if name] + list(asked["more_bots"])
    if not bots:
        raise EldoradoError("arena.no-bots")
    check_bots(bots, asked["time_limit"])
    players = [2, 3, 4] if asked["players"] == "all" else [int(asked["players"] or _usual_players(bots))]
    if len(bots) > max(players):
        raise EldoradoError("arena.bots", {"bots": len(bots), "players": max(players)})
    return TournamentSettings(
        bots=tuple(bots), routes=_routes(asked["routes"]), players=tuple(players),
        caves={"on": (True,), "off": (False,), "both": (False, True)}[asked["caves"]],
        games=asked["games"], seed=asked["seed"], max_rounds=asked["max_rounds"], rules=RULES_VERSION, nodes=asked["nodes"],
        forfeit=asked["on_error"] == "forfeit", luck=asked["luck"], fingerprints=tuple(fingerprint(name) for name in bots),
    )  # fmt: skip


def _usual_players(bots: Sequence[str]) -> int:
    """As many as bots were named; one bot plays against itself at a full table."""
    return MOST_PLAYERS if len(bots) == 1 else min(MOST_PLAYERS, len(bots))


def _routes(names: Sequence[str]) -> tuple[str, ...]:
    """Printed routes by name, others by the text of their file."""
    from ..routes.printed import route_ids
    from .route_files import load_board

    found: list[str] = []
    for name in names:
        if name == "all":
            found += route_ids()
        elif name in route_ids() and not os.path.exists(name):
            found.append(name)
        else:
            load_board(name)
            found.append(read_text(name))
    return tuple(dict.fromkeys(found))


def _journal(asked: dict[str, Any], settings: TournamentSettings) -> Journal | None:
    if asked["game"] is not None:
        return None
    return Journal(pathlib.Path(asked["journal"]) if asked["journal"] else default_path(settings), settings)


def _test(asked: str | None, settings: TournamentSettings) -> tuple[float, float] | None:
    """The two win rates to tell apart; without figures: a fair share, and five points more."""
    if asked is None:
        return None
    if len(settings.players) > 1:
        raise EldoradoError("arena.sprt-tables")
    if asked == "fair":
        fair = 1 / settings.players[0]
        return fair, fair + 0.05
    parts = asked.split(",")
    try:
        h0, h1 = (float(part) for part in parts)
    except ValueError:
        raise EldoradoError("arena.sprt-shares", {"found": asked[:40]}) from None
    if not 0 < h0 < h1 < 1:
        raise EldoradoError("arena.sprt-shares", {"found": asked[:40]})
    return h0, h1


def _only(tournament: Tournament, number: int) -> None:
    """One game of the schedule, to look into what happened there."""
    tournament.matches = [match for match in tournament.matches if match.number == number]
    if not tournament.matches:
        raise EldoradoError("arena.no-game", {"game": number})


def _run(tournament: Tournament, asked: dict[str, Any], save: bool, screen: Screen) -> FailedError | None:
    """Plays with a bar on stderr; a bot's failure is handed back, so that the results come first."""
    with progress(screen, "arena-playing") as tell:
        tell(len(tournament.results), len(tournament.matches))
        try:
            tournament.run(lambda matches: _runner(asked, matches, save), lambda done: tell(done, len(tournament.matches)))
        except FailedError as error:
            return error
    return None


def _runner(asked: dict[str, Any], matches: Iterable[Match], save: bool) -> Iterator[Result | Failure]:
    if asked["cluster"] == "ray":
        from ..arena.cluster import play_on_ray

        return play_on_ray(matches, asked["jobs"], asked["time_limit"], save)
    from ..arena.workers import play_locally

    return play_locally(matches, asked["jobs"], asked["time_limit"], save)


def _save(tournament: Tournament, folder: str) -> None:
    """One record a game, numbered as in the schedule."""
    try:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        for number, result in sorted(tournament.results.items()):
            if result.record is not None:
                pathlib.Path(folder, f"game-{number:06}.txt").write_text(result.record, "utf-8")
    except OSError as error:
        raise EldoradoError("file.unwritable", {"file": folder, "reason": error.strerror or str(error)}) from None

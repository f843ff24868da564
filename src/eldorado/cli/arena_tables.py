"""What an arena prints: tables for people, one JSON object for programs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..arena.luckless import FEWEST_DEALS, Luckless, luckless
from ..arena.plots import fitted
from ..arena.report import cell_name, short_name
from ..arena.result import forfeited
from ..arena.statistics import Score, ScoreTable, summary_of
from ..arena.tournament import FailedError, Tournament
from ..words import Words
from .screen import Screen
from .tables import plain_table

MOST_TOLD: Final = 5
"""Failures that are told one by one in a terminal; JSON and the report have them all."""
LONGEST_NAME: Final = 13
"""A longer name of somebody's bot loses its middle, so that a table fits 80 columns."""


def summary_json(tournament: Tournament, failed: FailedError | None) -> dict[str, Any]:
    """Everything, under stable names."""
    settings = msgspec.to_builtins(tournament.settings)
    found: dict[str, Any] = {
        "settings": settings, "games": len(tournament.results), "planned": len(tournament.matches), "stopped": tournament.stopped,
    }  # fmt: skip
    if tournament.results:
        found |= msgspec.to_builtins(summary_of(list(tournament.results.values())))
    if tournament.settings.luck:
        found["luckless"] = msgspec.to_builtins(luckless(list(tournament.results.values())))
    if tournament.verdict is not None:
        found["sprt"] = msgspec.to_builtins(tournament.verdict)
    if failed is not None:
        found["failure"] = _told(failed)
    forfeits = forfeited(tournament.results.values())
    if forfeits:
        found["forfeits"] = [_told(FailedError(failure)) for failure in forfeits]
    return found


def _told(failed: FailedError) -> dict[str, Any]:
    return {"code": failed.code, **failed.facts}


def show(tournament: Tournament, screen: Screen) -> None:
    if not tournament.results:
        return
    summary = summary_of(list(tournament.results.values()))
    words = screen.words
    if len(summary.cells) > 1:
        for found in summary.cells:
            screen.say("arena-cell", "bold", cell=cell_name(found.cell, words), games=found.table.games)
            _show_table(found.table, screen)
            screen.show("")
        screen.say("arena-all", "bold", games=summary.total.games)
    else:
        screen.say("arena-cell", "bold", cell=cell_name(summary.cells[0].cell, words), games=summary.total.games)
    _show_table(summary.total, screen)
    if len(summary.ratings) > 1:
        rows = [
            (_fitted(rating.bot), words.decimal(rating.ordinal), f"{words.decimal(rating.mu)} ± {words.decimal(rating.sigma)}")
            for rating in summary.ratings
        ]
        screen.show("")
        screen.show(plain_table([words.text(f"arena-{key}") for key in ("bot", "rating", "strength")], rows, right=(1, 2)))
    if tournament.verdict is not None:
        verdict = tournament.verdict
        screen.say(
            "arena-sprt", "", decided=verdict.decided or "-", ratio=words.decimal(verdict.ratio, 2),
            low=words.decimal(verdict.low, 2), high=words.decimal(verdict.high, 2),
            h0=f"{100 * verdict.h0:.0f}", h1=f"{100 * verdict.h1:.0f}", deals=verdict.deals,
        )  # fmt: skip
    if tournament.settings.luck:
        _show_luckless(tournament, screen)
    _show_forfeits(tournament, screen)


def _show_luckless(tournament: Tournament, screen: Screen) -> None:
    """Wins without the luck of the draws, and how many games that spares."""
    found = luckless(list(tournament.results.values()))
    screen.show("")
    if not found:
        screen.say("arena-luckless-few", fewest=FEWEST_DEALS)
        return
    screen.say("arena-luckless", "bold", hands=tournament.settings.luck)
    rows = [
        (
            _fitted(one.bot),
            screen.words.percent(one.win_rate),
            f"{100 * one.interval[0]:.0f}–{100 * one.interval[1]:.0f}",
            _spared(one, screen),
        )
        for one in found
    ]
    screen.show(
        plain_table([screen.words.text(f"arena-{key}") for key in ("bot", "wins", "interval", "saved")], rows, right=(1, 2))
    )


def _spared(one: Luckless, screen: Screen) -> str:
    return screen.words.text("arena-saves", games=round(100 * one.saved))


def _show_forfeits(tournament: Tournament, screen: Screen) -> None:
    """Why seats gave up, so that each failure can be repeated; the first few of many."""
    failures = forfeited(tournament.results.values())
    if failures:
        screen.show("")
        screen.say("arena-forfeits", "bold", count=len(failures))
        for failure in failures[:MOST_TOLD]:
            screen.tell(screen.words.refusal(FailedError(failure)), first="  ")
        if len(failures) > MOST_TOLD:
            screen.say("arena-more-forfeits", count=len(failures) - MOST_TOLD)


def _show_table(table: ScoreTable, screen: Screen) -> None:
    heads = ("bot", "wins", "interval", "fair", "places", "rounds", "gained", "ms")
    rows = [_row(score, screen.words) for score in table.scores]
    screen.show(plain_table([screen.words.text(f"arena-{head}") for head in heads], rows, right=(1, 2, 3, 5, 6, 7), firm=(0, 4)))
    if table.unfinished:
        screen.say("arena-unfinished", "bold", count=table.unfinished)


def _fitted(bot: str) -> str:
    return fitted(short_name(bot), LONGEST_NAME)


def _row(score: Score, words: Words) -> list[str]:
    low, high = score.interval
    return [
        _fitted(score.bot), words.percent(score.win_rate), f"{100 * low:.0f}–{100 * high:.0f}", f"{100 * score.fair:.0f}",
        " ".join(str(count) for count in score.places), words.decimal(score.mean_rounds, 2), words.decimal(score.cards_gained),
        f"{words.decimal(score.turn_ms_mean)} / {words.decimal(score.turn_ms_p95)}",
    ]  # fmt: skip

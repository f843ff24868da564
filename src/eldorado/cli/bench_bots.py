"""`eldorado bench bots`: the figures of the ladder, measured here and now. What they mean is in docs/performance.md."""

from __future__ import annotations

from typing import Any

import rich_click as click

from ..arena.figures import bot_figures
from ..words import Words
from .group import WordedCommand, common_options
from .screen import Screen
from .tables import plain_table

QUICK_GAMES = 40
QUICK_SHARE = 0.1


@click.command("bots", cls=WordedCommand)
@click.option("--games", type=click.IntRange(1, 100_000), default=400)
@click.option("--seed", type=click.IntRange(0), default=2026)
@click.option("--jobs", type=click.IntRange(1, 1024), default=1)
@click.option("--only", multiple=True)
@click.option("--quick", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, /, games: int, seed: int, jobs: int, only: tuple[str, ...], quick: bool, as_json: bool) -> None:
    screen = Screen.of(ctx)
    figures = bot_figures(
        min(games, QUICK_GAMES) if quick else games,
        seed,
        jobs,
        QUICK_SHARE if quick else 1.0,
        only,
        lambda what: click.echo(what, err=True),
    )
    if as_json:
        screen.json(figures)
        return
    heads = ("bot", "rounds", "ms", "unfinished-short")
    rows = [_row(name, bot, screen.words) for name, bot in figures["bots"].items() if "mean_rounds" in bot]
    screen.show(plain_table([screen.words.text(f"arena-{head}") for head in heads], rows, right=(1, 2, 3)))
    wins = [
        (name, what, screen.words.percent(found["rate"]), f"{100 * found['interval'][0]:.0f}–{100 * found['interval'][1]:.0f}")
        for name, bot in figures["bots"].items()
        for what, found in bot["wins"].items()
    ]
    screen.show("")
    screen.show(
        plain_table([screen.words.text(f"arena-{head}") for head in ("bot", "against", "wins", "interval")], wins, right=(2, 3))
    )


def _row(name: str, bot: dict[str, Any], words: Words) -> list[str]:
    return [
        name,
        words.decimal(bot["mean_rounds"], 2),
        f"{words.decimal(bot['turn_ms_mean'])} / {words.decimal(bot['turn_ms_p95'])}",
        str(bot.get("unfinished", "")),
    ]


bots = command

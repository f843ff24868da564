"""`eldorado bench value`: whether the chances that `evaluate` says come true, and how long it takes."""

from __future__ import annotations

from typing import Any

import rich_click as click

from .group import WordedCommand, common_options
from .screen import Screen
from .tables import plain_table


@click.command("value", cls=WordedCommand)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=2000)
@click.option("--seed", type=click.IntRange(0), default=2026)
@click.option("--jobs", type=click.IntRange(1, 1024), default=1)
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, /, games: int, seed: int, jobs: int, as_json: bool) -> None:
    from ..arena.training import player_of
    from ..arena.value_figures import value_figures
    from ..bots.value import shipped_value

    screen = Screen.of(ctx)
    told = value_figures(
        shipped_value(), games, seed, player_of(jobs), lambda done: click.echo(f"{done} / {games}", err=True)
    )  # fmt: skip
    if as_json:
        screen.json(told)
    else:
        _show(screen, told)


def _show(screen: Screen, told: dict[str, Any]) -> None:
    record = told["record"]
    rows = [[*(screen.words.percent(part[key]) for key in ("said", "seen")), str(part["rows"])] for part in record["parts"]]
    heads = [screen.words.text(f"bench-value-{head}") for head in ("said", "seen", "rows")]
    screen.show(plain_table(heads, rows, right=(0, 1, 2)))
    decimal = screen.words.decimal
    facts = {
        name: decimal(record[name], 3) for name in ("brier", "formula_brier", "better_by", "doubt", "turns", "formula_turns")
    }
    screen.say("bench-value-record", games=record["games"], positions=record["positions"], **facts)
    screen.say("bench-value-batch", known=decimal(told["batch_ms"], 2), fresh=decimal(told["fresh_batch_ms"], 2))

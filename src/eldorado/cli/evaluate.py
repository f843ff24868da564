"""`eldorado evaluate`: who wins from a position, or from where a record ends."""

from __future__ import annotations

import rich_click as click

from ..words import Words
from .group import WordedCommand, common_options
from .screen import Screen, read_text
from .tables import plain_table


@click.command("evaluate", cls=WordedCommand)
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    from ..game import Game
    from ..insight.evaluation import evaluate

    screen = Screen.of(ctx)
    text = read_text(file)
    game = Game.replay(text) if text.lstrip().startswith("eldorado record") else Game.from_position(text)
    found = evaluate(game)
    seats = [
        {"seat": seat + 1, "win": found.win[seat], "turns": found.turns[seat], "low": found.low[seat], "high": found.high[seat]}
        for seat in range(len(found.win))
    ]
    if as_json:
        screen.json({"seats": seats, "over": found.over, "midTurn": found.mid_turn})
        return
    heads = [screen.words.text(f"evaluate-{head}") for head in ("seat", "win", "turns", "range")]
    screen.show(plain_table(heads, [_row(screen.words, **seat) for seat in seats], right=(1, 2, 3)))
    for note, is_so in (("over", found.over), ("mid-turn", found.mid_turn)):
        if is_so:
            screen.say(f"evaluate-{note}")


def _row(words: Words, seat: float, win: float, turns: float, low: float, high: float) -> list[str]:
    return [f"{seat:g}", words.percent(win, 0), words.decimal(turns), f"{words.decimal(low)}–{words.decimal(high)}"]

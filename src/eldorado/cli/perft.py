"""`eldorado perft`: counts the lines of play from a position or from the end of a record."""

from __future__ import annotations

import rich_click as click

from .group import WordedCommand, common_options
from .screen import Screen, read_text


@click.command("perft", cls=WordedCommand)
@click.argument("file", metavar="FILE")
@click.option("--depth", type=click.IntRange(1, 12), default=3)
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, file: str, depth: int, as_json: bool) -> None:
    from ..engine.perft import perft
    from ..game import Game

    screen = Screen.of(ctx)
    text = read_text(file)
    game = Game.replay(text) if text.lstrip().startswith("eldorado record") else Game.from_position(text)
    counts = []
    for level in range(1, depth + 1):
        counts.append(perft(game.state, level))
        if not as_json:
            screen.say("perft-count", depth=level, count=counts[-1])
    if as_json:
        screen.json({"counts": counts})

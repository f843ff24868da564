"""`eldorado play`: the first route on the table, and how to go on."""

from __future__ import annotations

import rich_click as click

from .group import WordedCommand, common_options
from .screen import Screen


@click.command("play", cls=WordedCommand)
@common_options
@click.pass_context
def command(ctx: click.Context) -> None:
    from ..data import route
    from ..drawing import board_text

    screen = Screen.of(ctx)
    screen.say("play-welcome", "bold")
    screen.show(board_text(route("first-game"), color=screen.color, width=screen.width, words=screen.words))
    screen.show("")
    screen.say("play-next")

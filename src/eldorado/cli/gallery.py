"""`eldorado gallery`: everything drawn, as one page."""

from __future__ import annotations

import rich_click as click

from ..engine.components import CARD_IDS, TERRAINS, TOKEN_IDS
from ..words import Words
from .group import WordedCommand, common_options
from .screen import Screen, make_folder_of


@click.command("gallery", cls=WordedCommand)
@click.argument("file", metavar="FILE")
@common_options
@click.pass_context
def gallery(ctx: click.Context, file: str) -> None:
    from ..art import gallery_html

    screen = Screen.of(ctx)
    if file != "-":
        make_folder_of(file)
    screen.picture(file, gallery_html(box_names(screen.words)))


def box_names(words: Words) -> dict[str, str]:
    """What everything in the box is called in this language, by the keys the art uses."""
    from ..routes.printed import route_ids

    names = {f"card-{id_}": words.card(id_) for id_ in CARD_IDS}
    names |= {f"token-{id_}": words.token(id_) for id_ in TOKEN_IDS}
    names |= {f"terrain-{id_}": words.terrain(id_) for id_ in TERRAINS}
    return names | {f"route-name-{id_}": words.route(id_) for id_ in route_ids()}


command = gallery

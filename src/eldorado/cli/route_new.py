"""`eldorado route new`: a route by seed and wishes, as a file, a picture or JSON."""

from __future__ import annotations

import secrets

import rich_click as click

from ..routes.generator import generate
from ..routes.wishes import Wishes
from .progress import progress
from .route_report import board_json, title
from .screen import Screen, write_text

SEED_BITS = 32
"""Of a seed chosen by chance: short enough to be read out."""


def make(screen: Screen, seed: int | None, wishes: Wishes, name: str, file: str | None, svg: str | None, as_json: bool) -> None:
    """Without a file the route itself goes to the output, and the seed to stderr, so that it can be made again."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    with progress(screen, "route-new-laying", transient=True) as tell:
        board = generate(chosen, wishes, name, tell)
    file = None if file == "-" else file
    if svg is not None:
        from .pictures import board_picture

        screen.picture(svg, board_picture(board, screen.words), quiet=as_json or file is None)
    if file is not None:
        write_text(file, board.route.text())
    if as_json:
        screen.json({"seed": chosen, "text": board.route.text(), **board_json(board, screen.words)})
    elif file is not None:
        screen.say("route-new-written", "", file=file, seed=str(chosen))
        screen.tell(title(board, screen.words))
    else:
        click.echo(board.route.text(), nl=False)
        click.echo(screen.words.text("route-new-seed", seed=str(chosen)), err=True)

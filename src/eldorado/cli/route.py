"""`eldorado route`: the printed routes, and any route in a file: listed, drawn, checked."""

from __future__ import annotations

import rich_click as click

from .group import WordedGroup, common_options
from .route_files import examine, load_board
from .route_report import board_json, check_json, show_check, show_list, summary_json, title
from .screen import Screen


@click.group("route", cls=WordedGroup)
@common_options
def command() -> None:
    pass


@command.command("list")
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", metavar="FILE")
@common_options
@click.pass_context
def list_(ctx: click.Context, as_json: bool, svg: str | None) -> None:
    from ..routes.printed import route, route_ids

    screen = Screen.of(ctx)
    boards = [route(id_) for id_ in route_ids()]
    if svg is not None:
        from .pictures import boards_picture

        screen.picture(svg, boards_picture(boards, screen.words))
    elif as_json:
        screen.json([summary_json(board, screen.words) for board in boards])
    else:
        show_list(boards, screen)


@command.command("show")
@click.argument("name", metavar="ROUTE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", metavar="FILE")
@click.option("--names", is_flag=True)
@common_options
@click.pass_context
def show(ctx: click.Context, name: str, as_json: bool, svg: str | None, names: bool) -> None:
    screen = Screen.of(ctx)
    board = load_board(name)
    if svg is not None:
        from .pictures import board_picture

        screen.picture(svg, board_picture(board, screen.words))
    elif as_json:
        screen.json(board_json(board, screen.words))
    else:
        from ..art.text import board_text

        screen.tell(title(board, screen.words), "bold")
        screen.show(board_text(board, names=names, color=screen.color, width=screen.width, words=screen.words))


@command.command("check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", metavar="FILE")
@common_options
@click.pass_context
def check_(ctx: click.Context, files: tuple[str, ...], as_json: bool, svg: str | None) -> None:
    screen = Screen.of(ctx)
    checked = [(file, *examine(file)) for file in files]
    good = all(layout.board is not None for _, layout, _ in checked)
    if as_json:
        screen.json([check_json(*one, screen.words) for one in checked])
    else:
        for file, layout, refused in checked:
            show_check(file, layout, refused, screen)
    boards = [layout.board for _, layout, _ in checked if layout.board is not None]
    if svg is not None and boards:
        from .pictures import boards_picture

        screen.picture(svg, boards_picture(boards, screen.words), quiet=as_json)
    ctx.exit(0 if good else 1)

"""`eldorado route`: the printed routes, and any route in a file: listed, drawn, checked, made, raced and improved."""

from __future__ import annotations

import rich_click as click

from ..engine.route import DIFFICULTIES
from ..protocol.balance import BalancePlan
from ..routes.changes import GOALS
from ..routes.printed import route_ids
from ..routes.traits import CAVES, LENGTHS
from .group import WordedGroup, common_options
from .route_files import examine, load_board
from .route_report import board_json, check_json, show_check, show_list, summary_json, title
from .screen import Screen

ORDINARY = BalancePlan()
"""What the page races, too."""


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
    from ..routes.printed import route

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


@command.command("new")
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--seed", "route_seed", type=click.IntRange(0))
@click.option("--length", type=click.Choice(LENGTHS))
@click.option("--difficulty", type=click.Choice(DIFFICULTIES))
@click.option("--caves", "wished_caves", type=click.Choice(CAVES))
@click.option("--wide", is_flag=True)
@click.option("--like", type=click.Choice(route_ids()))
@click.option("--name", "route_name", metavar="NAME", default="")
@click.option("--svg", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def new(
    ctx: click.Context, file: str | None, route_seed: int | None, length: str | None, difficulty: str | None,
    wished_caves: str | None, wide: bool, like: str | None, route_name: str, svg: str | None, as_json: bool,
) -> None:  # fmt: skip
    from ..routes.wishes import Wishes
    from .route_new import make

    wishes = Wishes(length=length or "", difficulty=difficulty or "", caves=wished_caves or "", wide=wide, like=like or "")
    make(Screen.of(ctx), route_seed, wishes, route_name, file, svg, as_json)


@command.command("report")
@click.argument("name", metavar="ROUTE")
@click.option("--players", type=click.Choice(["2", "3", "4"]), default="4")
@click.option("--with-caves", is_flag=True)
@click.option("--seed", type=click.IntRange(0), default=ORDINARY.seed)
@click.option("--races", type=click.IntRange(0, 10_000), default=ORDINARY.races)
@click.option("--skilled", type=click.IntRange(0, 10_000), default=ORDINARY.skilled)
@click.option("--svg", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def report(
    ctx: click.Context,
    name: str,
    players: str,
    with_caves: bool,
    seed: int,
    races: int,
    skilled: int,
    svg: str | None,
    as_json: bool,
) -> None:
    from .route_balance import report as race

    plan = BalancePlan(players=int(players), caves=with_caves, seed=seed, races=races, skilled=skilled)
    ctx.exit(race(Screen.of(ctx), name, plan, svg, as_json))


@command.command("improve")
@click.argument("name", metavar="ROUTE")
@click.option("--goal", type=click.Choice(GOALS), default=GOALS[0])
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--races", type=click.IntRange(2, 10_000), default=120)
@click.option("--out", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def improve(ctx: click.Context, name: str, goal: str, seed: int, races: int, out: str | None, as_json: bool) -> None:
    from .route_balance import improvement

    ctx.exit(improvement(Screen.of(ctx), name, goal, seed, races, out, as_json))

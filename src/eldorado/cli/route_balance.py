"""`eldorado route report` and `route improve`: how a route plays, and which small change would help."""

from __future__ import annotations

import msgspec
import rich_click as click

from ..arena.balance.improve import improve
from ..arena.balance.stepwise import Balance
from ..arena.heat import heat_map
from ..protocol.balance import BalancePlan
from .balance_tables import report_json, show_improvement, show_report
from .progress import progress
from .route_files import load_board
from .route_report import title
from .screen import Screen, write_text

STOPPED = 130
"""Exit code after Ctrl-C; what was raced until then is shown."""


def report(screen: Screen, name: str, plan: BalancePlan, svg: str | None, as_json: bool) -> int:
    """Races and shows, with a picture of the paths taken if one is wanted; the exit code."""
    balance = Balance(load_board(name), plan)
    try:
        with progress(screen, "balance-racing") as tell:
            while balance.step():
                tell(balance.done, plan.total)
    except KeyboardInterrupt:
        click.echo(screen.words.text("balance-stopped", done=balance.done, count=plan.total), err=True)
    found = balance.report()
    if svg is not None and found.figures is not None:
        paths = [seat for race in balance.races[found.figures.bot] for seat in race.steps]
        screen.picture(svg, heat_map(balance.board, paths, title(balance.board, screen.words), screen.words), quiet=as_json)
    if as_json:
        screen.json(report_json(found, screen.words))
    else:
        show_report(balance.board, found, screen)
    return 0 if balance.done == plan.total else STOPPED


def improvement(screen: Screen, name: str, goal: str, seed: int, races: int, out: str | None, as_json: bool) -> int:
    """Looks for a change and shows it; the exit code is 1 when none is certain to help."""
    board = load_board(name)
    with progress(screen, "balance-racing") as tell:
        found = improve(board, goal, seed, races, tell)
    if out is not None and found.best is not None:
        write_text(out, found.best.route)
    if as_json:
        screen.json(msgspec.to_builtins(found))
    else:
        show_improvement(found, screen)
        if out is not None and found.best is not None:
            screen.say("file-written", file=out)
    return 0 if found.best is not None else 1

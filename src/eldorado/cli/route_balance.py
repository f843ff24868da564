"""`eldorado route report` and `route improve`: how a route plays, and which small change would help."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.balance.improve import Tell, improve
from ..arena.balance.stepwise import Balance
from ..protocol.balance import BalancePlan
from .balance_tables import report_json, show_improvement, show_report
from .route_files import load_board
from .screen import Screen, write_text

STOPPED = 130
"""Exit code after Ctrl-C; what was raced until then is shown."""


def report(screen: Screen, name: str, plan: BalancePlan, as_json: bool) -> int:
    """Races and shows; the exit code."""
    balance = Balance(load_board(name), plan)
    try:
        with _progress(screen, plan.total) as tell:
            while balance.step():
                tell(balance.done, plan.total)
    except KeyboardInterrupt:
        click.echo(screen.words.text("balance-stopped", done=balance.done, count=plan.total), err=True)
    if as_json:
        screen.json(report_json(balance.report(), screen.words))
    else:
        show_report(balance.board, balance.report(), screen)
    return 0 if balance.done == plan.total else STOPPED


def improvement(screen: Screen, name: str, goal: str, seed: int, races: int, out: str | None, as_json: bool) -> int:
    """Looks for a change and shows it; the exit code is 1 when none is certain to help."""
    board = load_board(name)
    with _progress(screen, None) as tell:
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


@contextmanager
def _progress(screen: Screen, total: int | None) -> Iterator[Tell]:
    """A bar on stderr, so that the output can be read by a program."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True, color_system="auto" if screen.color else None),
    )  # fmt: skip
    with bar:
        task = bar.add_task(screen.words.text("balance-racing"), total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)

"""`eldorado check-data`: proves that the files hold what is in the box."""

from __future__ import annotations

from typing import Any

import rich_click as click

from ..engine.errors import Fault
from .group import WordedCommand, common_options
from .screen import Screen


@click.command("check-data", cls=WordedCommand)
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    from ..box.check import Report, box_files, check_box

    screen = Screen.of(ctx)
    report: Report = check_box(box_files())
    if as_json:
        screen.json({"ok": report.ok, **report.figures, "faults": [fault_json(f, screen) for f in report.faults]})
    else:
        _show(report.figures, report.faults, screen)
    ctx.exit(0 if report.ok else 1)


def fault_json(fault: Fault, screen: Screen) -> dict[str, Any]:
    """A fault of a data file: which file, which key in it, and why."""
    file, _, key = fault.part.partition(": ")
    return {"code": fault.code, "file": file, "key": key, "facts": fault.facts, "reason": screen.words.refusal(fault)}


def _show(figures: dict[str, Any], faults: list[Fault], screen: Screen) -> None:
    from .tables import plain_table

    counts = [
        (screen.words.text(f"figure-{key.replace('_', '-')}"), _plain(value))
        for key, value in figures.items()
        if not isinstance(value, dict)
    ]
    screen.show(plain_table(["", ""], counts, right=(1,)))
    sides = figures.get("side", {})
    heads = ["", *(screen.words.terrain(t) for t in _TERRAINS), screen.words.text("figure-sum")]
    rows = [
        (screen.words.piece(letter), *(str(side["terrains"].get(t, "")) for t in _TERRAINS), str(side["sum"]))
        for letter, side in sides.items()
    ]
    screen.show(plain_table(heads, rows, right=tuple(range(1, len(heads)))))
    for fault in faults:
        screen.tell(screen.words.refusal(fault), first="- ")
    if not faults:
        screen.say("check-data-good")


_TERRAINS = ("jungle", "river", "village", "rubble", "camp", "mountain")


def _plain(value: object) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)

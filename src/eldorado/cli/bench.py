"""`eldorado bench`: figures, measured here and now. What they mean is in docs/performance.md."""

from __future__ import annotations

import json

import rich_click as click
from rich.console import Console
from rich.table import Table

from .bench_engine import engine_figures


@click.group()
def bench() -> None:
    """Measure the engine, the bots or the server."""


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON on standard output.")
@click.option("--seconds", default=1.0, show_default=True, help="How long each single measurement lasts.")
@click.option("--rounds", default=5, show_default=True, help="Measurements of each figure, interleaved; the best counts.")
def engine(as_json: bool, seconds: float, rounds: int) -> None:
    """Actions, copies and games per second, compiled and plain in one run."""
    figures = engine_figures(seconds, rounds)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    table = Table("figure", "compiled", "plain", "ratio")
    for key, label in (("actions_per_s", "actions/s"), ("copies_per_s", "copies/s"), ("games_per_s", "games/s")):
        compiled, pure = figures["compiled"], figures["pure"]
        fast = f"{compiled[key]:,}" if compiled else "-"
        ratio = f"{compiled[key] / pure[key]:.1f}" if compiled else "-"
        table.add_row(label, fast, f"{pure[key]:,}", ratio)
    console = Console()
    console.print(table)
    console.print(f"a copied state takes {figures['state_bytes']} bytes; import and a new game take {figures['import_ms']} ms")

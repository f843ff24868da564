"""`eldorado train`: games, the net, the gate, again; stopped with Ctrl-C and taken up by the same call."""

from __future__ import annotations

import pathlib
from typing import Any

import rich_click as click

from .group import WordedCommand, common_options
from .screen import Screen

STOPPED = 130
"""Exit code after Ctrl-C."""


@click.command("train", cls=WordedCommand)
@click.argument("folder", metavar="DIR")
@click.option("--generations", type=click.IntRange(1, 100), default=2)
@click.option("--lessons", metavar="GAMES", type=click.IntRange(20, 10_000_000), default=20_000)
@click.option("--ranked", metavar="GAMES", type=click.IntRange(0, 10_000_000), default=0)
@click.option("--own", type=click.IntRange(0, 100_000), default=300)
@click.option("--epochs", type=click.IntRange(1, 1000), default=5)
@click.option("--first", metavar="FILE")
@click.option("--hidden", metavar="N,N…", default="128,128")
@click.option("--gate", type=click.IntRange(0, 100_000), default=400)
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1, 1024), default=1)
@click.option("--cluster", type=click.Choice(["ray"]))
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(ctx: click.Context, /, folder: str, jobs: int, cluster: str | None, as_json: bool, **asked: Any) -> None:
    import msgspec

    from ..arena.training import Run

    screen = Screen.of(ctx)
    run = Run(pathlib.Path(folder), _training(asked), _first(asked["first"]))
    run.open()
    try:
        gates = run.go(player(jobs, cluster), lambda what, facts: _tell(screen, what, facts))
    except KeyboardInterrupt:
        click.echo(screen.words.text("train-stopped", folder=folder), err=True)
        ctx.exit(STOPPED)
    if as_json:
        screen.json({"gates": msgspec.to_builtins(gates), "weights": str(run.weights_of(len(gates) - 1))})
    else:
        screen.say("train-done", file=str(run.weights_of(len(gates) - 1)))


def _first(file: str | None) -> bytes:
    """The weights that the first games are played by; refused if they are none."""
    from ..bots.value import read_value

    if file is None:
        return b""
    path = pathlib.Path(file)
    read_value(path)
    return path.read_bytes()


def _tell(screen: Screen, what: str, facts: dict[str, int]) -> None:
    click.echo(screen.words.text(f"train-{what}", **facts), err=True)


def _training(asked: dict[str, Any]) -> Any:
    from ..arena.training import Training
    from ..engine.errors import EldoradoError
    from ..insight.teaching import TrainingPlan
    from ..routes.printed import route_ids

    try:
        hidden = tuple(int(part) for part in asked["hidden"].split(","))
    except ValueError:
        hidden = ()
    if not hidden or not all(1 <= size <= 512 for size in hidden) or len(hidden) > 4:
        raise EldoradoError("train.hidden", {"found": asked["hidden"][:40]})
    return Training(
        seed=asked["seed"], generations=asked["generations"], games=asked["lessons"], looks=asked["ranked"],
        routes=tuple(route_ids()), own=asked["own"],
        gate=asked["gate"], course=TrainingPlan(hidden=hidden, epochs=asked["epochs"], seed=asked["seed"]),
    )  # fmt: skip


def player(jobs: int, cluster: str | None) -> Any:
    """Who plays the games to learn from: this process, others of this machine, or a cluster."""
    from ..arena.training import player_of
    from ..insight.lessons import play_chunk

    if cluster == "ray":
        from ..arena.cluster import map_on_ray

        return lambda chunks: map_on_ray(play_chunk, chunks, jobs)
    return player_of(jobs)

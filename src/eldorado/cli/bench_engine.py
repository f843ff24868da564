"""Measures the engine as an interpreted caller sees it: both builds in one process, interleaved, best of several."""

from __future__ import annotations

import importlib
import itertools
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import rich_click as click

from .. import build
from .group import WordedCommand, common_options
from .screen import Screen

ROUTE = "first-game"
CHUNK = 64
"""Plays between two looks at the clock."""


class Engine:
    """One build of the engine, under the name it was imported by."""

    def __init__(self, package: str) -> None:
        def module(name: str) -> Any:
            return importlib.import_module(f"{package}.{name}")

        self.legal_actions = module("engine.legal").legal_actions
        self.apply = module("engine.apply").apply
        self.new_state = module("engine.rules.setup").new_state
        self.setup = module("engine.setup").Setup
        self.board = module("routes").route(ROUTE)
        self.actions = module("engine.actions").Actions(self.board)
        self.walker = module("bots.search.walker").Walker(self.board)
        self.over = module("engine.decision").OVER
        self.game = module("game").Game
        self.next_seed = 0

    def new(self) -> Any:
        """A new four-player game; the seeds run on, so no two are alike."""
        self.next_seed += 1
        return self.new_state(self.setup(self.board, 4, self.next_seed), self.actions)

    def actions_per_second(self, seconds: float) -> float:
        """Random legal play by an interpreted caller: ask, choose, play."""
        legal_actions, apply = self.legal_actions, self.apply
        state = self.new()
        dice = itertools.cycle(random.Random(1).sample(range(1 << 16), 1 << 12))
        played = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            for _ in range(CHUNK):
                options = legal_actions(state)
                if not options:
                    state = self.new()
                    options = legal_actions(state)
                apply(state, options[next(dice) % len(options)])
            played += CHUNK
        return played / spent

    def library_actions_per_second(self, seconds: float) -> float:
        """The same by the public door, with its checks, events and what is needed to take everything back."""
        self.next_seed += 1
        new = self.game.new
        game = new(ROUTE, 4, self.next_seed)
        dice = itertools.cycle(random.Random(1).sample(range(1 << 16), 1 << 12))
        played = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            for _ in range(CHUNK):
                options = game.legal_actions()
                if not options:
                    self.next_seed += 1
                    game = new(ROUTE, 4, self.next_seed)
                    options = game.legal_actions()
                game.play(options[next(dice) % len(options)])
            played += CHUNK
        return played / spent

    def copies_per_second(self, seconds: float) -> float:
        """Copies of a four-player state in the middle of a game."""
        state = self.middle()
        copy = state.copy
        made = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            for _ in range(CHUNK):
                copy()
            made += CHUNK
        return made / spent

    def games_per_second(self, seconds: float) -> float:
        """Whole four-player games of the walker."""
        games = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds or not games:
            self.play_out(self.new())
            games += 1
        return games / (time.perf_counter() - begun if spent < seconds else spent)

    def play_out(self, state: Any) -> None:
        legal_actions, apply, choose = self.legal_actions, self.apply, self.walker.choose
        while state.decision != self.over:
            apply(state, choose(state, legal_actions(state)))

    def middle(self) -> Any:
        state = self.new()
        for _ in range(150):
            self.apply(state, self.walker.choose(state, self.legal_actions(state)))
        return state


def engine_figures(seconds: float, rounds: int) -> dict[str, Any]:
    """The figures of both builds; `compiled` is None where there is no compiled engine."""
    builds: dict[str, Engine | None] = {"compiled": None, "pure": None}
    if build.is_compiled():
        builds["compiled"] = Engine("eldorado")
        builds["pure"] = Engine(build.plain_twin())
    else:
        builds["pure"] = Engine("eldorado")
    figures: dict[str, Any] = {name: None if engine is None else {} for name, engine in builds.items()}
    measures: list[tuple[str, Callable[[Engine, float], float]]] = [
        ("actions_per_s", Engine.actions_per_second),
        ("library_actions_per_s", Engine.library_actions_per_second),
        ("copies_per_s", Engine.copies_per_second),
        ("games_per_s", Engine.games_per_second),
    ]
    for key, measure in measures:
        for _ in range(rounds):
            for name, engine in builds.items():
                if engine is not None:
                    figures[name][key] = max(figures[name].get(key, 0), round(measure(engine, seconds)))
    compiled, pure = figures["compiled"], figures["pure"]
    figures["ratio"] = {k.removesuffix("_per_s"): round(compiled[k] / pure[k], 1) for k in pure} if compiled else None
    figures["state_bytes"] = state_bytes(builds["compiled"] or builds["pure"])
    figures["import_ms"] = import_ms(rounds)
    return figures


def state_bytes(engine: Engine | None, copies: int = 2000) -> int:
    """What one copied state takes in memory."""
    assert engine is not None
    state = engine.middle()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(copies)]
    taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return taken // len(kept)


def import_ms(rounds: int) -> int:
    """A new process imports the library and makes a game; the best of several."""
    program = "import time; t = time.perf_counter(); import eldorado; eldorado.Game.new(seed=7); print(time.perf_counter() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout) for _ in range(rounds)
    ]
    return round(1000 * min(times))


@click.command("engine", cls=WordedCommand)
@click.option("--json", "as_json", is_flag=True)
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=1.0)
@click.option("--rounds", type=click.IntRange(1, 100), default=5)
@common_options
@click.pass_context
def command(ctx: click.Context, as_json: bool, seconds: float, rounds: int) -> None:
    screen = Screen.of(ctx)
    figures = engine_figures(seconds, rounds)
    if as_json:
        screen.json(figures)
        return
    compiled, pure = figures["compiled"], figures["pure"]
    for key in ("actions_per_s", "library_actions_per_s", "copies_per_s", "games_per_s"):
        what = screen.words.text(f"bench-{key.replace('_', '-')}")
        if compiled:
            screen.say("bench-both", what=what, compiled=compiled[key], pure=pure[key], ratio=round(compiled[key] / pure[key], 1))
        else:
            screen.say("bench-plain", what=what, pure=pure[key])
    screen.say("bench-state", bytes=figures["state_bytes"])
    screen.say("bench-import", milliseconds=figures["import_ms"])

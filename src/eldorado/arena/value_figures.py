"""The figures of the learned value: how well it foretells fresh games, and how long it takes for the plans of a turn."""

from __future__ import annotations

import pathlib
import tempfile
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..bots.planning import ExpertBot
from ..bots.search.beam import search
from ..bots.search.foresight import Foresight, Trust
from ..bots.search.node import Mind
from ..bots.search.shopping import Offer
from ..bots.search.sight import Sight
from ..bots.value import Value
from ..engine.state import State
from ..game import Game
from ..insight.calibration import ValueRecord, value_record
from ..insight.lessons import chunks, keep, read
from ..routes.printed import route_ids
from .training import Player

FRESH_OWN: Final = 6_000_000
"""The seed of the first generated route that is only measured on."""
OWN: Final = 300
BATCH: Final = 64
TIMES: Final = 200
PLAYERS: Final = 4


def fresh_record(value: Value, games: int, seed: int, player: Player, tell: Callable[[int], None]) -> ValueRecord:
    """The value on games of its kind of players, of a seed of their own, half of them on routes that it never learned from."""
    wanted = [msgspec.structs.replace(chunk, first_own=FRESH_OWN) for chunk in chunks(seed, games, list(route_ids()), OWN)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        done = 0
        for chunk, data in player(wanted):
            keep(folder, chunk, data)
            done += chunk.games
            tell(done)
        return value_record(read(folder.glob("*.bin")), [*value.layers], value.header.sharpness)


def batch_ms(value: Value, seed: int, fresh: bool) -> float:
    """CPU milliseconds for inputs and value of 64 positions after a turn, the median of many times.

    `fresh`: with nothing remembered of these decks and blockades, as at the first look of a turn.
    """
    state, mind, plans, hand_sizes = _plans(seed)
    sight = Sight(state.board)
    found: list[float] = []
    for _ in range(TIMES):
        if fresh:
            sight = Sight(state.board)
        foresight = Foresight(mind, sight, value.judge, Trust(1.0, 1.0, 0.0))
        foresight.prepare(state, hand_sizes)
        begun = time.process_time()
        for plan in plans:
            foresight.add(plan)
        foresight.answers()
        found.append(time.process_time() - begun)
    return 1000 * sorted(found)[TIMES // 2]


def _plans(seed: int) -> tuple[State, Mind, list[Offer], list[int]]:
    """The plans of a first turn, over and over until there are enough."""
    seen = Game.new(players=PLAYERS, seed=seed).view(1)
    mind = Mind(seen.known.board, ExpertBot().weights(PLAYERS, seen.known.board), ExpertBot.width)
    mind.settled = BATCH
    found = search(mind, mind.look(seen.known, 0))
    return seen.known, mind, [found[at % len(found)] for at in range(BATCH)], seen.hand_sizes


def value_figures(value: Value, games: int, seed: int, player: Player, tell: Callable[[int], None]) -> dict[str, Any]:
    """Everything that `eldorado bench value` says."""
    return {
        "games": games, "seed": seed,
        "batch_ms": round(batch_ms(value, seed, False), 3), "fresh_batch_ms": round(batch_ms(value, seed, True), 3),
        "record": msgspec.to_builtins(fresh_record(value, games, seed, player, tell)),
    }  # fmt: skip

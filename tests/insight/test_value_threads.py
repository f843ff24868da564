"""The learned value keeps to the thread that asks, whatever the program that imports it has set for BLAS."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from eldorado.bots.search.sight import ROW
from eldorado.bots.value import times

LIMITS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "GOTO_NUM_THREADS")
WORK = f"""
import json, time
import numpy as np
from eldorado import Game, evaluate
from eldorado.bots.value import shipped_value

def elsewhere():
    return time.process_time() - time.thread_time()

def spent(work):
    before = None
    while before != (before := round(elsewhere(), 3)):  # threads that have just begun, or ended something, turn for a while
        time.sleep(0.05)
    before = elsewhere(), time.thread_time()
    work()
    return [elsewhere() - before[0], time.thread_time() - before[1]]

value, game = shipped_value(), Game.new(players=4, seed=1)
rows = np.ones((64, {ROW}), np.uint8)
weights = value.layers[0][:-1].astype(np.float64)

def library():
    for _ in range(100):
        evaluate(game)
        value.heads(rows)

def plain():
    for _ in range(100):
        rows.astype(np.float64) @ weights

library()
print(json.dumps([spent(library), spent(plain)]))
"""


def test_evaluate_wakes_no_other_threads() -> None:
    """Measured by the processor time of the whole process and of the thread that asks; multiplied plainly, BLAS uses others."""
    free = {name: value for name, value in os.environ.items() if name not in LIMITS}
    answer = subprocess.run([sys.executable, "-c", WORK], env=free, capture_output=True, text=True, check=True)
    (elsewhere, here), (plainly_elsewhere, plainly_here) = json.loads(answer.stdout)
    assert elsewhere < 0.02 * here
    if len(os.sched_getaffinity(0)) > 1:
        assert plainly_elsewhere > 0.1 * plainly_here


@pytest.mark.parametrize("count", [1, 5, 6, 40, 41, 100, 700])
@pytest.mark.parametrize("shape", [(400, 128), (400, 129), (128, 2), (1, 1), (300_000, 3)])
def test_pieces_make_the_whole(count: int, shape: tuple[int, int]) -> None:
    depth = shape[0]
    count = min(count, 2_000_000 // depth)
    chance = np.random.default_rng(count)
    rows = chance.integers(0, 200, (count, depth)).astype(np.float64)
    weights = chance.integers(-50, 50, shape).astype(np.float64)
    assert np.array_equal(times(rows, weights), rows @ weights)

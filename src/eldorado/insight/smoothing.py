"""Less luck in what is learned: a race is judged by what a first net says some turns later, not by its end alone.

With `share` 0 a row learns what the next own turn brings and the net's word from there; with 1 only how the race really
ended; in between a mixture of all turns between (TD(λ), λ = share).
"""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .lessons import Lessons
from .net import MOST_SEATS, Floats, forward, softmax, standing

BATCH: Final = 8192


def said_of(layers: list[Floats], lessons: Lessons) -> Floats:
    """Both heads for every row; `layers` take raw rows."""
    parts = [forward(layers, lessons.rows[at : at + BATCH].astype(np.float32))[-1] for at in range(0, len(lessons.rows), BATCH)]
    found: Floats = np.concatenate(parts)
    return found


def smoothed(lessons: Lessons, layers: list[Floats], turns_share: float, wins_share: float) -> tuple[Floats, Floats]:
    """Turns and wins to learn, by row, from what the first net said of the later rows of the same game."""
    heads = said_of(layers, lessons)
    said = np.maximum(heads[:, 1] + lessons.bases, 0.0)
    turns = lessons.turns.astype(np.float32).copy()
    wins = lessons.wins.astype(np.float32).copy()
    chances = _chances(lessons, heads)
    for begin, end in _games(lessons):
        _smooth_wins(lessons, begin, end, chances, wins, wins_share)
        for seat in range(int(lessons.seats[begin])):
            _smooth_turns(lessons.turns, lessons.first[begin:end] + seat, said, turns, turns_share)
    return turns, wins


def _games(lessons: Lessons) -> list[tuple[int, int]]:
    """Positions of each game, from and to."""
    cuts = np.flatnonzero(np.diff(lessons.games)) + 1
    edges = [0, *cuts.tolist(), len(lessons.games)]
    return [(begin, end) for begin, end in itertools.pairwise(edges) if end > begin]


def seats_of(lessons: Lessons) -> NDArray[np.int64]:
    """The row of each seat of each position; -1 where there is none."""
    place = np.arange(MOST_SEATS)[None, :] < lessons.seats.astype(np.int64)[:, None]
    return np.where(place, lessons.first[:, None] + np.arange(MOST_SEATS), -1)


def _chances(lessons: Lessons, heads: Floats) -> Floats:
    index = seats_of(lessons)
    found: Floats = softmax(standing(heads, lessons.bases), index)[index >= 0]
    return found


def _smooth_wins(lessons: Lessons, begin: int, end: int, chances: Floats, wins: Floats, share: float) -> None:
    seats = int(lessons.seats[begin])
    target = wins[lessons.first[end - 1] :][:seats].copy()
    for position in range(end - 1, begin - 1, -1):
        rows = slice(int(lessons.first[position]), int(lessons.first[position]) + seats)
        wins[rows] = target
        target = (1 - share) * chances[rows] + share * target


def _smooth_turns(needed: Floats, rows: NDArray[np.int64], said: Floats, turns: Floats, share: float) -> None:
    """From the end to the beginning: with each own turn one more, and a part of what the net said there."""
    later = float(needed[rows[-1]])
    target = later
    voice = later
    for row in rows[::-1]:
        now = float(needed[row])
        if now != later:
            target = (now - later) + (1 - share) * voice + share * target
            later = now
        voice = float(said[row])
        turns[row] = target if now else 0.0

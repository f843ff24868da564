"""Training from the first game to the gate: one folder a run, taken up where it stopped.

A generation plays games, fits the net to all games of its own and the one before, and lets the player that goes by it meet
the expert. Files are written whole or not at all; what is there is not done again.
"""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Final, final

import msgspec

from ..bots.value import VARIABLE, encode
from ..engine.errors import EldoradoError
from ..insight.lessons import Chunk, chunks, file_of, keep, missing, play_chunk, read
from ..insight.teaching import Mark, TrainingPlan, spread_of, teach
from .plots import Line, alone, lines
from .schedule import TournamentSettings
from .statistics import table_of
from .tournament import Tournament
from .workers import play_locally

CANDIDATE: Final = "master"
RIVAL: Final = "expert"
PATIENCE: Final = 3600.0

Player = Callable[[list[Chunk]], Iterable[tuple[Chunk, bytes]]]
"""Plays chunks of games somewhere and hands each back when it is done."""
Tell = Callable[[str, dict[str, int]], None]
"""Hears what is going on: a word for it, and facts."""


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides a run."""

    seed: int = 1
    generations: int = 2
    games: int = 2000
    routes: tuple[str, ...] = ()
    own: int = 300
    gate: int = 200
    course: TrainingPlan = TrainingPlan()


class GateGames(msgspec.Struct, frozen=True):
    """How the player with a generation's value did, one seat against experts: wins of games, and how sure that is."""

    generation: int
    rival: str
    players: int
    route: str
    wins: int
    games: int
    low: float
    high: float


@final
class Run:
    """One run in its folder."""

    def __init__(self, folder: pathlib.Path, training: Training) -> None:
        self.folder = folder
        self.training = training

    def open(self) -> None:
        """Makes the folder, or takes up the run that lies there; refuses one with other settings."""
        file = self.folder / "run.json"
        wanted = msgspec.json.format(msgspec.json.encode(self.training))
        if file.exists():
            if file.read_bytes() != wanted:
                raise EldoradoError("train.other-run", {"folder": str(self.folder)})
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_bytes(wanted)
        except OSError as error:
            raise EldoradoError("file.unwritable", {"file": str(self.folder), "reason": error.strerror or str(error)}) from None

    def go(self, player: Player, tell: Tell) -> list[GateGames]:
        """All generations, those that are done left as they are."""
        return [self._generation(number, player, tell) for number in range(self.training.generations)]

    def weights_of(self, generation: int) -> pathlib.Path:
        return self.folder / f"generation-{generation}" / "value.weights"

    def _generation(self, number: int, player: Player, tell: Tell) -> GateGames:
        home = self.folder / f"generation-{number}"
        home.mkdir(exist_ok=True)
        files = self._play(number, home, player, tell)
        if not self.weights_of(number).exists():
            self._fit(number, home, files, tell)
        gate = home / "gate.json"
        if not self.training.gate:
            return GateGames(number, RIVAL, 4, "first-game", 0, 0, 0.0, 1.0)
        if not gate.exists():
            write_whole(gate, msgspec.json.format(msgspec.json.encode(self._gate(number, tell))))
        found = msgspec.json.decode(gate.read_bytes(), type=GateGames)
        tell("gate", {"generation": number, "wins": found.wins, "games": found.games})
        return found

    def _play(self, number: int, home: pathlib.Path, player: Player, tell: Tell) -> list[pathlib.Path]:
        """The games of a generation: the first by the formula, later ones with the value of the one before."""
        training = self.training
        weights = self.weights_of(number - 1).read_bytes() if number else b""
        wanted = list(chunks(training.seed + 1000 * number, training.games, list(training.routes), training.own, weights))
        left = missing(home, wanted)
        for chunk, data in player(left) if left else ():
            keep(home, chunk, data)
            tell("played", {"generation": number, "left": len(missing(home, wanted)), "chunks": len(wanted)})
        return [file_of(home, chunk) for chunk in wanted]

    def _fit(self, number: int, home: pathlib.Path, files: list[pathlib.Path], tell: Tell) -> None:
        before = sorted((self.folder / f"generation-{number - 1}").glob("games-*.bin")) if number else []
        lessons = read([*before, *files])
        layers, marks = teach(
            lessons, self.training.course, lambda mark: tell("learned", {"generation": number, "step": mark.step})
        )
        write_whole(home / "curve.json", msgspec.json.format(msgspec.json.encode(marks)))
        write_whole(home / "curve.svg", curve(marks).encode())
        line = {
            "games": len(files) * (self.training.games // max(1, len(files))), "generation": number,
            "positions": len(lessons.seats), "seed": self.training.seed,
            "brier": round(min(mark.brier for mark in marks), 4), "turns": round(min(mark.turns for mark in marks), 3),
        }  # fmt: skip
        write_whole(self.weights_of(number), encode(layers, spread_of(layers, lessons), line, []))

    def _gate(self, number: int, tell: Tell) -> GateGames:
        """One seat of the candidate against three experts on First Game; deals are paired, seats rotate."""
        settings = TournamentSettings(
            bots=(CANDIDATE, RIVAL), players=(4,), games=self.training.gate, seed=self.training.seed + 77 + number
        )
        before = os.environ.get(VARIABLE)
        os.environ[VARIABLE] = str(self.weights_of(number))  # the processes that play read it
        try:
            tournament = Tournament(settings, None)
            tournament.run(lambda matches: play_locally(matches, 1, PATIENCE, False), lambda done: None)
        finally:
            os.environ.pop(VARIABLE) if before is None else os.environ.update({VARIABLE: before})
        score = next(s for s in table_of(list(tournament.results.values())).scores if s.bot == CANDIDATE)
        return GateGames(number, RIVAL, 4, "first-game", score.wins, score.seats, *score.interval)


def curve(marks: list[Mark]) -> str:
    """How the errors on games held back fell, as a picture."""
    rows = [
        Line("Brier score", 0, [mark.brier for mark in marks]),
        Line("cross entropy", 1, [mark.entropy for mark in marks]),
        Line("turns (root mean square)", 2, [mark.turns for mark in marks]),
    ]
    return alone(lines(rows, "Training", f"of {marks[-1].step} steps, in equal parts", "error on games held back"))


def write_whole(file: pathlib.Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)


def play_here(chunks: list[Chunk]) -> Iterator[tuple[Chunk, bytes]]:
    """In this process, one after the other."""
    for chunk in chunks:
        yield chunk, play_chunk(chunk)


def play_in_processes(chunks: list[Chunk], jobs: int) -> Iterator[tuple[Chunk, bytes]]:
    """In so many processes of this machine; Ctrl-C is heard here only."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(_played, chunks)


def _played(chunk: Chunk) -> tuple[Chunk, bytes]:
    return chunk, play_chunk(chunk)

"""Training from the first game to the gate: one folder a run, taken up where it stopped.

A generation plays games, fits the net to all games so far, and lets the player that goes by it meet the expert.
Files are written whole or not at all; what is there is not done again.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import pathlib
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Final, final

import msgspec

from ..bots.driver import BotGame
from ..bots.interface import Bot, Budget
from ..bots.ladder import make_bot
from ..bots.value import Value, encode, read_value
from ..bots.valuing import ValuingBot
from ..engine.errors import EldoradoError
from ..engine.setup import Setup
from ..game import actions_of
from ..insight.calibration import sharpness_of
from ..insight.lessons import Chunk, chunks, file_of, keep, missing, play_chunk, read, read_rankings
from ..insight.ordering import HELD_BACK
from ..insight.teaching import Mark, TrainingPlan, spread_of, teach
from ..routes.printed import board_of
from .plots import Line, alone, lines
from .schedule import deal_seed
from .statistics import interval

RIVAL: Final = "expert"
ROUTE: Final = "first-game"
SEATS: Final = 4
ROUND_CAP: Final = 60
LOOKS_APART: Final = 500
"""The seed of the games with plans side by side is so much higher."""

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
    nodes: int | None = None
    """What the players of the gate may look at; None: their own measure."""
    looks: int = 0
    """Games in which plans of some turns are played on side by side; they need a value to begin with."""
    first: str = ""
    """The sha256 of weights that the players of the first generation go by; without them they plan by the formula."""
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

    def __init__(self, folder: pathlib.Path, training: Training, first: bytes = b"") -> None:
        self.folder = folder
        self.first = first
        self.training = msgspec.structs.replace(training, first=hashlib.sha256(first).hexdigest() if first else "")

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
            return GateGames(number, RIVAL, SEATS, ROUTE, 0, 0, 0.0, 1.0)
        if not gate.exists():
            write_whole(gate, msgspec.json.format(msgspec.json.encode(self._gate(number, tell))))
        return msgspec.json.decode(gate.read_bytes(), type=GateGames)

    def _play(self, number: int, home: pathlib.Path, player: Player, tell: Tell) -> list[pathlib.Path]:
        """The games of a generation: the first as the run was begun, later ones with the value of the one before."""
        training = self.training
        weights = self.weights_of(number - 1).read_bytes() if number else self.first
        seed, routes = training.seed + 1000 * number, list(training.routes)
        wanted = list(chunks(seed, training.games, routes, training.own, weights))
        if weights:
            wanted += chunks(seed + LOOKS_APART, training.looks, routes, training.own, weights, looks=True)
        left = missing(home, wanted)
        for chunk, data in player(left) if left else ():
            keep(home, chunk, data)
            tell("played", {"generation": number, "left": len(missing(home, wanted)), "chunks": len(wanted)})
        return [file_of(home, chunk) for chunk in wanted]

    def _fit(self, number: int, home: pathlib.Path, files: list[pathlib.Path], tell: Tell) -> None:
        before = [file for past in range(number) for file in sorted((self.folder / f"generation-{past}").glob("games-*.bin"))]
        lessons = read([*before, *[file for file in files if file.name.startswith("games")]])
        rankings = read_rankings([file for file in files if file.name.startswith("looks")])
        layers, marks = teach(
            lessons, self.training.course, lambda mark: tell("learned", {"generation": number, "step": mark.step}), rankings
        )
        write_whole(home / "curve.json", msgspec.json.format(msgspec.json.encode(marks)))
        write_whole(home / "curve.svg", curve(marks).encode())
        line = {
            "games": self.training.games * (number + 1), "generation": number,
            "positions": len(lessons.seats), "turns_ranked": len(rankings.plans), "seed": self.training.seed,
            "brier": round(min(mark.brier for mark in marks), 4), "turns": round(min(mark.turns for mark in marks), 3),
        }  # fmt: skip
        sharpness = sharpness_of(layers, lessons, lessons.games % HELD_BACK == 0)
        write_whole(self.weights_of(number), encode(layers, spread_of(layers, lessons), line, [], sharpness))

    def _gate(self, number: int, tell: Tell) -> GateGames:
        """One seat that goes by the value against three experts on First Game: paired deals, every seat; kept deal by deal."""
        file = self.folder / f"generation-{number}" / "gate.scores"
        scores: list[int] = list(file.read_bytes()) if file.exists() else []
        value = read_value(self.weights_of(number))
        while len(scores) * SEATS < self.training.gate:
            scores.append(gate_deal(value, deal_seed(self.training.seed + 77, len(scores)), self.training.nodes))
            write_whole(file, bytes(scores))
            tell("gate", {"generation": number, "wins": sum(scores), "games": len(scores) * SEATS})
        low, high = interval([(wins, SEATS) for wins in scores])
        return GateGames(number, RIVAL, SEATS, ROUTE, sum(scores), len(scores) * SEATS, low, high)


def gate_deal(value: Value, seed: int, nodes: int | None) -> int:
    """Wins of the candidate in the games of one deal, one on each seat."""
    board = board_of(ROUTE)
    wins = 0
    for seat in range(SEATS):
        bots: list[tuple[str, Bot]] = [(RIVAL, make_bot(RIVAL)) for _ in range(SEATS)]
        bots[seat] = ("value", ValuingBot(value))
        setup = Setup(board, SEATS, seed, False, frozenset(), 0, ROUND_CAP)
        wins += BotGame(setup, actions_of(board), bots, Budget(nodes)).run().winner == seat + 1
    return wins


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


def player_of(jobs: int) -> Player:
    """Plays here, or in so many processes if there are to be more than one."""
    return play_here if jobs == 1 else lambda chunks: play_in_processes(chunks, jobs)


def _played(chunk: Chunk) -> tuple[Chunk, bytes]:
    return chunk, play_chunk(chunk)

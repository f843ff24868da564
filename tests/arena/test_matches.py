"""One match in the process it is called in: results, records, failures, forfeits; and what a run of training notes."""

from __future__ import annotations

import pathlib
import types

import msgspec
import numpy
import pytest

from eldorado.arena import training
from eldorado.arena.cluster import _decoded
from eldorado.arena.play import play
from eldorado.arena.result import Failure, Result
from eldorado.arena.schedule import Cell, Match
from eldorado.arena.training import Run, Training, write_whole
from eldorado.bots.driver import NEVER_MADE, Forfeit
from eldorado.game import Game
from eldorado.insight.teaching import Mark

FAILING = str(pathlib.Path(__file__).with_name("failing.py"))


def match(*bots: str, forfeit: bool = False, rounds: int = 60) -> Match:
    return Match(7, Cell("first-game", len(bots), False), 0, 11, list(bots), rounds, None, forfeit, 2)


def test_a_record_tells_who_sat_where_and_how_it_ended() -> None:
    found = play(match("steady", "random", "steady"), None, True, None)
    assert isinstance(found, Result)
    assert found.record is not None
    game = Game.replay(found.record)
    assert game.outcome is not None
    assert game.tags == {
        "bot 1": "steady", "bot 2": "random", "bot 3": "steady", "game": "7", "rules": "2", "result": str(game.outcome),
    }  # fmt: skip
    assert (found.winner, found.rounds) == (game.outcome.winner, game.outcome.rounds)
    again = play(match("steady", "random", "steady"), None, False, None)
    assert isinstance(again, Result)
    assert again.record is None
    assert (again.places, again.steps, again.gained) == (found.places, found.steps, found.gained)


def test_every_list_of_a_result_has_one_entry_for_each_seat() -> None:
    found = play(match("random", "steady", rounds=3), None, False, None)
    assert isinstance(found, Result)
    assert found.unfinished
    for by_seat in (found.turn_ms, found.distance, found.gained, found.steps, found.decks):
        assert len(by_seat) == 2
    assert [len(seat) for seat in found.turn_ms] == [3, 3]
    assert sorted(found.places) == [1, 2]


@pytest.mark.parametrize(("bot", "code", "number"), [("Unborn", "bot.not-made", 0), ("Dreams", "bot.illegal", 0)])
def test_a_failure_names_the_bot_and_its_seat(bot: str, code: str, number: int) -> None:
    asked: list[tuple[int, int]] = []
    found = play(match("steady", f"{FAILING}:{bot}"), None, False, lambda seat, at: asked.append((seat, at)))
    assert isinstance(found, Failure)
    assert (found.code, found.bot, found.seat) == (code, f"{FAILING}:{bot}", 2)
    assert found.number >= number
    assert asked[0] == (1, NEVER_MADE), "a clock runs while a bot is made, too"


def test_with_forfeits_who_cannot_be_made_gives_up_the_seat() -> None:
    found = play(match("steady", f"{FAILING}:Unborn", "steady", forfeit=True), None, False, None)
    assert isinstance(found, Result)
    [forfeit] = found.forfeits
    assert (forfeit.seat, forfeit.code, forfeit.reason) == (2, "bot.not-made", "RuntimeError: no map at all")
    assert found.places[-1] == 2


def test_who_took_a_process_down_is_not_made_again() -> None:
    stops = [Forfeit(2, "bot.died", NEVER_MADE, "exit code 9")]
    found = play(match("steady", f"{FAILING}:Stillborn", "steady", forfeit=True), None, False, None, stops)
    assert isinstance(found, Result)
    assert [(one.seat, one.code) for one in found.forfeits] == [(2, "bot.died")]


def test_results_and_failures_travel_as_bytes() -> None:
    result = play(match("random", "random", rounds=2), None, True, None)
    failure = Failure(match("a", "b"), "bot.died", "a", 1, 4, "exit code 7")
    for one in (result, failure):
        assert _decoded(msgspec.msgpack.encode((isinstance(one, Result), one))) == one


# ---- training


def test_a_run_notes_how_many_games_it_learned_from(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """41 games are two chunks, a whole one and one of a single game; a generation learns from those before it, too."""
    noted: list[dict[str, object]] = []

    def encoded(layers: object, spread: object, line: dict[str, object], matches: object, sharpness: list[float]) -> bytes:
        noted.append(line)
        assert sharpness == [0.9, 1.0, 1.1]
        return b"weights"

    monkeypatch.setattr(training, "read", lambda files: types.SimpleNamespace(seats=[0] * 99, games=numpy.arange(99)))
    monkeypatch.setattr(training, "sharpness_of", lambda layers, lessons, held_back: [0.9, 1.0, 1.1])
    monkeypatch.setattr(training, "teach", lambda lessons, course, tell, rankings: ([], [Mark(1, 0.1, 0.2, 0.3)]))
    monkeypatch.setattr(training, "spread_of", lambda layers, lessons: [])
    monkeypatch.setattr(training, "encode", encoded)
    run = Run(tmp_path, Training(seed=6, generations=2, games=41, routes=("first-game",), own=0, gate=0))
    run.open()
    told: list[str] = []
    run.go(lambda chunks: [(chunk, b"games") for chunk in chunks], lambda what, facts: told.append(what))
    assert told == ["played"] * 4
    assert [(line["games"], line["positions"]) for line in noted] == [(41, 99), (82, 99)]
    assert run.weights_of(0).read_bytes() == b"weights"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "curve.json"
    write_whole(file, b"one")
    write_whole(file, b"two")
    assert file.read_bytes() == b"two"
    assert [one.name for one in tmp_path.iterdir()] == ["curve.json"]

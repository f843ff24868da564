"""Tournaments in processes: the same whatever the jobs, kept when stopped, clear when a bot fails."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Iterable, Iterator

import msgspec
import pytest

from eldorado.arena import loading, workers
from eldorado.arena.journal import Journal
from eldorado.arena.result import Failure, Result
from eldorado.arena.schedule import Match, TournamentSettings
from eldorado.arena.statistics import summary_of
from eldorado.arena.tournament import FailedError, Tournament
from eldorado.arena.workers import play_locally
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.words import LANGUAGES, Words

FAILING = str(pathlib.Path(__file__).with_name("failing.py"))


def run(
    settings: TournamentSettings, jobs: int = 2, seconds: float = 20.0, journal: Journal | None = None, save: bool = False
) -> Tournament:
    tournament = Tournament(settings, journal)
    tournament.run(lambda matches: play_locally(matches, jobs, seconds, save), lambda done: None)
    return tournament


def essence(tournament: Tournament) -> list[tuple[int, int | None, list[int], int, list[list[int]]]]:
    """All of the results but the times."""
    return [(number, r.winner, r.places, r.rounds, r.steps) for number, r in sorted(tournament.results.items())]


def test_the_number_of_jobs_does_not_show() -> None:
    settings = TournamentSettings(bots=("steady", "beginner"), players=(3,), games=6, seed=4)
    assert essence(run(settings, jobs=1)) == essence(run(settings, jobs=2))


def test_records_replay_to_the_same_end() -> None:
    tournament = run(TournamentSettings(bots=("steady",), players=(2,), games=1, caves=(True,)), jobs=1, save=True)
    result = tournament.results[1]
    assert result.record is not None
    game = Game.replay(result.record)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.rounds) == (result.winner, result.rounds)


def stopping(matches: Iterable[Match], after: int) -> Iterator[Result | Failure]:
    """Somebody presses Ctrl-C after so many games."""
    for number, found in enumerate(play_locally(matches, 1, 20.0, False)):
        if number == after:
            raise KeyboardInterrupt
        yield found


def test_what_is_done_is_kept_and_taken_up_again(tmp_path: pathlib.Path) -> None:
    settings = TournamentSettings(bots=("steady",), players=(2,), games=5)
    stopped = Tournament(settings, Journal(tmp_path / "games.jsonl", settings))
    stopped.run(lambda matches: stopping(matches, 2), lambda done: None)
    assert (stopped.stopped, sorted(stopped.results)) == (True, [1, 2])
    again = Tournament(settings, Journal(tmp_path / "games.jsonl", settings))
    assert again.resume() == 2
    played: list[int] = []

    def note(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        for found in play_locally(matches, 1, 20.0, False):
            played.append(found.match.number)
            yield found

    again.run(note, lambda done: None)
    assert sorted(played) == [3, 4, 5]
    assert essence(again) == essence(run(settings))


def test_a_journal_of_other_settings_is_refused(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    run(
        TournamentSettings(bots=("steady",), players=(2,), games=1),
        journal=Journal(path, TournamentSettings(bots=("steady",), players=(2,), games=1)),
    )
    with pytest.raises(EldoradoError, match="other settings"):
        Tournament(TournamentSettings(bots=("random",)), Journal(path, TournamentSettings(bots=("random",)))).resume()
    path.write_text("{}\n", "utf-8")
    with pytest.raises(EldoradoError, match="results"):
        Journal(path, TournamentSettings(bots=("random",))).read()


def test_a_journal_that_counted_seats_from_0_is_read_as_one_of_today(tmp_path: pathlib.Path) -> None:
    settings = TournamentSettings(bots=(f"{FAILING}:Raises", "steady"), players=(2,), games=1, forfeit=True)
    path = tmp_path / "games.jsonl"
    written = run(settings, jobs=1, journal=Journal(path, settings)).results[1]
    assert (written.forfeits[0].seat, written.winner, written.places) == (1, 2, [2, 1])
    assert Journal(path, settings).read()[1] == written
    path.write_bytes(b"\n".join(msgspec.json.encode(one) for one in (settings, written.renumbered(-1))) + b"\n")
    assert Journal(path, settings).read()[1] == written


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path: pathlib.Path) -> None:
    settings = TournamentSettings(bots=("steady",), players=(2,), games=2)
    path = tmp_path / "games.jsonl"
    run(settings, journal=Journal(path, settings))
    path.write_bytes(path.read_bytes()[:-20])
    assert len(Journal(path, settings).read()) == 1


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("Raises", "arena.bot-raised"),
        ("Dreams", "arena.bot-illegal"),
        ("Sleeps", "arena.bot-too-slow"),
        ("Dies", "arena.bot-died"),
        ("Unborn", "arena.bot-not-made"),
        ("Undecided", "arena.bot-not-made"),
        ("Stillborn", "arena.bot-died"),
    ],
)
def test_a_bot_that_fails_is_named_with_game_and_seed(bot: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if bot == "Undecided":
        monkeypatch.setattr(workers, "STARTING", 12.0)
    settings = TournamentSettings(bots=("steady", f"{FAILING}:{bot}"), players=(2,), games=2)
    with pytest.raises(FailedError) as caught:
        run(settings, jobs=1, seconds=1.0)
    assert caught.value.code == code
    assert (caught.value.facts["game"], caught.value.facts["seat"]) == (1, 2)
    for language in LANGUAGES:
        said = Words(language).refusal(caught.value)
        assert f"{FAILING}:{bot}" in said
        assert str(caught.value.failure.match.seed) in said


@pytest.mark.parametrize("bot", ["Raises", "Sleeps", "Dies", "Unborn", "Stillborn"])
def test_with_forfeits_the_tournament_goes_on(bot: str) -> None:
    settings = TournamentSettings(bots=(f"{FAILING}:{bot}", "steady", "steady"), players=(3,), games=2, forfeit=True)
    tournament = run(settings, jobs=2, seconds=1.0)
    assert len(tournament.results) == 3
    for result in tournament.results.values():
        seat = result.match.bots.index(f"{FAILING}:{bot}")
        assert [forfeit.seat for forfeit in result.forfeits] == [seat + 1]
        assert result.forfeits[0].reason
        assert all(steps > 0 for steps in result.distance[seat]), "who gives up is not home"
        assert result.places[-1] == seat + 1
    assert summary_of(list(tournament.results.values())).total.scores[-1].forfeits == 3


def test_with_forfeits_a_bot_that_hangs_while_it_is_made_gives_up_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "STARTING", 12.0)
    settings = TournamentSettings(bots=("steady", f"{FAILING}:Undecided"), players=(2,), forfeit=True)
    match = Tournament(settings, None).matches[0]
    (found,) = play_locally([match], 1, 1.0, False)
    assert isinstance(found, Result)
    (forfeit,) = found.forfeits
    assert (forfeit.seat, forfeit.code, forfeit.reason) == (2, "bot.not-made", "TimeoutError: 13 s")
    assert found.winner == 1


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("Unborn", "RuntimeError: no map at all"), ("Undecided", "TimeoutError: 13 s"), ("Stillborn", "exit code 9")],
)
def test_a_bot_that_can_never_be_made_is_told_before_the_first_game(
    bot: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "STARTING", 12.0)
    with pytest.raises(EldoradoError) as caught:
        loading.check_bots(["steady", f"{FAILING}:Raises", f"{FAILING}:{bot}"], 1.0)
    assert caught.value.code == "bot.not-made"
    assert caught.value.facts == {"bot": f"{FAILING}:{bot}"[:80], "reason": reason}


def test_results_before_a_failure_are_kept() -> None:
    settings = TournamentSettings(bots=("steady", f"{FAILING}:Raises"), players=(2,), games=4)
    tournament = Tournament(settings, None)

    def late(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        for match in matches:
            if match.number < 3:
                yield from play_locally([Match(match.number, match.cell, 0, 1, ["steady", "steady"], 60)], 1, 20.0, False)
            else:
                yield from play_locally([match], 1, 20.0, False)

    with pytest.raises(FailedError):
        tournament.run(late, lambda done: None)
    assert sorted(tournament.results) == [1, 2]


def test_a_test_that_decides_ends_the_tournament_at_the_same_deal() -> None:
    settings = TournamentSettings(bots=("steady", "random"), players=(2,), games=200)
    found = []
    for jobs in (1, 2):
        tournament = Tournament(settings, None, (0.5, 0.6))
        tournament.run(functools.partial(play_locally, jobs=jobs, seconds=20.0, save=False), lambda done: None)
        assert tournament.verdict is not None
        found.append((tournament.verdict, essence(tournament)))
    assert found[0] == found[1]
    assert found[0][0].decided == "H1"
    assert len(found[0][1]) < 200

"""Which games are played, and what is kept of them: fair seats, paired deals, journals that survive a crash."""

from __future__ import annotations

import itertools
import os
import pathlib
import random
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec
import pytest
from results import by_lot

from eldorado.arena import sprt
from eldorado.arena.journal import Journal, default_path, fingerprint
from eldorado.arena.result import Failure, Result
from eldorado.arena.schedule import Cell, Match, TournamentSettings, cells, deal_seed, line_ups, rotations, schedule
from eldorado.arena.statistics import deal_score
from eldorado.arena.tournament import FailedError, Tournament
from eldorado.engine.errors import EldoradoError

SETTINGS = TournamentSettings(bots=("a", "b"), players=(2,), games=6)


# ---- schedules


@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "c"), ("a", "a", "b", "c"), ("a", "b", "c", "d", "e")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_on_every_seat_as_often(bots: tuple[str, ...], players: int) -> None:
    matches = schedule(TournamentSettings(bots=bots, players=(players,), games=24))
    for deal, games in itertools.groupby(matches, lambda match: match.deal):
        sat = Counter((bot, seat) for match in games for seat, bot in enumerate(match.bots))
        for bot in set(bots):
            assert len({sat[bot, seat] for seat in range(players)}) == 1, (deal, bot)


@pytest.mark.parametrize("bots", [["a", "b", "c", "d"], ["a", "a", "b", "b", "c"], ["a", "b"]])
@pytest.mark.parametrize("players", [2, 3])
def test_every_choice_meets_that_tells_who_is_stronger(bots: list[str], players: int) -> None:
    if len(bots) <= players:
        assert line_ups(bots, players) == [bots + [bots[-1]] * (players - len(bots))]
        return
    plain = {tuple(sorted(chosen)) for chosen in itertools.combinations(bots, players) if len(set(chosen)) > 1}
    found = line_ups(bots, players)
    assert {tuple(sorted(chosen)) for chosen in found} == plain
    assert len(found) == len(plain)


def test_rotations_are_all_turns_of_the_table_once() -> None:
    for bots in (["a"], ["a", "b"], ["a", "b", "a", "b"], ["a", "a", "b"], ["a", "b", "c", "d"]):
        plain = {tuple(bots[shift:] + bots[:shift]) for shift in range(len(bots))}
        found = rotations(bots)
        assert {tuple(one) for one in found} == plain
        assert len(found) == len(plain)
        assert found[0] == bots


def test_a_tournament_that_stops_early_has_seen_every_table() -> None:
    settings = TournamentSettings(
        bots=("a", "b"), routes=("first-game", "serpentine"), players=(2, 3), caves=(False, True), games=6, seed=3
    )
    matches = schedule(settings)
    first = [match for match in matches if match.deal == 0]
    assert {match.cell for match in first} == set(cells(settings))
    assert len(cells(settings)) == 8
    for cell in cells(settings):
        games = [match for match in matches if match.cell == cell]
        assert len(games) >= 6
        assert len(games) - 6 < cell.players, "no more than to the end of a deal"


def test_deals_are_the_same_on_all_tables_and_new_with_every_number() -> None:
    matches = schedule(TournamentSettings(bots=("a", "b"), players=(2, 4), games=8, seed=5))
    for deal, games in itertools.groupby(matches, lambda match: match.deal):
        assert {match.seed for match in games} == {deal_seed(5, deal)}
    seeds = {deal_seed(seed, deal) for seed in range(20) for deal in range(20)}
    assert len(seeds) == 400
    assert all(0 <= seed < 2**64 for seed in seeds)


@pytest.mark.parametrize(
    "changed",
    [
        {"bots": ("b", "a")}, {"routes": ("serpentine",)}, {"players": (3,)}, {"caves": (True,)}, {"games": 7}, {"seed": 2},
        {"max_rounds": 50}, {"rules": 2}, {"nodes": 100}, {"forfeit": True}, {"fingerprints": ("x", "")},
    ],
)  # fmt: skip
def test_whatever_decides_the_results_makes_another_tournament(changed: dict[str, object], tmp_path: pathlib.Path) -> None:
    other = msgspec.structs.replace(SETTINGS, **changed)
    assert other.key() != SETTINGS.key()
    assert default_path(other) != default_path(SETTINGS)
    written(tmp_path / "games.jsonl", SETTINGS, 1)
    with pytest.raises(EldoradoError) as refused:
        Journal(tmp_path / "games.jsonl", other).open({})
    assert refused.value.code == "arena.other-journal"


@pytest.mark.parametrize(
    ("changed", "code"), [({"games": 0}, "arena.games"), ({"bots": ()}, "arena.bots"), ({"players": (1,)}, "arena.bots")]
)
def test_no_games_and_no_bots_are_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(EldoradoError) as refused:
        schedule(msgspec.structs.replace(SETTINGS, **changed))
    assert refused.value.code == code


# ---- journals


def written(path: pathlib.Path, settings: TournamentSettings, games: int) -> dict[int, Result]:
    """A journal with so many results by lot."""
    chance = random.Random(3)
    journal = Journal(path, settings)
    journal.open({})
    results = {number: by_lot(chance, number) for number in range(1, games + 1)}
    for one in results.values():
        journal.add(one)
    journal.close()
    return results


def test_what_is_written_is_read(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "deep" / "down" / "games.jsonl"
    results = written(path, SETTINGS, 5)
    assert Journal(path, SETTINGS).read() == results


def test_a_crash_at_any_byte_costs_one_result_at_most(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    results = written(path, SETTINGS, 3)
    data = path.read_bytes()
    header = data.index(b"\n")
    for cut in [*range(header + 1, len(data), 97), len(data) - 1]:
        path.write_bytes(data[:cut])
        found = Journal(path, SETTINGS).read()
        assert found == {number: results[number] for number in range(1, data[:cut].count(b"\n"))}


def test_a_crash_while_it_is_begun_anew_loses_nothing(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full, or the power gone, before the results that were known are written again."""
    path = tmp_path / "games.jsonl"
    results = written(path, SETTINGS, 3)

    def crash(self: pathlib.Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pathlib.Path, "write_bytes", crash)
    with pytest.raises(EldoradoError) as refused:
        Journal(path, SETTINGS).open(results)
    assert refused.value.code == "file.unwritable"
    assert Journal(path, SETTINGS).read() == results


@pytest.mark.parametrize("text", [b"{}\n", b"hello", b"\n", b"\xff\n", b'{"bots":7}\n'])
def test_what_is_no_journal_is_never_taken_for_one(tmp_path: pathlib.Path, text: bytes) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(text)
    with pytest.raises(EldoradoError) as refused:
        Journal(path, SETTINGS).read()
    assert refused.value.code == "arena.journal"
    with pytest.raises(EldoradoError):
        Journal(path, SETTINGS).open({})
    assert path.read_bytes() == text, "nothing is written over"


def test_an_empty_file_is_an_empty_journal(tmp_path: pathlib.Path) -> None:
    """As a crash before the first line leaves it."""
    path = tmp_path / "games.jsonl"
    path.touch()
    journal = Journal(path, SETTINGS)
    assert journal.read() == {}
    journal.open({})
    journal.close()
    assert Journal(path, SETTINGS).read() == {}


def test_a_damaged_line_in_the_middle_is_told(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path, SETTINGS, 3)
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2][:-5]
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(EldoradoError) as refused:
        Journal(path, SETTINGS).read()
    assert refused.value.code == "arena.journal"


def test_a_folder_in_the_way_is_told(tmp_path: pathlib.Path) -> None:
    with pytest.raises(EldoradoError) as refused:
        Journal(tmp_path, SETTINGS).read()
    assert refused.value.code == "file.unreadable"
    (tmp_path / "file").touch()
    with pytest.raises(EldoradoError) as refused:
        Journal(tmp_path / "file" / "games.jsonl", SETTINGS).open({})
    assert refused.value.code == "file.unwritable"


def test_a_bot_of_a_file_is_known_by_its_contents(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("one", "utf-8")
    one = fingerprint(f"{file}:Bot")
    file.write_text("two", "utf-8")
    assert (len(one), fingerprint(f"{file}:Bot") != one) == (16, True)
    assert [fingerprint(name) for name in ("steady", f"{tmp_path}/none.py:Bot", str(file))] == ["", "", ""]


# ---- tournaments, with a runner that plays nothing


def lots(matches: Iterable[Match], backwards: int = 1) -> Iterator[Result | Failure]:
    """Results by lot, some of them in another order."""
    waiting: list[Match] = []
    for match in matches:
        waiting.append(match)
        if len(waiting) == backwards:
            yield from (drawn(one) for one in reversed(waiting))
            waiting = []
    yield from map(drawn, waiting)


def drawn(match: Match) -> Result:
    chance = random.Random(match.number)
    found = by_lot(chance, match.number, match.cell.players)
    return msgspec.structs.replace(found, match=match)


@pytest.mark.parametrize("backwards", [1, 2, 5])
def test_the_order_in_which_results_come_does_not_show(backwards: int) -> None:
    tournament = Tournament(msgspec.structs.replace(SETTINGS, games=20), None)
    told: list[int] = []
    tournament.run(lambda matches: lots(matches, backwards), told.append)
    assert told == list(range(1, 21))
    assert tournament.results == {match.number: drawn(match) for match in tournament.matches}


@pytest.mark.parametrize("backwards", [1, 3, 7])
def test_a_decided_test_cuts_at_the_same_deal_whatever_the_order(backwards: int) -> None:
    settings = msgspec.structs.replace(SETTINGS, games=400)
    tournament = Tournament(settings, None, (0.2, 0.6))
    tournament.run(lambda matches: lots(matches, backwards), lambda done: None)
    verdict = tournament.verdict
    assert verdict is not None
    assert verdict.decided
    deals = [[drawn(match) for match in deal] for _, deal in itertools.groupby(tournament.matches, lambda match: match.deal)]
    scores = [deal_score(deal, "a") for deal in deals]
    assert verdict == sprt.first_decision(scores, 0.2, 0.6)
    assert sorted(tournament.results) == list(range(1, 2 * verdict.deals + 1))


def test_what_a_journal_holds_is_not_played_again(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Tournament(SETTINGS, Journal(path, SETTINGS))

    def stopped(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        for match in itertools.islice(matches, 4):
            yield drawn(match)
        raise KeyboardInterrupt

    first.run(stopped, lambda done: None)
    assert first.stopped
    again = Tournament(SETTINGS, Journal(path, SETTINGS))
    assert again.resume() == 4
    played: list[int] = []

    def noted(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        for match in matches:
            played.append(match.number)
            yield drawn(match)

    again.run(noted, lambda done: None)
    assert played == [5, 6]
    assert Journal(path, SETTINGS).read() == again.results
    assert Tournament(SETTINGS, None).resume() == 0


def test_a_failure_ends_the_tournament_but_keeps_what_is_under_way() -> None:
    """The earliest failure by the schedule is told, whichever came first."""
    tournament = Tournament(msgspec.structs.replace(SETTINGS, games=20), None)
    asked: list[int] = []

    def failing(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        for match in matches:
            asked.append(match.number)
            if match.number == 4:
                for number in (4, 3):
                    yield Failure(tournament.matches[number - 1], "bot.raised", "b", 2, 7, "lost")
            elif match.number != 3:
                yield drawn(match)

    with pytest.raises(FailedError) as failed:
        tournament.run(failing, lambda done: None)
    assert failed.value.code == "arena.bot-raised"
    assert (failed.value.facts["game"], failed.value.facts["seat"], failed.value.facts["bot"]) == (3, 2, "b")
    assert asked == [1, 2, 3, 4]
    assert sorted(tournament.results) == [1, 2]


def test_a_runner_is_closed_when_the_test_is_decided() -> None:
    closed: list[bool] = []

    def endless(matches: Iterable[Match]) -> Iterator[Result | Failure]:
        try:
            for match in matches:
                yield msgspec.structs.replace(drawn(match), winner=match.bots.index("a") + 1)
        finally:
            closed.append(True)

    tournament = Tournament(msgspec.structs.replace(SETTINGS, games=400), None, (0.2, 0.6))
    tournament.run(endless, lambda done: None)
    assert closed == [True]
    assert tournament.verdict is not None
    assert (tournament.verdict.decided, tournament.verdict.deals) == ("H1", sprt.FEWEST_DEALS)


def test_a_match_is_the_same_game_everywhere() -> None:
    match = Match(1, Cell("serpentine", 3, True), 0, 77, ["a", "b", "c"], 40, rules=1)
    setup = match.setup()
    assert (setup.players, setup.seed, setup.caves, setup.max_rounds, setup.rules) == (3, 77, True, 40, 1)
    assert setup.board.route.id == "serpentine"
    assert os.path.basename(default_path(SETTINGS)) == f"{SETTINGS.key()}.jsonl"

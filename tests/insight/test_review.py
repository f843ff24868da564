"""`eldorado.review`: a game taken apart, parts that add up, and what is said to games that cannot be reviewed."""

from __future__ import annotations

import functools
import json
import pathlib
import random

import pytest
from click.testing import CliRunner

import eldorado
from eldorado.bots import Budget, make_bot
from eldorado.cli.app import eldorado as command
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.insight.review import Reviewer, checked_record, whole_points
from eldorado.protocol.review import Review
from eldorado.words import LANGUAGES, Words

LATE = """eldorado position 1
rules 2
players 2
round 9
seat 1
at K41, K42
hand explorer 1, scout 1, captain 1, traveler 1
draw trailblazer 1, sailor 1, explorer 2
seat 2
at K51, K52
hand explorer 1, sailor 1, traveler 2
draw captain 1, scout 2, explorer 1
"""
WASTED = 10


@functools.cache
def played(caves: bool = False) -> Game:
    """The end of a game of planners; in round `WASTED` the first seat plays nothing at all."""
    game = Game.new(players=2, seed=4, caves=True, max_rounds=2) if caves else Game.from_position(LATE)
    bots = [make_bot("planner") for _ in range(2)]
    rng = random.Random(1)
    while not game.is_over:
        seat = game.decision.seat
        if (game.round, seat) == (WASTED, 1):
            game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
            continue
        seen = game.view(seat)
        game.play(bots[seat - 1].choose(seen, seen.legal_actions(), Budget(), rng))
    return game


@functools.cache
def reviewed(caves: bool = False) -> Review:
    return eldorado.review(played(caves).record, hands=2, looks=5)


@pytest.mark.parametrize("caves", [True, False])
def test_the_parts_add_up_to_the_change(caves: bool) -> None:
    found = reviewed(caves)
    for turn in found.turns:
        assert abs(turn.before + turn.draw + turn.choice + turn.others - turn.after) < 1e-9
        assert sum(turn.points[:-1]) == turn.points[-1]
    for seat in found.seats:
        assert abs(seat.fair + seat.place + seat.draws + seat.choices + seat.others - seat.result) < 1e-9
        assert sum(seat.points[:-1]) == seat.points[-1]
        assert seat.result == (1.0 if found.winner == seat.seat else 0.0)


def test_a_choice_never_gains() -> None:
    assert all(turn.choice <= 0 for turn in reviewed().turns)


def test_the_band_has_a_point_for_every_turn() -> None:
    found = reviewed()
    assert len(found.band) == len(found.turns) + 1 == found.total + 1
    assert all(sum(point.win) == pytest.approx(1.0) for point in found.band)
    assert found.band[-1].win[found.winner - 1] == 1.0


def test_a_wasted_turn_is_a_moment_with_its_better_plan_and_reasons() -> None:
    found = reviewed()
    moment = next(moment for moment in found.seats[0].moments if moment.round == WASTED)
    assert moment.lost > 0.3
    assert moment.played.actions[0] == "end"
    assert moment.better.actions != moment.played.actions
    assert 1 <= len(moment.reasons) <= 2
    for language in LANGUAGES:
        assert all(Words(language).sentence(reason.code, reason.facts) for reason in moment.reasons)


def test_the_better_plan_can_be_played_where_it_is_shown() -> None:
    for seat in reviewed().seats:
        for moment in seat.moments:
            game = Game.replay(played().record)
            while len(game.actions) > moment.number:
                game.pop()
            for text in moment.better.actions:
                game.play(text, seat.seat)
            assert (game.decision.seat, game.round) != (seat.seat, moment.round)


def test_a_mistake_costs_what_the_value_says_of_both_plans() -> None:
    found = reviewed()
    for moment in (moment for seat in found.seats for moment in seat.moments):
        game = Game.replay(played().record)
        while len(game.actions) > moment.number:
            game.pop()
        for text in moment.better.actions:
            game.play(text, moment.seat)
        after = found.turns[moment.turn].after
        assert moment.choice == pytest.approx(min(0.0, after - eldorado.evaluate(game).win[moment.seat - 1]), abs=1e-6)


def test_the_same_record_gives_the_same_review() -> None:
    assert eldorado.review(played().record, hands=2, looks=5) == reviewed()


def test_every_bought_card_is_accounted_for() -> None:
    bought = [action.split()[1] for action in played().actions if action.startswith("buy")]
    told = {card.card for seat in reviewed().seats for card in seat.cards}
    assert set(bought) <= told


def test_the_expert_races_on_the_same_chance() -> None:
    ghosts = [seat.ghost for seat in reviewed().seats]
    assert all(ghost is not None and 9 < ghost.rounds < 40 for ghost in ghosts)
    assert all(ghost is not None and ghost.stands[-1] == ["home", "home"] for ghost in ghosts)


def test_a_review_under_way_tells_what_it_knows() -> None:
    reviewer = Reviewer(played().record, hands=1, looks=2)
    assert reviewer.step()
    told = reviewer.report()
    assert (len(told.turns), len(told.band)) == (1, told.total + 1)
    assert all(seat.ghost is None for seat in told.seats)


def test_a_very_long_game_gets_no_more_samples_altogether(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = len(Reviewer(played().record).turns)
    monkeypatch.setattr("eldorado.insight.review.LONG", turns // 2)
    long = Reviewer(played().record, hands=48, looks=32).report()
    assert 0 < long.hands * turns <= 48 * (turns // 2)
    assert 0 < long.looks * turns <= 32 * (turns // 2)


def test_rounding_goes_to_the_largest_part() -> None:
    assert whole_points([0.25, 0.014, -0.234, 0.004, 0.034]) == [25, 1, -23, 0, 3]
    assert whole_points([0.333, 0.004, 0.004, 0.004, 0.345]) == [33, 1, 0, 0, 34]


@pytest.mark.parametrize("ending", ["resign 1", "rounds"])
def test_games_given_up_or_cut_short_are_reviewed(ending: str) -> None:
    game = Game.new(players=2, seed=3, max_rounds=1 if ending == "rounds" else 2)
    if ending != "rounds":
        game.play("end")
        game.play(ending)
    while not game.is_over:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    found = eldorado.review(game.record, hands=1, looks=2)
    assert found.winner == (2 if ending != "rounds" else 0)
    assert all(sum(seat.points[:-1]) == seat.points[-1] for seat in found.seats)
    assert not any(seat.cards_decided for seat in found.seats), "it was not the cards"


def refused(text: str) -> str:
    with pytest.raises(EldoradoError) as error:
        eldorado.review(text, hands=1, looks=2)
    return error.value.code


def test_what_cannot_be_reviewed_is_answered_clearly() -> None:
    assert refused(Game.new(players=2, seed=1).record) == "review.unfinished"
    assert refused("nonsense") == "record.faulty"
    assert refused("\n".join(played().record.splitlines()[:-3])) == "record.faulty"
    assert refused(played().record.replace("rules 2", "rules 9")) == "record.faulty"


def test_the_command_tells_a_game_in_eighty_columns(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played().record, "utf-8")
    shown = CliRunner().invoke(
        command, ["review", str(file), "--hands", "1", "--looks", "5", "--lang", "ru"], env={"COLUMNS": "80"}
    )
    assert shown.exit_code == 0, shown.output
    assert max(len(line) for line in shown.stdout.splitlines()) <= 80


def test_the_command_speaks_to_programs_and_refuses(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played().record, "utf-8")
    told = json.loads(CliRunner().invoke(command, ["review", str(file), "--hands", "1", "--looks", "2", "--json"]).stdout)
    assert len(told["seats"]) == 2
    file.write_text(Game.new(players=2, seed=1).record, "utf-8")
    shown = CliRunner().invoke(command, ["review", str(file)])
    assert shown.exit_code == 1
    assert shown.stderr.startswith("This game is not over"), "no progress of what is refused"


def test_ten_thousand_lines_get_a_clear_answer() -> None:
    game = Game.new(players=4, seed=1, max_rounds=1000)
    while game.round <= 501:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    assert game.record.count("\n") > 10_000
    with pytest.raises(EldoradoError) as refused:
        checked_record(game.record)
    assert refused.value.code == "review.too-long"

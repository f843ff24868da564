"""Puzzles: solvable as told, far enough ahead, not what everybody would play; and every turn is judged the same again."""

from __future__ import annotations

import datetime
import functools
import pathlib

import msgspec
import pytest

from eldorado.engine.errors import EldoradoError
from eldorado.insight import mining
from eldorado.insight.mining import Mined, obvious_turn, puzzles_at, read_mine
from eldorado.insight.plans import same_end
from eldorado.insight.puzzles import Puzzle, has_ended, puzzle, puzzle_of_day, shipped_puzzles, start_of, told_puzzle, week_of
from eldorado.insight.solving import judged, plan_of, thought_about
from eldorado.presenter import intents
from eldorado.words import LANGUAGES, Words

MONDAY = datetime.date(2026, 11, 16)
every_puzzle = pytest.mark.parametrize("one", shipped_puzzles(), ids=lambda one: one.id)


@functools.cache
def first() -> Puzzle:
    return shipped_puzzles()[0]


def idle(one: Puzzle) -> list[str]:
    return intents.ending(start_of(one).view(one.seat), {})


@every_puzzle
def test_the_solution_can_be_played_and_is_not_the_obvious_turn(one: Puzzle) -> None:
    game = start_of(one)
    assert game.decision.seat == one.seat
    for text in one.plan.actions:
        assert not has_ended(one, game)
        game.play(text, one.seat)
    assert has_ended(one, game)
    thinking = thought_about(start_of(one), one.seat)
    best, steady = plan_of(thinking, one.plan.actions), plan_of(thinking, obvious_turn(start_of(one)))
    assert best is not None
    assert steady is not None
    assert not same_end(thinking.mind, best, steady)
    assert one.ahead >= mining.CLEAR
    assert one.ahead > 2 * one.doubt


def test_sixty_of_every_theme_and_level_the_easiest_first() -> None:
    shelf = shipped_puzzles()
    assert len(shelf) == len({one.id for one in shelf}) == 60
    assert {one.theme for one in shelf} == {"home", "remove", "blockade", "buy", "move"}
    assert [one.level for one in shelf] == sorted(one.level for one in shelf)
    assert {one.level for one in shelf} == {1, 2, 3, 4, 5}


@every_puzzle
def test_the_engine_proves_a_puzzle_again(one: Puzzle) -> None:
    """How many turns the best plan is ahead follows the learned value of the day; the rest of the puzzle does not."""
    found = list(puzzles_at(start_of(one)))
    assert [(again.id, again.theme, again.position, again.plan.actions) for again in found] == [
        (one.id, one.theme, one.position, one.plan.actions)
    ]
    assert found[0].ahead == pytest.approx(one.ahead, rel=0.25)


def test_a_turn_is_judged_by_what_it_gives_away() -> None:
    one = first()
    assert judged(one, one.plan.actions).solved
    wasted = judged(one, idle(one))
    assert not wasted.solved
    assert wasted.lost >= mining.CLEAR
    assert judged(one, idle(one)) == wasted
    with pytest.raises(EldoradoError) as refused:
        judged(one, one.plan.actions[:-1])
    assert refused.value.code == "puzzle.unfinished"


def test_another_way_home_is_a_solution_too() -> None:
    one = next(one for one in shipped_puzzles() if one.theme == "home")
    assert one.plan.arrives
    assert judged(one, one.plan.actions).solved
    assert not judged(one, idle(one)).solved


def test_a_day_has_one_puzzle_a_week_gets_harder_and_all_have_their_turn() -> None:
    week = week_of(MONDAY)
    assert [one.level for one in week] == sorted(one.level for one in week)
    assert [puzzle_of_day(MONDAY + datetime.timedelta(day)) for day in range(7)] == week
    assert week_of(MONDAY + datetime.timedelta(6)) == week != week_of(MONDAY + datetime.timedelta(7))
    seen = {one.id for number in range(9) for one in week_of(MONDAY + datetime.timedelta(7 * number))}
    assert seen == {one.id for one in shipped_puzzles()}


def test_what_is_told_before_holds_no_solution_and_no_hand() -> None:
    told = msgspec.json.encode(told_puzzle(first())).decode()
    assert first().position not in told
    assert set(msgspec.json.decode(told)) == {"id", "theme", "level", "route", "players", "round"}
    with pytest.raises(EldoradoError) as refused:
        puzzle("nothing")
    assert refused.value.code == "puzzle.unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_and_reasons_have_words(language: str) -> None:
    words = Words(language)
    for one in shipped_puzzles():
        for step in one.steps:
            facts: dict[str, int | str | list[str]] = {
                "cards": step.cards,
                "spaces": step.spaces,
                "card": step.card,
                "blockade": step.blockade,
            }
            assert "none" not in words.sentence(f"puzzle.step-{step.verb}", facts)
        for reason in (*one.reasons, *(reason for other in one.tempting for reason in other.reasons)):
            assert words.sentence(reason.code, reason.facts)


def test_a_mine_is_read_without_a_line_cut_short(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.jsonl"
    assert read_mine(file) == {}
    line = msgspec.json.encode(Mined(4, [first()]))
    file.write_bytes(line + b"\n" + line[:100])
    assert read_mine(file) == {4: Mined(4, [first()])}
    file.write_text("nonsense\n")
    with pytest.raises(EldoradoError) as refused:
        read_mine(file)
    assert refused.value.code == "puzzle.file"

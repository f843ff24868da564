"""The suite that ships with the package finds every kind of bad bot, and says where."""

from __future__ import annotations

import pathlib
import random
import sys
from collections.abc import Sequence

import pytest

from eldorado.bots import Bot, Budget, find_bot
from eldorado.bots.conformance import (
    CHECKS,
    SAMPLE,
    _first_difference,
    _odd_positions,
    _random_moments,
    answers_any_decision,
    check_bot,
    is_never_lost,
    never_stalls,
    plays_whole_games,
    setup_of,
)
from eldorado.bots.driver import BotError
from eldorado.bots.simple import RandomBot, SteadyBot
from eldorado.engine.actions import Action
from eldorado.engine.decision import OVER, PLAY, PURSE
from eldorado.engine.errors import EldoradoError
from eldorado.engine.setup import SWITCHES
from eldorado.engine.view import View


class Sleepy(SteadyBot):
    """Ends every turn at once and never comes home."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        return next((option for option in options if option.text in ("end", "done")), options[0])


class Fixed(RandomBot):
    """Knows no payments in mid-purchase and answers with something it saw before."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        if view.known.decision == PURSE:
            return view.known.actions.end
        return super().choose(view, options, budget, rng)


class Dreamer(RandomBot):
    """Chooses nothing after the second round."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        return super().choose(view, options, budget, rng) if view.known.round < 3 else None  # type: ignore[return-value]


def test_a_bot_that_never_moves_stalls() -> None:
    with pytest.raises(AssertionError, match="nobody home after 60 rounds"):
        never_stalls(Sleepy)


def test_a_bot_that_is_lost_in_a_purchase_is_found_with_its_game() -> None:
    with pytest.raises(AssertionError, match=r"purse: Action\('end'\)"):
        is_never_lost(Fixed)
    with pytest.raises(AssertionError, match="purse"):
        answers_any_decision(Fixed)


def test_a_bot_that_chooses_nothing_fails_with_its_seat() -> None:
    with pytest.raises(BotError) as caught:
        plays_whole_games(Dreamer)
    assert (caught.value.code, caught.value.facts["reason"]) == ("bot.illegal", "None")


def test_every_check_runs_on_a_bot_by_name(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from eldorado.bots.simple import SteadyBot as Mine\n", "utf-8")
    run: list[str] = []
    check_bot(f"{file}:Mine", tuple(lambda maker, name=check.__name__: run.append(name) for check in CHECKS))  # type: ignore[misc]
    assert run == [check.__name__ for check in CHECKS]
    assert len({(players, caves) for _, players, caves in SAMPLE}) == len(SAMPLE)


@pytest.mark.parametrize(("one", "two", "at"), [("abc", "abd", 2), ("ab", "abc", 2), ("", "x", 0), ("same", "same", 4)])
def test_two_games_differ_from_here_on(one: str, two: str, at: int) -> None:
    assert _first_difference(list(one), list(two)) == at


def test_odd_positions_are_of_every_kind_and_under_every_switch() -> None:
    asked: set[int] = set()
    switches: set[str] = set()
    for state, seat in _odd_positions():
        assert seat == state.current
        assert state.decision != OVER
        asked.add(int(state.decision))
        switches |= state.setup.switches
    assert asked == set(range(OVER))
    assert switches == set(SWITCHES)


def test_random_moments_are_asked_in_half_filled_purses_above_all() -> None:
    asked = [
        int(state.decision)
        for n in range(3)
        for state, _ in _random_moments(setup_of("first-game", 3, True, n), random.Random(n))
    ]
    assert asked.count(PURSE) > asked.count(PLAY) // 4
    assert asked.count(PURSE) > 10


# ---- files


def test_a_file_is_loaded_once_and_finds_its_neighbours(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "neighbour_of_mine.py").write_text("from eldorado.bots.simple import SteadyBot\n", "utf-8")
    file = tmp_path / "mine.py"
    file.write_text("from neighbour_of_mine import SteadyBot\nloaded = object()\nclass Mine(SteadyBot): mark = loaded\n", "utf-8")
    one, two = find_bot(f"{file}:Mine"), find_bot(f"{file}:Mine")
    assert one is two
    assert sys.path[-1] == str(tmp_path), "last, so that it hides nobody's module"
    assert "mine" not in sys.modules
    assert issubclass(one, Bot)  # type: ignore[arg-type]
    file.write_text("raise RuntimeError('changed')\n", "utf-8")
    assert find_bot(f"{file}:Mine") is one


def test_a_file_that_failed_is_read_again_when_it_was_mended(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mended.py"
    file.write_text("raise RuntimeError('" + "x" * 500 + "')\n", "utf-8")
    with pytest.raises(EldoradoError) as caught:
        find_bot(f"{file}:Mine")
    assert caught.value.code == "bot.not-loaded"
    assert len(str(caught.value.facts["reason"])) == 200
    file.write_text("from eldorado.bots.simple import RandomBot as Mine\n", "utf-8")
    assert find_bot(f"{file}:Mine") is RandomBot

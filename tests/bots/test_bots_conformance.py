"""Every bot of the ladder passes the suite that ships with the package."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from eldorado.bots import LADDER, Bot, Budget
from eldorado.bots.conformance import (
    CHECKS,
    cannot_see_hidden_cards,
    check_bot,
    leaves_the_view_alone,
    never_stalls,
    plays_whole_games,
    repeats_itself,
)
from eldorado.bots.ladder import Maker, find_bot
from eldorado.bots.valuing import ValuingBot
from eldorado.engine.actions import Action
from eldorado.engine.apply import apply
from eldorado.engine.view import View


class Hurried(Bot):
    """The master with few positions for a decision: whole games at leisure cost as much as all other bots' checks together.

    At leisure it is asked at single moments, by all the other checks."""

    def __init__(self) -> None:
        self.master = find_bot("master")()

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        return self.master.choose(view, options, Budget(nodes=1_000), rng)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", LADDER)
def test_the_ladder_conforms(name: str, check: Callable[[Maker], None]) -> None:
    if (name, check) == ("random", never_stalls):
        with pytest.raises(AssertionError, match="nobody home"):
            check_bot(name, (check,))
    elif name == "master" and check in (plays_whole_games, never_stalls):
        check(Hurried)
    else:
        check_bot(name, (check,))


def test_the_master_thinks_otherwise_with_two() -> None:
    two, three, four = (ValuingBot().manner(players) for players in (2, 3, 4))
    assert three is four
    assert two.trust.beside < four.trust.beside == 1.0
    assert (two.ahead.width, two.ahead.last) == (3, 3)
    assert two.contest.first <= two.contest.most <= two.ahead.samples
    assert four.contest.first <= four.contest.most <= four.ahead.samples


class Meddler(Bot):
    """Plays on the view itself instead of a copy."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        apply(view.known, options[-1])
        return options[-1]


class Forgetful(Bot):
    """Asks the clock of its own instead of the generator it was given."""

    own = random.Random(0)

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        return self.own.choice(options)


class Peeker(Bot):
    """Chooses by what it cannot know: whatever is in the state's memory beyond the view would do."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        Peeker.calls += 1
        return options[Peeker.calls % len(options)]

    calls = 0


@pytest.mark.parametrize(
    ("maker", "check"), [(Meddler, leaves_the_view_alone), (Forgetful, repeats_itself), (Peeker, cannot_see_hidden_cards)]
)
def test_the_suite_finds_bad_bots(maker: Maker, check: Callable[[Maker], None]) -> None:
    with pytest.raises(AssertionError):
        check(maker)

"""What every bot must pass, ours and others': `check_bot("path.py:Class")`, or one check at a time from your own tests.

A check raises AssertionError (or what the bot raised) with the game's setup in its text, so that it can be repeated.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from ..engine.apply import apply
from ..engine.decision import KINDS, OVER
from ..engine.legal import legal_actions
from ..engine.rules.setup import new_state
from ..engine.setup import SWITCHES, Setup
from ..engine.state import State
from ..engine.view import determinize, view
from ..game import actions_of
from ..routes.printed import board_of
from .driver import Driver
from .interface import UNLIMITED, Budget
from .ladder import Maker, find_bot

ROUND_CAP: Final = 60
SAMPLE: Final[tuple[tuple[str, int, bool], ...]] = (("first-game", 4, False), ("winding-paths", 3, True), ("first-game", 2, True))
"""Route, players, caves: few games, but every kind of table."""


def setup_of(route: str, players: int, caves: bool, seed: int, switches: frozenset[str] = frozenset()) -> Setup:
    return Setup(board_of(route), players, seed, caves, switches, 0, ROUND_CAP)


def plays_whole_games(maker: Maker) -> None:
    """Chooses one of its options every time, in games with two, three and four players, with and without caves."""
    for route, players, caves in SAMPLE:
        setup = setup_of(route, players, caves, 11)
        Driver(setup, actions_of(setup.board), [("bot", maker()) for _ in range(players)]).run()


def repeats_itself(maker: Maker) -> None:
    """The same seed and budget give the same game, whatever was played before."""
    setup = setup_of("first-game", 2, True, 12)
    budget = Budget(nodes=400)
    games = [Driver(setup, actions_of(setup.board), [("bot", maker()), ("bot", maker())], budget).run().texts for _ in range(2)]
    assert games[0] == games[1], f"two games from seed 12 differ at action {_first_difference(games[0], games[1])}"


def answers_any_decision(maker: Maker) -> None:
    """A bot put into the middle of somebody else's turn, at any decision, under any switch, has an answer."""
    met: set[int] = set()
    for state, seat in _odd_positions():
        options = legal_actions(state)
        met.add(int(state.decision))
        chosen = maker().choose(view(state, seat, state.setup.without_seed()), options, UNLIMITED, random.Random(1))
        assert any(chosen is option for option in options), f"{KINDS[state.decision]}: {chosen!r} is not among the options"
    assert len(met) == OVER, f"only met the decisions {sorted(KINDS[kind] for kind in met)}"


def leaves_the_view_alone(maker: Maker) -> None:
    """Looks, but changes nothing: the view is the same after the choice."""
    for state, seat in _odd_positions(switches=False):
        seen = view(state, seat, state.setup.without_seed())
        before = seen.to_bytes()
        maker().choose(seen, legal_actions(state), UNLIMITED, random.Random(1))
        assert seen.to_bytes() == before, f"the view changed at a {KINDS[state.decision]} decision"


def cannot_see_hidden_cards(maker: Maker) -> None:
    """In two worlds that differ only in what the seat cannot know, it chooses the same."""
    for state, seat in _odd_positions(switches=False):
        public = state.setup.without_seed()
        other = determinize(view(state, seat, public), b"another world")
        choices = [
            maker().choose(view(world, seat, public), legal_actions(world), UNLIMITED, random.Random(1))
            for world in (state, other)
        ]
        assert choices[0] is choices[1], f"{choices[0]} in one world, {choices[1]} in another"


def never_stalls(maker: Maker) -> None:
    """Reaches El Dorado on its own strength, though nobody else opens a way: no deck too thin, no wait before the gate."""
    for route, players, caves in (("first-game", 2, False), ("witchs-cauldron", 4, True)):
        setup = setup_of(route, players, caves, 13)
        played = Driver(setup, actions_of(setup.board), [("bot", maker()) for _ in range(players)]).run()
        assert played.winner is not None, f"{route}, {players} players: nobody home after {ROUND_CAP} rounds"


CHECKS: Final[tuple[Callable[[Maker], None], ...]] = (
    plays_whole_games, repeats_itself, answers_any_decision, leaves_the_view_alone, cannot_see_hidden_cards, never_stalls,
)  # fmt: skip


def check_bot(name: str, checks: tuple[Callable[[Maker], None], ...] = CHECKS) -> None:
    """Runs the whole suite on a bot of the ladder, of a package or of a file."""
    maker = find_bot(name)
    for check in checks:
        check(maker)


def _first_difference(one: list[str], two: list[str]) -> int:
    return next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def _odd_positions(switches: bool = True) -> Iterator[tuple[State, int]]:
    """Positions from games of random play: every kind of decision several times, and each rule switch once."""
    chosen: list[frozenset[str]] = [frozenset()] * 3
    if switches:
        chosen += [frozenset({name}) for name in SWITCHES] + [frozenset(SWITCHES)]
    for number, names in enumerate(chosen):
        yield from _from_one_game(setup_of("first-game", 2 + number % 3, True, 100 + number, names), number)


def _from_one_game(setup: Setup, number: int) -> Iterator[tuple[State, int]]:
    rng = random.Random(number)
    state = new_state(setup, actions_of(setup.board))
    wanted = dict.fromkeys(range(OVER), 2)
    wanted[0] = 6
    for _ in range(4000):
        if state.decision == OVER or not any(wanted.values()):
            return
        kind = int(state.decision)
        if wanted[kind] and rng.random() < (0.05 if kind == 0 else 0.7):
            wanted[kind] -= 1
            yield state.copy(), int(state.current)
        options = legal_actions(state)
        useful = [action for action in options if action.text.split()[0] in ("use", "pay", "buy", "move")]
        apply(state, rng.choice(useful if useful and rng.random() < 0.6 else options))

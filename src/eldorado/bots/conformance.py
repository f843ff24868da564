"""What every bot must pass, ours and others': `check_bot("path.py:Class")`, or one check at a time from your own tests.

A check raises AssertionError (or what the bot raised) with the game's setup in its text, so that it can be repeated.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from ..engine.actions import SPEND
from ..engine.apply import apply
from ..engine.components import CARD_KINDS, STARTING_KINDS, TOKEN_CHANGE_SYMBOL, TOKEN_KINDS
from ..engine.decision import KINDS, OVER, PURSE
from ..engine.legal import legal_actions
from ..engine.rules.market import fill_slot
from ..engine.rules.setup import new_state
from ..engine.setup import SWITCHES, Setup
from ..engine.state import State
from ..engine.view import determinize, view
from ..engine.zones import one
from ..game import actions_of
from ..routes.printed import board_of
from .driver import BotGame
from .interface import UNLIMITED, Budget
from .ladder import Maker, find_bot

ROUND_CAP: Final = 60
SAMPLE: Final[tuple[tuple[str, int, bool], ...]] = (("first-game", 4, False), ("winding-paths", 3, True), ("first-game", 2, True))
"""Route, players, caves: few games, but every kind of table."""
ROUTES: Final = ("first-game", "winding-paths", "witchs-cauldron", "home-stretch")
FEW_NODES: Final = Budget(nodes=30)
MOMENTS: Final = 400
"""Actions of a random game in which a bot is asked."""


def setup_of(route: str, players: int, caves: bool, seed: int, switches: frozenset[str] = frozenset()) -> Setup:
    return Setup(board_of(route), players, seed, caves, switches, 0, ROUND_CAP)


def plays_whole_games(maker: Maker) -> None:
    """Chooses one of its options every time, in games with two, three and four players, with and without caves."""
    for route, players, caves in SAMPLE:
        setup = setup_of(route, players, caves, 11)
        BotGame(setup, actions_of(setup.board), [("bot", maker()) for _ in range(players)]).run()


def repeats_itself(maker: Maker) -> None:
    """The same seed and budget give the same game, whatever was played before."""
    setup = setup_of("first-game", 2, True, 12)
    budget = Budget(nodes=400)
    games = [BotGame(setup, actions_of(setup.board), [("bot", maker()), ("bot", maker())], budget).run().texts for _ in range(2)]
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


def is_never_lost(maker: Maker, games: int = 12, first: int = 0) -> int:
    """Asked at random moments of random games under random switches, half-filled purses above all, it has an answer.

    One bot stays for the whole game, as one that takes over a seat; others come fresh. Returns how many questions were asked.
    """
    asked = 0
    for number in range(first, first + games):
        rng = random.Random(f"lost {number}")
        switches = frozenset(name for name in SWITCHES if rng.random() < 0.3)
        setup = setup_of(rng.choice(ROUTES), 2 + number % 3, number % 4 != 3, 1000 + number, switches)
        guest = maker()
        for state, seat in _random_moments(setup, rng):
            bot = guest if rng.random() < 0.5 else maker()
            options = legal_actions(state)
            chosen = bot.choose(view(state, seat, setup.without_seed()), options, FEW_NODES, random.Random(1))
            assert any(chosen is option for option in options), (
                f"game {number}, {KINDS[state.decision]}: {chosen!r} is not among the options"
            )
            asked += 1
    return asked


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
        played = BotGame(setup, actions_of(setup.board), [("bot", maker()) for _ in range(players)]).run()
        assert played.winner is not None, f"{route}, {players} players: nobody home after {ROUND_CAP} rounds"


CHECKS: Final[tuple[Callable[[Maker], object], ...]] = (
    plays_whole_games, repeats_itself, answers_any_decision, is_never_lost, leaves_the_view_alone, cannot_see_hidden_cards,
    never_stalls,
)  # fmt: skip


def check_bot(name: str, checks: tuple[Callable[[Maker], object], ...] = CHECKS) -> None:
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


def _random_moments(setup: Setup, rng: random.Random) -> Iterator[tuple[State, int]]:
    """Moments of a random game with many purchases and many tokens: a purse is asked about always, anything else now and then."""
    state = new_state(setup, actions_of(setup.board))
    if rng.random() < 0.5:
        _sell_out_cheap(state, rng)
    for player in state.players:
        for token in rng.sample(range(TOKEN_KINDS), rng.randrange(4)) + rng.choice(([], [TOKEN_CHANGE_SYMBOL])):
            player.tokens += one(token)
    for _ in range(MOMENTS):
        if state.decision == OVER:
            return
        if rng.random() < (0.9 if state.decision == PURSE else 0.25):
            yield state.copy(), int(state.current)
        options = legal_actions(state)
        paying = [action for action in options if action.verb == SPEND]
        apply(state, rng.choice(paying if paying and rng.random() < 0.4 else options))


def _sell_out_cheap(state: State, rng: random.Random) -> None:
    """Only dear piles on the market board, as late in a game: then a purchase needs every coin, changed cards included."""
    prices = state.board.catalog.price
    dear = [kind for kind in range(STARTING_KINDS, CARD_KINDS) if prices[kind] >= 3]
    state.slots = 0
    for index, kind in enumerate(rng.sample(dear, 6)):
        fill_slot(state, index, kind)

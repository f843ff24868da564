"""Suggested payments and gestures against every other choice, tried one after the other."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest
from driving import chances, choose, games, moments, whole_games
from hypothesis import given, settings
from table import solo, table

from eldorado.engine.actions import BREAK, CHANGED_SOURCE, HALF_SOURCE, MOVE, STEP, STEP_BREAK, WORDS, Action
from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS, TOKEN_CHANGE_SYMBOL
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.market import value
from eldorado.engine.state import State
from eldorado.engine.view import view
from eldorado.engine.zones import count
from eldorado.game import Game
from eldorado.presenter.gestures import cost_of, reach
from eldorado.presenter.options import option, options
from eldorado.presenter.payments import _loss, _units, payments
from eldorado.protocol.table import Option, Options


def every_payment(state: State, units: list[list[int]]) -> Iterator[tuple[int, int, int]]:
    """Loss, worth and number of sources of every choice there is."""
    changes = int(count(state.me().tokens, TOKEN_CHANGE_SYMBOL))
    for chosen in itertools.product(*[[None, *ways] for ways in units]):
        sources = [source for source in chosen if source is not None]
        if sum(CHANGED_SOURCE <= source < HALF_SOURCE for source in sources) <= changes:
            worth = int(state.purse) + sum(int(value(state, source)) for source in sources)
            yield sum(int(_loss(state, source)) for source in sources), worth, len(sources)


def check_payments(state: State) -> int:
    """How many piles could be paid."""
    legal = legal_actions(state)
    found = payments(state, legal)
    units = _units(state, legal)
    if not found or len(units) > 7:
        return 0
    choices = list(every_payment(state, units))
    for payment in found:
        price = 2 * int(state.board.catalog.price[payment.kind])
        best = min(choice for choice in choices if choice[1] >= price)
        loss = sum(int(_loss(state, source)) for source in payment.sources)
        assert loss == best[0], (CARD_IDS[payment.kind], payment.sources, best)
    return len(found)


@given(games, chances)
@settings(whole_games, max_examples=12)
def test_no_other_payment_gives_away_less(game: Game, chance: random.Random) -> None:
    for state in moments(game, chance, 150, 4):
        check_payments(state)


@pytest.mark.parametrize(
    "hand",
    [
        "traveler 4, photographer",
        "treasure_chest, millionaire, traveler",
        "journalist 2, sailor, explorer",
        "adventurer, native, scout",
    ],
)
@pytest.mark.parametrize("tokens", ["-", "coin_2, change_symbol", "coin_1, coin_2, change_symbol 2"])
def test_no_other_payment_with_tokens_gives_away_less(hand: str, tokens: str) -> None:
    """R10: a token pays, too, and a change-symbol token turns any symbol into coins."""
    assert check_payments(table(f"players 3; caves on; seat 1; at B61; hand {hand}; tokens {tokens}").state)


# ---- gestures


def every_way(state: State, firsts: list[Action]) -> dict[tuple[str, int], int]:
    """The least cost of every target, by trying all orders of steps on copies."""
    best: dict[tuple[str, int], int] = {}
    seen: dict[bytes, int] = {}
    todo: list[tuple[State, Action, int]] = [(state, action, 0) for action in firsts]
    while todo:
        here, action, cost = todo.pop()
        paid = cost + int(cost_of(here, action))
        target = ("space" if action.verb in (MOVE, STEP) else "blockade", int(action.target))
        best[target] = min(best.get(target, paid), paid)
        after = here.copy()
        apply(after, action)
        key = after.to_bytes()
        if after.is_moving() and seen.get(key, 99) > paid:
            seen[key] = paid
            todo += [(after, step, paid) for step in legal_actions(after) if step.verb in (STEP, STEP_BREAK)]
    return best


def check_reach(state: State) -> int:
    legal = legal_actions(state)
    targets = 0
    for found in reach(state, legal):
        firsts = [
            action
            for action in legal
            if action.verb in (MOVE, BREAK) and (action.source, action.piece) == (found.source, found.piece)
        ]
        if not firsts:
            continue
        told = {
            ("space", int(one.space)) if one.space >= 0 else ("blockade", int(one.blockade)): int(one.cost)
            for one in found.gestures
        }
        assert told == every_way(state, firsts)
        costs = [int(one.cost) for one in found.gestures]
        assert costs == sorted(costs)
        targets += len(told)
    return targets


@given(games, chances)
@settings(whole_games, max_examples=8)
def test_a_gesture_reaches_all_there_is_and_at_the_least_cost(game: Game, chance: random.Random) -> None:
    for state in moments(game, chance, 120, 12):
        check_reach(state)


@pytest.mark.parametrize("hand", ["pioneer", "giant_machete", "adventurer", "prop_plane", "captain", "native", "journalist"])
@pytest.mark.parametrize("at", ["B42", "C43", "N24"])
def test_strong_cards_reach_all_there_is(hand: str, at: str) -> None:
    """R4: a card of power 5 over several spaces and a blockade."""
    there = solo(at, hand, "blockades B-C 1, C-N 2")
    check_reach(there.state)


# ---- options


def worded(text: str) -> Option:
    """What an option should say, read off its text alone."""
    verb, *words = text.split()
    found = Option(text, verb)
    if words and words[-1] in ("/1", "/2"):
        found.piece = int(words.pop()[1])
    if verb in ("move", "break", "use", "spend"):
        found.source = words.pop(0)
        if words and words[0] == "half":
            found.source += " " + words.pop(0)
    if verb == "keep":
        found.source = "@keep_item"
    for word in words:
        if word.startswith("#"):
            found.blockade = int(word[1:])
        elif word in CARD_IDS:
            found.card = word
        else:
            found.space = word
    return found


def sent(there: Game) -> Options:
    found = options(there.view(there.decision.seat))
    assert found is not None
    return msgspec.json.decode(msgspec.json.encode(found), type=Options)


@given(games, chances)
@settings(whole_games, max_examples=8)
def test_an_option_says_what_its_text_says(game: Game, chance: random.Random) -> None:
    for _ in range(100):
        if game.is_over:
            return
        for one, action in zip(sent(game).actions, game.legal_actions(), strict=True):
            expected = worded(action.text)
            if one.verb == "step":
                expected.piece = int(game.state.piece) + 1
            assert (one.text, one.verb, one.space, one.blockade, one.card, one.piece) == (
                action.text, WORDS[action.verb], expected.space, expected.blockade, expected.card, expected.piece,
            )  # fmt: skip
            if expected.source:
                assert one.source == expected.source
        game.play(choose(game.state, chance, 0.5))


def test_nobody_else_is_offered_anything() -> None:
    game = Game.new("first-game", players=3, seed=2, first_player=1)
    assert options(game.view(2)) is None
    assert options(game.view(None)) is None


def test_options_of_two_boards_do_not_mix() -> None:
    """They are remembered by action; the same text on another board is the same words."""
    for id_ in ("first-game", "serpentine", "first-game"):
        state = Game.new(id_, players=2, seed=4).state
        for action in view(state, state.current, state.setup).legal_actions():
            assert msgspec.json.decode(option(state, action))["text"] == action.text

"""The simple bots and the constants of the others: what each likes shows where it must, and slips are as rare as told."""

from __future__ import annotations

import random

import pytest
from driving import chances, choose, games, walker_of, whole_games
from hypothesis import given, settings
from turns import position, turn

from eldorado.bots import LADDER, Budget, make_bot
from eldorado.bots.search.greedy import BEGINNER_TASTE, CAREFUL, STEADY_TASTE, ShoppingHabit, next_play
from eldorado.bots.search.node import Mind
from eldorado.bots.search.walker import UNREACHABLE, Walker
from eldorado.bots.search.weights import (
    EXPERT_TASTE,
    THIN_RACE_RUBBLE,
    TOKEN_WORTH,
    TWO_PIECES,
    Weights,
    expert_weights,
    master_weights,
    one_piece_weights,
    planner_weights,
    sight_weights,
)
from eldorado.bots.simple import BEGINNER_SLIPS, NO_SLIP, STEADY_SLIPS, BeginnerBot, SteadyBot
from eldorado.engine.apply import apply
from eldorado.engine.board import Board
from eldorado.engine.components import CAMP, CARD_IDS, RUBBLE, START, STARTING_KINDS, TOKEN_IDS
from eldorado.engine.decision import KINDS, OVER
from eldorado.engine.legal import legal_actions
from eldorado.game import Game
from eldorado.routes.printed import route, route_ids


class SureBeginner(BeginnerBot):
    slips = 0.0


class SureSteady(SteadyBot):
    slips = 0.0


def bought(bot: SteadyBot, text: str) -> str:
    """What it buys in this turn."""
    return next((said.split()[1] for said in turn(bot, position(text)) if said.startswith("buy ")), "")


@pytest.mark.parametrize("taste", [STEADY_TASTE, BEGINNER_TASTE])
def test_a_taste_names_every_card_that_is_sold_once(taste: tuple[str, ...]) -> None:
    assert sorted(taste) == sorted(CARD_IDS[STARTING_KINDS:])


@pytest.mark.parametrize(
    ("hand", "steady", "beginner"),
    [
        ("-", "", ""),
        ("traveler", "scout", "scout"),
        ("traveler 2", "scout", "photographer"),
        ("traveler 3", "trailblazer", "trailblazer"),
        ("millionaire", "trailblazer", "transmitter"),
    ],
)
def test_each_buys_what_it_likes_best_of_what_it_can_pay(hand: str, steady: str, beginner: str) -> None:
    """R7.2; the mountains behind B61 leave them nothing else to do with coins."""
    text = f"players 3; seat 1; at B61; hand {hand}; draw explorer 3, sailor, captain 2"
    assert (bought(SureSteady(), text), bought(SureBeginner(), text)) == (steady, beginner)


def test_nobody_buys_for_a_deck_that_is_large_enough() -> None:
    large = "draw explorer 3, traveler, sailor, captain 3, trailblazer 2, scout 3, photographer 2"
    assert bought(SureSteady(), f"players 3; seat 1; at B61; hand traveler 3; {large}") == ""


def test_steady_stops_buying_when_it_is_nearly_home() -> None:
    text = "players 3; seat 1; at K14; hand traveler 4; draw explorer 3, sailor"
    assert bought(SureSteady(), text) == ""


def test_a_purchase_wastes_neither_items_nor_tokens() -> None:
    """R8.2: the Treasure Chest is gone once it has paid."""
    said = turn(SureSteady(), position("players 3; seat 1; at B61; hand treasure_chest, millionaire; draw captain 3"))
    assert "spend millionaire" in said
    assert "spend treasure_chest" not in said


@pytest.mark.parametrize(("bot", "share"), [(BeginnerBot, BEGINNER_SLIPS), (SteadyBot, STEADY_SLIPS)])
def test_slips_are_as_often_as_they_are_said_to_be(bot: type[SteadyBot], share: float) -> None:
    rng = random.Random(1)
    slips = [bot().slip(rng) for _ in range(4000)]
    assert abs(sum(slip != NO_SLIP for slip in slips) / 4000 - share) < 0.02


def test_a_slip_is_another_play_that_makes_sense() -> None:
    game = position("players 3; seat 1; at B61; hand explorer 2, traveler 2")
    state = game.state
    habit = ShoppingHabit(state.board, Weights(), STEADY_TASTE, 16, 3.0)
    mind = Mind(state.board, Weights(), 1)
    here = mind.fields.remaining(state.players[0], state.seams)
    plays = set()
    for slip in range(40):
        actions = next_play(habit, state, 0, slip)
        twin = state.copy()
        for action in actions:
            assert action in legal_actions(twin)
            apply(twin, action)
        plays.add(tuple(action.text for action in actions))
        assert mind.fields.remaining(twin.players[0], twin.seams) < here + CAREFUL + 0.01
    assert len(plays) > 2


@given(games, chances)
@settings(whole_games, max_examples=5)
def test_a_simple_play_is_legal_whatever_is_asked(game: Game, chance: random.Random) -> None:
    state = game.state
    habit = ShoppingHabit(state.board, Weights(), BEGINNER_TASTE, 20, 0.0)
    for number in range(200):
        if state.decision == OVER:
            return
        if number % 5 == 0:
            twin = state.copy()
            seat, round_ = twin.current, twin.round
            for action in next_play(habit, twin, seat, chance.choice([NO_SLIP, NO_SLIP, number])):
                assert action in legal_actions(twin), f"{KINDS[state.decision]}: {action.text}"
                reveals = twin.reveals
                apply(twin, action)
                if twin.reveals != reveals or (twin.current, twin.round) != (seat, round_) or twin.decision == OVER:
                    break
        apply(state, choose(state, chance, 0.5))


@pytest.mark.parametrize("name", LADDER)
def test_the_last_card_and_an_empty_hand_are_played(name: str) -> None:
    for hand in ("-", "sailor"):
        game = position(f"players 3; seat 1; at B61; hand {hand}; draw -")
        assert turn(name, game)
        assert game.decision.seat == 2


@pytest.mark.parametrize("name", LADDER)
def test_the_order_of_the_options_tells_a_bot_nothing(name: str) -> None:
    """Only the random one may mind."""
    game = position("players 3; caves on; seat 1; at B61; hand explorer 2, traveler 2, captain")
    options = game.legal_actions()
    chosen = {
        make_bot(name).choose(game.view(1), order, Budget(300), random.Random(3)).text for order in (options, options[::-1])
    }
    assert len(chosen) == (2 if name == "random" else 1)


# ---- constants


def test_every_token_has_its_worth_once() -> None:
    assert sorted(name for name, _ in TOKEN_WORTH) == sorted(TOKEN_IDS)
    weights = Weights()
    for symbol in ("machete", "paddle", "coin"):
        values = [worth for name, worth in TOKEN_WORTH if name.startswith(symbol)]
        assert values == sorted(values), "the stronger the better"
    assert min(weights.token) > 0


def test_the_experts_taste_is_added_with_three_and_four_and_flat_with_two() -> None:
    taste = dict(EXPERT_TASTE)
    for players in (3, 4):
        assert expert_weights(players, route("first-game")).bonus == [taste.get(card, 0.0) for card in CARD_IDS]
    assert set(expert_weights(2, route("first-game")).bonus) == {TWO_PIECES}
    assert set(planner_weights().bonus) == {0.0}
    assert set(sight_weights().bonus) == {0.0}


def test_the_master_has_the_experts_taste_but_less_of_it_and_with_two_all_of_it() -> None:
    board = route("first-game")
    expert, master = expert_weights(4, board), master_weights(4, board)
    liked = [kind for kind, turns in enumerate(expert.bonus) if turns]
    assert liked
    for kind, turns in enumerate(master.bonus):
        assert (0.0 < master.bonus[kind] / expert.bonus[kind] < 1.0) if kind in liked else turns == 0.0
    assert master.gives_away == expert.gives_away > 0.0
    assert master.jam > expert.jam
    assert (master.urgency, master.hold_above) < (expert.urgency, expert.hold_above)
    assert vars_of(master_weights(2, board)) == vars_of(expert_weights(2, board))


def test_two_pieces_are_judged_as_one_is_but_with_cheaper_rubble_where_that_wins() -> None:
    """Measured: docs/lab/2026-11-sixth-player-4.md."""
    one = vars_of(one_piece_weights())
    for id_ in route_ids():
        two = vars_of(expert_weights(2, route(id_)))
        other = [name for name in one if one[name] != two[name]]
        assert (other == ["rubble"]) == (id_ == "witchs-cauldron")
        assert vars_of(expert_weights(3, route(id_))) == one
    assert one_piece_weights().rubble > THIN_RACE_RUBBLE


def vars_of(weights: Weights) -> dict[str, object]:
    return {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_") and name != "set_bonus"}


def test_a_set_of_weights_is_its_own() -> None:
    """A variant for an experiment is a copy with one of them changed."""
    one, other = one_piece_weights(), one_piece_weights()
    one.set_bonus("captain", 9.0)
    one.symbol[0] = 9.0
    one.token[0] = 9.0
    assert other.bonus != one.bonus
    assert (other.symbol[0], other.token[0]) == (1.0, Weights().token[0])


# ---- the walker


def plain_tolls(board: Board, greatest: tuple[int, int, int]) -> list[int]:
    """Costs to the finish by asking all neighbours again and again."""
    best = [0 if board.is_finish[space] else UNREACHABLE for space in range(len(board.names))]

    def toll(space: int) -> int:
        terrain, strength = int(board.terrain[space]), int(board.strength[space])
        if terrain == RUBBLE:
            return 8 * strength
        if terrain == CAMP:
            return 12 * strength
        return 8 + 4 * strength if terrain < 3 and greatest[terrain] >= strength else 400

    changed = True
    while changed:
        changed = False
        for space in range(len(board.names)):
            if not board.is_passable(space):
                continue
            for other in map(int, board.neighbours[space * 6 : space * 6 + 6]):
                if other >= 0 and board.is_passable(other) and board.terrain[other] != START:
                    if best[other] + toll(other) < best[space]:
                        best[space] = best[other] + toll(other)
                        changed = True
    return best


@pytest.mark.parametrize("greatest", [(1, 1, 1), (5, 0, 2), (0, 4, 4)])
@pytest.mark.parametrize("id_", ["first-game", "serpentine"])
def test_tolls_are_those_of_the_cheapest_way(id_: str, greatest: tuple[int, int, int]) -> None:
    board = route(id_)
    powers = greatest[0] + 8 * greatest[1] + 64 * greatest[2]
    assert [int(toll) for toll in Walker(board).tolls(powers)] == plain_tolls(board, greatest)


def test_a_stronger_deck_never_pays_more() -> None:
    for id_ in route_ids():
        walker = walker_of(route(id_))
        weak, strong = walker.tolls(1 + 8 + 64), walker.tolls(4 + 8 * 4 + 64 * 4)
        assert all(less <= more for less, more in zip(strong, weak, strict=True))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("at B61; hand cartographer, explorer; draw traveler 2", "use cartographer"),
        ("at K14; hand sailor, captain", "move sailor Z3"),
        ("at B61; hand scientist, traveler; play scientist; draw traveler 3; removing 1", "done"),
        ("at B61; hand traveler, captain; play scientist; draw traveler 3, explorer 3, sailor; removing 1", "remove traveler"),
    ],
)
def test_the_walker_knows_the_first_things(text: str, first: str) -> None:
    game = position(f"players 3; seat 1; {text}")
    assert walker_of(game.board).choose(game.state, game.legal_actions()).text == first

"""Whole turns: a plan is legal to its end, the same for every seat, and follows each weight where it must show."""

from __future__ import annotations

import random
import re

import pytest
from driving import chances, choose, games, whole_games
from hypothesis import given, settings
from turns import position, turn

from eldorado.bots.interface import UNLIMITED, Budget
from eldorado.bots.planning import NODES_PER_WIDTH, ExpertBot, PlannerBot
from eldorado.bots.search.fields import onward_space
from eldorado.bots.search.node import Mind, Node
from eldorado.bots.search.opening import best_card, opening
from eldorado.bots.search.turn import plan_turn, swaps
from eldorado.bots.search.weights import Weights, expert_weights, planner_weights
from eldorado.engine.actions import Action
from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions
from eldorado.engine.state import State
from eldorado.engine.view import View, view
from eldorado.engine.zones import listed
from eldorado.game import Game
from eldorado.notation.position.text import position_text


def planned(state: State, weights: Weights | None = None, width: int = 6) -> list[Action]:
    mind = Mind(state.board, weights or planner_weights(), width)
    return plan_turn(mind, state, state.current, None, [])


def play_while_foreseen(state: State, actions: list[Action]) -> None:
    """Each action of a plan is legal as long as nothing was revealed and the turn goes on."""
    twin = state.copy()
    seat, round_ = twin.current, twin.round
    for action in actions:
        assert action in legal_actions(twin), f"{action.text} in {[one.text for one in actions]}\n{position_text(state)}"
        reveals = twin.reveals
        apply(twin, action)
        if twin.reveals != reveals or twin.current != seat or twin.round != round_ or twin.decision == OVER:
            return


@given(games, chances)
@settings(whole_games, max_examples=6)
def test_a_plan_is_legal_to_its_end_at_any_moment(game: Game, chance: random.Random) -> None:
    state = game.state
    for number in range(180):
        if state.decision == OVER:
            return
        if number % 11 == 0:
            play_while_foreseen(state, planned(state))
        apply(state, choose(state, chance, 0.5))


def seated_on(text: str, by: int, players: int) -> str:
    """The same table with everybody moved some seats on."""

    def moved(found: re.Match[str]) -> str:
        return f"{found[1]} {(int(found[2]) - 1 + by) % players + 1}"

    lines = [re.sub(r"^(seat|turn|first) (\d)$", moved, line) for line in text.splitlines()]
    return "\n".join(line for line in lines if not line.startswith("chance"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plan_does_not_depend_on_the_number_of_the_seat(players: int) -> None:
    """Everybody one seat on, the first player, too: nothing has changed but the numbers."""
    chance = random.Random(players)
    state = Game.new("first-game", players=players, seed=4, caves=True).state
    compared = 0
    for number in range(240):
        if state.decision == OVER:
            break
        if number % 30 == 0:
            text = position_text(state)
            here = Game.from_position(text).state
            for weights in (planner_weights(), expert_weights(players, state.board)):
                plans = [
                    [action.text for action in planned(Game.from_position(seated_on(text, by, players)).state, weights)]
                    for by in range(1, players)
                ]
                assert plans == [[action.text for action in planned(here, weights)]] * (players - 1)
                compared += 1
        apply(state, choose(state, chance, 0.3))
    assert compared > 8


class Thinker(PlannerBot):
    """Counts how often it plans."""

    thoughts = 0

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        self.thoughts += 1
        return super()._think(view, budget, rng)


def test_a_bot_keeps_its_plan_while_the_game_goes_as_foreseen() -> None:
    game = position("players 3; seat 1; at B61; hand explorer 2, traveler 2")
    bot = Thinker()
    played = turn(bot, game)
    assert bot.thoughts == 1 < len(played)


def test_a_bot_plans_anew_when_something_else_happened() -> None:
    bot = PlannerBot()
    one = position("players 3; seat 1; at B61; hand explorer 2, traveler 2")
    other = position("players 3; seat 1; at C42; hand scout, sailor")
    rng = random.Random(1)
    bot.choose(one.view(1), one.legal_actions(), UNLIMITED, rng)
    action = bot.choose(other.view(1), other.legal_actions(), UNLIMITED, rng)
    assert action in other.legal_actions()


@pytest.mark.parametrize(("nodes", "width"), [(None, 10), (1, 1), (NODES_PER_WIDTH * 4, 4), (10**6, 10)])
def test_a_small_budget_makes_a_narrow_beam(nodes: int | None, width: int) -> None:
    bot = PlannerBot()
    game = position("players 3; seat 1; at B61; hand explorer 2")
    bot.choose(game.view(1), game.legal_actions(), Budget(nodes), random.Random(1))
    assert bot._mind is not None
    assert bot._mind.width == width


def test_a_budget_of_nothing_is_none() -> None:
    for nodes in (0, -1):
        with pytest.raises(ValueError, match="nodes"):
            Budget(nodes)
    assert repr(Budget(5, 2.0)) == "Budget(nodes=5, seconds=2.0)"


def test_only_the_expert_looks_ahead_and_with_two_differently() -> None:
    assert PlannerBot().ahead(3) is None
    two, four = ExpertBot().ahead(2), ExpertBot().ahead(4)
    assert two is not None
    assert four is not None
    assert (two.near > 0, four.near > 0) == (True, False)
    board = Game.new(players=2).board
    assert ExpertBot().weights(2, board).bonus != ExpertBot().weights(4, board).bonus


# ---- what a position is worth


def judged(text: str, weights: Weights | None = None, seat: int = 0) -> Node:
    state = position(text).state
    mind = Mind(state.board, weights or Weights(), 4)
    node = Node(mind.look(state, seat), None, [], 0)
    mind.judge(node)
    return node


def changed(**values: float) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def test_nearer_is_better() -> None:
    scores = [judged(f"players 3; seat 1; at {space}").score for space in ("K14", "C42", "B61")]
    assert scores == sorted(scores)


@pytest.mark.parametrize("token", TOKEN_IDS)
def test_every_token_in_hand_is_worth_something(token: str) -> None:
    bare = judged("players 3; caves on; seat 1; at B61")
    rich = judged(f"players 3; caves on; seat 1; at B61; tokens {token}")
    assert bare.score - rich.score == pytest.approx(Weights().token[TOKEN_IDS.index(token)])
    assert bare.turns == rich.turns


def test_a_blockade_won_on_the_way_counts_and_one_won_before_does_not() -> None:
    text = "players 3; seat 1; at B61; hand explorer; won 3"
    state = position(text).state
    mind = Mind(state.board, Weights(), 4)
    root = mind.look(state, 0)
    before, after = Node(root, None, [], 0), Node(root.copy(), None, [], 0)
    after.state.players[0].won |= 1 << 5
    mind.judge(before)
    mind.judge(after)
    assert before.score - after.score == pytest.approx(Weights().blockade)


def test_coming_home_is_worth_most_and_in_the_last_turn_only_if_it_wins() -> None:
    """R11.8: blockades decide among those who are home."""
    end = "players 3; round 14; turn 3; seat 1; at home; won 1, 2; seat 3; at home;"
    with_none, with_more = judged(end + " won -; over", seat=2), judged(end + " won 3, 4, 5; over", seat=2)
    assert with_more.score < with_none.score
    assert with_none.score - with_more.score == pytest.approx(9.0, abs=0.2)


def test_somebody_on_the_best_next_space_costs_only_who_minds() -> None:
    state = Game.new("first-game", players=3, seed=1).state
    mind = Mind(state.board, Weights(), 4)
    mind.look(state, 0)
    deck = state.players[0].hand + state.players[0].draw
    field = mind.fields.field(deck, 0)
    names = state.board.names
    steps = [(space, mind.fields.onward(field, space)) for space in range(len(names))]
    here, ahead = next(
        (names[space], names[following])
        for space, following in [(space, onward_space(step)) for space, step in steps if step >= 0]
        if mind.fields.detour(field, space, [following]) > 0.4
        and state.board.terrain[following] < 3 and state.board.terrain[space] < 3 and not state.board.is_finish[following]
    )  # fmt: skip
    free, blocked = (f"players 3; seat 1; at {here}; seat 2; at {there}" for there in ("B61", ahead))
    assert judged(blocked, changed(crowd=1.0)).score > judged(free, changed(crowd=1.0)).score + 0.3
    assert judged(blocked).score == judged(free).score
    assert judged(blocked, changed(block=1.0), 1).score < judged(blocked, changed(), 1).score - 0.3


def test_a_cave_beside_the_way_is_worth_a_visit() -> None:
    """R10.4: worth the average of what may lie there."""
    state = position("players 3; caves on; seat 1; at B61; hand explorer 3").state
    mind = Mind(state.board, Weights(), 4)
    mind.look(state, 0)
    bag = [Weights().token[token] for token in listed(state.bag)]
    assert mind.find_worth == pytest.approx(sum(bag) / len(bag))
    assert Mind(state.board, changed(explore=0.0), 4).find_worth == 0.0


# ---- before the plan


def opened(text: str) -> str:
    state = position(text).state
    mind = Mind(state.board, planner_weights(), 4)
    action = opening(mind, mind.look(state, state.current))
    return action.text if action is not None else ""


@pytest.mark.parametrize(
    ("more", "first"),
    [
        ("hand cartographer, explorer; draw traveler 3", "use cartographer"),
        ("hand cartographer, explorer; draw traveler", "use cartographer"),
        ("hand cartographer, explorer; draw -", ""),
        ("hand scientist, explorer; draw traveler", "use scientist"),
        ("hand travel_log, explorer; draw traveler 2", "use travel_log"),
        ("hand compass, explorer; draw traveler 2", "use compass"),
        ("hand compass, explorer; draw traveler", ""),
        ("hand transmitter, explorer", "use transmitter"),
        ("hand explorer; tokens draw; draw traveler", "use @draw"),
        ("hand explorer; tokens draw; draw -", ""),
        ("hand explorer, captain", ""),
        ("hand explorer; play cartographer; tokens machete_1", ""),
    ],
)
def test_cards_that_bring_cards_come_first_if_there_are_any_to_bring(more: str, first: str) -> None:
    assert opened(f"players 3; caves on; seat 1; at B61; {more}") == first


def test_what_still_moves_goes_on_before_cards_are_drawn() -> None:
    """Drawing would not interrupt a movement (R4.5), but what has begun is finished first."""
    seat = "players 3; caves on; seat 1; at B61; hand cartographer, explorer; draw traveler 3; play giant_machete"
    assert opened(seat) == "use cartographer"
    assert opened(f"{seat}; moving giant_machete machete left 3") == ""


@pytest.mark.parametrize(
    ("waiting", "first"),
    [("transmitter", "keep transmitter"), ("compass", "keep compass"), ("transmitter, compass", "keep transmitter")],
)
def test_a_used_item_is_saved_when_it_is_worth_a_token(waiting: str, first: str) -> None:
    assert opened(f"players 3; caves on; waiting {waiting}; seat 1; at B61; hand explorer; tokens keep_item") == first


def test_the_best_card_is_the_one_that_saves_most() -> None:
    state = position("players 3; seat 1; at B61; hand traveler 4").state
    mind = Mind(state.board, planner_weights(), 4)
    root = mind.look(state, 0)
    free = best_card(mind, root, True)
    assert free >= 0
    root.purse = type(root.purse)(2)
    assert CARD_IDS[best_card(mind, root, False)] in ("scout",)
    root.purse = type(root.purse)(0)
    assert best_card(mind, root, False) == -1


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("hand", ["explorer 2, sailor, traveler", "explorer", "traveler 3"])
def test_a_replacement_takes_no_more_than_it_may(left: int, hand: str) -> None:
    """R10.11: up to four cards."""
    cards = sum(int(part.split()[1]) if " " in part else 1 for part in hand.split(", "))
    if left > cards:
        return
    game = position(
        f"players 3; caves on; used replace; replacing left {left}; seat 1; at B61; hand {hand}; draw traveler, explorer"
    )
    for unwanted in (game.state.me().hand, 0):
        play_while_foreseen(game.state, swaps(game.state, unwanted))


def test_it_sees_nothing_but_its_view() -> None:
    """The plan of a view is the plan of the truth: nothing hidden comes into it."""
    game = Game.new("first-game", players=3, seed=6, caves=True)
    chance = random.Random(2)
    state = game.state
    for number in range(120):
        if state.decision == OVER:
            break
        if number % 15 == 0:
            known = view(state, state.current, state.setup.without_seed()).known
            assert [a.text for a in planned(known)] == [a.text for a in planned(state)]
        apply(state, choose(state, chance, 0.4))

"""What any opponent worth playing knows: the gate, the last paddle, thin decks, the last turn, the others."""

from __future__ import annotations

import random

import pytest
from turns import SOLVERS, first, position, turn

from eldorado.bots import Budget, make_bot
from eldorado.bots.conformance import setup_of
from eldorado.bots.driver import BotGame
from eldorado.bots.planning import ExpertBot
from eldorado.bots.search.fields import Fields
from eldorado.bots.search.node import Mind
from eldorado.bots.search.weights import Weights, one_piece_weights, planner_weights
from eldorado.engine.actions import Action
from eldorado.engine.components import CAMP, CARD_IDS, COIN, PADDLE
from eldorado.engine.view import View
from eldorado.engine.zones import count, one, size
from eldorado.game import Game, actions_of
from eldorado.routes import route

PADDLES = ("sailor", "captain", "jack_of_all_trades", "adventurer", "prop_plane", "native")


@pytest.mark.parametrize("bot", SOLVERS)
def test_it_enters_the_gate_when_it_can(bot: str) -> None:
    assert first(bot, position("players 3; seat 1; at K14; hand sailor, traveler 3")) == "move sailor Z3"


@pytest.mark.parametrize("bot", SOLVERS)
def test_the_first_of_two_pieces_home_is_not_the_end(bot: str) -> None:
    played = turn(bot, position("players 2; seat 1; at K14, K24; hand sailor, captain, explorer, traveler"))
    assert "move sailor Z3" in played or "move captain Z3" in played
    assert len([text for text in played if "Z" in text or "K" in text]) > 1


@pytest.mark.parametrize("bot", SOLVERS)
def test_it_never_gives_its_last_paddle_to_a_camp(bot: str) -> None:
    game = position("players 3; seat 1; at K21; hand sailor, explorer; draw trailblazer 2, scout, traveler, explorer")
    turn(bot, game)
    assert count(game.state.players[0].removed, CARD_IDS.index("sailor")) == 0


@pytest.mark.parametrize("bot", SOLVERS)
def test_it_keeps_four_cards_when_it_may_remove(bot: str) -> None:
    game = position("players 3; seat 1; at B61; hand scientist, traveler; draw sailor, explorer, traveler")
    turn(bot, game)
    me = game.state.players[0]
    assert size(me.hand) + size(me.draw) + size(me.play) + size(me.discard) >= 4


@pytest.mark.parametrize("bot", SOLVERS)
def test_a_removal_takes_the_weakest_card(bot: str) -> None:
    game = position(
        """
        players 3; seat 1; at B61; play scientist; hand traveler, captain, trailblazer, pioneer
        draw explorer 3, sailor, scout; removing 1
        """
    )
    assert first(bot, game) in ("remove traveler", "done")


@pytest.mark.parametrize("bot", SOLVERS)
def test_cards_that_draw_come_first(bot: str) -> None:
    assert first(bot, position("players 3; seat 1; at B61; hand cartographer, explorer 2, traveler")) == "use cartographer"


@pytest.mark.parametrize("bot", SOLVERS)
def test_an_item_is_not_wasted_on_an_empty_pile(bot: str) -> None:
    game = position("players 3; seat 1; at B61; hand compass, explorer, traveler; draw -")
    assert "use compass" not in turn(bot, game)


@pytest.mark.parametrize("bot", SOLVERS)
def test_the_transmitter_brings_something_that_helps(bot: str) -> None:
    played = turn(bot, position("players 3; seat 1; at B61; hand transmitter, explorer; draw traveler 4, sailor, explorer 2"))
    taken = next(text.split()[1] for text in played if text.startswith("take"))
    assert taken not in ("jack_of_all_trades", "transmitter", "photographer", "scout")


@pytest.mark.parametrize("bot", ["planner", "expert"])
def test_nobody_buys_in_the_last_turn(bot: str) -> None:
    game = position("players 3; round 14; turn 2; seat 1; at home; seat 2; at C42; hand traveler 4")
    assert not [text for text in turn(bot, game) if text.startswith(("spend", "buy"))]


@pytest.mark.parametrize("bot", ["planner", "expert"])
def test_in_a_tie_blockades_decide_so_it_takes_one_on_the_way(bot: str) -> None:
    """Seat 1 is home with one blockade; seat 2 can reach the gate, but wins only with #3 and a higher one."""
    game = position(
        """
        players 3; round 14; turn 2; blockades I-K 4
        seat 1; at home; won 1
        seat 2; at K14; hand sailor, jack_of_all_trades; won 2
        """
    )
    turn(bot, game)
    assert game.state.players[1].arrival == 2


@pytest.mark.parametrize("bot", ["planner", "expert"])
def test_cards_are_combined(bot: str) -> None:
    """Two plays that only pay together: a machete over the jungle, then a coin for the village behind it."""
    game = position("players 3; seat 1; at B61; hand explorer, traveler, explorer, explorer")
    turn(bot, game)
    assert int(game.board.distance[game.state.players[0].first]) <= int(game.board.distance[game.board.space("B61")]) - 2


def test_a_budget_of_one_node_still_gives_an_answer() -> None:
    assert turn("expert", position("players 4; seat 1; at B61; hand explorer 2, traveler 2"), nodes=1)


def looked_at(nodes: int | None) -> int:
    """Positions that the expert looks at in one turn with this budget."""
    bot = ExpertBot()
    bot.choose(
        *asked(position("players 4; seat 1; at B61; hand explorer 2, traveler 2; draw traveler 2, explorer, sailor"), nodes)
    )
    assert bot._mind is not None
    return int(bot._mind.nodes)


def asked(game: Game, nodes: int | None) -> tuple[View, list[Action], Budget, random.Random]:
    return game.view(1), game.legal_actions(), Budget(nodes), random.Random(5)


def test_the_look_ahead_keeps_to_the_budget_and_uses_it() -> None:
    whole = looked_at(None)
    few, some, enough = looked_at(200), looked_at(whole // 3), looked_at(2 * whole)
    assert few <= 200
    assert few < some <= whole // 3 * 1.1
    assert enough == whole


@pytest.mark.parametrize(
    ("bot", "seat", "left", "bought"),
    [
        ("expert", 4, 1, "scout"),
        ("expert", 4, 2, "trailblazer"),
        ("expert", 3, 1, "trailblazer"),
        ("planner", 4, 1, "trailblazer"),
    ],
)
def test_who_moves_last_does_not_open_the_reserve_to_all_others(bot: str, seat: int, left: int, bought: str) -> None:
    """There are three Captains; who opens the reserve in front of three others gets none."""
    game = position(
        f"players 4; turn {seat};"
        f"market scout, trailblazer {left}, jack_of_all_trades, photographer, treasure_chest, transmitter;"
        f"seat {seat}; hand traveler 3, explorer; draw traveler, explorer 2, sailor"
    )
    assert f"buy {bought}" in turn(bot, game)


@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", SOLVERS)
def test_games_end(bot: str, players: int, caves: bool) -> None:
    setup = setup_of("winding-paths", players, caves, 3)
    played = BotGame(setup, actions_of(setup.board), [(bot, make_bot(bot)) for _ in range(players)]).run()
    assert played.winner is not None
    assert all(cards >= 4 for cards in played.decks)


def test_a_space_that_somebody_stands_on_is_dearer_and_dearer_while_they_do_not_move_on() -> None:
    game = position("players 3; seat 1; at N47; hand explorer 2, traveler 2; draw sailor, explorer, traveler 2")
    state = game.state
    mind = Mind(state.board, planner_weights(), 10)
    me = state.players[0]
    state.players[1].first = state.players[2].first = -1
    mind.look(state, 0)
    free = mind.fields.remaining(me, state.seams)
    state.players[1].first = list(state.board.names).index("N36")
    mind.look(state, 0)
    taken = mind.fields.remaining(me, state.seams)
    state.round += 3
    mind.look(state, 0)
    assert free < taken < mind.fields.remaining(me, state.seams)


def test_a_crowd_far_away_makes_no_difference() -> None:
    game = position("players 3; seat 1; at B61; hand explorer 2, traveler 2; draw sailor, explorer, traveler 2")
    state = game.state
    mind = Mind(state.board, planner_weights(), 10)
    state.players[1].first = state.players[2].first = -1
    mind.look(state, 0)
    free = mind.fields.remaining(state.players[0], state.seams)
    state.players[1].first = list(state.board.names).index("K14")
    mind.look(state, 0)
    assert mind.fields.remaining(state.players[0], state.seams) == free


def to_enter(weights: Weights, symbol: int, left: int) -> float:
    """Turns that a space of power 1 costs a deck of four Explorers and a Traveler with so many turns left."""
    fields = Fields(position("players 3; seat 1; at B61; hand explorer").state.board, weights)
    fields.horizon = left
    return fields.field(4 * one(CARD_IDS.index("explorer")) + one(CARD_IDS.index("traveler")), 0).costs[symbol + 16]


def test_water_frightens_the_expert_less_while_there_is_time_to_buy_a_paddle() -> None:
    weights = one_piece_weights()
    early, middle, late = (to_enter(weights, PADDLE, left) for left in (14, 9, 3))
    assert early < middle < late
    assert to_enter(weights, PADDLE, 12) == early
    assert to_enter(weights, COIN, 14) == to_enter(weights, COIN, 3)
    assert to_enter(planner_weights(), PADDLE, 14) == to_enter(planner_weights(), PADDLE, 3)


def test_each_symbol_has_its_own_price() -> None:
    plain, dear = planner_weights(), planner_weights()
    dear.symbol[COIN] = 1.5
    assert to_enter(dear, COIN, 9) == pytest.approx(1.5 * to_enter(plain, COIN, 9))
    assert to_enter(dear, PADDLE, 9) == to_enter(plain, PADDLE, 9)


def test_two_pieces_need_a_whole_hand_of_cards() -> None:
    """R8: on Witch's Cauldron, past five one-card camps, the expert keeps at least four cards (docs/lab/2026-11-value.md)."""
    board = route("witchs-cauldron")
    camp = next(space for space in range(len(board.names)) if (board.terrain[space], board.strength[space]) == (CAMP, 1))
    beside = next(
        int(other)
        for other in board.neighbours[camp * 6 : camp * 6 + 6]
        if other >= 0 and board.terrain[int(other)] < CAMP and board.distance[int(other)] >= board.distance[camp]
    )
    game = position(
        f"""
        route witchs-cauldron; players 2
        seat 1; at {board.names[beside]}, home; hand traveler 2; draw trailblazer, captain
        """
    )
    assert not any(action.startswith("pay") for action in turn("expert", game))

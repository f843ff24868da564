"""Macro-plays against the engine's own steps: nothing illegal, nothing left out, nothing twice."""

from __future__ import annotations

import random

import pytest
from driving import chances, games, moments, whole_games
from hypothesis import given, settings
from turns import position

from eldorado.bots.search.beam import MOST_PLAYS, best_offers, finish, grow, roots_of, search
from eldorado.bots.search.node import Mind, Node, best_first, path_to
from eldorado.bots.search.plays import BACKWARDS, Plays, deck_size, is_camp, key_of
from eldorado.bots.search.shopping import Offer
from eldorado.bots.search.weights import planner_weights
from eldorado.engine.actions import BREAK, MOVE, STEP, STEP_BREAK, STOP
from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS
from eldorado.engine.decision import PAY, PLAY, REMOVE
from eldorado.engine.legal import legal_actions
from eldorado.engine.state import State
from eldorado.engine.zones import count, size
from eldorado.game import Game

ALL = 1e9


def looked(state: State) -> tuple[Mind, State]:
    mind = Mind(state.board, planner_weights(), 6)
    return mind, mind.look(state, state.current)


def check_path(root: State, node: Node) -> None:
    """Each action of a plan is legal, and together they lead where the plan says."""
    state = root.copy()
    for action in path_to(node):
        assert action in legal_actions(state), action.text
        apply(state, action)
    assert state.to_bytes() == node.state.to_bytes()


@given(games, chances)
@settings(whole_games, max_examples=10)
def test_every_play_is_legal_and_leads_where_it_says(game: Game, chance: random.Random) -> None:
    for state in moments(game, chance, 160, 9):
        if state.decision not in (PLAY, PAY, REMOVE):
            continue
        mind, root = looked(state)
        seen: set[tuple[int, int, int, int, int]] = set()
        found = roots_of(mind, root, seen)
        children: list[Node] = []
        for node in found[:3]:
            if node.state.decision == PLAY and not node.state.is_moving():
                Plays(mind, node, seen, children).add_all()
        for node in [*found, *children]:
            check_path(root, node)


def ends_of_walks(state: State, seat: int) -> set[tuple[int, ...]]:
    """Where one card can take a piece, by trying every step of every card and stopping after each."""
    found: set[tuple[int, ...]] = set()
    todo = []
    for action in legal_actions(state):
        if action.verb in (MOVE, BREAK):
            twin = state.copy()
            apply(twin, action)
            todo.append(twin)
    while todo:
        here = todo.pop()
        if here.is_moving():
            for action in legal_actions(here):
                if action.verb in (STEP, STEP_BREAK, STOP):
                    twin = here.copy()
                    apply(twin, action)
                    todo.append(twin)
        else:
            me = here.players[seat]
            found.add((int(me.first), int(me.second), int(me.hand), int(me.tokens), int(here.seams)))
    return found


@given(games, chances)
@settings(whole_games, max_examples=8)
def test_no_walk_is_left_out_and_none_comes_twice(game: Game, chance: random.Random) -> None:
    """In states without caves nearby, where nothing is revealed, all ends are known beforehand."""
    for state in moments(game, chance, 100, 14):
        if state.decision != PLAY or state.is_moving() or state.bought or state.waiting:
            continue
        mind, root = looked(state)
        node = Node(root, None, [], 0)
        mind.judge(node)
        out: list[Node] = []
        plays = Plays(mind, node, {key_of(mind, root)}, out)
        plays.backwards = ALL
        plays.add_walks([kind for kind in range(len(CARD_IDS)) if count(root.me().hand, kind)])
        seat = int(root.current)
        found = [
            (int(me.first), int(me.second), int(me.hand), int(me.tokens), int(child.state.seams))
            for child in out
            for me in [child.state.players[seat]]
        ]
        assert set(found) == ends_of_walks(root, seat)
        assert len({key_of(mind, child.state) for child in out}) == len(out)


@pytest.mark.parametrize(("hand", "gives"), [("scout, sailor, explorer 2", 4), ("traveler 3", 2), ("-", 1)])
def test_a_payment_is_tried_with_every_choice_of_cards(hand: str, gives: int) -> None:
    """R5.1: two cards for rubble of strength 2, each choice once whatever the order; the first is that nothing is paid."""
    state = position(f"players 3; seat 1; at C42; hand {hand}").state
    mind, root = looked(state)
    node = Node(root, None, [], 0)
    mind.judge(node)
    out: list[Node] = []
    plays = Plays(mind, node, {key_of(mind, root)}, out)
    plays.backwards = ALL
    plays.add_payments()
    targets = {child.state.players[0].first for child in out}
    for target in targets:
        hands = [int(child.state.players[0].hand) for child in out if child.state.players[0].first == target]
        assert len(set(hands)) == len(hands)
    one_card = [child for child in out if size(child.state.players[0].hand) == size(root.players[0].hand) - 1]
    kinds = len({kind for kind in range(len(CARD_IDS)) if count(root.players[0].hand, kind)})
    assert len(one_card) == kinds * len({child.state.players[0].first for child in one_card})
    assert (gives == 1) == (not out)


@pytest.mark.parametrize(("travelers", "enters"), [(4, True), (3, True), (2, False), (0, False)])
def test_no_camp_when_the_deck_would_get_too_thin(travelers: int, enters: bool) -> None:
    """R5.2 removes the card: the fewest that the planner keeps is four."""
    state = position(f"players 3; seat 1; at B12; hand scout, sailor; draw traveler {travelers}").state
    mind, root = looked(state)
    node = Node(root, None, [], 0)
    mind.judge(node)
    out: list[Node] = []
    plays = Plays(mind, node, set(), out)
    plays.backwards = ALL
    plays.add_payments()
    camp = root.board.space("B13")
    assert any(child.state.players[0].first == camp for child in out) == enters
    assert deck_size(root) == 2 + travelers


def test_a_camp_is_known_by_its_goal() -> None:
    assert is_camp(position("players 3; seat 1; at B12; hand scout; paying B13").state)
    assert not is_camp(position("players 3; seat 1; at C42; hand scout; paying C43").state)
    assert not is_camp(position("players 3; blockades B-C 6; seat 1; at B21; hand scout 2; paying #6").state)


def test_what_only_leads_away_is_not_looked_at() -> None:
    state = position("players 3; seat 1; at N47; hand captain, explorer 2, journalist").state
    mind, root = looked(state)
    node = Node(root, None, [], 0)
    mind.judge(node)
    near: list[Node] = []
    far: list[Node] = []
    Plays(mind, node, set(), near).add_all()
    plays = Plays(mind, node, set(), far)
    plays.backwards = ALL
    plays.add_all()
    assert all(child.turns <= node.turns + BACKWARDS for child in near)
    assert {key_of(mind, child.state) for child in near} == {
        key_of(mind, child.state) for child in far if child.turns <= node.turns + BACKWARDS
    }


def test_who_is_home_or_has_bought_plays_no_more() -> None:
    for text in ("players 3; bought; seat 1; at B61; hand explorer 3", "players 2; turn 2; seat 2; at home, home; round 9"):
        state = position(text.replace("turn 2; seat 2", "turn 1; seat 2")).state
        mind = Mind(state.board, planner_weights(), 3)
        seat = 1 if "home" in text else 0
        root = mind.look(state, seat)
        out: list[Node] = []
        Plays(mind, Node(root, None, [], 0), set(), out).add_all()
        assert out == []


# ---- the beam


def nodes(ranks: list[float]) -> list[Node]:
    state = Game.new(players=2, seed=1).state
    found = [Node(state, None, [], number) for number in range(len(ranks))]
    for node, rank in zip(found, ranks, strict=True):
        node.rank = rank
    return found


@pytest.mark.parametrize("ranks", [[], [3.0], [2.0, 1.0, 2.0, 1.0, 0.0], [1.0] * 6, [-1.0, 5.0, -1.0]])
@pytest.mark.parametrize("most", [0, 1, 3, 99])
def test_the_best_come_first_and_equals_as_they_were_found(ranks: list[float], most: int) -> None:
    found = nodes(ranks)
    assert best_first(found, most) == sorted(found, key=lambda node: node.rank)[:most]
    offered = [Offer(node, 0, None, node.rank) for node in found]
    assert best_offers(offered, most) == sorted(offered, key=lambda offer: offer.score)[:most]


def test_a_path_is_told_from_the_beginning() -> None:
    state = Game.new(players=2, seed=1).state
    table = state.actions
    root = Node(state, None, [table.end], 0)
    child = Node(state, Node(state, root, [], 0), [table.done, table.stop], 0)
    assert path_to(child) == [table.end, table.done, table.stop]


@pytest.mark.parametrize("width", [1, 3, 10])
def test_the_beam_is_as_wide_as_it_is_told_and_keeps_the_roots_in_view(width: int) -> None:
    state = position("players 3; seat 1; at B61; hand explorer 2, traveler 2, captain").state
    mind = Mind(state.board, planner_weights(), width)
    root = mind.look(state, 0)
    seen: set[tuple[int, int, int, int, int]] = set()
    leaves = grow(mind, roots_of(mind, root, seen), seen)
    assert 1 <= len(leaves) <= 2 * width
    assert [leaf.rank for leaf in leaves] == sorted(leaf.rank for leaf in leaves)
    for leaf in leaves:
        check_path(root, leaf)
        assert len([action for action in path_to(leaf) if action.verb in (MOVE, BREAK)]) <= MOST_PLAYS


def test_a_wider_beam_finds_nothing_worse() -> None:
    state = position("players 3; seat 1; at B61; hand explorer 2, traveler 2, captain, journalist").state
    scores = []
    for width in (1, 4, 40):
        mind = Mind(state.board, planner_weights(), width)
        scores.append(search(mind, mind.look(state, 0))[0].score)
    assert scores[2] <= scores[1] <= scores[0] + 1e-9


def test_a_budget_ends_the_search() -> None:
    state = position("players 3; seat 1; at B61; hand explorer 2, traveler 2, captain, journalist").state
    looked_at = []
    for limit in (1, 40, 1 << 40):
        mind = Mind(state.board, planner_weights(), 10)
        mind.limit = limit
        assert search(mind, mind.look(state, 0))
        looked_at.append(int(mind.nodes))
    assert looked_at[0] < looked_at[1] < looked_at[2]


def test_offers_are_finished_best_first_and_no_more_than_are_settled() -> None:
    state = position("players 3; seat 1; at B61; hand explorer 2, traveler 4, captain").state
    mind = Mind(state.board, planner_weights(), 10)
    root = mind.look(state, 0)
    seen: set[tuple[int, int, int, int, int]] = set()
    leaves = grow(mind, roots_of(mind, root, seen), seen)
    mind.settled = 5
    found = finish(mind, leaves)
    assert len(found) == 5
    assert [offer.score for offer in found] == sorted(offer.score for offer in found)

"""Turns ahead: what is sampled, what is kept the same for all plans, and what is left as it was."""

from __future__ import annotations

import random

import numpy as np
import pytest
from invariants import census
from turns import position

from eldorado.bots.interface import Budget
from eldorado.bots.search.beam import search
from eldorado.bots.search.contest import refine_by_value
from eldorado.bots.search.foresight import Foresight, Trust
from eldorado.bots.search.lookahead import (
    Ahead,
    TurnKey,
    besides,
    best_end,
    clear_others,
    draw_first,
    held_otherwise,
    next_turn,
    played_on,
    refine,
    varied,
)
from eldorado.bots.search.node import Mind
from eldorado.bots.search.shopping import Offer
from eldorado.bots.search.sight import ROW, Sight, handed_on, has_moved
from eldorado.bots.search.weights import expert_weights, one_piece_weights, planner_weights
from eldorado.bots.value import Value, decode, encode, shipped_value
from eldorado.bots.valuing import ValuingBot
from eldorado.engine.components import CARD_IDS
from eldorado.engine.decision import PLAY
from eldorado.engine.zones import one, size
from eldorado.game import Game

HERE = "players 3; seat 1; at B61; hand explorer 2, traveler 2, captain; draw traveler 2, explorer, sailor"
KEYS = [bytes([number]) * 16 for number in range(3)]


def found_in(text: str, width: int = 6) -> tuple[Mind, list[Offer]]:
    state = position(text).state
    mind = Mind(state.board, planner_weights(), width)
    return mind, search(mind, mind.look(state, state.current))


def ahead(plans: int = 4, alike: int = 2, samples: int = 3, turns: int = 1, shops: int = 2, mix: float = 0.4) -> Ahead:
    return Ahead(plans, alike, samples, turns, 3, mix, shops, 0.0, turns)


@pytest.mark.parametrize(("plans", "alike"), [(1, 1), (3, 1), (6, 2), (99, 99)])
def test_plans_that_move_alike_are_not_all_looked_at(plans: int, alike: int) -> None:
    _, found = found_in(HERE)
    few = varied(found, ahead(plans, alike))
    assert few == sorted(few, key=found.index), "the order stays"
    assert few[0] is found[0]
    assert len(few) <= plans
    moves = [id(offer.node) for offer in few]
    assert max(moves.count(one) for one in moves) <= alike
    if plans == 99:
        assert few == found


def test_the_next_turn_has_all_the_cards_of_this_one() -> None:
    mind, found = found_in(HERE)
    for offer in found:
        before = census(offer.node.state)
        after = next_turn(mind, offer, KEYS[0])
        me = after.players[0]
        bought = 1 if offer.purse is not None else 0
        assert sum(census(after)) == sum(before) + bought, "the pile it comes from does not matter here"
        assert size(me.hand) == min(4, size(me.hand) + size(me.draw) + size(me.discard))
        assert me.play == 0
        assert (after.decision, after.current) == (PLAY, 0)


def test_the_same_key_gives_the_same_hand_and_another_key_another() -> None:
    mind, found = found_in("players 3; seat 1; at B61; hand explorer; draw explorer 2, traveler 3, sailor, captain, scout")
    hands = {next_turn(mind, found[0], key).players[0].hand for key in [*KEYS, *KEYS, *[bytes([n]) * 16 for n in range(40, 60)]]}
    assert next_turn(mind, found[0], KEYS[0]).to_bytes() == next_turn(mind, found[0], KEYS[0]).to_bytes()
    assert len(hands) > 3


def test_nobody_is_in_the_way_in_turns_ahead() -> None:
    state = Game.new(players=2, seed=1).state
    mine = (state.players[1].first, state.players[1].second)
    clear_others(state, 1)
    assert (state.players[0].first, state.players[0].second) == (-1, -1)
    assert (state.players[1].first, state.players[1].second) == mine


def test_cards_that_bring_cards_are_played_and_nothing_is_removed() -> None:
    text = "players 3; seat 1; at B61; hand cartographer, scientist, explorer; draw traveler 2, explorer, sailor"
    state = position(text).state
    mind = Mind(state.board, planner_weights(), 3)
    root = mind.look(state, 0)
    removed = root.players[0].removed
    draw_first(mind, root)
    assert root.decision == PLAY
    assert root.players[0].removed == removed
    assert size(root.players[0].hand) == 4


def test_what_else_could_be_held_back_is_tried_once_each() -> None:
    mind, found = found_in("players 3; seat 1; at K41; hand explorer 2, captain; draw traveler 4")
    best = found[0]
    others = held_otherwise(mind, best)
    kept = [int(offer.held) for offer in others]
    assert int(best.held) not in kept
    assert len(set(kept)) == len(kept)
    assert {offer.node for offer in others} == {best.node}
    left = best.node.state.players[0].hand - (best.purse.cards if best.purse is not None else 0)
    assert all(size(held) <= size(left) for held in kept)


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_turns_played_before_are_not_played_otherwise(seed: int, turns: int) -> None:
    """Looks that share what they know come to the same ends as looks that know nothing of each other."""
    game = Game.new(("first-game", "witchs-cauldron")[seed % 2], players=2 + seed % 3, seed=seed)
    state = game.state
    me = state.players[state.current]
    me.discard += me.draw + sum(one(CARD_IDS.index(card)) for card in ("compass", "cartographer", "scientist", "travel_log"))
    me.draw = one(CARD_IDS.index("scout")) + one(CARD_IDS.index("traveler"))
    mind = Mind(state.board, expert_weights(len(state.players), state.board), 3)
    found = search(mind, mind.look(state, state.current))
    known: dict[TurnKey, Offer] = {}
    keys = [bytes([number]) * 16 for number in range(12)]
    plans = varied(found, ahead(plans=5))
    shared = [played_on(mind, plan, ahead(turns=turns), key, known) for plan in plans for key in keys]
    assert shared == [played_on(mind, plan, ahead(turns=turns), key, {}) for plan in plans for key in keys]
    assert len(known) < turns * len(shared)


def test_looking_ahead_leaves_the_mind_as_it_was() -> None:
    mind, found = found_in(HERE)
    width, shop, limit = mind.width, list(mind.shop), mind.limit
    refine(mind, found, ahead(), KEYS)
    assert (mind.width, mind.shop, mind.limit) == (width, shop, limit)


def test_plans_come_back_best_first_and_the_same_again() -> None:
    texts = []
    for _ in range(2):
        mind, found = found_in(HERE)
        refined = refine(mind, found, ahead(), KEYS)
        assert [offer.score for offer in refined] == sorted(offer.score for offer in refined)
        texts.append([(round(offer.score, 9), int(offer.kind), int(offer.held)) for offer in refined])
    assert texts[0] == texts[1]


def test_with_all_weight_on_the_first_look_nothing_is_reordered() -> None:
    mind, found = found_in(HERE)
    few = varied(found, ahead())
    before = {id(offer): offer.score for offer in few}
    refined = refine(mind, found, ahead(mix=1.0), KEYS)
    kept = [offer for offer in refined if id(offer) in before]
    assert [offer.score for offer in kept] == pytest.approx([before[id(offer)] for offer in kept])


def test_without_chances_or_budget_the_first_look_stands() -> None:
    mind, found = found_in(HERE)
    assert refine(mind, found, ahead(), [])[0] is found[0]
    mind.limit = mind.nodes
    assert refine(mind, found, ahead(), KEYS)[0] is found[0]


@pytest.mark.parametrize(
    "text",
    [
        "players 3; seat 1; at K14; hand sailor, captain",
        "players 3; round 9; turn 2; seat 1; at home; seat 2; at B61; hand explorer",
    ],
)
def test_nobody_looks_ahead_of_the_end(text: str) -> None:
    mind, found = found_in(text)
    if text.startswith("players 3; round"):
        assert mind.is_last_turn
    assert refine(mind, found, ahead(), KEYS) is found


def test_a_turn_ahead_ends_with_a_purchase_only_where_that_is_better() -> None:
    mind, found = found_in(HERE)
    leaves = [offer.node for offer in found]
    without, with_some = best_end(mind, leaves, 0), best_end(mind, leaves, len(leaves))
    assert without.purse is None
    assert without.score == min(leaf.score for leaf in leaves)
    assert with_some.score <= without.score


def test_what_a_score_holds_besides_turns_is_what_is_left_of_it() -> None:
    mind, found = found_in("players 3; caves on; seat 1; at B61; hand explorer; tokens machete_2, draw")
    plain = next(offer for offer in found if offer.purse is None)
    rest = besides(mind, plain, plain.score)
    turns = mind.fields.remaining(plain.node.state.players[0], plain.node.state.seams)
    assert rest == pytest.approx(plain.score + plain.held_worth - turns)
    assert rest < 0, "tokens are worth something"


# ---- the value


def tiny(number: float) -> Value:
    chance = np.random.default_rng(3)
    layers = [chance.normal(0, number, (ROW + 1, 6)).astype(np.float32), chance.normal(0, 0.3, (7, 2)).astype(np.float32)]
    return decode(encode(layers, [1.0], {}, []), "tiny")


def plain_heads(value: Value, row: list[int]) -> list[float]:
    """The same net, number by number."""
    x = [float(number) for number in row]
    for index, layer in enumerate(value.layers):
        x = [sum(x[i] * float(layer[i, j]) for i in range(len(x))) + float(layer[-1, j]) for j in range(layer.shape[1])]
        if index < len(value.layers) - 1:
            x = [max(one, 0.05 * one) for one in x]
    return x


def test_the_net_is_what_its_numbers_say() -> None:
    value = tiny(0.01)
    chance = random.Random(5)
    rows = [[chance.randrange(256) for _ in range(ROW)] for _ in range(3)]
    found = value.heads(np.array(rows, np.uint8))
    for row, heads in zip(rows, found, strict=True):
        assert heads == pytest.approx(plain_heads(value, row), rel=1e-3, abs=1e-3)
    standing, turns = value.judge([number for row in rows for number in row], [1.0, 2.0, 3.0])
    for index, row in enumerate(rows):
        first, second = plain_heads(value, row)
        assert turns[index] == pytest.approx(second + index + 1.0, rel=1e-3, abs=1e-3)
        assert standing[index] == pytest.approx(first - 0.5 * turns[index], rel=1e-3, abs=1e-3)


def test_a_row_is_judged_the_same_whatever_is_asked_with_it() -> None:
    """To the last bit, for every size of a batch: what is byte-equal in two worlds is so on every processor."""
    value, chance = shipped_value(), np.random.default_rng(7)
    rows = (chance.integers(0, 256, (64, ROW)) * (chance.random((64, ROW)) < 0.2)).astype(np.uint8)
    whole = value.heads(rows)
    for many in (1, 2, 3, 5, 8, 17, 33):
        for first in range(0, 64 - many, 7):
            assert value.heads(rows[first : first + many]).tobytes() == whole[first : first + many].tobytes()


def test_sums_of_the_net_come_out_the_same_in_any_order() -> None:
    chance = np.random.default_rng(8)
    layers = [chance.normal(0, 0.3, shape).astype(np.float32) for shape in ((ROW + 1, 128), (129, 128), (129, 2))]
    order = [chance.permutation(layer.shape[0] - 1) for layer in layers]
    rows = chance.integers(0, 256, (16, ROW)).astype(np.uint8)
    turned = [np.vstack([layer[:-1][by], layer[-1:]]) for layer, by in zip(layers, order, strict=True)]
    for before, by in zip(turned, order[1:], strict=False):
        before[:] = before[:, by]
    one, other = (decode(encode(numbers, [1.0], {}, []), "net") for numbers in (layers, turned))
    assert one.heads(rows).tobytes() == other.heads(rows[:, order[0]]).tobytes()


def test_plans_without_trust_in_the_value_keep_the_formulas_order() -> None:
    state = position(HERE).state
    mind = Mind(state.board, one_piece_weights(), 6)
    found = search(mind, mind.look(state, 0))
    foresight = Foresight(mind, Sight(state.board), tiny(0.01).judge, Trust(0.0, 0.0, 0.0))
    foresight.prepare(state, [5, 0, 0])
    refined = refine_by_value(foresight, found, ahead(), [])
    assert [offer.score for offer in refined] == [offer.static for offer in refined]
    assert foresight.answers() == []


def test_with_all_trust_the_value_decides() -> None:
    state = position(HERE).state
    mind = Mind(state.board, one_piece_weights(), 6)
    found = search(mind, mind.look(state, 0))
    seen: list[int] = []

    def judge(rows: list[int], bases: list[float]) -> tuple[list[float], list[float]]:
        assert len(rows) == ROW * len(bases)
        seen.append(len(bases))
        return [0.0] * len(bases), [float(number) for number in range(len(bases), 0, -1)]

    foresight = Foresight(mind, Sight(state.board), judge, Trust(1.0, 1.0, 0.0))
    foresight.prepare(state, [5, 0, 0])
    refined = refine_by_value(foresight, list(found), ahead(), [])
    assert seen == [len(found)]
    worth = {id(offer): len(found) - index - foresight.hidden(offer) for index, offer in enumerate(found)}
    assert [offer.score for offer in refined] == pytest.approx(sorted(worth.values()))


def test_the_valuing_bot_answers_and_repeats_itself() -> None:
    for players in (2, 3):
        game = Game.new("first-game", players=players, seed=3, first_player=1)
        chosen = [
            ValuingBot(shipped_value()).choose(game.view(1), game.legal_actions(), Budget(200), random.Random(4))
            for _ in range(2)
        ]
        assert chosen[0] is chosen[1]
        assert chosen[0] in game.legal_actions()


def test_a_table_handed_on_is_the_next_seats() -> None:
    state = Game.new(players=3, seed=1, first_player=2).state
    seen = []
    for _ in range(4):
        seen.append((int(state.current), int(state.round), [has_moved(state, seat) for seat in range(3)]))
        state = handed_on(state)
    assert [(seat, round_) for seat, round_, _ in seen] == [(1, 1), (2, 1), (0, 1), (1, 2)]
    assert [sum(moved) for _, _, moved in seen] == [0, 1, 2, 0]

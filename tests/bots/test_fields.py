"""Remaining turns from every space: the cheapest way by a plain reading, and what must make it longer or shorter."""

from __future__ import annotations

import pytest

from eldorado.bots.search.fields import FAR_AWAY, Field, Fields, onward_seam, onward_space
from eldorado.bots.search.weights import Weights, expert_weights, one_piece_weights, planner_weights
from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.engine.components import CAMP, CARD_IDS, COIN, MACHETE, PADDLE, RUBBLE, START
from eldorado.engine.hexes import rotate
from eldorado.engine.route import Placement, Route
from eldorado.engine.state import EL_DORADO, OFF_BOARD, Player
from eldorado.engine.zones import zone_of
from eldorado.game import Game
from eldorado.routes.generator import generate
from eldorado.routes.layout import lay
from eldorado.routes.printed import route, route_ids

STARTING = "explorer explorer explorer traveler traveler traveler traveler sailor"


def deck(names: str) -> int:
    return int(zone_of([CARD_IDS.index(name) for name in names.split()]))


def plain_turns(board: Board, field: Field) -> list[float]:
    """Every space asks its neighbours until nobody gets nearer any more."""
    turns = [0.0 if board.is_finish[space] else FAR_AWAY for space in range(len(board.names))]
    changed = True
    while changed:
        changed = False
        for space in range(len(board.names)):
            if not board.is_passable(space) or board.is_finish[space]:
                continue
            for edge in range(space * 6, space * 6 + 6):
                other = int(board.neighbours[edge])
                if other < 0 or not board.is_passable(other) or board.terrain[other] == START:
                    continue
                entering = field.costs[board.terrain[other] + 16 * board.strength[other]]
                cost = turns[other] + entering + field.fences[board.seams[edge] + 1]
                if cost < turns[space] - 1e-9:
                    turns[space] = cost
                    changed = True
    return turns


def seams_of(board: Board, *numbers: int) -> int:
    """These blockades on the first seams."""
    state = Game.new(board, players=3, seed=1).state
    state.seams = type(state.seams)(0)
    for seam, number in enumerate(numbers):
        state.fill_seam(seam, number)
    return int(state.seams)


@pytest.mark.parametrize(
    "cards", [STARTING, "captain pioneer native journalist sailor", "explorer compass giant_machete traveler"]
)
@pytest.mark.parametrize("board", [route("first-game"), route("witchs-cauldron"), generate(5)], ids=lambda board: board.route.id)
def test_remaining_turns_are_those_of_the_cheapest_way(board: Board, cards: str) -> None:
    for numbers in ((), (1, 4, 6)):
        field = Fields(board, planner_weights()).field(deck(cards), seams_of(board, *numbers))
        assert field.turns == pytest.approx(plain_turns(board, field), abs=0.02)


@pytest.mark.parametrize("id_", route_ids())
def test_the_way_onward_leads_home_and_costs_what_it_says(id_: str) -> None:
    board = route(id_)
    fields = Fields(board, planner_weights())
    field = fields.field(deck(STARTING), seams_of(board, 1, 2, 3))
    for start in board.starts:
        space, paid = start, 0.0
        for _ in range(len(board.names)):
            if board.is_finish[space]:
                break
            way = fields.onward(field, space)
            assert way >= 0
            there = int(onward_space(way))
            assert there in board.neighbours[space * 6 : space * 6 + 6]
            paid += field.costs[board.terrain[there] + 16 * board.strength[there]] + field.fences[onward_seam(way) + 1]
            space = there
        assert board.is_finish[space]
        assert paid == pytest.approx(field.turns[start], abs=0.02)


def test_a_blockade_that_stands_never_makes_the_way_shorter() -> None:
    board = route("first-game")
    fields = Fields(board, planner_weights())
    free = fields.field(deck(STARTING), 0).turns
    for number in range(1, 7):
        shut = fields.field(deck(STARTING), seams_of(board, number)).turns
        assert all(longer >= shorter for longer, shorter in zip(shut, free, strict=True))
        assert shut[board.starts[0]] > free[board.starts[0]]


def test_a_turned_route_takes_as_many_turns() -> None:
    board = route("winding-paths")
    pieces = []
    for piece in board.route.pieces:
        q, r = rotate((piece.q, piece.r), 2)
        pieces.append(Placement(piece.letter, q, r, (piece.turn + 2) % 6))
    turned = lay(Route("turned", "", 0, pieces, board.route.end_side, rotate(board.corner, 2)), catalog())
    seams = seams_of(board, 2, 5, 6)
    here, there = (Fields(one, one_piece_weights()).field(deck(STARTING), seams).turns for one in (board, turned))
    assert here == pytest.approx(there, abs=0.02)


@pytest.mark.parametrize("weights", [Weights(), planner_weights(), expert_weights(2, route("first-game")), one_piece_weights()])
def test_more_power_asked_for_is_never_cheaper(weights: Weights) -> None:
    costs = Fields(route("first-game"), weights).field(deck(STARTING + " captain pioneer"), 0).costs
    for symbol in (MACHETE, PADDLE, COIN, RUBBLE):
        prices = [costs[symbol + 16 * power] for power in range(1, 7)]
        assert prices == sorted(prices)


@pytest.mark.parametrize(("card", "symbol"), [("explorer", MACHETE), ("captain", PADDLE), ("photographer", COIN)])
def test_a_card_instead_of_another_helps_where_its_symbol_is_asked_for(card: str, symbol: int) -> None:
    """The deck stays as large: only what it can do changes."""
    fields = Fields(route("first-game"), planner_weights())
    without = fields.field(deck("native " * 4), 0).costs
    with_it = fields.field(deck("native native native " + card), 0).costs
    others = {MACHETE, PADDLE, COIN} - {symbol}
    assert with_it[symbol + 16] < without[symbol + 16] * 1.2
    assert all(with_it[other + 16] >= without[other + 16] for other in others)


def test_a_joker_counts_for_every_symbol_but_less_than_the_real_one() -> None:
    fields = Fields(route("first-game"), planner_weights())
    joker = fields.field(deck("adventurer transmitter transmitter transmitter"), 0).costs
    real = fields.field(deck("captain transmitter transmitter transmitter"), 0).costs
    nothing = fields.field(deck("transmitter transmitter transmitter"), 0).costs
    assert real[PADDLE + 16] < joker[PADDLE + 16] < nothing[PADDLE + 16]
    assert joker[MACHETE + 16] < nothing[MACHETE + 16]


def test_a_deck_without_paddles_is_far_from_a_gate_on_the_river() -> None:
    """The last paddle is never thrown away, because the gate asks for it."""
    board = route("first-game")
    assert board.route.end_side == "river"
    fields = Fields(board, planner_weights())
    start = board.starts[0]
    with_one = fields.field(deck(STARTING), 0).turns[start]
    without = fields.field(deck(STARTING.replace(" sailor", "")), 0).turns[start]
    assert without > with_one + 5


def test_no_camp_for_a_deck_that_would_get_too_thin() -> None:
    weights = planner_weights()
    fields = Fields(route("first-game"), weights)
    thick, thin = fields.field(deck(STARTING), 0).costs, fields.field(deck("explorer explorer sailor traveler"), 0).costs
    assert thick[CAMP + 16] == weights.camp
    assert thin[CAMP + 16] == FAR_AWAY
    assert thin[RUBBLE + 16] == weights.rubble, "rubble takes no card out of the game (R5.1)"


def test_somebody_in_the_way_makes_only_ways_over_that_space_longer() -> None:
    board = route("first-game")
    fields = Fields(board, planner_weights())
    cards = deck(STARTING)
    free = list(fields.field(cards, 0).turns)
    on_the_way = int(onward_space(fields.onward(fields.field(cards, 0), board.starts[0])))
    fields.jam([on_the_way], [2.0])
    jammed = fields.field(cards, 0).turns
    assert all(more >= less - 1e-9 for more, less in zip(jammed, free, strict=True))
    assert jammed[on_the_way] == pytest.approx(free[on_the_way], abs=0.02), "who stands there has passed it"
    assert free[board.starts[0]] < jammed[board.starts[0]] <= free[board.starts[0]] + 2.0 + 0.02
    fields.jam([], [])
    assert list(fields.field(cards, 0).turns) == free


def test_what_was_looked_at_before_makes_no_difference() -> None:
    board = route("serpentine")
    used = Fields(board, one_piece_weights())
    decks = [deck(STARTING), deck("captain " * 3), deck("compass explorer sailor"), deck("native")]
    for horizon in (3, 9, 15):
        used.horizon = horizon
        for cards in decks:
            used.field(cards, seams_of(board, 1))
    for horizon in (15, 9, 3):
        for cards in decks:
            fresh = Fields(board, one_piece_weights())
            fresh.horizon = used.horizon = horizon
            assert fresh.field(cards, 0).turns == used.field(cards, 0).turns


def test_an_item_weighs_less_the_longer_the_race() -> None:
    """It is gone after one use (R8.2)."""
    fields = Fields(route("first-game"), planner_weights())
    costs = []
    for horizon in (1, 5, 15):
        fields.horizon = horizon
        costs.append(fields.field(deck(STARTING + " giant_machete"), 0).costs[MACHETE + 16 * 4])
    assert costs == sorted(costs)
    assert costs[0] < costs[-1]


def player(first: int, second: int = OFF_BOARD) -> Player:
    return Player(deck(STARTING), 0, 0, 0, 0, 0, 0, first, second, 0, 0, 0, 0)


def test_all_pieces_of_a_player_must_come_home() -> None:
    board = route("first-game")
    fields = Fields(board, planner_weights())
    one, two = board.starts[:2]
    alone = fields.remaining(player(one), 0)
    assert fields.remaining(player(one, two), 0) == pytest.approx(alone + fields.remaining(player(two), 0))
    assert fields.remaining(player(EL_DORADO, two), 0) == pytest.approx(fields.remaining(player(two), 0))
    assert fields.remaining(player(EL_DORADO, EL_DORADO), 0) == 0.0


def test_a_detour_is_what_the_next_best_step_costs_more() -> None:
    board = route("first-game")
    fields = Fields(board, planner_weights())
    field = fields.field(deck(STARTING), 0)
    for start in (*board.starts, board.space("C43"), board.space("N24")):
        steps = []
        for edge in range(start * 6, start * 6 + 6):
            other = int(board.neighbours[edge])
            if other >= 0 and board.is_passable(other) and board.terrain[other] != START:
                cost = field.costs[board.terrain[other] + 16 * board.strength[other]]
                steps.append((field.turns[other] + cost + field.fences[board.seams[edge] + 1], other))
        steps.sort()
        best = steps[0][1]
        assert fields.detour(field, start, []) == 0.0
        expected = min(1.0, steps[1][0] - steps[0][0]) if len(steps) > 1 else 1.0
        assert fields.detour(field, start, [best]) == pytest.approx(expected)
        assert fields.detour(field, start, [other for _, other in steps]) == 1.0
    assert fields.detour(field, OFF_BOARD, [0]) == 0.0

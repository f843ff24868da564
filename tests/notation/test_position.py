"""Positions by hand and by machine: what is left out is supplied, and every state comes back to the byte."""

from __future__ import annotations

import random
import textwrap

import pytest

from eldorado.box import catalog
from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.decision import KINDS
from eldorado.engine.legal import decision, legal_actions, legal_resignations
from eldorado.engine.rules.setup import new_state
from eldorado.engine.setup import SWITCHES, Setup
from eldorado.engine.state import EL_DORADO, OFF_BOARD, State
from eldorado.game import actions_of
from eldorado.notation.position.reader import parse_position
from eldorado.notation.position.text import position_text, zone_text
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import lay
from eldorado.routes.printed import board_of, route, route_ids


def position(text: str) -> State:
    return parse_position("eldorado position 1\n" + textwrap.dedent(text), board_of, actions_of)


def texts(state: State) -> list[str]:
    return [action.text for action in legal_actions(state)]


def hand(state: State, seat: int) -> str:
    return zone_text(state.players[seat - 1].hand, CARD_IDS)


def test_the_shortest_position_is_a_fresh_table_with_empty_hands() -> None:
    state = position("players 4")
    assert state.board.route.id == "first-game"
    assert [player.first for player in state.players] == state.board.starts
    assert [zone_text(player.draw, CARD_IDS) for player in state.players] == ["explorer 3, traveler 4, sailor"] * 4
    assert (state.round, state.current, state.seams, decision(state).kind) == (1, 0, 0, "play")
    assert state.market == new_state(state.setup, state.actions).market
    assert state.slots == new_state(state.setup, state.actions).slots


def test_two_players_have_two_pieces_on_alternate_starts() -> None:
    state = position("players 2\nfirst 2")
    starts = state.board.starts
    assert [player.first for player in state.players] == [starts[1], starts[0]]
    assert [player.second for player in state.players] == [starts[3], starts[2]]


def test_the_number_of_players_follows_from_the_seats() -> None:
    state = position("seat 1\nseat 2\nseat 3\n  hand scout 2, scout")
    assert len(state.players) == 3
    assert hand(state, 3) == "scout 3"


def test_starting_cards_left_out_lie_in_the_draw_pile() -> None:
    state = position("players 3\nseat 1\n hand traveler 2, explorer\n removed sailor")
    assert zone_text(state.players[0].draw, CARD_IDS) == "explorer 2, traveler 2"


def test_starting_cards_left_out_are_removed_when_the_draw_pile_is_given() -> None:
    state = position("players 3\nseat 1\n hand traveler 2\n draw explorer")
    assert zone_text(state.players[0].removed, CARD_IDS) == "explorer 2, traveler 2, sailor"


def test_the_market_holds_what_nobody_owns() -> None:
    state = position("players 3\nseat 1\n hand scout\n discard pioneer 2\nseat 2\n removed scout 2")
    market = zone_text(state.market, CARD_IDS)
    assert "scout" not in market.split(", ")[0]
    assert "pioneer, " in market
    assert texts(state) == [text for text in texts(state) if text != "buy scout"]


def test_slots_and_piles_as_written() -> None:
    state = position("players 3\nmarket scout 1, -, pioneer\nreserve compass 0")
    assert [(state.slots >> (5 * i)) & 31 for i in range(6)] == [CARD_IDS.index("scout"), 0, CARD_IDS.index("pioneer"), 0, 0, 0]
    market = zone_text(state.market, CARD_IDS).split(", ")
    assert "scout" in market
    assert "pioneer 3" in market
    assert not [pile for pile in market if pile.startswith("compass")]


def test_remarks_capitals_and_blank_lines_do_not_matter() -> None:
    plain = position("players 3\nseat 1\nat B61\nhand explorer")
    dressed = position("# a puzzle\n\nplayers 3   # of us\nseat 1\n\n    at b61 #here\n\thand explorer")
    assert plain.to_bytes() == dressed.to_bytes()


def test_tokens_come_out_of_the_bag_and_piles_are_four_high() -> None:
    state = position("players 3\ncaves on\nused draw 2\nseat 1\n tokens draw, machete_3 2")
    bag = zone_text(state.bag, TOKEN_IDS).split(", ")
    assert "draw" in bag
    assert not [token for token in bag if token.startswith("machete_3")]
    assert [(state.caves >> (3 * cave)) & 7 for cave in range(len(state.board.caves))] == [4] * len(state.board.caves)


def test_a_home_piece_has_arrived_and_who_is_out_has_resigned() -> None:
    state = position("players 4\nround 9\nturn 4\nseat 1\n at home\nseat 3\n at out")
    one, three = state.players[0], state.players[2]
    assert (one.first, one.arrival, one.arrival_round) == (EL_DORADO, 1, 9)
    assert (three.first, three.resigned) == (OFF_BOARD, 1)


def test_the_turn_passes_over_seats_that_are_out() -> None:
    assert position("players 3\nseat 1\n resigned 1").current == 1


def test_a_movement_under_way_goes_on() -> None:
    state = position("players 3\nseat 1\n at B61\n play trailblazer\nmoving trailblazer machete left 2")
    assert "stop" in texts(state)
    assert [text for text in texts(state) if text.startswith("step ")]


def test_a_payment_counts_from_nothing_paid() -> None:
    board = route("first-game")
    rubble = next(s for s, terrain in enumerate(board.terrain) if terrain == 3 and board.strength[s] == 1)
    beside = next(n for n in board.neighbours[rubble * 6 : rubble * 6 + 6] if n >= 0 and board.terrain[n] < 3)
    state = position(f"players 3\nseat 1\n at {board.names[beside]}\n hand sailor\npaying {board.names[rubble]}")
    apply(state, state.actions.parse("give sailor"))
    assert state.players[0].first == rubble


def test_an_own_route_is_written_out_and_read_back() -> None:
    text = route("home-stretch").route.text().replace("home-stretch", "my-way")
    board = lay(parse_route(text), catalog())
    state = new_state(Setup(board, 3, 5, True), actions_of(board))
    written = position_text(state, route)
    assert "\nroute\n  route my-way\n" in written
    assert parse_position(written, board_of, actions_of).to_bytes() == state.to_bytes()


def test_a_printed_route_is_named_only_if_it_lies_as_printed() -> None:
    board = lay(parse_route(route("first-game").route.text().replace("end river", "end jungle")), catalog())
    state = new_state(Setup(board, 3, 5), actions_of(board))
    assert "route first-game\nplayers" not in position_text(state, route)
    assert "route first-game\nplayers" in position_text(new_state(Setup(route("first-game"), 3, 5), actions_of(board)), route)


def wander(state: State, chance: random.Random, most: int) -> list[State]:
    """Every state of a game played at random, but rather onwards than back."""
    seen = [state.copy()]
    while len(seen) < most:
        options = legal_actions(state)
        if not options:
            break
        if chance.random() < 0.003:
            options = legal_resignations(state)
        apply(state, chance.choices(options, [_liking(state, action.verb, action.piece, action.target) for action in options])[0])
        seen.append(state.copy())
    return seen


def _liking(state: State, verb: int, piece: int, target: int) -> int:
    if verb not in (0, 2, 5):
        return 5
    distance = state.board.distance
    at = state.me().at(state.piece if verb == 2 else piece)
    return 40 if distance[target] < distance[at] else 1


@pytest.mark.parametrize("seed", range(12))
def test_every_state_comes_back_to_the_byte(seed: int) -> None:
    chance = random.Random(seed)
    board = route(chance.choice(route_ids()))
    switches = frozenset(name for name in SWITCHES if chance.random() < 0.4)
    setup = Setup(board, 2 + seed % 3, chance.getrandbits(128), seed % 4 > 0, switches, chance.choice([0, 1, 2]), 40)
    for state in wander(new_state(setup, actions_of(board)), chance, 600):
        text = position_text(state, route)
        back = parse_position(text, route, actions_of)
        assert back.to_bytes() == state.to_bytes(), text
        assert position_text(back, route) == text


def test_the_random_games_ask_every_kind_of_decision() -> None:
    asked: set[str] = set()
    for seed in range(12):
        setup = Setup(route("winding-paths"), 4, seed, True, frozenset(["moveAfterBuy"]), 0, 30)
        asked |= {KINDS[state.decision] for state in wander(new_state(setup, actions_of(setup.board)), random.Random(seed), 900)}
    assert asked == set(KINDS)

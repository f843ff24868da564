"""What the wire says of a table is what the game says, for every viewer, in every state of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from driving import chances, choose, games, whole_games
from hypothesis import given, settings
from table import table

from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS
from eldorado.engine.decision import OVER
from eldorado.engine.events import CARDS_DRAWN, NAMES, Event
from eldorado.engine.rules.market import can_buy_from
from eldorado.engine.state import State
from eldorado.engine.view import ALL_OPEN, SPECTATOR, view
from eldorado.game import Game, Outcome
from eldorado.presenter import table as presenter
from eldorado.presenter.box import box, route_info
from eldorado.presenter.table import event_view, is_public, table_view
from eldorado.protocol.table import EventView, TableView
from eldorado.routes.printed import route, route_ids

some = settings(whole_games, max_examples=10)


def on_the_wire(state: State, viewer: int, can_undo: bool = False) -> TableView:
    """There and back, as a page gets it."""
    outcome = Outcome.of(state) if state.decision == OVER else None
    seen = view(state, viewer, state.setup.without_seed())
    sent = msgspec.json.encode(table_view(seen, 7, can_undo, outcome))
    return msgspec.json.decode(sent, type=TableView)


def moments(game: Game, chance: random.Random, most: int = 200) -> Iterator[State]:
    """One state in seven, and the last one."""
    state = game.state
    for number in range(most):
        if number % 7 == 0 or state.decision == OVER:
            yield state.copy()
        if state.decision == OVER:
            return
        apply(state, choose(state, chance, 0.3, 0.002))


@given(games, chances)
@some
def test_the_table_is_told_as_it_lies(game: Game, chance: random.Random) -> None:
    for state in moments(game, chance):
        here = Game._from(state)
        for viewer in (SPECTATOR, *range(len(state.players)), ALL_OPEN):
            told = on_the_wire(state, viewer)
            assert (told.version, told.round, told.first) == (7, state.round, state.first + 1)
            assert told.seat == (viewer + 1 if viewer >= 0 else 0)
            kind, seat = here.decision.kind, here.decision.seat
            assert (told.decision.kind, told.decision.seat) == (kind, 0 if kind == "over" else seat)
            assert {pile.card: pile.count for pile in told.market if pile.slot is not None} == here.market
            assert {pile.card: pile.count for pile in told.market if pile.slot is None} == here.reserve
            assert [number for number in told.seams if number] == list(here.blockades.values())
            assert told.caves == (here.caves if state.setup.caves else {})
            assert (told.outcome is None) == (here.outcome is None)


@given(games, chances)
@some
def test_a_hand_is_told_to_its_seat_and_to_nobody_else(game: Game, chance: random.Random) -> None:
    """R13.1, R13.3: what somebody owns is no secret, what is in the hand is."""
    for state in moments(game, chance):
        seats = Game._from(state).seats
        for viewer in (SPECTATOR, *range(len(state.players)), ALL_OPEN):
            for truth, player in zip(seats, on_the_wire(state, viewer).players, strict=True):
                hand, draw = truth.hand or {}, truth.draw_pile or {}
                open_ = viewer in (truth.number - 1, ALL_OPEN)
                assert (player.hand, player.draw) == ((hand, draw) if open_ else (None, None))
                assert (player.hand_size, player.draw_size) == (sum(hand.values()), sum(draw.values()))
                owned = Counter(hand) + Counter(draw) + Counter(truth.play_area) + Counter(truth.discard_pile)
                assert player.deck == dict(owned)
                assert (player.play, player.discard) == (truth.play_area, truth.discard_pile)
                assert (player.removed, player.tokens) == (truth.removed, truth.tokens)
                assert [place for place in player.pieces if place != "out"] == truth.pieces
                assert len(player.pieces) == (2 if len(seats) == 2 else 1)


@given(games, chances)
@some
def test_piles_are_remembered_rightly(game: Game, chance: random.Random) -> None:
    """The market is encoded once for many messages; it must not matter who asked first."""
    for state in moments(game, chance):
        fresh = presenter._piles(state)
        assert msgspec.json.decode(presenter.market(state)) == msgspec.to_builtins(fresh)
        for pile in fresh:
            assert pile.can_buy == can_buy_from(state, CARD_IDS.index(pile.card))
        slots = [pile.slot for pile in fresh if pile.slot is not None]
        assert slots == sorted(slots)


def still_to_move(state: State) -> list[int]:
    """Seats whose turn is or still comes, found by ending every turn."""
    twin = state.copy()
    seats = [int(twin.current) + 1]
    while twin.decision != OVER:
        options = {action.text: action for action in view(twin, twin.current, twin.setup).legal_actions()}
        apply(twin, options.get("end") or options.get("done") or options.get("stop") or next(iter(options.values())))
        if twin.decision != OVER and int(twin.current) + 1 != seats[-1]:
            seats.append(int(twin.current) + 1)
    return seats


@pytest.mark.parametrize("first", [1, 2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("home", [1, 2, 3, 4])
def test_r11_4_the_last_round_names_who_still_has_a_turn(first: int, turn: int, home: int) -> None:
    order = [(first + step - 1) % 4 + 1 for step in range(4)]
    if order.index(home) >= order.index(turn):
        return  # who is home has had the turn
    there = table(f"players 4; first {first}; round 9; turn {turn}; seat {home}; at home")
    assert on_the_wire(there.state, 0).last_round == still_to_move(there.state)
    assert on_the_wire(there.state, 0).last_round[-1] == order[-1]


def test_there_is_no_last_round_in_a_race_for_all_places_or_before_anybody_is_home() -> None:
    """R14: fullRace goes on after the first arrival."""
    assert on_the_wire(table("players 4; round 9; turn 2").state, 0).last_round == []
    race = table("players 4; switch fullRace; round 9; turn 2; seat 1; at home")
    assert on_the_wire(race.state, 0).last_round == []


def test_who_gave_up_has_no_last_turn() -> None:
    there = table("players 4; round 9; turn 2; seat 1; at home; seat 3; at out")
    assert on_the_wire(there.state, 0).last_round == [2, 4]


def test_only_who_decides_may_take_back() -> None:
    state = table("players 3; turn 2").state
    assert [on_the_wire(state, viewer, can_undo=True).can_undo for viewer in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert not on_the_wire(state, 1).can_undo


def test_a_movement_and_a_payment_are_told() -> None:
    moving = table("players 3; caves on; seat 1; at B61; hand trailblazer").plays("move trailblazer B51")
    told = on_the_wire(moving.state, 0).moving
    assert told is not None
    assert (told.source, told.piece, told.symbol, told.power, told.left) == ("trailblazer", 1, "machete", 3, 2)
    paying = table("players 3; seat 1; at C42; hand scout, sailor; paying C43")
    owed = on_the_wire(paying.state, 0).paying
    assert owed is not None
    assert (owed.piece, owed.space, owed.left, owed.blockade, owed.camp) == (1, "C43", 1, 0, False)
    assert on_the_wire(paying.state, 0).moving is None


def test_a_blockade_and_a_camp_are_paid_for_as_such() -> None:
    """R5.2 and R6.3."""
    camp = on_the_wire(table("players 3; seat 1; at B12; hand scout; paying B13").state, 0).paying
    assert camp is not None
    assert (camp.space, camp.camp) == ("B13", True)
    seam = on_the_wire(table("players 3; blockades B-C 6; seat 1; at B21; hand scout, sailor; paying #6").state, 0).paying
    assert seam is not None
    assert (seam.space, seam.blockade, seam.camp, seam.left) == ("", 6, False, 2)


@given(games, chances)
@some
def test_events_are_told_with_their_cards_only_to_whom_they_concern(game: Game, chance: random.Random) -> None:
    """R13.1: who draws sees what, the others see how many."""
    for _ in range(120):
        if game.is_over:
            return
        for event in game.play(choose(game.state, chance, 0.3, 0.002)):
            check_event(event, len(game.seats))


def check_event(event: Event, seats: int) -> None:
    told = [event_view(event, 3, viewer) for viewer in (SPECTATOR, *range(seats), ALL_OPEN)]
    assert {one.kind for one in told} == {NAMES[event.code]}
    assert {one.number for one in told} == {3}
    if event.code == CARDS_DRAWN:
        assert [one.cards is not None for one in told] == [
            viewer in (event.player, ALL_OPEN) for viewer in (SPECTATOR, *range(seats), ALL_OPEN)
        ]
        assert not is_public(event)
    else:
        assert len({msgspec.json.encode(one) for one in told}) == 1
        assert is_public(event)
    for one in told:
        assert msgspec.json.decode(msgspec.json.encode(one), type=EventView).kind == one.kind


# ---- what does not change


@pytest.mark.parametrize("id_", ["first-game", "home-stretch"])
def test_a_route_is_told_space_by_space(id_: str) -> None:
    board = route(id_)
    told = route_info(board)
    assert [space.name for space in told.spaces] == list(board.names)
    assert [(space.q, space.r) for space in told.spaces] == board.hexes
    assert told.length == min(space.distance for space in told.spaces if space.start)
    assert told.caves == sum(space.cave for space in told.spaces)
    assert told.blockades == len(told.seams) == int(board.seam_count)
    assert sorted(space.start for space in told.spaces if space.start) == [1, 2, 3, 4]
    for number, seam in enumerate(told.seams):
        beside = {space.name for space in told.spaces if number in space.seams}
        assert {name for edge in seam.edges for name in edge} == beside
        assert len(seam.pieces) == 2


def test_the_box_tells_everything_but_the_spaces() -> None:
    told = box(("random", "expert"))
    assert [one.id for one in told.routes] == list(route_ids())
    assert {len(one.spaces) + len(one.seams) for one in told.routes} == {0}
    assert [(bot.id, bot.level) for bot in told.bots] == [("random", 0), ("expert", 1)]
    assert [card.id for card in told.cards] == list(CARD_IDS)

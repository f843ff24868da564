"""R13: what a seat may know; undo."""

from __future__ import annotations

import pytest
from table import table

from eldorado.engine.errors import EldoradoError
from eldorado.engine.events import CARDS_DRAWN
from eldorado.engine.view import ALL_OPEN, SPECTATOR, redact, view, viewer_of
from eldorado.engine.zones import size
from eldorado.game import Game


def test_r13_1_hands_of_others_are_hidden() -> None:
    there = table("players 3; seat 1; hand explorer 2; seat 2; hand traveler 3")
    seen = there.game.view(1)
    assert seen.known.players[0].hand == there.state.players[0].hand
    assert (seen.known.players[1].hand, seen.hand_sizes) == (0, [2, 3, 0])


def test_r13_1_chance_is_hidden() -> None:
    there = table("players 3; seed 12345; caves on; chance 4 1 2 3")
    known = there.game.view(1).known
    assert (known.key, known.rolls, known.setup.seed) == (b"", 0, 0)
    assert [player.rolls for player in known.players] == [0, 0, 0]


def test_r13_1_cards_that_others_draw_are_hidden_in_events() -> None:
    there = table("players 3; seat 1; hand cartographer").plays("use cartographer")
    drawn = [event for event in there.told if event.code == CARDS_DRAWN]
    assert [size(event.zone) for event in drawn] == [2]
    assert [redact(event, 0).cards for event in drawn] == [drawn[0].cards]
    for seat in (1, 2, -1):
        assert [(redact(event, seat).cards, redact(event, seat).amount) for event in drawn] == [(None, 2)]


def test_r13_1_a_spectator_sees_no_hand() -> None:
    seen = table("players 3; seat 1; hand explorer 2").game.view()
    assert [player.hand for player in seen.known.players] == [0, 0, 0]
    assert seen.legal_actions() == []


def test_r13_2_the_rest_is_public() -> None:
    there = table(
        "players 3; caves on; blockades B-C 1; used native; turn 2; "
        "seat 1; discard scout; removed traveler; tokens draw; won 6; play sailor"
    )
    known = there.game.view(3).known
    true, shown = there.state.players[0], known.players[0]
    for field in ("discard", "removed", "tokens", "won", "play", "first"):
        assert getattr(shown, field) == getattr(true, field) != 0
    assert (known.market, known.slots, known.seams, known.caves) == (
        there.state.market, there.state.slots, there.state.seams, there.state.caves
    )  # fmt: skip


def test_r13_3_the_own_draw_pile_is_known_without_order() -> None:
    there = table("players 3; seat 1; hand explorer; draw sailor, traveler 2")
    assert there.game.view(1).known.players[0].draw == there.state.players[0].draw


def test_r13_3_decks_of_others_are_known_as_a_whole() -> None:
    there = table("players 3; seat 1; hand explorer; draw sailor, traveler 2")
    shown = there.game.view(2).known.players[0]
    assert shown.draw == there.state.players[0].draw + there.state.players[0].hand


def test_r13_3_only_the_seat_asked_sees_what_it_may_do() -> None:
    there = table("players 3; seat 1; hand explorer")
    assert there.game.view(1).legal_actions() == there.game.legal_actions()
    assert there.game.view(2).legal_actions() == []


def test_r13_4_undo_goes_back_to_the_last_hidden_event() -> None:
    there = table("players 3; seat 1; at B61; hand explorer 2, photographer, cartographer")
    start = there.state.to_bytes()
    there.plays("move explorer B51", "spend photographer", "buy scout").undoes(
        "buy scout", "spend photographer", "move explorer B51"
    )
    assert there.state.to_bytes() == start
    there.plays("move explorer B51", "use cartographer", "move explorer B42").undoes("move explorer B42")
    assert not there.game.can_undo
    with pytest.raises(EldoradoError) as caught:
        there.game.undo()
    assert caught.value.code == "undo.nothing"


@pytest.mark.parametrize(
    ("position", "reveals"),
    [
        ("seat 1; hand compass", "use compass"),
        ("caves on; seat 1; tokens draw", "use @draw"),
        ("caves on; seat 1; at B44; hand explorer", "move explorer B34"),
        ("seat 1; hand -", "end"),
        ("seat 1; at B61; hand explorer", "resign 3"),
    ],
)
def test_r13_4_no_undo_behind_a_reveal(position: str, reveals: str) -> None:
    there = table(f"players 3; {position}").plays(reveals)
    assert not there.game.can_undo


def test_r13_4_drawing_nothing_reveals_nothing() -> None:
    there = table("players 3; seat 1; hand cartographer; draw -").plays("use cartographer").undoes("use cartographer")
    assert there.hand(1) == "cartographer"


def test_r13_4_discarding_can_be_undone_until_the_turn_ends() -> None:
    there = table("players 3; seat 1; hand explorer, sailor").plays("end", "discard sailor").undoes("discard sailor", "end")
    assert there.asked == "1 play"
    assert not there.plays("end", "discard sailor", "done").game.can_undo


def test_r13_2_a_view_of_a_seat_that_does_not_exist() -> None:
    there = table("players 3")
    for seat in (0, 4, -1):
        with pytest.raises(EldoradoError) as caught:
            there.game.view(seat)
        assert caught.value.code == "view.no-seat"


def test_r13_1_looking_changes_nothing() -> None:
    there = table("players 3; seat 1; hand explorer")
    before = there.state.to_bytes()
    seen = view(there.state, 1, there.state.setup.without_seed())
    seen.known.players[0].discard += 1
    seen.known.round = 50
    assert there.state.to_bytes() == before


def test_all_open_is_the_whole_truth_and_a_copy() -> None:
    state = Game.new("first-game", players=3, seed=9, caves=True).state
    seen = view(state, ALL_OPEN, state.setup)
    assert seen.known is not state
    assert seen.known.to_bytes() == state.to_bytes()
    assert [seen.sees_hand(seat) for seat in range(3)] == [True] * 3
    assert seen.legal_actions() == []


def test_viewers_by_the_numbers_of_the_wire() -> None:
    assert [viewer_of(number) for number in (-1, 0, 1, 4)] == [ALL_OPEN, SPECTATOR, 0, 3]


def test_draw_piles_are_counted_without_the_hidden_hands() -> None:
    state = Game.new("first-game", players=3, seed=9).state
    for viewer in (ALL_OPEN, SPECTATOR, 0, 1, 2):
        seen = view(state, viewer, state.setup.without_seed())
        assert [seen.draw_size(seat) for seat in range(3)] == [4, 4, 4]
        assert seen.hand_sizes == [4, 4, 4]

"""Ending a turn with the cards to keep, and asking why: composed here, so that no page composes notation."""

from __future__ import annotations

import contextlib

import msgspec
import pytest
from positions import game

from eldorado.engine.errors import EldoradoError
from eldorado.engine.view import determinize, view
from eldorado.game import Game
from eldorado.presenter.intents import ending, why
from eldorado.presenter.options import options
from eldorado.protocol.socket import Why
from eldorado.protocol.table import Refusal
from eldorado.server.rooms.log import LoggedGame


def played(start: Game, keep: dict[str, int]) -> Game:
    logged = LoggedGame(start)
    logged.accept(logged.act(1, ending(start.view(1), keep)))
    return logged.game


def test_r3_7_a_turn_ends_with_the_cards_to_keep() -> None:
    start = game("explorer 2, scout")
    assert ending(start.view(1), {"scout": 1}) == ["end", "discard explorer", "discard explorer", "done"]
    after = played(start, {"scout": 1})
    assert after.decision.seat == 2
    assert after.view(1).known.to_bytes() != start.view(1).known.to_bytes()


@pytest.mark.parametrize("keep", [{}, {"explorer": 1}, {"explorer": 2, "scout": 1}])
def test_every_set_of_kept_cards_is_one_gesture(keep: dict[str, int]) -> None:
    assert played(game("explorer 2, scout"), keep).decision.seat == 2


def test_an_empty_hand_just_ends() -> None:
    assert ending(game("-").view(1), {}) == ["end"]


def test_a_turn_that_is_being_ended_goes_on_from_there() -> None:
    start = game("explorer, scout")
    start.play("end")
    assert ending(start.view(1), {"scout": 1}) == ["discard explorer", "done"]


@pytest.mark.parametrize("keep", [{"pioneer": 1}, {"explorer": 3}, {"explorer": 0}, {"explorer": -1}, {"@draw": 1}, {"": 1}])
def test_only_cards_of_the_hand_can_be_kept(keep: dict[str, int]) -> None:
    with pytest.raises(EldoradoError) as refused:
        ending(game("explorer 2, scout").view(1), keep)
    assert refused.value.code == "illegal.no-card"


# ---- why


def asked(source: str = "explorer", space: str = "", blockade: int = 0, piece: int = 1) -> Why:
    return Why(1, 1, source, space, blockade, piece)


def reason(start: Game, question: Why) -> str:
    before = start.state.to_bytes()
    found = why(start.view(1), question)
    assert start.state.to_bytes() == before
    return "" if found is None else found.code


def test_why_not_says_what_forbids_it() -> None:
    start = game("explorer, sailor")
    free = next(option.text.split()[2] for option in start.legal_actions() if option.text.startswith("move explorer"))
    assert reason(start, asked(space=free)) == ""
    assert reason(start, asked("sailor", space=free)) == "illegal.other-symbol"
    assert reason(start, asked("scout", space=free)) == "illegal.no-card"


def test_what_is_far_is_out_of_reach_of_the_card() -> None:
    found = why(game("explorer").view(1), asked(space="Z1"))
    assert found is not None
    assert (found.code, found.facts) == ("reason.out-of-reach", {"source": "explorer"})


def test_a_movement_under_way_is_asked_about_without_a_source() -> None:
    start = game("trailblazer")
    start.play(next(action for action in start.legal_actions() if action.text.startswith("move trailblazer")))
    found = why(start.view(1), asked("", space="Z1"))
    assert found is not None
    assert found.facts == {"source": "trailblazer"}


@pytest.mark.parametrize(
    "question",
    [
        asked(space="nowhere"), asked("nobody", space="Z1"), asked("explorer half", space="Z1"), asked(blockade=99),
        asked("explorer Z1", space="Z1"), asked(blockade=-1), asked("", space="explorer Z1"), asked(piece=7, space="Z1"),
        asked("x" * 5000, space="Z1"), asked(source="", space="", blockade=0),
    ],
)  # fmt: skip
def test_nonsense_is_answered_and_changes_nothing(question: Why) -> None:
    start = game("explorer")
    before = start.state.to_bytes()
    with contextlib.suppress(EldoradoError):  # an error of the text, or a reason
        assert why(start.view(1), question) is not None
    assert start.state.to_bytes() == before


def test_why_is_for_the_seat_that_decides() -> None:
    with pytest.raises(EldoradoError) as refused:
        why(game("explorer").view(2), asked(space="Z1"))
    assert refused.value.code == "act.not-your-turn"


def test_r13_the_answer_is_the_same_in_every_world_that_fits_the_view() -> None:
    start = game("explorer, sailor")
    seen = start.view(1)
    questions = [asked(source, space=name) for source in ("explorer", "sailor") for name in start.board.names]
    questions += [Why(1, 1, card=card.id) for card in start.board.catalog.cards if card.copies]
    answers = [why(seen, question) for question in questions]
    for key in (b"one", b"two", b"three"):
        world = determinize(seen, key)
        other = view(world, 0, world.setup)
        assert [why(other, question) for question in questions] == answers


# ---- why not buy


def unsold(start: Game, card: str) -> Refusal | None:
    return why(start.view(start.decision.seat), Why(1, start.decision.seat, card=card))


def test_every_pile_can_be_bought_or_says_why_not() -> None:
    running = Game.new("first-game", players=3, seed=5, caves=True)
    for number in range(150):
        found = options(running.view(running.decision.seat))
        assert found is not None
        payable = {msgspec.json.decode(msgspec.json.encode(one))["card"] for one in found.purchases}
        for card in running.board.catalog.cards:
            if card.copies and running.decision.kind != "take":
                assert (unsold(running, card.id) is None) == (card.id in payable)
        legal = running.legal_actions()
        running.play(legal[number * 7 % len(legal)])


@pytest.mark.parametrize(
    ("hand", "more", "card", "code"),
    [
        ("explorer", "", "scout", "reason.too-dear"),
        ("millionaire", "", "pioneer", "illegal.reserve-closed"),
        ("millionaire", "bought\n", "scout", "illegal.bought-already"),
    ],
)
def test_r7_why_a_pile_is_out_of_reach(hand: str, more: str, card: str, code: str) -> None:
    found = unsold(game(hand, more), card)
    assert found is not None
    assert found.code == code


@pytest.mark.parametrize(
    ("hand", "pays", "code", "half_coins"),
    [
        ("explorer, traveler", ["explorer"], "illegal.too-dear", 1),
        ("explorer, traveler", [], "illegal.too-dear", 0),
        ("explorer, traveler", ["traveler"], "", None),
        ("explorer, traveler", ["traveler", "traveler"], "illegal.no-card", None),
    ],
)
def test_r7_2_why_a_payment_buys_nothing(hand: str, pays: list[str], code: str, half_coins: int | None) -> None:
    start = game(hand)
    before = start.state.to_bytes()
    found = why(start.view(1), Why(1, 1, card="scout", pays=pays))
    assert start.state.to_bytes() == before
    assert (found.code if found else "") == code
    if found and half_coins is not None:
        assert found.facts["half_coins"] == half_coins


@pytest.mark.parametrize("nonsense", ["", "fly", "@fly", "scout /2"])
def test_a_payment_that_is_no_card_is_refused(nonsense: str) -> None:
    with pytest.raises(EldoradoError):
        why(game("explorer, traveler").view(1), Why(1, 1, card="scout", pays=[nonsense]))


@pytest.mark.parametrize("absent", ["sailor", "@change_symbol"])
def test_a_payment_that_is_not_there_is_told(absent: str) -> None:
    assert why(game("explorer, traveler").view(1), Why(1, 1, card="scout", pays=[absent])) is not None


def test_r7_2_too_dear_is_reckoned_with_all_that_could_be_paid() -> None:
    found = unsold(game("explorer, sailor"), "trailblazer")
    assert found is not None
    assert found.facts["half_coins"] == 2


@pytest.mark.parametrize("card", ["explorer", "nobody", "x" * 5000])
def test_what_is_no_pile_is_refused(card: str) -> None:
    with pytest.raises(EldoradoError) as refused:
        unsold(game("explorer"), card)
    assert refused.value.code == "illegal.no-card"

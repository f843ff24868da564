"""R10: every cave token is used sensibly, and exploring is worth a small detour."""

from __future__ import annotations

import pytest
from turns import position, turn

PLANNERS = ("planner", "expert")


@pytest.mark.parametrize("bot", PLANNERS)
@pytest.mark.parametrize(
    ("tokens", "hand", "expected"),
    [
        ("paddle_1", "traveler", "move @paddle_1 Z3"),
        ("native", "traveler", "move @native Z3"),
        ("change_symbol", "explorer", "move explorer@change_symbol Z3"),
    ],
)
def test_a_token_opens_the_gate(bot: str, tokens: str, hand: str, expected: str) -> None:
    played = turn(bot, position(f"players 3; caves on; seat 1; at K14; hand {hand}; tokens {tokens}"))
    assert expected in played


@pytest.mark.parametrize("bot", PLANNERS)
def test_draw_is_used_at_once(bot: str) -> None:
    assert turn(bot, position("players 3; caves on; seat 1; at B61; hand explorer; tokens draw"))[0] == "use @draw"


@pytest.mark.parametrize("bot", PLANNERS)
def test_remove_takes_a_card_that_is_not_missed(bot: str) -> None:
    game = position("players 3; caves on; seat 1; at K14; hand traveler 3; draw traveler, captain, trailblazer 2; tokens remove")
    played = turn(bot, game)
    assert ("use @remove" in played) == ("remove traveler" in played)


@pytest.mark.parametrize("bot", PLANNERS)
def test_replace_changes_a_hand_that_does_nothing(bot: str) -> None:
    game = position(
        """
        players 3; caves on; seat 1; at K14; hand traveler 3, explorer; draw captain 2, sailor, scout; tokens replace
        market -, -, -, -, -, -; reserve -
        """
    )
    assert "use @replace" in turn(bot, game)


@pytest.mark.parametrize("bot", PLANNERS)
def test_keep_item_saves_the_compass(bot: str) -> None:
    game = position("players 3; caves on; seat 1; at B61; hand compass, explorer; tokens keep_item")
    played = turn(bot, game)
    assert played[:2] == ["use compass", "keep compass"]


@pytest.mark.parametrize("bot", PLANNERS)
def test_pass_through_leads_past_somebody_before_the_gate(bot: str) -> None:
    """All three spaces before the gate are taken."""
    game = position(
        """
        players 4; caves on
        seat 1; at K24; hand trailblazer, captain; tokens pass_through
        seat 2; at K14
        seat 3; at K25
        seat 4; at K13
        """
    )
    played = turn(bot, game)
    assert "use @pass_through" in played
    assert game.state.players[0].arrival


@pytest.mark.parametrize("bot", PLANNERS)
def test_coin_tokens_pay(bot: str) -> None:
    game = position("players 3; caves on; seat 1; at B61; hand traveler; tokens coin_2; draw explorer 3, sailor, traveler 3")
    played = turn(bot, game)
    assert any(text.startswith(("spend @coin_2", "move @coin_2")) for text in played) or "buy scout" in played


@pytest.mark.parametrize("bot", PLANNERS)
def test_a_cave_beside_the_way_is_explored(bot: str) -> None:
    """From C43 two spaces are as near to the finish; only one of them lies beside the cave C44."""
    with_caves = position("players 3; caves on; seat 1; at C32; hand traveler, explorer; draw explorer 2, traveler 3, sailor")
    turn(bot, with_caves)
    assert with_caves.state.caves < position("players 3; caves on; seat 1; at C32; hand traveler").state.caves


@pytest.mark.parametrize("bot", ["beginner", "steady", *PLANNERS])
def test_a_purchase_begun_by_somebody_else_may_need_a_changed_card(bot: str) -> None:
    """R10.12: two half-coins lie in the purse, a pile costs three, and only a Scout that counts as coins can pay the rest."""
    game = position(
        """
        players 3; caves on; market journalist, treasure_chest, trailblazer, giant_machete, adventurer, pioneer
        seat 1; at B61; hand explorer 2, scout; tokens change_symbol
        """
    )
    for _ in range(2):
        game.play("spend explorer")
    assert [action.text for action in game.legal_actions()] == ["spend scout@change_symbol"]
    assert "spend scout@change_symbol" in turn(bot, game)

"""R10.11-R10.13: what the cave tokens do."""

from __future__ import annotations

from table import Table, table


def holder(tokens: str, hand: str = "-", at: str = "B61", *lines: str) -> Table:
    said = "\n".join(lines)
    return table(f"players 3; caves on; {said}; seat 1; at {at}; hand {hand}; tokens {tokens}")


def test_r10_11_a_movement_token_moves_like_a_card() -> None:
    there = holder("machete_3").plays("move @machete_3 B51", "step B42")
    assert (there.left, there.used, there.tokens(1), there.area(1)) == (1, "machete_3", "-", "-")
    there.plays("step B31")
    assert there.at(1) == "B31"


def test_r10_11_it_takes_blockades_and_reaches_the_finish() -> None:
    there = holder("machete_2", "-", "B21", "blockades B-C 1").plays("break @machete_2 #1", "step C21")
    assert (there.at(1), there.won(1)) == ("C21", [1])
    assert holder("paddle_1", "sailor", "K14").plays("move @paddle_1 Z3").at(1) == "home"


def test_r10_11_a_coin_token_moves_or_pays() -> None:
    there = holder("coin_2", "sailor", "B44")
    assert there.offered("move @coin_2") == ["B43", "B45"]
    assert holder("coin_2", "sailor", "B44").plays("spend @coin_2", "buy scout").discard(1) == "scout"
    there.plays("move @coin_2 B45").refuses("spend @coin_2", "illegal.no-token", token="coin_2")


def test_r10_11_draw() -> None:
    there = holder("draw", "sailor").plays("use @draw")
    assert (there.hand_size(1), there.used) == (2, "draw")


def test_r10_11_remove_takes_exactly_one_card() -> None:
    there = holder("remove", "sailor, traveler").plays("use @remove")
    assert (there.asked, there.offered("remove")) == ("1 remove", ["sailor", "traveler"])
    there.refuses("done", "illegal.must-choose", left=1).plays("remove sailor")
    assert (there.hand(1), there.removed(1), there.asked) == ("traveler", "sailor", "1 play")


def test_r10_11_remove_and_replace_need_a_card() -> None:
    there = holder("remove, replace").lacks("use")
    there.refuses("use @remove", "illegal.no-use").refuses("use @replace", "illegal.no-use")


def test_r10_11_replace_puts_one_to_four_down_and_draws_as_many() -> None:
    there = holder("replace", "traveler 4, sailor").plays("use @replace").refuses("done", "illegal.must-choose")
    assert there.game.decision.left == 4
    there.plays("swap traveler", "swap sailor", "done")
    assert (there.hand_size(1), there.area(1), there.asked) == (5, "traveler, sailor", "1 play")


def test_r10_11_replace_ends_by_itself_after_four_or_the_whole_hand() -> None:
    there = holder("replace", "traveler 4, sailor").plays("use @replace", *["swap traveler"] * 4)
    assert (there.asked, there.area(1), there.hand_size(1)) == ("1 play", "traveler 4", 4)
    there = holder("replace", "traveler, sailor").plays("use @replace", "swap traveler", "swap sailor")
    assert (there.asked, there.hand_size(1)) == ("1 play", 2)


def test_r10_11_replaced_cards_do_nothing_and_are_not_drawn_again() -> None:
    there = table("players 3; caves on; seat 1; hand compass, traveler; draw -; discard -; tokens replace")
    there.plays("use @replace", "swap compass", "done")
    assert (there.hand(1), there.area(1), there.waiting) == ("traveler", "compass", "-")


def test_r10_11_keep_item_right_after_movement_action_and_coins() -> None:
    there = holder("keep_item", "giant_machete").plays("move giant_machete B51", "keep giant_machete")
    assert (there.area(1), there.waiting, there.left) == ("giant_machete", "-", 5)
    there.plays("step B42")
    assert there.at(1) == "B42"
    assert holder("keep_item", "compass").plays("use compass", "keep compass").area(1) == "compass"
    there = holder("keep_item", "treasure_chest").plays("spend treasure_chest", "buy scout", "keep treasure_chest")
    assert there.area(1) == "treasure_chest"


def test_r10_11_keep_item_needs_the_token_and_an_item_just_used() -> None:
    holder("draw", "compass").plays("use compass").lacks("keep").refuses("keep compass", "illegal.no-token", token="keep_item")
    holder("keep_item", "compass, cartographer").refuses("keep compass", "illegal.nothing-to-keep")
    holder("keep_item", "cartographer").plays("use cartographer").refuses("keep cartographer", "illegal.nothing-to-keep")


def test_r10_11_keep_item_saves_nothing_from_a_scientist() -> None:
    there = holder("keep_item", "scientist, compass").plays("use scientist", "remove compass").lacks("keep")
    assert there.removed(1) == "compass"


def test_r10_11_the_native_token_moves_or_takes_a_blockade() -> None:
    there = holder("native", "-", "B21", "blockades B-C 6")
    assert there.offered("move @native") == ["B11", "B22", "B31", "B32"]
    there.plays("break @native #6")
    assert (there.won(1), there.at(1), there.used) == ([6], "B21", "native")


def test_r10_12_change_symbol_moves_with_the_power_of_the_card() -> None:
    there = holder("change_symbol", "trailblazer, traveler, sailor", "I63")
    assert there.offered("move trailblazer@change_symbol") == ["I62", "I72", "I73"]
    there.plays("move trailblazer@change_symbol I72")
    assert (there.left, there.used, there.area(1)) == (1, "change_symbol", "trailblazer")
    there.plays("step I63")
    assert there.at(1) == "I63"


def test_r10_12_it_takes_a_symbol_blockade() -> None:
    there = holder("change_symbol", "captain", "B21", "blockades B-C 5").plays("break captain@change_symbol #5")
    assert (there.won(1), there.left, there.state.symbol) == ([5], 1, 0)


def test_r10_12_it_pays() -> None:
    there = holder("change_symbol 2", "trailblazer, captain").plays(
        "spend trailblazer@change_symbol", "spend captain@change_symbol"
    )
    assert (there.state.purse, there.used) == (12, "change_symbol 2")


def test_r10_12_the_new_symbol_differs() -> None:
    there = holder("change_symbol", "explorer", "B44")
    assert there.offered("move explorer@change_symbol") == ["B43", "B45", "B53"]
    there.refuses("move explorer@change_symbol B33", "illegal.same-symbol")
    holder("change_symbol", "photographer").refuses("spend photographer@change_symbol", "illegal.not-money")


def test_r10_12_not_for_jokers_actions_natives_or_tokens() -> None:
    there = holder("change_symbol, machete_1", "adventurer, cartographer, native, photographer", "B44")
    assert not [
        text for text in there.offered("move") if text.startswith(("adventurer@", "cartographer@", "native@", "@machete_1@"))
    ]
    there.refuses("move adventurer@change_symbol B33", "illegal.same-symbol")
    there.refuses("move native@change_symbol B33", "illegal.does-not-move")
    assert [text for text in there.offered("spend") if "@change_symbol" in text] == []


def test_r10_12_one_token_per_card() -> None:
    there = holder("change_symbol", "explorer 2", "B44").plays("move explorer@change_symbol B43")
    there.refuses("move explorer@change_symbol B53", "illegal.no-token", token="change_symbol")


def test_r10_13_pass_through_enters_occupied_spaces_at_their_price() -> None:
    there = table("players 3; caves on; seat 1; at B64; hand trailblazer; tokens pass_through; seat 2; at B54; seat 3; at B33")
    there.refuses("move trailblazer B54", "illegal.occupied").plays(
        "use @pass_through", "move trailblazer B54", "step B44", "step B33"
    )
    assert there.at(1) == there.at(3) == "B33"


def test_r10_13_mountains_stay_closed() -> None:
    there = holder("pass_through", "explorer", "I36").plays("use @pass_through")
    there.refuses("move explorer I46", "illegal.mountain")


def test_r10_13_for_this_turn_and_all_own_pieces() -> None:
    position = (
        "players 2; caves on; seat 1; at B61, B65; hand explorer 2; tokens pass_through; seat 2; at B51, B55; hand explorer"
    )
    there = table(position).plays("use @pass_through", "move explorer B51", "move explorer B55 /2")
    assert there.at(1) == there.at(2) == "B51, B55"
    there.plays("end")
    assert there.offered("move explorer") == ["B42", "B46 /2", "B52", "B54 /2", "B56 /2", "B61", "B64 /2", "B65 /2"]


def test_r10_13_sharing_lasts_and_each_leaves_freely() -> None:
    there = table(
        "players 3; caves on; seat 1; at B61; hand explorer 2; tokens pass_through; "
        "seat 2; at B51; hand explorer; seat 3; hand explorer; at B42"
    )
    there.plays("use @pass_through", "move explorer B51", "end", "done", "move explorer B52", "end")
    assert (there.at(1), there.at(2)) == ("B51", "B52")
    there.refuses("move explorer B51", "illegal.occupied")


def test_r10_13_it_ends_with_the_turn() -> None:
    there = table(
        "players 3; caves on; first 1; seat 1; at B61; hand explorer; draw explorer 2; tokens pass_through; "
        "seat 2; at B51; seat 3; hand -"
    )
    there.plays("use @pass_through", "end", "done", "end", "end")
    there.refuses("move explorer B51", "illegal.occupied")


def test_r10_13_also_for_the_native_and_for_rubble() -> None:
    there = table("players 3; caves on; seat 1; at B61; hand native; tokens pass_through; seat 2; at B51")
    assert there.plays("use @pass_through", "move native B51").at(1) == "B51"
    there = table("players 3; caves on; seat 1; at C42; hand explorer; tokens pass_through; seat 2; at C43")
    assert there.plays("use @pass_through", "pay C43", "give explorer").at(1) == "C43"

"""R11.7, R11.8, R11.11-R11.13: who wins, ties, places, resigning, the cap on rounds."""

from __future__ import annotations

from table import Table, table

from eldorado.game import Outcome


def finale(*seats: str, lines: str = "") -> Table:
    """The first seats are home or anywhere; the last stands before the finish, is to play, and goes home."""
    said = [f"players {len(seats)}", f"first 1; turn {len(seats)}", lines]
    for number, seat in enumerate(seats, 1):
        place, _, won = seat.partition(" ")
        said.append(f"seat {number}; at {place}; hand {'sailor' if number == len(seats) else '-'}; won {won or '-'}")
    return table("\n".join(said)).plays("move sailor Z2")


def outcome(there: Table) -> Outcome:
    found = there.game.outcome
    assert found is not None
    return found


def places(there: Table) -> list[int]:
    return list(outcome(there).places)


def test_r11_7_the_only_one_home_wins() -> None:
    there = finale("B61 1 2 3 4", "B62 5 6", "K14")
    assert there.ended() == (3, "arrived")


def test_r11_8_most_blockades_win() -> None:
    assert finale("home 6", "B61", "K14 1 2").ended() == (3, "blockades")


def test_r11_8_then_the_highest_number() -> None:
    assert finale("home 3 5", "B61", "K14 1 6").ended() == (3, "highest")
    assert finale("home 1 6", "B61", "K14 4 5").ended() == (1, "highest")


def test_r11_8_then_who_arrived_first() -> None:
    assert finale("home", "home", "K14").ended() == (1, "first")
    assert finale("home", "B61 6", "K14").ended() == (1, "first")


def test_r11_8_two_players_by_the_last_piece() -> None:
    there = table("players 2; first 1; turn 1; seat 1; at home, K14; hand sailor; seat 2; at K25, home; hand sailor")
    there.plays("move sailor Z1 /2", "move sailor Z3")
    assert there.ended() == (1, "first")


def test_r11_8_three_way_tie() -> None:
    there = finale("home 1 4", "home 2 5", "K14 3 6")
    assert (there.ended(), places(there)) == ((3, "highest"), [3, 2, 1])


def test_r11_11_the_others_by_steps_then_turn_order() -> None:
    there = finale("B61", "K44", "C71", "K14")
    assert places(there) == [4, 2, 3, 1]
    there = table("players 4; first 3; turn 2; seat 1; at B62; seat 2; at K14; hand sailor; seat 3; at B63; seat 4; at B61")
    assert places(there.plays("move sailor Z1")) == [2, 3, 4, 1]


def test_r11_11_two_players_by_pieces_home_then_the_sum_of_steps() -> None:
    there = table("players 2; rounds 1; round 1; first 1; turn 2; seat 1; at home, B61; seat 2; at K14, K25; hand -").plays("end")
    assert (there.ended(), places(there)) == ((None, "rounds"), [1, 2])
    there = table("players 2; rounds 1; first 1; turn 2; seat 1; at K14, B61; seat 2; at C71, C72; hand -").plays("end")
    assert places(there) == [1, 2]
    there = table("players 2; rounds 1; first 1; turn 2; seat 1; at B61, K14; seat 2; at N11, N12; hand -").plays("end")
    assert places(there) == [2, 1]


def test_r11_12_the_full_race_goes_on_until_all_but_one_are_home() -> None:
    there = table(
        "players 4; first 1; switch fullRace; round 9; turn 3; seat 1; at home; seat 2; at home; "
        "seat 3; at K14; hand sailor; seat 4; at B61"
    )
    there.plays("move sailor Z1")
    assert there.asked == "4 play"
    there.plays("end")
    assert (there.asked, places(there)) == ("over", [1, 2, 3, 4])


def test_r11_12_two_still_racing_go_on() -> None:
    there = table("players 3; first 1; switch fullRace; round 9; turn 3; seat 1; at home; seat 2; at B61; seat 3; at B62").plays(
        "end"
    )
    assert (there.asked, there.state.round) == ("2 play", 10)


def test_r11_12_places_by_round_then_by_blockades() -> None:
    position = (
        "players 3; first 1; switch fullRace; round 9; turn 3; seat 1; at home; arrived 8 1; "
        "seat 2; at home; arrived 9 2; won 1; seat 3; at K14; hand sailor; won 5 6"
    )
    there = table(position).plays("move sailor Z1")
    assert (there.ended(), places(there)) == ((1, "round"), [1, 3, 2])
    same_round = position.replace("arrived 8 1", "arrived 9 1")
    there = table(same_round).plays("move sailor Z1")
    assert (there.ended(), places(there)) == ((3, "blockades"), [3, 2, 1])


def test_r11_13_resigning_takes_the_pieces_off_and_skips_the_seat() -> None:
    there = table("players 3; seat 1; at B61; hand explorer; seat 2; at B51").plays("resign 2")
    assert (there.at(2), there.asked) == ("out", "1 play")
    there.plays("move explorer B51", "end")
    assert there.asked == "3 play"


def test_r11_13_resigning_in_the_own_turn_passes_it_on() -> None:
    there = table("players 3; seat 1; at C42; hand explorer 3; seat 2; at B51").plays("pay C43", "resign 1")
    assert (there.asked, there.at(1)) == ("2 play", "out")
    there.refuses("resign 1", "illegal.cannot-resign")


def test_r11_13_who_resigned_is_last_and_who_resigned_first_is_very_last() -> None:
    there = table("players 4; first 1; turn 4; seat 4; at K14; hand sailor").plays("resign 1", "resign 2", "move sailor Z1")
    assert places(there) == [4, 3, 2, 1]


def test_r11_13_with_one_seat_left_the_game_ends_and_it_wins() -> None:
    there = table("players 2; seat 1; at B61, K14; hand compass, sailor; draw -").plays("use compass", "resign 2")
    assert (there.asked, there.ended(), there.waiting) == ("over", (1, "resigned"), "-")
    there = table("players 3; seat 1; at B61; hand explorer").plays("resign 1", "resign 3")
    assert (there.ended(), places(there)) == ((2, "resigned"), [2, 3, 1])


def test_r11_13_who_is_home_wins_when_all_others_resign() -> None:
    there = table("players 3; first 1; turn 2; seat 1; at home").plays("resign 2", "resign 3")
    assert there.ended() == (1, "arrived")


def test_r11_13_the_cap_on_rounds() -> None:
    there = table("players 3; rounds 7; round 7; first 1; turn 3; seat 2; at C71").plays("end")
    assert (there.ended(), places(there), outcome(there).rounds) == ((None, "rounds"), [2, 1, 3], 7)
    there = table("players 3; rounds 8; round 7; first 1; turn 3").plays("end")
    assert there.asked == "1 play"


def test_r11_13_a_full_race_at_the_cap_still_has_a_winner() -> None:
    there = table(
        "players 3; switch fullRace; rounds 7; round 7; first 1; turn 3; seat 2; at home; arrived 5 1; seat 1; at C71"
    ).plays("end")
    assert (there.ended(), places(there)) == ((2, "arrived"), [2, 1, 3])


def test_r11_13_no_stalemate_a_player_without_cards_passes() -> None:
    there = table("players 3; seat 1; at B61; hand -; draw -").lacks("move", "use", "spend", "pay")
    assert there.plays("end").asked == "2 play"

"""R1: what is in the box."""

from __future__ import annotations

import pytest
from table import solo, table

from eldorado.box import catalog
from eldorado.engine.components import CAMP, MOUNTAIN, RUBBLE, START, SYMBOLS, TERRAINS, TOKEN_IDS, VILLAGE
from eldorado.engine.hexes import distance
from eldorado.game import Game
from eldorado.routes.printed import route, route_ids

STARTING = {"explorer": "green 1 x3", "traveler": "yellow 1 x4", "sailor": "blue 1 x1"}

# kind: colour and power (or what it does), price, whether an item, whether on the market board at first
MARKET = """
scout               green 2         1 -    board
trailblazer         green 3         3 -    board
pioneer             green 5         5 -    -
giant_machete       green 6         3 item -
captain             blue 3          2 -    -
photographer        yellow 2        2 -    board
journalist          yellow 3        3 -    -
treasure_chest      yellow 4        3 item board
millionaire         yellow 4        5 -    -
jack_of_all_trades  white 1         2 -    board
adventurer          white 2         4 -    -
prop_plane          white 4         4 item -
transmitter         take-1          4 item board
cartographer        draw-2          4 -    -
scientist           draw-1-remove-1 4 -    -
compass             draw-3          2 item -
travel_log          draw-2-remove-2 3 item -
native              move-1          5 -    -
"""


def deed(id_: str) -> str:
    """What a purple card does, in one word."""
    card = next(card for card in catalog().cards if card.id == id_)
    deeds = [("take", card.take), ("draw", card.draw), ("remove", card.remove), ("move", card.move)]
    return "-".join(f"{name}-{amount}" for name, amount in deeds if amount)


def test_r1_1_starting_deck_is_eight_cards_never_sold() -> None:
    cards = {card.id: card for card in catalog().cards if card.start}
    assert {id_: f"{card.family} {card.power} x{card.start}" for id_, card in cards.items()} == STARTING
    assert [card.price for card in cards.values()] == [0, 0, 0]
    opening = table("players 4")
    assert [opening.draw(seat) for seat in (1, 2, 3, 4)] == ["explorer 3, traveler 4, sailor"] * 4
    assert [opening.pile(id_) for id_ in cards] == [0, 0, 0]


@pytest.mark.parametrize("line", MARKET.strip().splitlines())
def test_r1_2_every_kind_of_the_market(line: str) -> None:
    id_, *words = line.split()
    card = next(card for card in catalog().cards if card.id == id_)
    does = [card.family, str(card.power)] if card.family != "purple" else [deed(id_)]
    marks = ["item" if card.item else "-", "board" if card.market else "-"]
    assert [*does, str(card.price), *marks] == words
    assert card.copies == 3


def test_r1_2_eighteen_kinds_of_three_are_all_used() -> None:
    assert len(MARKET.strip().splitlines()) == 18
    opening = Game.new(players=2, seed=1)
    assert sum((int(opening.state.market) >> (3 * kind)) & 7 for kind in range(21)) == 54


def test_r1_3_six_blockades() -> None:
    found = {blockade.number: f"{TERRAINS[blockade.terrain]} {blockade.strength}" for blockade in catalog().blockades}
    assert found == {1: "jungle 1", 2: "village 1", 3: "rubble 1", 4: "river 1", 5: "jungle 2", 6: "rubble 2"}


def test_r1_4_thirty_six_tokens() -> None:
    counts = dict(zip(TOKEN_IDS, catalog().token_counts, strict=True))
    assert counts == {
        "machete_1": 2, "paddle_1": 2, "coin_1": 2, "machete_2": 3, "paddle_2": 3, "coin_2": 3, "machete_3": 2,
        "draw": 4, "remove": 4, "replace": 3, "keep_item": 2, "pass_through": 2, "native": 2, "change_symbol": 2,
    }  # fmt: skip
    assert sum(counts.values()) == 36


@pytest.mark.parametrize("token", ["machete_1", "machete_2", "machete_3"])
def test_r1_4_a_machete_token_has_the_power_of_its_name(token: str) -> None:
    there = table(f"players 3; caves on; seat 1; at K35; tokens {token}")
    power = int(token[-1])
    weights = {1: "K24", 2: "K25", 3: "K34"}
    for strength, space in weights.items():
        assert (space in there.offered(f"move @{token}")) == (strength <= power)


@pytest.mark.parametrize(("token", "spaces"), [("coin_1", "N47 N56"), ("coin_2", "N47 N55 N56")])
def test_r1_4_a_coin_token_has_the_power_of_its_name(token: str, spaces: str) -> None:
    there = table(f"players 3; caves on; seat 1; at N46; tokens {token}")
    assert there.offered(f"move @{token}") == spaces.split()


@pytest.mark.parametrize(("token", "spaces"), [("paddle_1", "I62 I73"), ("paddle_2", "I62 I72 I73")])
def test_r1_4_a_paddle_token_has_the_power_of_its_name(token: str, spaces: str) -> None:
    there = table(f"players 3; caves on; seat 1; at I63; tokens {token}")
    assert there.offered(f"move @{token}") == spaces.split()


def test_r1_5_every_space_is_of_a_known_kind_with_its_power() -> None:
    for id_ in route_ids():
        board = route(id_)
        for space, terrain in enumerate(board.terrain):
            paid = terrain <= VILLAGE or terrain in (RUBBLE, CAMP)
            assert (1 <= board.strength[space] <= 4) if paid else board.strength[space] == 0
            assert board.is_cave[space] <= (terrain == MOUNTAIN)
            assert (board.start_number[space] in (1, 2, 3, 4)) == (terrain == START)
        assert sorted(int(board.start_number[space]) for space in board.starts) == [1, 2, 3, 4]
        assert len(board.finishes) == 3


@pytest.mark.parametrize(("id_", "side"), [("first-game", "paddle 1"), ("home-stretch", "machete 1")])
def test_r1_6_end_tile_has_two_sides(id_: str, side: str) -> None:
    board = route(id_)
    assert [f"{SYMBOLS[board.terrain[space]]} {board.strength[space]}" for space in board.finishes] == [side] * 3


def test_r1_7_a_tile_is_37_hexes_and_neighbours_share_an_edge_across_tiles_too() -> None:
    for id_ in route_ids():
        board = route(id_)
        for number, piece in enumerate(board.route.pieces):
            size = 16 if piece.letter in "OPQR" else 37
            assert sum(1 for place in board.piece if place == number) == size
        for space, hex_ in enumerate(board.hexes):
            beside = {int(other) for other in board.neighbours[space * 6 : space * 6 + 6] if other >= 0}
            assert beside == {other for other, its in enumerate(board.hexes) if distance(hex_, its) == 1}


@pytest.mark.parametrize("id_", route_ids())
def test_r1_8_finish_touches_one_corner_and_an_edge_hex_on_either_side(id_: str) -> None:
    board = route(id_)
    entries = []
    for finish in board.finishes:
        beside = [int(other) for other in board.neighbours[finish * 6 : finish * 6 + 6] if other >= 0]
        entries.append({other for other in beside if not board.is_finish[other]})
    corner = board.at(board.corner)
    assert [len(entry) for entry in entries] == [2, 1, 2]
    assert entries[1] == {corner}
    assert entries[0] & entries[2] == {corner}
    assert {int(board.piece[space]) for entry in entries for space in entry} == {len(board.route.pieces) - 1}


def test_r1_9_money_is_counted_in_half_coins() -> None:
    there = solo("B61", "explorer, traveler, photographer, sailor")
    purse = []
    for card in ("explorer", "traveler", "photographer", "sailor"):
        there.plays(f"spend {card}")
        purse.append(int(there.state.purse))
    assert purse == [1, 3, 7, 8]


def test_r1_5_a_cave_is_a_mountain() -> None:
    solo("B34", "explorer, native").refuses("move explorer B24", "illegal.mountain", space="B24").refuses(
        "move native B24", "illegal.mountain"
    )


def test_r1_7_a_piece_crosses_from_tile_to_tile() -> None:
    assert solo("B21", "explorer").plays("move explorer C21").at(1) == "C21"

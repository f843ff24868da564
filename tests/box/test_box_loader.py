"""The loader names every fault by file, key and reason."""

from __future__ import annotations

import pytest

from eldorado.box import DataError, catalog
from eldorado.box.loader import build_catalog, read
from eldorado.engine.components import CARD_IDS, NO_SYMBOL, SYMBOLS
from eldorado.routes.printed import route

TEXTS = {name: read(name) for name in ("cards.toml", "box.toml", "tiles.txt")}


def faults(file: str, old: str, new: str) -> list[tuple[str, str]]:
    assert old in TEXTS[file]
    texts = {**TEXTS, file: TEXTS[file].replace(old, new, 1)}
    with pytest.raises(DataError) as refused:
        build_catalog(texts["cards.toml"], texts["box.toml"], texts["tiles.txt"])
    assert refused.value.code == "data.faulty"
    return [(fault.code, fault.part) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("[explorer]", "[explorer", "data.not-toml", ""),
        ("[scout]", "[skout]", "data.missing", ": scout"),
        ("[scout]", "[skout]", "data.unknown-key", ": skout"),
        ('family = "green"', 'family = "teal"', "data.unknown-family", ": explorer.family"),
        ('family = "green"', "", "data.unknown-family", ": explorer.family"),
        ("power = 1", "power = -1", "data.not-a-count", ": explorer.power"),
        ("power = 1", "power = 8", "data.not-a-count", ": explorer.power"),
        ("power = 1", 'power = "1"', "data.not-a-count", ": explorer.power"),
        ("power = 1", "power = true", "data.not-a-count", ": explorer.power"),
        ("power = 1", "power = 1.5", "data.not-a-count", ": explorer.power"),
        ("power = 1", "powers = 1", "data.unknown-key", ": explorer.powers"),
        ("item = true", 'item = "yes"', "data.not-a-flag", ": giant_machete.item"),
        ("start = 3", "", "data.start-or-sold", ": explorer"),
        ("start = 3", "start = 3\ncopies = 3\nprice = 1", "data.start-or-sold", ": explorer"),
        ("price = 1\n", "", "data.start-or-sold", ": scout"),
    ],
)
def test_faults_of_the_cards(old: str, new: str, code: str, key: str) -> None:
    assert (code, f"cards.toml{key}") in faults("cards.toml", old, new)


def test_a_card_is_a_table() -> None:
    cards = "native = 5\n" + TEXTS["cards.toml"].partition("[native]")[0]
    with pytest.raises(DataError) as refused:
        build_catalog(cards, TEXTS["box.toml"], TEXTS["tiles.txt"])
    assert [(fault.code, fault.part) for fault in refused.value.faults] == [("data.not-a-card", "cards.toml: native")]


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("hand_size = 4", "hand_size = 0", "data.not-a-count", ": hand_size"),
        ("tokens_per_cave = 4", "", "data.not-a-count", ": tokens_per_cave"),
        ("[blockades]", "[barriers]", "data.missing", ": blockades"),
        ('6 = "rubble 2"', "", "data.missing", ": blockades.6"),
        ('6 = "rubble 2"', '7 = "rubble 2"', "data.unknown-key", ": blockades.7"),
        ('"machete 1"', '"machete 9"', "data.not-a-requirement", ": blockades.1"),
        ('"machete 1"', '"sword 1"', "data.not-a-requirement", ": blockades.1"),
        ('"machete 1"', "5", "data.not-a-requirement", ": blockades.1"),
        ("draw = 4", 'draw = "4"', "data.not-a-count", ": cave_tokens.draw"),
        ("draw = 4", "draw = true", "data.not-a-count", ": cave_tokens.draw"),
        ("draw = 4", "", "data.missing", ": cave_tokens.draw"),
        ("draw = 4", "draw = 4\ncoin_3 = 1", "data.unknown-key", ": cave_tokens.coin_3"),
        ('river = "paddle 1"', "", "data.missing", ": end_tile.river"),
        ('river = "paddle 1"', 'river = "rubble 1"', "data.not-a-requirement", ": end_tile.river"),
    ],
)
def test_faults_of_the_box(old: str, new: str, code: str, key: str) -> None:
    assert (code, f"box.toml{key}") in faults("box.toml", old, new)


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("A start back B", "A begins back B", "data.bad-heading", ""),
        ("A start back B", "A start back C", "data.wrong-back", ": A"),
        ("C tile back D", "A tile back D", "data.side-twice", ": A"),
        ("s1  s2  s3  s4", "s1  s2  s3", "data.wrong-rows", ": A"),
        ("s1  s2  s3  s4", "s1  s2  s3  s3", "data.wrong-starts", ": A"),
        ("j1  j1  r1  r1", "j1  j1  r1  s1", "data.wrong-starts", ": C"),
        ("j1  j1  r1  r1", "j1  j1  r1  x1", "data.unknown-space", ": C14"),
        ("j1  j1  r1  r1", "j1  j1  r1  r5", "data.unknown-space", ": C14"),
    ],
)
def test_faults_of_the_tiles(old: str, new: str, code: str, key: str) -> None:
    assert (code, f"tiles.txt{key}") in faults("tiles.txt", old, new)


def test_all_faults_are_found_at_once() -> None:
    with pytest.raises(DataError) as refused:
        build_catalog(TEXTS["cards.toml"].replace("power = 1", "power = 9"), "", TEXTS["tiles.txt"].replace("s1", "xx"))
    assert {fault.part.partition(":")[0] for fault in refused.value.faults} == {"cards.toml", "box.toml", "tiles.txt"}


def test_an_unknown_route_is_refused_with_the_known_ones() -> None:
    with pytest.raises(DataError) as refused:
        route("atlantis")
    fault = refused.value.faults[0]
    assert (fault.code, fault.part) == ("data.unknown-route", "atlantis")
    assert "first-game" in fault.facts["routes"]  # type: ignore[operator]


def test_the_box_is_read_once_and_shared() -> None:
    assert catalog() is catalog()
    assert route("first-game") is route("first-game")


def test_cards_stand_in_the_order_of_their_ids_and_move_or_act() -> None:
    cards = catalog().cards
    assert tuple(card.id for card in cards) == CARD_IDS
    for card in cards:
        assert (card.symbol == NO_SYMBOL) == (card.power == 0)
        assert (SYMBOLS[card.symbol] == "action") == bool(card.draw or card.take or card.move)


def test_the_market_begins_with_its_six_kinds() -> None:
    kinds = {card.id for card in catalog().cards if card.market}
    assert kinds == {"scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest", "transmitter"}

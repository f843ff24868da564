"""`check-data`: every count of the box, and a fault for everything that is not as printed."""

from __future__ import annotations

import pytest

from eldorado.box.check import Report, box_files, check_box
from eldorado.box.expected import FIGURES, ROUTE_FINGERPRINTS, SIDE_SUMS, TILE_FINGERPRINTS

FILES = box_files()


def spoilt(file: str, old: str, new: str) -> Report:
    assert old in FILES[file]
    return check_box({**FILES, file: FILES[file].replace(old, new, 1)})


def test_the_box_is_complete() -> None:
    report = check_box(FILES)
    assert report.faults == []
    assert report.ok
    counted = {key: value for key, value in report.figures.items() if not isinstance(value, dict)}
    assert counted == FIGURES


def test_the_counts_are_those_of_the_printed_game() -> None:
    assert FIGURES == {
        "sides": 18, "spaces": 582, "caves": 12, "card_kinds": 21, "market_kinds": 18, "market_cards": 54, "market_board": 6,
        "items": 6, "starting_deck": 8, "blockades": 6, "cave_tokens": 36, "routes": 7, "languages": ["de", "en", "fr", "ru"],
    }  # fmt: skip


def test_the_sum_of_every_side() -> None:
    sides = check_box(FILES).figures["side"]
    assert {letter: side["sum"] for letter, side in sides.items()} == SIDE_SUMS
    assert (
        ", ".join(f"{letter} {total}" for letter, total in SIDE_SUMS.items())
        == "A 43, B 38, C 42, D 69, E 71, F 70, G 70, H 60, I 80, J 59, K 62, L 70, M 92, N 49, O 38, P 26, Q 26, R 33"
    )
    assert sum(side["spaces"] for side in sides.values()) == 582
    assert sides["K"]["terrains"] == {"jungle": 33, "river": 1, "village": 1, "camp": 2}


def test_every_side_and_every_route_has_a_recorded_fingerprint() -> None:
    figures = check_box(FILES).figures
    assert {letter: side["fingerprint"] for letter, side in figures["side"].items()} == TILE_FINGERPRINTS
    assert {id_: route["fingerprint"] for id_, route in figures["route"].items()} == ROUTE_FINGERPRINTS


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("cards.toml", "copies = 3", "copies = 4", "cards.toml: market_cards"),
        ("cards.toml", "start = 3", "start = 2", "cards.toml: starting_deck"),
        ("cards.toml", "item = true\n", "", "cards.toml: items"),
        ("cards.toml", "market = true\n", "", "cards.toml: market_board"),
        ("cards.toml", "price = 2", "price = 3", "cards.toml: fingerprint"),
        ("box.toml", '5 = "machete 2"', '5 = "machete 1"', "box.toml: fingerprint"),
        ("box.toml", "draw = 4", "draw = 5", "box.toml: cave_tokens"),
        ("tiles.txt", "j1  c1  j1  j1", "j1  c1  j1  j2", "tiles.txt: A.sum"),
        ("tiles.txt", "j1  c1  j1  j1", "j1  j1  c1  j1", "tiles.txt: A.fingerprint"),
        ("tiles.txt", "j1  m*  v1", "j1  m   v1", "tiles.txt: caves"),
        ("routes/first-game.txt", "end river", "end jungle", "routes/first-game.txt: fingerprint"),
        ("routes/first-game.txt", "route first-game", "route other", "routes/first-game.txt: route"),
        ("routes/home-stretch.txt", "difficulty easy\n", "", "routes/home-stretch.txt: difficulty"),
        ("routes/first-game.txt", "K  21   0", "K  22   0", "routes/first-game.txt: K"),
        ("routes/first-game.txt", "end river 24 -3\n", "", "routes/first-game.txt"),
        ("names/de.ftl", "card-scout = Kundschafter\n", "", "names/de.ftl: card-scout"),
        ("names/de.ftl", "card-scout =", "card-skout =", "names/de.ftl: card-skout"),
        ("names/de.ftl", "card-sailor =", "card-scout =", "names/de.ftl: card-scout"),
        ("names/de.ftl", "card-scout =", "!! ", "names/de.ftl"),
        ("names/ru.ftl", "piece-C = В\n", "", "names/ru.ftl: piece-C"),
    ],
)
def test_whatever_is_changed_is_found_and_named(file: str, old: str, new: str, where: str) -> None:
    report = spoilt(file, old, new)
    assert not report.ok
    assert where in [fault.part for fault in report.faults]


def test_a_missing_language_and_a_missing_route_are_found() -> None:
    without = {name: text for name, text in FILES.items() if name not in ("names/fr.ftl", "routes/serpentine.txt")}
    parts = {fault.part for fault in check_box(without).faults}
    assert {"names: languages", "names/fr.ftl: card-scout", "routes: routes", "names/en.ftl: route-name-serpentine"} <= parts


def test_a_file_that_cannot_be_read_does_not_hide_the_others() -> None:
    report = check_box({**FILES, "cards.toml": "[", "names/en.ftl": FILES["names/en.ftl"].replace("card-scout", "card-skaut")})
    parts = {fault.part for fault in report.faults}
    assert {"cards.toml", "names/en.ftl: card-skaut", "names/en.ftl: card-scout"} <= parts

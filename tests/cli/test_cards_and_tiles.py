"""`eldorado cards` and `eldorado tile show`: words, JSON, pictures, refusals."""

from __future__ import annotations

import json
import pathlib
import xml.etree.ElementTree as xml

import pytest

from eldorado.box import catalog
from eldorado.engine.components import CARD_IDS
from eldorado.words import LANGUAGES, Words

from .conftest import Run

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_card_is_listed_by_name(run: Run, lang: str) -> None:
    output = run("cards", lang=lang).output
    for id_ in CARD_IDS:
        assert Words(lang).card(id_) in output


def test_a_card_is_told_with_power_price_and_place(run: Run) -> None:
    lines = run("cards", "Giant Machete", "travel_log").output.splitlines()
    assert lines[1].split() == ["Giant", "Machete", "machete", "6", "(item)", "3", "reserve,", "3×"]
    assert "draw 2 cards; then you may remove up to 2 cards (item)" in " ".join(" ".join(lines[2:]).split()).replace(
        " 3 reserve, 3×", ""
    )


@pytest.mark.parametrize("name", ["native", "Guide", "wegkundiger", "следопыт", "NATIVE", "Indigène", "Ureinwohner", "Абориген"])
def test_a_card_is_found_by_id_or_by_name_in_any_language(run: Run, name: str) -> None:
    answer = json.loads(run("cards", name, "--json").stdout)
    assert [card["id"] for card in answer] == ["native"]


def test_cards_for_programs(run: Run) -> None:
    answer = json.loads(run("cards", "--json", lang="de").stdout)
    assert len(answer) == 21
    assert sum(card["copies"] for card in answer) == 54
    transmitter = next(card for card in answer if card["id"] == "transmitter")
    assert transmitter == {
        "id": "transmitter", "name": "Fernsprech-Gerät", "family": "purple", "symbol": "action", "power": 0, "price": 4,
        "item": True, "draw": 0, "remove": 0, "take": 1, "move": 0, "start": 0, "copies": 3, "market": True,
    }  # fmt: skip


@every_language
def test_an_unknown_card_is_refused_with_the_known_ones(run: Run, lang: str) -> None:
    result = run("cards", "wizard", lang=lang)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "wizard" in result.stderr
    assert Words(lang).card("scout") in result.stderr


@every_language
def test_cards_as_pictures(run: Run, lang: str, tmp_path: pathlib.Path) -> None:
    one, all_ = tmp_path / "one.svg", tmp_path / "all.svg"
    assert run("cards", "scout", "--svg", str(one), lang=lang).exit_code == 0
    result = run("cards", "--svg", str(all_), lang=lang)
    assert (result.exit_code, str(all_) in result.output) == (0, True)
    assert xml.parse(one).getroot().tag.endswith("svg")
    sheet = xml.parse(all_).getroot()
    labels = [node.get("aria-label") for node in sheet.iter() if node.tag.endswith("}svg")]
    assert [label for label in labels if label][1:] == [Words(lang).card(id_) for id_ in CARD_IDS]


@every_language
@pytest.mark.parametrize("letter", sorted(catalog().tiles))
def test_every_side_is_drawn_as_it_stands_in_the_file(run: Run, lang: str, letter: str) -> None:
    output = run("tile", "show", letter, lang=lang).output
    drawn = [line.strip("| ").split("|") for line in output.splitlines() if line.lstrip().startswith("|")]
    tile = catalog().tiles[letter]
    rows = max(space.row for space in tile.spaces)
    assert [len(row) for row in drawn] == [sum(space.row == row for space in tile.spaces) for row in range(1, rows + 1)]
    signs = [sign.strip() for row in drawn for sign in row]
    assert signs.count("m*") == sum(space.cave for space in tile.spaces)
    assert sum(int(sign[1]) for sign in signs if sign[0] in "jwvrc") == sum(space.strength for space in tile.spaces)
    assert Words(lang).text(f"kind-{tile.kind}") in output


def test_all_sides_at_once(run: Run) -> None:
    output = run("tile", "show").output
    assert [line[0] for line in output.splitlines() if "on its back" in line] == list("ABCDEFGHIJKLMNOPQR")


def test_sides_go_by_the_letters_of_the_users_box(run: Run) -> None:
    assert run("tile", "show", "ж", "c", lang="ru").output == run("tile", "show", "G", "C", lang="ru").output
    assert run("tile", "show", "G", lang="ru").output.startswith("Ж: ")


def test_sides_for_programs(run: Run) -> None:
    answer = json.loads(run("tile", "show", "C", "O", "--json").stdout)
    assert [(tile["letter"], tile["back"], tile["kind"], len(tile["spaces"])) for tile in answer] == [
        ("C", "D", "tile", 37),
        ("O", "P", "strip", 16),
    ]
    cave = next(space for space in answer[0]["spaces"] if space["cave"])
    assert cave == {"name": "C44", "q": 0, "r": 0, "terrain": "mountain", "strength": 0, "cave": True, "start": 0}


@every_language
def test_an_unknown_side_is_refused(run: Run, lang: str) -> None:
    result = run("tile", "show", "C", "Y", lang=lang)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Y" in result.stderr


@every_language
@pytest.mark.parametrize("letters", [("C",), ("O", "P"), ()], ids=["one", "two", "all"])
def test_sides_as_pictures(run: Run, lang: str, letters: tuple[str, ...], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "tiles.svg"
    assert run("tile", "show", *letters, "--svg", str(file), lang=lang).exit_code == 0
    root = xml.parse(file).getroot()
    titles = [node.text for node in root.iter() if node.tag.endswith("}title")]
    wanted = [catalog().tiles[letter] for letter in letters] or list(catalog().tiles.values())
    assert len(titles) == sum(len(tile.spaces) for tile in wanted)
    assert any(Words(lang).terrain("jungle") in str(title) for title in titles)


def test_a_picture_can_go_to_the_output(run: Run) -> None:
    result = run("tile", "show", "C", "--svg", "-")
    assert xml.fromstring(result.stdout).tag.endswith("svg")


@every_language
def test_a_picture_that_cannot_be_written_is_told(run: Run, lang: str, tmp_path: pathlib.Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "such" / "x.svg", "a\0b"):
        result = run("tile", "show", "C", "--svg", str(file), lang=lang)
        assert result.exit_code == 1
        assert result.stderr.strip()
        assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("lang", "book", "shown"),
    [
        ("en", "Native", "Guide (Native)"),
        ("fr", "Indigène", "Guide (Indigène)"),
        ("de", "Ureinwohner", "Wegkundiger (Ureinwohner)"),
        ("ru", "Абориген", "Следопыт (Абориген)"),
    ],
)
def test_the_rulebooks_name_finds_the_guide_and_stands_beside_ours(run: Run, lang: str, book: str, shown: str) -> None:
    assert shown in run("cards", book, lang=lang).output

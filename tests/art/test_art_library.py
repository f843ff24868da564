"""The library of drawings: every name once, every reference answered, and the tokens that the page is coloured by."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from eldorado.art import cards_sheet_svg, ground_sheet_svg, symbols_sheet_svg
from eldorado.art.export import export_files
from eldorado.art.library import card_drawings, definitions, definitions_for, library, needed, spaces, symbols
from eldorado.art.palette import FAMILIES, PLAYERS, SURFACES, TERRAIN
from eldorado.art.sheets import spoken
from eldorado.art.tokens import tokens_css
from eldorado.box import catalog
from eldorado.engine.components import TOKEN_IDS

REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')
NAMES = sorted(library())


@pytest.mark.parametrize("part", [symbols, spaces, card_drawings], ids=lambda part: part.__name__)
def test_a_drawing_stands_under_its_own_name(part: object) -> None:
    for name, drawing in part().items():  # type: ignore[operator]
        root = ElementTree.fromstring(drawing)
        assert root.get("id") == name
        inner = [one.get("id") for one in root.iter() if one is not root and one.get("id")]
        assert not inner, f"{name} hides {inner}"


def test_no_two_parts_of_the_library_share_a_name() -> None:
    names = [*symbols(), *spaces(), *card_drawings()]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert len(names) == len(library())


def test_every_reference_of_the_library_is_answered() -> None:
    for name, drawing in library().items():
        for used in REFERENCE.findall(drawing):
            assert used in library(), f"{name} uses {used}"
            assert used != name


def plain_needed(body: str) -> set[str]:
    """The same by asking every drawing of the library whether it is used."""
    found: set[str] = set()
    while True:
        text = body + "".join(library()[name] for name in found)
        more = {name for name in library() if f'"#{name}"' in text or f"(#{name})" in text}
        if more == found:
            return found
        found = more


@pytest.mark.parametrize("name", NAMES[::9])
def test_what_a_drawing_needs_is_all_it_needs(name: str) -> None:
    body = f'<use href="#{name}"/>'
    found = needed(body)
    assert set(found) == plain_needed(body)
    assert found == [one for one in library() if one in set(found)], "in the order of the library"
    assert definitions_for(body) == definitions(found)
    assert needed("<path/>") == []


def test_a_name_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        needed('<use href="#unicorn"/>')


def test_every_card_and_token_has_its_drawing() -> None:
    for card in catalog().cards:
        assert f"scene-{card.id}" in library()
        assert f"face-{card.id}" in library()
    drawn = " ".join(library())
    for token in TOKEN_IDS:
        assert token in drawn or token.replace("_", "-") in drawn


@pytest.mark.parametrize("draw", [symbols_sheet_svg, ground_sheet_svg, cards_sheet_svg], ids=lambda draw: draw.__name__)
def test_a_sheet_is_whole_and_the_same_every_time(draw: object) -> None:
    one, two = draw(), draw()  # type: ignore[operator]
    assert one == two
    root = ElementTree.fromstring(one)
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(set(ids)) == len(ids)
    assert set(REFERENCE.findall(one)) <= set(ids)


def test_a_sheet_of_some_cards_is_as_large_as_they_need() -> None:
    cards = catalog().cards
    sizes = []
    for count in (1, 7, 8):
        root = ElementTree.fromstring(cards_sheet_svg(cards[:count]))
        sizes.append([float(side) for side in str(root.get("viewBox")).split()[2:]])
    assert sizes[0][0] < sizes[1][0] == sizes[2][0]
    assert sizes[0][1] == sizes[1][1] < sizes[2][1]


@pytest.mark.parametrize(
    ("key", "said"),
    [("card-scout", "Späher"), ("card-jack_of_all_trades", "Jack of all trades"), ("route-name-home-stretch", "Home stretch")],
)
def test_a_thing_goes_by_its_name_or_by_plain_words(key: str, said: str) -> None:
    assert spoken({"card-scout": "Späher"}, key) == said


def test_exported_files_have_names_of_their_own() -> None:
    files = export_files()
    assert len(files) > 30
    for name, text in list(files.items())[::7]:
        assert re.fullmatch(r"[\w./-]+", str(name))
        assert text


# ---- tokens


CSS = tokens_css()


def declared(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): ([^;]+);", block))


def test_every_colour_of_the_palette_is_a_token() -> None:
    root = declared(CSS[: CSS.index("\n}")])
    for terrain, shades in TERRAIN.items():
        assert [root[f"{terrain}-{number}"] for number in range(1, 5)] == list(shades)
    for player in PLAYERS:
        assert root[f"p{player.number}"] == player.fill
    for name, family in FAMILIES.items():
        assert (root[f"card-{name}"], root[f"card-{name}-on"]) == (family.ground, family.on)
    for name, value in SURFACES["light"].items():
        assert root[name] == value


def test_day_and_night_have_the_same_tokens() -> None:
    assert set(SURFACES["light"]) == set(SURFACES["dark"])
    dark = declared(CSS[CSS.index('[data-theme="dark"]') :].partition("}")[0])
    assert {name: dark[name] for name in SURFACES["dark"]} == dict(SURFACES["dark"])


def test_whoever_wants_less_motion_gets_none() -> None:
    still = declared(CSS[CSS.index("prefers-reduced-motion") :])
    assert still
    assert set(still.values()) == {"0ms"}
    moving = declared(CSS[: CSS.index("\n}")])
    assert {name for name in moving if name.startswith("m-")} == set(still)


def test_a_token_uses_only_tokens_that_exist() -> None:
    names = set(re.findall(r"--([\w-]+):", CSS))
    assert set(re.findall(r"var\(--([\w-]+)\)", CSS)) <= names
    assert CSS.count("{") == CSS.count("}")

"""Every drawing of the library, and every function that makes a picture: whole, plain, repeatable, on its sheet."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest
from svg_measure import Measured

from eldorado import art
from eldorado.art import library
from eldorado.art.map.terrain import kinds
from eldorado.box import catalog
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.routes.printed import route

CARDS = {card.id: card for card in catalog().cards}


def boards() -> dict[str, Callable[[], str]]:
    board = route("first-game")
    way = [board.space(name) for name in ("N11", "N12", "N13", "N14")]
    return {
        "board": lambda: art.board_svg(board),
        "board, dark, tall": lambda: art.board_svg(
            board, width=390, height=844, theme="dark", blockades=art.unknown_blockades(board)
        ),
        "board, lit": lambda: art.board_svg(board, lit={s: i for i, s in enumerate(way)}, path=way, blockades={2: 5}),
        "board, trails": lambda: art.board_svg(
            board, trails=dict.fromkeys(range(4), way), pieces=[(p, way[0]) for p in range(4)]
        ),
    }


def pictures() -> dict[str, Callable[[], str]]:
    found = boards()
    for letter, tile in catalog().tiles.items():
        found[f"tile {letter}"] = partial(art.tile_svg, tile)
        found[f"small tile {letter}"] = partial(art.tile_svg, tile, radius=12, turn=30)
    found |= {f"end tile {side}": partial(art.end_tile_svg, side) for side in ("jungle", "river")}
    found |= {f"card {id_}": partial(art.card_svg, card, "Universal genius & friend") for id_, card in CARDS.items()}
    found |= {f"token {id_}": partial(art.token_svg, id_) for id_ in (*TOKEN_IDS, "back")}
    found |= {f"blockade {n}": partial(art.blockade_svg, n) for n in range(7)}
    found |= {f"plaque {n}": partial(art.plaque_svg, n) for n in range(1, 7)}
    found |= {f"piece {n}": partial(art.piece_svg, n) for n in range(4)}
    found |= {f"space {kind}": partial(art.space_svg, kind) for kind in kinds()}
    found |= {f"sign {name}": partial(art.sign_svg, name) for name in library.symbols()}
    found["captioned card"] = partial(art.card_svg, CARDS["compass"], "Compass", caption="draw 3")
    found |= {f"journey {id_}": partial(art.journey_svg, route(id_)) for id_ in ("first-game", "serpentine")}
    found |= {f"arrival {n}": partial(art.arrival_svg, n) for n in range(4)}
    found["wide arrival"] = partial(art.arrival_svg, wide=True)
    found |= {"gate": art.gate_svg, "card back": art.card_back_svg}
    return found | {"signs": art.symbols_sheet_svg, "ground": art.ground_sheet_svg, "cards": art.cards_sheet_svg}


PICTURES = pictures()


@pytest.mark.parametrize("name", PICTURES)
def test_is_one_whole_document(name: str) -> None:
    text = PICTURES[name]()
    root = ElementTree.fromstring(text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
    assert used == set(ids)


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_leaves_the_sheet(name: str) -> None:
    assert Measured(PICTURES[name]()).strays() == []


@pytest.mark.parametrize("name", PICTURES)
def test_is_flat_and_needs_nothing_from_outside(name: str) -> None:
    text = PICTURES[name]()
    forbidden = r"[Gg]radient|<filter|filter:|blur|<image|<script|@import|@font-face|data:|foreignObject|url\((?!#)|href=\"(?!#)"
    assert re.findall(forbidden, text) == []
    assert set(re.findall(r"https?://[^\"]*", text)) == {"http://www.w3.org/2000/svg"}
    assert [c for c in text if unicodedata.category(c) == "So"] == []


@pytest.mark.parametrize("name", PICTURES)
def test_is_the_same_every_time(name: str) -> None:
    assert PICTURES[name]() == PICTURES[name]()


def test_each_drawing_of_the_library_is_whole_and_named_after_itself() -> None:
    assert {name: ElementTree.fromstring(text).get("id") for name, text in library.library().items()} == {
        n: n for n in library.library()
    }


def test_the_library_has_every_card_token_blockade_piece_and_kind_of_space() -> None:
    names = set(library.library())
    assert {f"{part}-{id_}" for id_ in CARD_IDS for part in ("scene", "power", "face", "row")} <= names
    assert {f"token-{id_}" for id_ in TOKEN_IDS} <= names
    assert {f"{part}-{n}" for n in range(1, 7) for part in ("blockade", "plaque")} <= names
    assert {f"{part}-{n}" for n in range(1, 5) for part in ("piece", "mark", "start")} <= names
    assert {f"{kind}-{style}{turn}" for kind in kinds() for style in "gfsn" for turn in (0, 30)} <= names


def test_no_two_cards_tokens_blockades_or_pieces_look_alike() -> None:
    def drawn(prefix: str) -> list[str]:
        return [text.replace(name, "") for name, text in library.library().items() if re.fullmatch(prefix, name)]

    for prefix in (r"scene-\w+", r"token-\w+", r"blockade-\d", r"piece-\d", r"[a-z]+-\d-f0", r"[a-z]+-\d-s0"):
        found = drawn(prefix)
        assert len(found) > 3
        assert len(set(found)) == len(found)


def test_a_strength_is_told_by_the_count_of_signs_and_by_the_numeral() -> None:
    for strength in range(1, 5):
        full = library.library()[f"village-{strength}-f0"]
        assert full.count('href="#coin"') == strength
        assert full.count(f'href="#n{strength}"') == 1
        small = library.library()[f"village-{strength}-s0"]
        assert small.count('href="#coin"') == 1
        assert small.count('href="#n') == (0 if strength == 1 else 1)
        always = library.library()[f"village-{strength}-n0"]
        assert always.count(f'href="#n{strength}"') == 1


def test_fragments_share_the_definitions_of_their_page() -> None:
    fragment = art.card_svg(CARDS["scout"], "Scout", standalone=False)
    assert "<defs>" not in fragment
    assert "<style>" not in fragment
    assert 'id="face-scout"' in art.definitions_for(fragment)
    assert 'id="scene-scout"' in art.definitions_for(fragment)


def test_words_are_escaped() -> None:
    root = ElementTree.fromstring(art.card_svg(CARDS["scout"], '<Scout> & "co"'))
    assert root.get("aria-label") == '<Scout> & "co"'

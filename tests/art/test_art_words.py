"""Names on cards: any language, shrunk to sixteen units, then broken, never cut off."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest
from svg_measure import SVG

from eldorado import art
from eldorado.art.lettering import fit, width_of
from eldorado.box import catalog
from eldorado.engine.components import Card
from eldorado.words import LANGUAGES, Words

ROOM = 147


def test_a_short_name_keeps_its_size() -> None:
    assert fit("Scout", ROOM, 23.5, 16).size == 23.5


def test_a_long_name_shrinks() -> None:
    fitted = fit("Propellerflugzeug", ROOM, 23.5, 16)
    assert fitted.lines == ("Propellerflugzeug",)
    assert 16 <= fitted.size < 23.5


def test_a_longer_name_breaks_where_it_may() -> None:
    assert fit("Poste de transmission", ROOM, 23.5, 16).lines == ("Poste de", "transmission")
    assert fit("Fernmelde-Nachrichtengerät", ROOM, 23.5, 16).lines == ("Fernmelde-", "Nachrichtengerät")
    assert fit("Schlauchboot\u00adkapitänspatent", ROOM, 23.5, 16).lines == ("Schlauchboot-", "kapitänspatent")


def test_what_cannot_break_shrinks_further() -> None:
    fitted = fit("Donaudampfschifffahrtskapitän", ROOM, 23.5, 16)
    assert fitted.lines == ("Donaudampfschifffahrtskapitän",)
    assert width_of(fitted.lines[0], fitted.size) <= ROOM + 0.01


def test_a_soft_hyphen_is_not_shown_where_nothing_breaks() -> None:
    assert fit("Matro\u00adse", ROOM, 23.5, 16).lines == ("Matrose",)


@pytest.mark.parametrize(
    ("language", "card"), list(itertools.product(LANGUAGES, catalog().cards)), ids=lambda v: getattr(v, "id", v)
)
def test_every_name_in_every_language_fits_its_card(language: str, card: Card) -> None:
    name = Words(language).card(card.id)
    texts = list(ElementTree.fromstring(art.card_svg(card, name)).iter(SVG + "text"))
    shown = "".join(t.text or "" for t in texts)
    assert re.sub("[ -]", "", shown) == re.sub("[ -]", "", name)
    for text in texts:
        assert float(text.attrib["font-size"]) >= 14
        assert width_of(text.text or "", float(text.attrib["font-size"])) <= (148 if card.price else 197)


def test_a_caption_replaces_the_counted_signs() -> None:
    compass = next(c for c in catalog().cards if c.id == "compass")
    signs = art.card_svg(compass, "Compass", standalone=False)
    words = art.card_svg(compass, "Compass", caption="draw 3", standalone=False)
    assert signs.count('href="#draw"') == 3
    assert words.count('href="#draw"') == 0
    assert "draw 3</text>" in words

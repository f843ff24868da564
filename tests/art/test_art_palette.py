"""The figures of the guide: signs can be read on their ground, text on its surface, in light and dark."""

from __future__ import annotations

import itertools

import pytest

from eldorado.art.palette import (
    EMBER,
    FAMILIES,
    FINISH,
    FINISH_SIGN,
    GOLD,
    INK,
    LIT,
    PAPER,
    PLAYERS,
    START,
    SURFACES,
    TERRAIN,
    PlayerStyle,
    Theme,
    contrast,
    mix,
    sign_colour,
)  # fmt: skip

SIGN = 3.6
TEXT = 4.9


def test_contrast_is_reckoned_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize(("terrain", "strength"), list(itertools.product(TERRAIN, range(1, 5))))
def test_signs_stand_out_on_their_ground(terrain: str, strength: int) -> None:
    assert contrast(sign_colour(terrain, strength), TERRAIN[terrain][strength - 1]) >= SIGN


@pytest.mark.parametrize("terrain", TERRAIN)
def test_harder_ground_is_darker(terrain: str) -> None:
    lightness = [contrast(shade, "#000000") for shade in TERRAIN[terrain]]
    assert lightness == sorted(lightness, reverse=True)


def test_numbers_of_start_finish_price_and_coin_stand_out() -> None:
    pairs = ((INK, START), (FINISH_SIGN, FINISH), (INK, LIT), ("#fff6e0", EMBER), (INK, GOLD), (INK, PAPER))
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < SIGN} == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_names_of_cards_can_be_read(family: str) -> None:
    assert contrast(FAMILIES[family].on, FAMILIES[family].ground) >= TEXT


@pytest.mark.parametrize("theme", SURFACES)
@pytest.mark.parametrize("ground", ["surface", "surface-2", "surface-3", "table"])
@pytest.mark.parametrize("text", ["text", "text-2"])
def test_text_can_be_read_on_every_surface(theme: Theme, ground: str, text: str) -> None:
    assert contrast(SURFACES[theme][text], SURFACES[theme][ground]) >= TEXT


@pytest.mark.parametrize("theme", SURFACES)
def test_buttons_refusals_and_focus_can_be_seen(theme: Theme) -> None:
    look = SURFACES[theme]
    assert contrast(look["accent-on"], look["accent"]) >= TEXT
    assert contrast(look["refused"], look["surface"]) >= TEXT
    assert contrast(look["focus"], look["surface"]) >= {"light": 6.6, "dark": 9.0}[theme]


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_emblems_stand_out_on_their_piece(player: PlayerStyle) -> None:
    assert contrast(player.on, player.fill) >= SIGN


def test_players_differ_in_shape_emblem_and_pattern_not_only_in_colour() -> None:
    for trait in ("fill", "shape", "emblem", "pattern"):
        assert len({getattr(player, trait) for player in PLAYERS}) == 4


def test_mix_goes_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert mix("#102030", "#304050", 0.5) == "#203040"

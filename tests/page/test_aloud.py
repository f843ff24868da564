"""Three screens read aloud in every language: what a screen reader is told makes sense without the picture."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from eldorado.words import LANGUAGES

from .engine_room import EngineRoom
from .test_moments import LAST

GOLDEN = pathlib.Path(__file__).parents[1] / "golden" / "aloud"


def spoken(page: Page, *parts: str) -> str:
    """What is read out of these parts, one thing a line, without addresses and the choice of language."""
    lines = "\n".join(page.locator(part).first.aria_snapshot() for part in parts).splitlines()
    return "\n".join(line for line in lines if not re.match(r" *- (/url|combobox|option|text: \S+$)", line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_screens_make_sense_without_the_picture(another: Callable[..., Page], language: str) -> None:
    page = another(locale=language)
    page.goto("/")
    page.wait_for_selector(".way")
    told = [re.sub(r"\n  - navigation.*?(?=\n  - )", "", spoken(page, "main"), flags=re.DOTALL)]
    room = EngineRoom(LAST)
    room.open(page)
    page.wait_for_selector(".hits path")  # the route is known, and with it how far everybody has to go
    told.append(spoken(page, ".lastround", ".players", "section:has(> .market)", ".hand", ".ask"))
    for seat in (1, 2):
        room.logged.accept(room.logged.resign(seat))
    assert room.line is not None
    room.line.send(json.dumps({**room._table(-1), "fresh": True}))
    expect(page.locator(".end h1, .end h2").first).to_be_visible()
    told.append(spoken(page, ".end"))
    text = "\n\n".join(told) + "\n"
    assert ".," not in text
    assert text == (GOLDEN / f"{language}.txt").read_text("utf-8")

"""Pictures of the page: kept where a fault was found, and of all screens where somebody wants to look at them."""

from __future__ import annotations

import os
import pathlib

from playwright.sync_api import Page

ARTEFACTS = pathlib.Path(__file__).resolve().parents[2] / "test-artifacts" / "page"
PICTURES = bool(os.environ.get("ELDORADO_PICTURES"))
"""Whether pictures of all screens are kept, to be looked at; taking them is a tenth of the work."""


def keep_picture(page: Page, name: str) -> None:
    """Kept to be looked at, if somebody wants to (ELDORADO_PICTURES)."""
    if PICTURES:
        take_picture(page, name)


def take_picture(page: Page, name: str) -> None:
    page.evaluate("() => void (document.adoptedStyleSheets = [])")
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")

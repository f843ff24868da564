"""What axe says of a screen, by day and by night. A state is reached once and looked at in both."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()
_TOLD = """async (only) => {
  const found = await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
  return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`))
}"""
_SHOWN = """() => {
  const all = [...document.querySelectorAll('body, body *')]
  return document.body.outerHTML + all.map((one) => Number(one.checkVisibility({ visibilityProperty: true }))).join('')
}"""
"""All that other rules than those of colours go by."""
_COLOURS = ("color-contrast", "link-in-text-block")


class Critic:
    """Collects what is wrong with all states, so that one run shows them all."""

    def __init__(self, another: Callable[..., Page]) -> None:
        self.page = another(painted=True)  # what is not painted has no contrast
        self.scheme = "light"
        self.faults: list[str] = []

    def see(self, name: str) -> None:
        """First in the colours that the page has; in the others only they are looked at, if nothing else has changed."""
        self._hear(name)
        before = self.page.evaluate(_SHOWN)
        self.scheme = "dark" if self.scheme == "light" else "light"
        self.page.emulate_media(color_scheme="dark" if self.scheme == "dark" else "light")
        self._hear(name, only=_COLOURS if self.page.evaluate(_SHOWN) == before else None)

    def _hear(self, name: str, only: tuple[str, ...] | None = None) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE.axe_script)
        self.faults += [f"{name}, {self.scheme}: {fault}" for fault in self.page.evaluate(_TOLD, only)]

"""What axe says of a screen, by day and by night. A state is reached once and looked at in both."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()
_TOLD = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`))
}"""


class Critic:
    """Collects what is wrong with all states, so that one run shows them all."""

    def __init__(self, another: Callable[..., Page]) -> None:
        self.page = another(painted=True)  # what is not painted has no contrast
        self.faults: list[str] = []

    def see(self, name: str) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(_AXE.axe_script)
            self.faults += [f"{name}, {scheme}: {fault}" for fault in self.page.evaluate(_TOLD)]

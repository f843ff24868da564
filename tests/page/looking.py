"""Looks at a screen in windows of many sizes: nothing outside, covered, overlapping, cut off or too small.

One browser for each language and family of windows. A state that takes long to reach is reached once, and the window takes one
size after the other; where a click leads to the next, all states are seen at one size before the next (`one_size_at_a_time`)."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterable, Iterator

from playwright.sync_api import Page

from .pictures import PICTURES, take_picture

SIZES = {
    "wide": (1440, 900), "narrow": (1024, 768), "laptop": (1366, 768), "desk": (1920, 1080), "large": (2560, 1440),
    "tablet": (768, 1024), "tall": (820, 1180), "portrait": (390, 844), "landscape": (844, 390), "small": (360, 640),
}  # fmt: skip
FINGERS = ("tablet", "tall", "portrait", "landscape", "small")
FAMILIES = {
    "tables": ("wide", "narrow", "laptop", "desk", "large", "tablet", "tall"),
    "phones": ("portrait", "landscape", "small"),
}
"""Where the market lies beside the map, and where it is opened: other gestures lead to a state."""
ORDINARY = {
    "en": ("desk", "tall", "landscape"),
    "fr": ("large", "narrow", "portrait"),
    "de": ("laptop", "tablet", "small"),
    "ru": ("wide", "tall", "portrait"),
}
"""Every size in some language, and every language at three sizes; with `--all`, every language at every size."""

_HERE = pathlib.Path(__file__).parent
MEASURING = (_HERE / "measuring.js").read_text("utf-8")
INSTALLED = f"window.eldoradoLook = ({(_HERE / 'rolling.js').read_text('utf-8')})({MEASURING})"
MEASURE = "(options) => window.eldoradoLook(options)"
"""The measure is made once for a document, so that the browser compiles it once."""


class Look:
    """One state after the other; all faults are collected, so that one run shows them all."""

    def __init__(
        self, opened: Callable[..., Page], language: str, sizes: Iterable[str], kind: str = "", fingers: bool = False
    ) -> None:
        self.sizes, self.language, self.kind = list(sizes), language, kind
        self.always_fingers = fingers
        self.size = self.sizes[0]
        touched = self._touched(self.size)
        mobile = all(self._touched(size) for size in self.sizes)
        width, height = SIZES[self.size]
        self.page = opened(width, height, locale=language, has_touch=touched, is_mobile=mobile)
        self.page.add_init_script(INSTALLED)
        self.cdp = self.page.context.new_cdp_session(self.page)
        self.kept = PICTURES and language in ("en", "de")
        self.faults: list[str] = []

    def _touched(self, size: str) -> bool:
        return self.always_fingers or size in FINGERS

    def resize(self, size: str) -> None:
        if size == self.size:
            return
        width, height = SIZES[size]
        if self._touched(size) != self._touched(self.size):
            self.cdp.send("Emulation.setTouchEmulationEnabled", {"enabled": self._touched(size)})
        self.page.set_viewport_size({"width": width, "height": height})
        self.size = size

    def one_size_at_a_time(self) -> Iterator[None]:
        """For states that are one click away: a window that changes its size costs the browser three times as much."""
        every = self.sizes
        for size in every:
            self.resize(size)
            self.sizes = [size]
            yield
        self.sizes = every

    def each(self, name: str) -> Iterable[str]:
        """The window at every size, beginning with the one it has; gives what the state is called there."""
        for size in [self.size, *(one for one in self.sizes if one != self.size)]:
            self.resize(size)
            yield f"{name} at {size}"

    def at(self, name: str, picture: bool = True, rolled: bool = True) -> None:
        """Everything that is there, pages longer than the window from their head to their end."""
        for _ in self.each(name):
            self.here(name, picture, rolled)

    def here(self, name: str, picture: bool = True, rolled: bool = True) -> None:
        """In this window only: for what does not last until all have been seen."""
        options = {
            "touch": self._touched(self.size),
            "overlappingHand": self.size in FAMILIES["tables"],
            "rolled": rolled,
        }
        found = self.page.evaluate(MEASURE, options)
        self.faults += [f"{name} at {self.size}: {fault}" for fault in found]
        if found or (picture and self.kept):
            take_picture(self.page, f"{name}-{self.size}-{self.language}{self.kind}")

    def every(self, name: str, script: str) -> None:
        """Another measure of the same state."""
        for said in self.each(name):
            self.faults += [f"{said}: {fault}" for fault in self.page.evaluate(script)]


def windows() -> list[tuple[str, str]]:
    """Each language in each family of windows."""
    return [(language, family) for language in ORDINARY for family in FAMILIES]


def sizes_for(language: str, family: str, every: bool) -> list[str]:
    return [size for size in FAMILIES[family] if every or size in ORDINARY[language]]

"""Twenty-one small posters, 220 by 236: a low sun, two or three lines of hills, one clear silhouette, dark leaves as a frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from . import blue, green, purple, white, yellow

SCENES: Final[Mapping[str, Callable[[], str]]] = {**green.SCENES, **blue.SCENES, **yellow.SCENES, **white.SCENES, **purple.SCENES}
"""Card id to its scene."""

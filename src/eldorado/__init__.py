"""The Quest for El Dorado as software: an unofficial fan edition."""

from . import build as _build

_build.choose()

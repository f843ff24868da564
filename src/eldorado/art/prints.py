"""Prints that are kept as drawings: portraits of everybody who may sit down, posters of the routes, single moments."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources

from .svg import NAMESPACE


@functools.cache
def prints(kind: str) -> Mapping[str, str]:
    """All portraits by the bot's name (`guest-1` to `guest-4`: people, by colour), all posters by the
    route's, or the moments."""
    folder = resources.files(__package__).joinpath(kind)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name)
    return {file.name.removesuffix(".svg"): _alone(file.read_text("utf-8")) for file in files}


def _alone(text: str) -> str:
    if not text.startswith(f'<svg xmlns="{NAMESPACE}" viewBox="'):
        raise ValueError(f"no print: {text[:80]!r}")
    return text


def portraits() -> Mapping[str, str]:
    return prints("portraits")


def posters() -> Mapping[str, str]:
    return prints("posters")


def moments() -> Mapping[str, str]:
    return prints("moments")

"""One thing about a state that cannot be: what a checker names and a reader of texts finds the line of."""

from __future__ import annotations

from typing import final

from .components import TOKEN_IDS
from .errors import Facts


@final
class Flaw:
    """`key` says of what (as positions name it), `seats` whose it may be, from 0, and nobody's when empty."""

    def __init__(self, code: str, key: str, facts: Facts, seats: list[int] | None = None, part: str = "") -> None:
        self.code = code
        self.key = key
        self.facts = facts
        self.seats: list[int] = seats if seats is not None else []
        self.part = part or key

    def __repr__(self) -> str:
        return f"Flaw({self.code!r}, {self.key!r}, {self.facts!r}, seats={self.seats})"


def not_played(key: str, token: int) -> Flaw:
    """Something that only this token brings about, and it was not used."""
    return Flaw("position.not-played", key, {"source": "@" + TOKEN_IDS[token]})

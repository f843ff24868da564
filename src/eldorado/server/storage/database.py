"""What every database brings of its own: a way to write and a way to ask. Everything else is written once, on top of it."""

from __future__ import annotations

import abc
import asyncio
import math
import time
from collections.abc import Sequence
from typing import Any

from ...engine.errors import EldoradoError
from . import statements as sql

Value = str | int | float
LARGEST = 2**31
"""Beyond what PostgreSQL's INTEGER holds; times are kept as floats."""


class Unstorable(EldoradoError):
    """A value that not every database takes. It is refused for itself: in a batch it would spoil what others write."""

    def __init__(self) -> None:
        super().__init__("http.invalid")


def check_values(values: Sequence[Value]) -> None:
    """Refuses texts with a NUL or half a character in them, numbers out of range, and what is no number."""
    for value in values:
        if isinstance(value, str):
            is_storable = "\0" not in value and (value.isascii() or _is_encodable(value))
        else:
            is_storable = math.isfinite(value) and (isinstance(value, float) or -LARGEST <= value < LARGEST)
        if not is_storable:
            raise Unstorable


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Database(abc.ABC):
    """`_write` changes one row or none, together with whatever others write at that moment."""

    @abc.abstractmethod
    def _write(self, statement: str, values: tuple[Value, ...]) -> asyncio.Future[bool]:
        """True when it changed one row."""

    @abc.abstractmethod
    async def _rows(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        """What a question finds."""

    async def write(self, statement: str, *values: Value) -> bool:
        """Also of what came from strangers as it is."""
        check_values(values)
        return await self._write(statement, values)

    async def rows(self, statement: str, *values: Value) -> Sequence[tuple[Any, ...]]:
        """Also about what came from strangers as it is."""
        check_values(values)
        return await self._rows(statement, values)

    async def check(self) -> None:
        """Raises unless the database can be written and read."""
        await self._write(sql.PUT, ("probe", repr(time.time())))
        await self._rows(sql.SETTING, ("probe",))

"""Refusals: a code and the facts, never a sentence. Words are the clients' business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

Facts = dict[str, "int | str | list[str]"]


_said: list[Callable[[EldoradoError], str]] = []
"""Who puts refusals into words for `str`: nobody inside the engine, the English catalogue once the library is imported."""


def say_with(sentence: Callable[[EldoradoError], str]) -> None:
    _said[:] = [sentence]


class EldoradoError(Exception):
    """Something was refused; `code` says what, `facts` with which figures, `str` in English why."""

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts: Facts = facts or {}

    def __str__(self) -> str:
        return _said[0](self) if _said else self.code + (f" {self.facts}" if self.facts else "")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[EldoradoError], args: tuple[Any, ...], fields: dict[str, Any]) -> EldoradoError:
    """An error that was pickled, whatever its kind asks for when it is made."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


@final
class Fault:
    """One thing wrong with a text: where (line 0 = the whole, `part` = piece, key or file) and why."""

    def __init__(self, code: str, line: int, part: str, facts: Facts) -> None:
        self.code = code
        self.line = line
        self.part = part
        self.facts = facts

    def __repr__(self) -> str:
        return f"Fault({self.code!r}, line={self.line}, part={self.part!r}, {self.facts!r})"


class FaultyText(EldoradoError):
    """A text with one or more faults, all found at once."""

    def __init__(self, code: str, faults: list[Fault]) -> None:
        super().__init__(code, {"faults": [fault.code for fault in faults]})
        self.faults = faults


class RouteError(FaultyText):
    """A route that cannot be laid."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("route.faulty", faults)

"""Refusals: a code and the facts, never a sentence. Words are the clients' business."""

from __future__ import annotations

from typing import final

Facts = dict[str, "int | str | list[str]"]


class EldoradoError(Exception):
    """Something was refused; `code` says what, `facts` with which figures."""

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts: Facts = facts or {}

    def __str__(self) -> str:
        return self.code + (f" {self.facts}" if self.facts else "")


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

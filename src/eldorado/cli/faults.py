"""Faults of a text told line by line, and not without end: a file that is none of ours has one on every line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..engine.errors import EldoradoError, Fault
from ..words import Words

MOST_FAULTS: Final = 20


def fault_lines(faults: Sequence[EldoradoError | Fault], words: Words) -> Iterator[str]:
    """A sentence for each of the first faults, and how many more there are."""
    for fault in faults[:MOST_FAULTS]:
        yield words.refusal(fault)
    if len(faults) > MOST_FAULTS:
        yield words.text("routes-more-faults", count=len(faults) - MOST_FAULTS)

"""Reads the golden games, and the digests of their states that were recorded with them."""

from __future__ import annotations

import hashlib
import pathlib

from eldorado.game import actions_of
from eldorado.notation.records import Record, moments, parse_record
from eldorado.routes.printed import board_of

GOLDEN = pathlib.Path(__file__).parent.parent / "golden"
EVERY = 25
"""So many actions lie between two states whose digests are recorded; the last is always among them."""


def golden_names(folder: pathlib.Path = GOLDEN) -> list[str]:
    return sorted(path.name for path in folder.glob("*.txt"))


def read_golden(name: str, folder: pathlib.Path = GOLDEN) -> Record:
    return parse_record((folder / name).read_text(), board_of, actions_of)


def digests(record: Record) -> list[tuple[int, str]]:
    """After so many actions, the digest of the state."""
    found = []
    last = len(record.actions)
    for number, state in enumerate(moments(record)):
        if number % EVERY == 0 or number == last:
            found.append((number, hashlib.sha256(state.to_bytes()).hexdigest()[:32]))
    return found


def digest_lines(folder: pathlib.Path = GOLDEN) -> list[str]:
    """`name<tab>actions<tab>digest`, one state a line."""
    lines = []
    for name in golden_names(folder):
        lines += [f"{name}\t{number}\t{digest}" for number, digest in digests(read_golden(name, folder))]
    return lines

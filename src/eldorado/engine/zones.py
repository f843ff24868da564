"""A zone of cards or tokens as one integer: three bits of count for each kind.

Twenty-one kinds fit into 63 bits, nobody ever owns more than seven of a kind, and the order of a zone has no
meaning (R3.10; a draw pile has none either until a card is drawn from it). So a zone copies and compares as one number.
"""

from __future__ import annotations

from typing import Final

from .int64 import i64

_EVEN: Final = 0o7070707070707070707
"""Every other field of the first twenty, so that neighbours can be added without a carry."""


def count(zone: i64, kind: i64) -> i64:
    return (zone >> (3 * kind)) & 7


def bit(index: i64) -> i64:
    """2 to the power of index, from above: mypyc writes `1 << index` into C as a 32-bit shift."""
    top: i64 = 0x2000000000000000
    return top >> (61 - index)


def one(kind: i64) -> i64:
    """The zone that holds a single card of this kind."""
    return bit(3 * kind)


def has_bit(bits: i64, index: i64) -> bool:
    """Whether this one is in a set of seams, caves, camps or blockades, a bit each."""
    return (bits >> index) & 1 == 1


def bit_count(bits: i64) -> i64:
    total: i64 = 0
    rest = bits
    while rest:
        total += rest & 1
        rest >>= 1
    return total


def highest_bit(bits: i64) -> i64:
    """The index of the highest one, 0 for none above the first."""
    index: i64 = 0
    rest = bits >> 1
    while rest:
        index += 1
        rest >>= 1
    return index


def size(zone: i64) -> i64:
    """How many cards; digits to the base 64 add up modulo 63, and no zone holds as many."""
    even: i64 = _EVEN
    return ((zone & even) + ((zone >> 3) & even) + (zone >> 60)) % 63


def nth(zone: i64, index: i64) -> i64:
    """The kind of the card at this place when the zone is laid out in catalogue order."""
    kind: i64 = 0
    left = index
    while True:
        here = (zone >> (3 * kind)) & 7
        if left < here:
            return kind
        left -= here
        kind += 1


def kinds(zone: i64) -> list[int]:
    """The kinds present, each once, in catalogue order."""
    found: list[int] = []
    kind: i64 = 0
    rest = zone
    while rest:
        if rest & 7:
            found.append(int(kind))
        rest >>= 3
        kind += 1
    return found


def weighed(zone: i64, weights: list[i64]) -> i64:
    """The sum of a weight for each card."""
    total: i64 = 0
    kind: i64 = 0
    rest = zone
    while rest:
        if rest & 7:
            total += (rest & 7) * weights[kind]
        rest >>= 3
        kind += 1
    return total


def weighed_by(zone: i64, weights: list[float]) -> float:
    """The same with weights that are no whole numbers."""
    total = 0.0
    kind: i64 = 0
    rest = zone
    while rest:
        if rest & 7:
            total += float(rest & 7) * weights[kind]
        rest >>= 3
        kind += 1
    return total


def listed(zone: i64) -> list[int]:
    """Every card, in catalogue order."""
    found: list[int] = []
    for kind in kinds(zone):
        for _ in range(count(zone, kind)):
            found.append(kind)
    return found


def counts(zone: i64, ids: tuple[str, ...]) -> dict[str, int]:
    """How many of each kind, by id, in catalogue order."""
    found: dict[str, int] = {}
    for kind in kinds(zone):
        found[ids[kind]] = int(count(zone, kind))
    return found


def zone_of(cards: list[int]) -> i64:
    zone: i64 = 0
    for kind in cards:
        zone += one(kind)
    return zone

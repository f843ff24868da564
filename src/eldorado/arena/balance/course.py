"""How one race ran: who led when, from when it was decided, how far back the winner was; and the same by lot.

The baseline deals the advances of every round to the seats at random: a race of the same pace in which nobody's deck,
hand or plan counts. More changes of the lead than that is drama, fewer is a procession.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

import msgspec

from ...routes.chance import Chance
from .race import Race

DEALS: Final = 8
"""How often the advances of a race are dealt anew for the baseline."""


class Course(msgspec.Struct, frozen=True):
    """`decided`: the round from which the winner was never behind; `comeback`: steps the winner was behind at most."""

    lead_changes: int
    comeback: int
    decided: int
    by_lot_changes: float
    by_lot_comeback: float


def courses_of(races: Sequence[Race], begun: int = 0) -> list[Course]:
    """Of the races behind the first `begun`; a race's number seeds its baseline."""
    return [course_of(race, number) for number, race in enumerate(races[begun:], begun)]


def course_of(race: Race, seed: int) -> Course:
    rows = rounds_of(race.distance)
    winner = race.winner - 1 if race.winner is not None else _nearest(rows[-1])
    chance = Chance(f"eldorado course {seed}")
    dealt = [by_lot(rows, chance) for _ in range(DEALS)]
    changes = sum(lead_changes(each) for each in dealt) / DEALS
    behind = sum(comeback(each, _nearest(each[-1])) for each in dealt) / DEALS
    return Course(lead_changes(rows), comeback(rows, winner), decided(rows, winner), changes, behind)


def rounds_of(distance: Sequence[Sequence[int]]) -> list[list[int]]:
    """How far everybody is from the finish after each round; who had no turn in the last one stays where they were."""
    longest = max(len(seat) for seat in distance)
    return [[seat[min(number, len(seat) - 1)] for seat in distance] for number in range(longest)]


def _nearest(row: Sequence[int]) -> int:
    return row.index(min(row))


def lead_changes(rows: Sequence[Sequence[int]]) -> int:
    """How often somebody else came to the front; drawing level changes nothing."""
    changes, leader = 0, -1
    for row in rows:
        best = min(row)
        if leader < 0:
            leader = row.index(best) if row.count(best) == 1 else -1
        elif row[leader] > best:
            leader = row.index(best)
            changes += 1
    return changes


def comeback(rows: Sequence[Sequence[int]], winner: int) -> int:
    return max(row[winner] - min(row) for row in rows)


def decided(rows: Sequence[Sequence[int]], winner: int) -> int:
    """The first round after which the winner was in front, alone or not, to the end."""
    number = len(rows)
    while number > 1 and rows[number - 2][winner] == min(rows[number - 2]):
        number -= 1
    return number


def by_lot(rows: Sequence[Sequence[int]], chance: Chance) -> list[list[int]]:
    """The same advances in the same rounds, each dealt to a seat by lot."""
    at = [max(rows[0])] * len(rows[0])
    found = [list(at)]
    for before, after in itertools.pairwise(rows):
        advances = [old - new for old, new in zip(before, after, strict=True)]
        at = [old - step for old, step in zip(at, chance.shuffled(advances), strict=True)]
        found.append(at)
    return found

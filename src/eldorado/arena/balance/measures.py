"""Numbers with their 95 % intervals: shares, means, and where the middle of some races lies."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...protocol.balance import Mean, Middle, Share
from ..statistics import SURE, interval, percentile, wilson


def share_of(count: int, of: int) -> Share:
    low, high = wilson(count, of)
    return Share(round(count / of, 4) if of else 0.0, round(low, 4), round(high, 4), count, of)


def share_by_race(counts: Sequence[tuple[int, int]]) -> Share:
    """The same of counts by race (or by deal): what happens in one race happens together and is known the less for it."""
    count, of = sum(each for each, _ in counts), sum(each for _, each in counts)
    low, high = interval(counts)
    return Share(round(count / of, 4) if of else 0.0, round(low, 4), round(high, 4), count, of)


def mean_by_race(values: Sequence[Sequence[float]]) -> Mean:
    """The mean over all seats, its interval from what differs between races: the seats of one race are raced together."""
    return mean_of([sum(seats) / len(seats) for seats in values])


def mean_of(values: Sequence[float]) -> Mean:
    """The mean and its interval; of a single value nothing is known about the spread, and the interval is the value itself."""
    count = len(values)
    if not count:
        return Mean(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    half = SURE * math.sqrt(variance / count)
    return Mean(round(middle, 3), round(middle - half, 3), round(middle + half, 3), count)


def middle_of(values: Sequence[float]) -> Middle:
    """Order statistics only: no shape of the distribution is assumed."""
    count = len(values)
    ordered = sorted(values)
    if not count:
        return Middle(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    half = SURE * math.sqrt(count) / 2
    low = ordered[max(0, math.floor(count / 2 - half))]
    high = ordered[min(count - 1, math.ceil(count / 2 + half))]
    p10, p25, median, p75, p90 = (percentile(ordered, share) for share in (0.1, 0.25, 0.5, 0.75, 0.9))
    return Middle(median, low, high, p10, p25, p75, p90, count)


def entropy(counts: Sequence[int]) -> float:
    """Bits of surprise in where the next one goes; 2 to this power is how many places are really used."""
    total = sum(counts)
    return -sum(n / total * math.log2(n / total) for n in counts if n) if total else 0.0

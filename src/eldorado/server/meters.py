"""Figures for `/metrics`. Labels are few and never hold a room, a seat or an address."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Entries(Collector):
    """Log entries, counted by hand: a lock for every one took three in a hundred of a busy server's time."""

    def __init__(self) -> None:
        self.people = 0
        self.bots = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("eldorado_entries", "Log entries written", labels=["by"])
        family.add_metric(["person"], self.people)
        family.add_metric(["bot"], self.bots)
        yield family


class Commits(Collector):
    """How long entries took until they were durable; counted by hand for the same reason."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*(str(float(bound)) for bound in _SECONDS), "+Inf"]
        family = HistogramMetricFamily("eldorado_commit_seconds", "From a legal action to its durable entry")
        family.add_metric([], list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)
        yield family


class Meters:
    """One registry per process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("eldorado_rooms", "Rooms in memory", registry=self.registry)
        self.connections = Gauge("eldorado_connections", "Open sockets", registry=self.registry)
        self.entries = Entries()
        self.registry.register(self.entries)
        self.refusals = Counter("eldorado_refusals", "Requests refused", ["code"], registry=self.registry)
        self.commit = Commits()
        self.registry.register(self.commit)
        self.thinking = Histogram("eldorado_bot_seconds", "A bot's thought", buckets=_SECONDS, registry=self.registry)
        self.fallbacks = Counter("eldorado_bot_fallbacks", "Bots that failed or were late", ["why"], registry=self.registry)
        self.storage_errors = Gauge("eldorado_storage_errors", "Reads and writes that failed so far", registry=self.registry)
        self.broken = Gauge("eldorado_rooms_broken", "Rooms that could not be replayed", registry=self.registry)
        self.alerts = Counter("eldorado_alerts", "Alerts by what became of them", ["how"], registry=self.registry)
        self.loads = Counter("eldorado_rooms_loaded", "Rooms rebuilt from their log", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

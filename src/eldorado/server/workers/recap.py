"""A finished game in short, told in a worker: which way everybody went, and the turn that decided it."""

from __future__ import annotations

import msgspec

from ...engine.apply import apply
from ...engine.events import Event
from ...engine.view import SPECTATOR
from ...game import Outcome, actions_of
from ...notation.records import Record, parse_record, replay
from ...presenter.table import event_view
from ...protocol.review import Recap, SeatWay, TurningPoint
from ...protocol.table import EventView
from ...routes.printed import board_of
from .texts import MOST_MOMENTS


class RecapGame(msgspec.Struct, tag=True):
    """The record of a game that is over, told for one seat; 0 for the winner's."""

    text: str
    seat: int


def recap(job: RecapGame) -> Recap:
    """A game that is longer than anybody's is told by its ways alone."""
    record = parse_record(job.text, board_of, actions_of)
    events = _events(record)
    seat = job.seat or Outcome.of(replay(record)).winner or 0
    turning = _turning(record, seat, events) if seat and len(record.actions) <= MOST_MOMENTS else None
    return Recap(_ways(events), seat, turning)


def _turning(record: Record, seat: int, events: list[EventView]) -> TurningPoint | None:
    from ...insight.band import band  # only a worker that teaches loads the net
    from ...insight.turning import turning_point

    found = turning_point(band(record), seat)
    if found is None:
        return None
    told = [event for event in events if found.start < event.number <= found.end]
    return TurningPoint(found.start, found.round, found.seat, found.before, found.after, told)


def _events(record: Record) -> list[EventView]:
    """All that happened, as everybody at the table saw it."""
    state, told = record.start.copy(), []
    for number, action in enumerate(record.actions, 1):
        happened: list[Event] = []
        state.log = happened
        apply(state, action)
        state.log = None
        told += [event_view(event, number, SPECTATOR) for event in happened]
    return told


def _ways(events: list[EventView]) -> list[SeatWay]:
    """Of each piece that moved, from where it began."""
    ways: dict[tuple[int, int], list[str]] = {}
    for event in events:
        if event.kind == "piece-moved":
            ways.setdefault((event.seat, event.piece), [event.origin]).append(event.space)
    return [SeatWay(seat, spaces) for (seat, _), spaces in sorted(ways.items())]

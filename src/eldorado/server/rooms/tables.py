"""What is pushed after every entry: the view of one seat, what happened since the one before, and what the seat may do."""

from __future__ import annotations

from ...engine.events import Event
from ...presenter.options import options
from ...presenter.table import event_view, is_public, table_view
from ...protocol.socket import Table
from ...protocol.table import EventView
from .log import Happened, LoggedGame


def table(logged: LoggedGame, seat: int, since: int, told: dict[int, EventView]) -> Table:
    """The view of a seat (0: a spectator) and what happened after version `since`, as that seat may know it.

    `told`: events that look the same to everybody, by identity, as far as they were already made for somebody else.
    """
    view = logged.game.view(seat or None)
    past = logged.since(since)
    return Table(
        view=table_view(view, logged.version, bool(logged.gestures), logged.game.outcome),
        events=[] if past is None else [seen for one in past for seen in _events(one, seat, told)],
        options=options(view),
        fresh=past is None,
    )


def _events(happened: Happened, seat: int, told: dict[int, EventView]) -> list[EventView]:
    if happened.undone_by:
        return [EventView(happened.number, "undone", happened.undone_by)]
    return [_event(event, happened.number, seat, told) for event in happened.events]


def _event(event: Event, number: int, seat: int, told: dict[int, EventView]) -> EventView:
    if not is_public(event):
        return event_view(event, number, seat - 1)
    found = told.get(id(event))
    if found is None:
        found = told[id(event)] = event_view(event, number, seat - 1)
    return found

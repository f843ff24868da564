"""Texts from strangers, read in a worker process: own routes and records, with limits on what they may ask for."""

from __future__ import annotations

import hashlib

import msgspec

from ...art.map.board import board_svg, unknown_blockades
from ...engine.apply import apply
from ...engine.decision import OVER
from ...engine.errors import FaultyText
from ...engine.events import Event
from ...engine.rng import key_of
from ...engine.state import State
from ...engine.view import view, viewer_of
from ...game import Outcome, actions_of
from ...notation.records import Record, parse_record
from ...presenter.box import advice_info, fault_info, route_info
from ...presenter.table import event_view, table_view
from ...protocol.box import FaultInfo, RecordChecked, Replayed, RouteChecked
from ...protocol.socket import Table
from ...routes.advice import advise
from ...routes.printed import board_of

MOST_MOMENTS = 3_000
"""A longer record is no game anybody played."""
OPEN = -1
"""Every card of every seat shown, as the wire counts viewers (`viewer_of`)."""


class CheckRoute(msgspec.Struct, tag=True):
    text: str


class DrawRoute(msgspec.Struct, tag=True):
    """A route as a picture; `name` is how readers are told it is called."""

    text: str
    name: str


class Drawn(msgspec.Struct, omit_defaults=True):
    """Faults, or else the picture."""

    svg: str = ""
    faults: list[FaultInfo] = []


class Replay(msgspec.Struct, tag=True):
    text: str
    seat: int


def check_route(job: CheckRoute) -> RouteChecked:
    """Every fault of a route's text, or the board it lays and what could be better."""
    try:
        board = board_of(job.text if "\n" in job.text else job.text + "\n")
    except FaultyText as refused:
        return RouteChecked([fault_info(fault) for fault in refused.faults])
    return RouteChecked(route=route_info(board), advice=[advice_info(advice) for advice in advise(board)])


def draw_route(job: DrawRoute) -> Drawn:
    """Names come from strangers: whatever draws words escapes them."""
    try:
        board = board_of(job.text if "\n" in job.text else job.text + "\n")
    except FaultyText as refused:
        return Drawn(faults=[fault_info(fault) for fault in refused.faults])
    return Drawn(board_svg(board, blockades=unknown_blockades(board), label=job.name or board.route.id))


def replay(job: Replay) -> RecordChecked:
    """Every moment of a record; a text that is none, or longer than anybody's game, comes back as its faults."""
    try:
        record = parse_record(job.text, board_of, actions_of)
    except FaultyText as refused:
        return RecordChecked([fault_info(fault) for fault in refused.faults])
    if len(record.actions) > MOST_MOMENTS:
        return RecordChecked([FaultInfo("record.too-many-actions", facts={"most": MOST_MOMENTS})])
    if not OPEN <= job.seat <= record.setup.players:
        return RecordChecked([FaultInfo("view.no-seat", facts={"seat": job.seat, "players": record.setup.players})])
    return RecordChecked(game=_replayed(record, job.seat))


def _replayed(record: Record, seat: int) -> Replayed:
    setup = record.setup
    return Replayed(
        route=route_info(setup.board),
        players=setup.players,
        caves=setup.caves,
        switches=sorted(setup.switches),
        seed_hash=hashlib.sha256(key_of(setup.seed)).hexdigest(),
        actions=[action.text for action in record.actions],
        moments=_moments(record, seat),
    )


def _moments(record: Record, seat: int) -> list[Table]:
    state = record.start.copy()
    moments = [_moment(state, 0, [], seat)]
    for number, action in enumerate(record.actions, 1):
        events: list[Event] = []
        state.log = events
        apply(state, action)
        state.log = None
        moments.append(_moment(state, number, events, seat))
    return moments


def _moment(state: State, number: int, events: list[Event], seat: int) -> Table:
    viewer = int(viewer_of(seat))
    seen = view(state, viewer, state.setup.without_seed())
    outcome = Outcome.of(state) if seen.known.decision == OVER else None
    return Table(table_view(seen, number, False, outcome), [event_view(event, number, viewer) for event in events])

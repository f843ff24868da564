"""What became of every card: spaces it walked, times it paid and acted, when it left the deck."""

from __future__ import annotations

from typing import final

from ..engine import events as ev
from ..engine.apply import apply
from ..engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS
from ..engine.events import Event
from ..engine.zones import count
from ..notation.records import Record
from ..protocol.review import PurchaseTold


@final
class CardUse:
    """One kind of card in one deck; copies of a kind are told together."""

    def __init__(self, round_: int) -> None:
        self.round = round_
        self.spaces = 0
        self.paid = 0
        self.acted = 0
        self.removed = 0


def audit(record: Record) -> list[list[PurchaseTold]]:
    """By seat, in the order in which the kinds came into the deck."""
    state = record.start.copy()
    uses: list[dict[int, CardUse]] = [_first_deck(record, seat) for seat in range(len(state.players))]
    playing: list[int] = [-1] * len(uses)
    for action in record.actions:
        events: list[Event] = []
        state.log = events
        round_ = int(state.round)
        apply(state, action)
        state.log = None
        for event in events:
            if 0 <= event.player < len(uses):
                _note(uses[event.player], playing, event, round_)
    return [[_told(kind, use) for kind, use in seat.items()] for seat in uses]


def _first_deck(record: Record, seat: int) -> dict[int, CardUse]:
    me = record.start.players[seat]
    deck = me.hand + me.draw + me.play + me.discard
    return {kind: CardUse(0) for kind in range(CARD_KINDS) if count(deck, kind) and kind >= STARTING_KINDS}


def _note(uses: dict[int, CardUse], playing: list[int], event: Event, round_: int) -> None:
    kind, seat = int(event.what), int(event.player)
    if event.code in (ev.CARD_BOUGHT, ev.CARD_TAKEN):
        uses.setdefault(kind, CardUse(round_))
    elif event.code == ev.CARD_PLAYED:
        playing[seat] = kind
        if kind in uses:
            uses[kind].acted += 1
    elif event.code == ev.PIECE_MOVED and playing[seat] in uses:
        uses[playing[seat]].spaces += 1
    elif event.code == ev.CARD_SPENT and kind in uses:
        uses[kind].paid += 1
    elif event.code == ev.CARD_REMOVED and kind in uses:
        uses[kind].removed = round_


def _told(kind: int, use: CardUse) -> PurchaseTold:
    return PurchaseTold(CARD_IDS[kind], use.round, use.spaces, use.paid, use.acted, use.removed)

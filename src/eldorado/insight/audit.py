"""What became of every card: each time it came up, spaces it walked, when it left the deck; and how the deck grew and shrank."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from ..engine import events as ev
from ..engine.actions import card_of
from ..engine.apply import apply
from ..engine.components import CARD_IDS
from ..engine.events import Event
from ..engine.state import State
from ..engine.zones import count, kinds, size
from ..notation.records import Record
from ..protocol.review import CardTime, DeckTold, PurchaseTold

NOTHING: Final = -1


class SeatAudit(NamedTuple):
    cards: list[PurchaseTold]
    """In the order in which the kinds came into the deck."""
    deck: DeckTold


@final
class CardUse:
    """One kind of card in one deck; copies of a kind are told together."""

    def __init__(self, kind: int, round_: int, copies: int) -> None:
        self.kind = kind
        self.round = round_
        self.copies = copies
        self.removed = 0
        self.times: list[CardTime] = []

    def note(self, round_: int, what: str, number: int = 0) -> None:
        self.times.append(CardTime(round_, what, number))

    def told(self) -> PurchaseTold:
        done = [time.what for time in self.times]
        walked = sum(time.number for time in self.times if time.what == "walked")
        played = done.count("walked") + done.count("acted")
        return PurchaseTold(
            CARD_IDS[self.kind], self.round, walked, done.count("paid"), played, self.removed, self.copies, self.times
        )


@final
class SeatUse:
    """The cards of one seat, and what it does with them in the turn under way."""

    def __init__(self, start: State, seat: int) -> None:
        deck = deck_of(start, seat)
        self.uses = {kind: CardUse(kind, 0, count(deck, kind)) for kind in kinds(deck)}
        self.sizes = [size(deck)]
        self.spaces = 0
        self._playing = NOTHING
        """The kind of the card that moves or acts now."""
        self._steps = 0
        self._blockades: list[int] = []

    def note(self, events: list[Event], round_: int) -> None:
        """What one action of this seat did. The play area is discarded as plays end; what goes later comes out of the hand."""
        plays_end = any(event.code == ev.PLAYS_ENDED for event in events)
        for event in events:
            if event.code == ev.PIECE_MOVED:
                self.spaces += 1
                self._steps += 1
            elif event.code == ev.BLOCKADE_TAKEN:
                self._blockades.append(int(event.what))
            elif event.code != ev.MOVEMENT_ENDED:
                self._settle(round_)  # whatever comes next is another card's doing, or nobody's
                if event.code == ev.CARD_PLAYED:
                    self._playing = int(event.what)
                else:
                    self._come_up(event, round_, plays_end)
            else:
                self._settle(round_)

    def _come_up(self, event: Event, round_: int, plays_end: bool) -> None:
        kind = card_of(event.what) if event.code == ev.CARD_SPENT else int(event.what)
        if event.code in (ev.CARD_BOUGHT, ev.CARD_TAKEN):
            use = self.uses.setdefault(kind, CardUse(kind, round_, 0))
            use.copies += 1
            use.note(round_, "bought")
        elif event.code == ev.CARD_SPENT and kind in self.uses:
            self.uses[kind].note(round_, "paid")
        elif event.code == ev.CARD_GIVEN:
            self.uses[kind].note(round_, "given")
        elif event.code in (ev.CARD_REMOVED, ev.ITEM_REMOVED):
            self.uses[kind].removed = round_
            self.uses[kind].note(round_, "removed")
        elif event.code == ev.CARD_SWAPPED or (event.code == ev.CARD_DISCARDED and not plays_end):
            self.uses[kind].note(round_, "unused")

    def _settle(self, round_: int) -> None:
        """The card that was played has done what it did."""
        use = self.uses.get(self._playing)
        if use is not None:
            if self._steps:
                use.note(round_, "walked", self._steps)
            for number in self._blockades:
                use.note(round_, "blockade", number)
            if not self._steps and not self._blockades:
                use.note(round_, "acted")
        self._playing, self._steps, self._blockades = NOTHING, 0, []


def audit(record: Record) -> list[SeatAudit]:
    """By seat."""
    state = record.start.copy()
    seats = [SeatUse(state, seat) for seat in range(len(state.players))]
    for action in record.actions:
        events: list[Event] = []
        state.log = events
        round_ = int(state.round)
        apply(state, action)
        state.log = None
        for number, seat in enumerate(seats):
            own = [event for event in events if event.player == number]
            seat.note(own, round_)
            if any(event.code == ev.TURN_ENDED for event in own):
                seat.sizes.append(size(deck_of(state, number)))
    return [SeatAudit([use.told() for use in seat.uses.values()], DeckTold(seat.sizes, seat.spaces)) for seat in seats]


def deck_of(state: State, seat: int) -> int:
    """All cards of a seat, wherever they lie; an item that waits to leave the game is none of them any more."""
    me = state.players[seat]
    return int(me.hand + me.draw + me.play + me.discard)

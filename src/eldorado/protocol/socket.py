"""The WebSocket: tagged JSON messages both ways. Requests carry an `id` that the answer repeats."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from .hint import HintTold
from .room import RoomState, SeatToken
from .table import Cards, EventView, Options, Refusal, TableView

PHRASES: Final = (
    "well-played", "good-luck", "one-moment", "your-turn", "close", "thanks", "hello", "back", "sorry", "bad-luck", "good-game",
    "another",
)  # fmt: skip
"""What can be said without typing: everybody reads it in their own language (`phrase-hello` and so on in the catalogues)."""
MOST_PAYING: Final = 32
"""Cards and tokens for one purchase; more than any hand holds."""

# ---- client to server


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True, omit_defaults=True):
    """First message: the room, the tokens of the seats held here (none: a spectator), and the last version seen (-1: none)."""

    room: str
    tokens: list[str] = []
    since: int = -1
    protocol: int = 1
    promise: str = ""
    """The hash of the share that this device will add to the shuffles of the next game; counts in the lobby."""


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """Actions of one seat, all or none, made against a version."""

    id: int
    seat: int
    version: int
    actions: list[str]


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Takes back the last action of this seat (R13.4)."""

    id: int
    seat: int
    version: int


class EndTurn(msgspec.Struct, tag="end", forbid_unknown_fields=True, omit_defaults=True):
    """Ends the turn of this seat and keeps these cards of the hand; all others are discarded."""

    id: int
    seat: int
    version: int
    keep: Cards = {}


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True, omit_defaults=True):
    """Why can this seat's piece not go there, or this seat not buy there? Answered by a `reason`; nothing is done.

    `source`: the card or token it would go with, "" for the movement under way; a space, or else a blockade; `piece` from 1.
    `card`: a pile of the market, and nothing else but `pays`: what would go into the purse first. Without it the question is
    whether anything could pay for that pile.
    """

    id: int
    seat: int
    source: str = ""
    space: str = ""
    blockade: int = 0
    piece: int = 1
    card: str = ""
    pays: Annotated[list[str], msgspec.Meta(max_length=MOST_PAYING)] | None = None


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would be a good rest of this turn? Answered by `hinted`; everybody is told that it was asked."""

    id: int
    seat: int
    version: int


class AskPlan(msgspec.Struct, tag="plan", forbid_unknown_fields=True):
    """What could this seat do if it were its turn now? Answered by `planned`; what is planned with it is never told."""

    id: int
    seat: int


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    id: int
    seat: int


class Start(msgspec.Struct, tag="start", forbid_unknown_fields=True):
    """The host begins the game."""

    id: int


class Reveal(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """The share that was promised, for the seats held here; asked for by `RoomState.starting`."""

    id: int
    share: str


class SetSeat(msgspec.Struct, tag="set-seat", forbid_unknown_fields=True, omit_defaults=True):
    """In the lobby: change the own name and colour, or, as host, make a seat a bot or open it again."""

    id: int
    seat: int
    name: str = ""
    colour: int = 0
    kind: str = ""
    bot: str = ""


class HandOn(msgspec.Struct, tag="hand-on", forbid_unknown_fields=True):
    """The host makes a person at another seat the host."""

    id: int
    seat: int


class LetBack(msgspec.Struct, tag="let-back", forbid_unknown_fields=True):
    """The host lets somebody sit down again whom a host removed; `number` as in `RoomState.removed`."""

    id: int
    number: int


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Gives the seat up; in a running game a bot plays on for it until the player comes back.

    Whoever leaves is no longer the host; a host who does not play leaves seat 0.
    """

    id: int
    seat: int


class Replace(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """A vote that a bot shall play for an absent seat; carried when all present players agree."""

    id: int
    seat: int
    target: int


class Return(msgspec.Struct, tag="return", forbid_unknown_fields=True):
    """The player takes the seat back from the bot."""

    id: int
    seat: int


class SetPace(msgspec.Struct, tag="pace", forbid_unknown_fields=True):
    """How fast bots play in this room (host, or alone with bots)."""

    id: int
    pace: float


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """A new room with the same seats and settings; everybody is told its code."""

    id: int


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True, omit_defaults=True):
    """Words for everybody at the table, or one of `PHRASES` instead."""

    id: int
    seat: int
    text: str = ""
    phrase: str = ""


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Asks for a fresh view of one of the seats held here (hot-seat: the covered seat's view is sent only on request)."""

    id: int
    seat: int


class Renew(msgspec.Struct, tag="renew", forbid_unknown_fields=True):
    """A new token for a seat held here; every older one, on whatever device, is worthless from now on."""

    id: int
    seat: int


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True, omit_defaults=True):
    """Asks for a sign of life. `hidden`: the page is open, but nobody sees it, so that alerts are welcome."""

    id: int
    hidden: bool = False


FromClient = (
    Hello
    | Act
    | EndTurn
    | Why
    | AskHint
    | AskPlan
    | Undo
    | Resign
    | Start
    | Reveal
    | SetSeat
    | HandOn
    | LetBack
    | Leave
    | Replace
    | Return
    | SetPace
    | Rematch
    | Say
    | Look
    | Renew
    | Ping
)

# ---- server to client


class Welcome(msgspec.Struct, tag="welcome", omit_defaults=True):
    """Accepted: which seats this connection holds. Sent again when another device took one of them over."""

    protocol: int
    seats: list[int]
    room: RoomState
    host: bool = False
    """May start, arrange seats and set the pace; a host need not play."""
    tokens: list[SeatToken] = []
    """To be kept instead of the ones sent: after a rematch, or after `renew`."""


class Room(msgspec.Struct, tag="room"):
    """The room changed."""

    room: RoomState


class Table(msgspec.Struct, tag="table", omit_defaults=True):
    """A numbered view for one seat, with the events since the view before (redacted) and, for the seat to decide, its options."""

    view: TableView
    events: list[EventView] = []
    options: Options | None = None
    fresh: bool = False
    """A whole new view after a gap: `events` are not all there were."""


class Done(msgspec.Struct, tag="done"):
    """The request was carried out; `version` is the game's now."""

    id: int
    version: int


class Refused(msgspec.Struct, tag="refused", omit_defaults=True):
    """The request was not carried out and nothing changed. `version` is the game's now, `index` the action at fault."""

    id: int
    refusal: Refusal
    version: int = 0
    index: int = 0


class Reason(msgspec.Struct, tag="reason"):
    """The answer to `why`; None when nothing forbids it."""

    id: int
    refusal: Refusal | None


class Hinted(msgspec.Struct, tag="hinted"):
    """The answer to `hint`, for the version it was asked for."""

    id: int
    version: int
    hint: HintTold


class Planned(msgspec.Struct, tag="planned", omit_defaults=True):
    """The answer to `plan`: options for the table of this version, None when the seat decides or takes no more turns."""

    id: int
    version: int
    options: Options | None = None


class Said(msgspec.Struct, tag="said", omit_defaults=True):
    """What somebody said. With a `phrase` there is no text: it is shown in the reader's language."""

    seat: int
    name: str
    text: str
    at: float
    phrase: str = ""


class Pong(msgspec.Struct, tag="pong"):
    id: int
    version: int


class Gone(msgspec.Struct, tag="gone"):
    """The connection ends here: another device took the seats over, the room is gone, the server stops."""

    refusal: Refusal


FromServer = Welcome | Room | Table | Done | Refused | Reason | Hinted | Planned | Said | Pong | Gone

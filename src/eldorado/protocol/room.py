"""Rooms: who sits where, and what the host chose. Sent over HTTP and pushed over the socket whenever it changes."""

from __future__ import annotations

from typing import Literal

import msgspec

from .table import Facts

Phase = Literal["lobby", "playing", "over"]


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the host wants it: open for a person, or a bot of a level."""

    kind: Literal["human", "bot"] = "human"
    bot: str = ""
    name: str = ""
    colour: int = 0


class NewRoom(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked for when a room is made. `route` is a printed one; `route_text` an own route file instead."""

    seats: list[SeatPlan]
    route: str = "first-game"
    route_text: str = ""
    published: str = ""
    """The code of a route of the gallery, instead of both."""
    caves: bool = False
    switches: list[str] = []
    first_player: int = 0
    timer: int = 0
    """Seconds per turn, 0 for none."""
    bank: int = 0
    """Seconds that each seat may take beyond the time of its turns, in the whole game."""
    public: bool = False
    hints: bool = False
    """Whether players may ask for hints; alone with bots and with everybody at one device they always may."""
    rated: bool = True
    """Whether the result changes ratings, if the game is played out and everybody has a pass of their own or is a bot."""
    pace: float = 1.0
    """How fast bots play: 1 at a pace that can be followed, 0 at once."""
    here: list[int] = []
    """Seats played on this device from the beginning (hot-seat); their tokens come back at once."""
    start: bool = False
    """Begin at once, without a lobby; with a promise as soon as its share is told, or after three seconds."""
    promise: str = ""
    """The hash of the share that this device adds to the shuffles, for the seats in `here`."""
    webhook: str = ""
    """A public https address that is told whose turn it is; nobody in the room is shown it."""
    language: str = "en"
    """In which its sentences are."""


class SeatState(msgspec.Struct, omit_defaults=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    colour: int
    bot: str = ""
    online: bool = False
    stand_in: bool = False
    """A bot plays for an absent person, who can come back."""
    votes: list[int] = []
    """Seats that have voted for a bot to play here."""
    fallback: bool = False
    """The bot failed or was too late, and the simplest one chose for it."""
    promise: str = ""
    """The hash of the share that its device adds to the shuffles."""
    bank: int = 0
    """Milliseconds left in its bank of time when this was sent; used once the time of a turn is up."""
    lapses: int = 0
    """Turns in a row whose time ran out; the second one gives the seat to a bot until its player takes it back."""
    hints: int = 0
    """How often this seat asked for a hint."""
    covered: bool = False
    """The time of its running turn is up, and a bot finishes that turn."""


class RemovedState(msgspec.Struct):
    """Somebody whom the host removed before the start."""

    number: int
    name: str


class RoomState(msgspec.Struct, omit_defaults=True):
    """The room for everybody in it. `promise` is the hash of the server's share of the shuffles, told from the beginning.

    `seed_hash` commits to the seed from the start; `seed` is published, with all shares in the record, when the game is over.
    """

    code: str
    phase: Phase
    route: str
    caves: bool
    switches: list[str]
    timer: int
    """Seconds per turn, 0 for none."""
    public: bool
    seats: list[SeatState]
    host: int
    """The host's seat; 0: a host who does not play, -1: nobody. The role follows the people who are there."""
    spectators: int = 0
    promise: str = ""
    starting: bool = False
    """The host has said start: whoever promised a share tells it now."""
    seed_hash: str = ""
    seed: str = ""
    route_text: str = ""
    published: str = ""
    """The code under which the route stands in the gallery."""
    deadline: float = 0
    """When turn and bank are used up, in seconds since the epoch; 0 without a timer."""
    bank: int = 0
    """Seconds of the bank that each seat began with."""
    turn_left: int = 0
    """Milliseconds until the running turn begins to use its seat's bank, when this was sent."""
    pace: float = 1.0
    hints: bool = False
    """Players may ask for hints."""
    rated: bool = True
    """The result changes ratings, if the game is played out and everybody has a pass of their own or is a bot."""
    rematch: str = ""
    """The code of the next room, when a rematch was made."""
    removed: list[RemovedState] = []
    """Who may not sit down again until the host lets them."""
    daily: str = ""
    """The day whose expedition this is, as 2026-11-17."""
    sealed: bool = False
    """Seed and record stay secret for the day, though the game is over: others are still to play the same race."""
    practice: bool = False
    """Begun at a moment of another game; not counted."""


class SeatToken(msgspec.Struct):
    """Proof that this device holds this seat. Keep it secret; it is never part of an address."""

    seat: int
    token: str


class Joined(msgspec.Struct, omit_defaults=True):
    """The answer to making a room or taking a seat."""

    room: RoomState
    tokens: list[SeatToken] = []


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Take an open seat (0: any) under a name and colour."""

    seat: int = 0
    name: str = ""
    colour: int = 0


class RoomSummary(msgspec.Struct, omit_defaults=True):
    """A line in the list of public rooms."""

    code: str
    route: str
    caves: bool
    phase: Phase
    seats: int
    free: int
    host: str = ""
    names: list[str] = []
    """Of the people who sit there."""
    here: int = 0
    """How many of them are connected now."""
    spectators: int = 0
    round: int = 0
    level: str = ""
    """The strongest bot; empty without bots."""
    timer: int = 0
    """Seconds per turn, 0 for none."""
    rating: int = 0
    """What the people there are rated on average; 0 while nobody is."""
    rated: bool = True


class Problem(msgspec.Struct, omit_defaults=True):
    """Every HTTP refusal has this body."""

    code: str
    facts: Facts = {}

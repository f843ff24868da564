"""People: their passes, the games that wait for them, the games they have finished. A pass is shown by its secret as a bearer."""

from __future__ import annotations

from typing import Literal

import msgspec

from .table import EventView

GameWay = Literal["solo", "here", "online", "daily"]
"""Alone with bots, several people at one device, people at several, or the expedition of a day."""


class NewPass(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a new pass begins with."""

    name: str = ""
    colour: int = 0


class DeviceState(msgspec.Struct, omit_defaults=True):
    """A device that opens the pass: `id` names it and opens nothing."""

    id: str
    made: float
    this: bool = False


class PassState(msgspec.Struct, omit_defaults=True):
    """A pass as its owner sees it; `id` is no secret."""

    id: str
    name: str
    colour: int
    made: float
    devices: list[DeviceState] = []
    phrase: bool = False
    """Whether a recovery phrase was made."""


class PassOpened(msgspec.Struct):
    """A device has the pass from now on: `secret` is told this once and kept by the device."""

    secret: str
    person: PassState


class PassChange(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A new name or colour; what is empty stays."""

    name: str = ""
    colour: int = 0


class LinkWanted(msgspec.Struct, forbid_unknown_fields=True):
    """`address`: where the page is, to which the code is added."""

    address: str


class PassLink(msgspec.Struct):
    """Opens the pass on another device, once and for some minutes. `picture`: the address for a camera, as SVG."""

    address: str
    until: float
    picture: str


class LinkCode(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class RecoveryPhrase(msgspec.Struct, forbid_unknown_fields=True):
    """Words to be kept on paper: they open the pass on any device."""

    phrase: str


class Revocation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Closes the pass on a device; with an empty `device` on all but this one."""

    device: str = ""


class Crew(msgspec.Struct, omit_defaults=True):
    """Who sits or sat at one seat, with what is known of how far they came."""

    seat: int
    name: str
    colour: int
    bot: str = ""
    mine: bool = False
    away: bool = False
    """A bot plays for somebody who is away."""
    pieces: list[str] = []
    """Where the pieces of a running game stand."""
    place: int = 0
    arrived: int = 0
    """The round in which the gate was reached, 0: it was not."""
    short: int = 0
    """Steps that were missing to the gate."""
    blockades: list[int] = []


class RunningGame(msgspec.Struct, omit_defaults=True):
    """A game of this pass that is not over. `events`: the last turn before, as everybody may know it."""

    code: str
    phase: Literal["lobby", "playing"]
    route: str
    crew: list[Crew]
    way: GameWay
    round: int = 0
    to_move: int = 0
    is_mine: bool = False
    """It waits for this person."""
    deadline: float = 0
    events: list[EventView] = []
    touched: float = 0


class FinishedGame(msgspec.Struct, omit_defaults=True):
    """A game of this pass that was played out. `reason`: why the winner won."""

    code: str
    at: float
    route: str
    way: GameWay
    seat: int
    place: int
    rounds: int
    reason: str
    crew: list[Crew]
    """In the order of their places."""
    day: str = ""
    """Of the expedition of a day: which one."""


class GamesTally(msgspec.Struct, omit_defaults=True):
    """How many games there are of each way and route, and how many were won."""

    way: GameWay
    route: str
    count: int
    won: int
    fastest: int = 0
    """Rounds of the quickest win."""


class GamesPage(msgspec.Struct, omit_defaults=True):
    """Finished games, newest first; `older`: ask with this as `before` for the next, 0 when there are no more."""

    games: list[FinishedGame]
    tally: list[GamesTally]
    last: list[int] = []
    """The last places, oldest first."""
    wins_in_a_row: int = 0
    """The most there ever were."""
    older: float = 0


class Home(msgspec.Struct, omit_defaults=True):
    """What waits for somebody: their turns first, then other running games, then the last finished ones."""

    person: PassState
    running: list[RunningGame]
    finished: list[FinishedGame]
    finished_count: int = 0


class DailyRow(msgspec.Struct, omit_defaults=True):
    """One counted try: of a person, or of a bot of a level. `rounds` 0: the gate was not reached."""

    name: str
    rounds: int
    blockades: int
    bot: str = ""
    mine: bool = False


class DailyTry(msgspec.Struct, omit_defaults=True):
    """One's own counted try: under way, or done."""

    code: str
    done: bool
    rounds: int = 0
    place: int = 0
    """At the table."""
    rank: int = 0
    """Among all counted tries of people and bots."""
    ahead: int = 0
    """Of a hundred other tries, how many were worse."""


class DailyGhost(msgspec.Struct, omit_defaults=True):
    """The way of one try over the board. `path`: the spaces entered in each round, the first being where it began."""

    kind: Literal["mine", "best", "expert", "median"]
    name: str
    rounds: int
    path: list[list[str]]
    bot: str = ""


class DailyDay(msgspec.Struct, omit_defaults=True):
    """A day on which somebody's try counted."""

    day: str
    rounds: int
    place: int


class DailyState(msgspec.Struct, omit_defaults=True):
    """The expedition of a day. `seed_hash` is told from the morning on, `seed` from the day after."""

    day: str
    route: str
    caves: bool
    seat: int
    """The seat everybody plays."""
    first_player: int
    crew: list[Crew]
    seed_hash: str
    closes: float
    """When its day ends."""
    rows: list[DailyRow]
    """The best first; those who did not reach the gate last. Told once one's own try is done, or the day is over."""
    tries: int = 0
    """Counted tries that are done."""
    number: int = 0
    """Days since the first expedition, from 1."""
    is_generated: bool = False
    """The route is printed nowhere: it was laid for this day, or comes from the gallery; `GET /api/daily/route` tells it."""
    published: str = ""
    """The code of a route from the gallery, with what it is called and who laid it, as long as it lies there."""
    name: str = ""
    author: str = ""
    length: int = 0
    """Steps from the nearest start to the gate."""
    obstacles: int = 0
    """Blockades on the way."""
    ghosts: list[DailyGhost] = []
    """The ways of some tries, told together with the rows."""
    seed: str = ""
    mine: DailyTry | None = None
    days: list[DailyDay] = []
    """One's own counted days, newest first."""
    practised: list[str] = []
    """Days whose race one has played out for practice, newest first."""
    streak: int = 0
    """Days in a row, today or yesterday the last."""
    longest: int = 0


class DailyAsk(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sets out: the counted try of today, or practice on any day up to today."""

    practice: bool = False
    day: str = ""

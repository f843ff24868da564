"""A room's sheet: everything about a room but its game. Stored as one JSON text; shares and seed never leave the server early."""

from __future__ import annotations

import datetime
import hashlib
import secrets

import msgspec

from ...engine.board import Board
from ...engine.errors import EldoradoError
from ...engine.rng import key_of
from ...engine.setup import Setup
from ...engine.versions import FIRST_RULES
from ...game import Game
from ...protocol.shares import Shares, commitment
from ...routes.printed import board_of

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0, 1, I, L, O: a code is read aloud and typed."""
CODE_LENGTH = 6

HOST = 0
"""The seat number of a host who does not play."""
NOBODY = -1


class SeatSheet(msgspec.Struct, omit_defaults=True):
    """`generation` grows when the seat changes hands: older tokens are worthless. `votes`: who wants a bot to play here.

    `sat` counts who sat down first: the host's role passes on in that order.
    """

    kind: str
    name: str = ""
    colour: int = 0
    bot: str = ""
    generation: int = 0
    stand_in: bool = False
    votes: list[int] = []
    sat: int = 0
    hints: int = 0
    """How often it asked for a hint."""
    lapses: int = 0
    """Turns in a row whose time ran out; after the second one a bot keeps the seat."""
    covered: float = 0
    """The deadline of the turn that a bot finishes for this seat, as its time is up."""
    owner: str = ""
    """The pass that holds this seat, by its public id."""
    origin: str = ""
    """In the lobby: where whoever sits here came from, see `unwelcome`."""
    promise: str = ""
    """The hash of the share that the device at this seat will add to the shuffles."""
    share: str = ""


class RemovedGuest(msgspec.Struct, omit_defaults=True):
    """Somebody whom the host has removed from the lobby."""

    number: int
    name: str
    owner: str = ""
    origin: str = ""
    shared: float = 0
    """When they were removed, if others at the table came from the same address; else 0."""


class Sheet(msgspec.Struct, omit_defaults=True):
    """`nonce` ties tokens to this room even if its code is used again; `before` is the room this one is the rematch of."""

    code: str
    nonce: str
    seed: str
    seats: list[SeatSheet]
    created: float
    phase: str = "lobby"
    route: str = ""
    route_text: str = ""
    published: str = ""
    """The code of the route in the gallery, if it came from there."""
    caves: bool = False
    switches: list[str] = []
    first_player: int = 0
    rules: int = FIRST_RULES
    """The version its game is played by; rooms stored before there were two say nothing."""
    timer: int = 0
    bank: int = 0
    """Seconds that each seat may take beyond the time of its turns, in the whole game."""
    rests: list[list[float]] = []
    """When the server was stopped and started again during the game, as wall time; the second is 0 as long as it rests."""
    public: bool = False
    pace: float = 1.0
    hints: bool = False
    """Players may ask for hints."""
    rated: bool = True
    """Its result changes ratings, if it is played out."""
    share: str = ""
    """The server's own share of the shuffles; rooms of older releases, and games whose seed is given, have none."""
    starting: bool = False
    """The host has said start, and promised shares are waited for."""
    host: int = HOST
    """The host's seat; HOST for one who does not play, NOBODY when the last person has left."""
    webhook: str = ""
    """Where the host wants turns to be told; nobody is shown it."""
    webhook_language: str = "en"
    webhook_seat: int = 0
    """The seat of whoever wanted it."""
    removed: list[RemovedGuest] = []
    """Who may not sit down, as long as the room waits."""
    rematch: str = ""
    daily: str = ""
    """The day whose expedition this is, as 2026-11-17; empty for every other game."""
    daily_seat: int = 0
    """The seat that everybody plays in that expedition."""
    moment: str = ""
    """The position that a room for practice begins with; such a game is never counted."""
    before: list[str] = []
    """Code and nonce of the room before; its tokens open the same seats here."""
    heirs: list[int] = []
    """The generations of its seats when this room was made: only tokens that were valid then are."""

    def seat(self, number: int) -> SeatSheet:
        return self.seats[number - 1]

    def allows_hints(self) -> bool:
        """Where the host allows them; never where games are compared."""
        return self.hints and not self.daily

    def copy(self) -> Sheet:
        return decode(encode(self))

    def new_game(self) -> Game:
        """The game this sheet describes, before the first card is played."""
        return Game.from_position(self.moment) if self.moment else Game.begin(self.setup())

    def setup(self) -> Setup:
        """What the seats have agreed on; raises when it cannot be played, or the rules are of a version unknown here."""
        board, seed = self.board(), int(self.seed or "0", 16)
        return Setup(board, len(self.seats), seed, self.caves, frozenset(self.switches), self.first_player)

    def board(self) -> Board:
        return board_of(self.route_text or self.route, self.rules)

    def open(self) -> None:
        """The game begins: its seed is drawn from all the shares that were told."""
        if self.phase != "lobby":
            raise EldoradoError("room.has-begun", {})
        self.phase, self.starting = "playing", False
        self.seed = self.seed or self.shares().seed()
        self.removed = []
        for seat in self.seats:
            seat.origin = ""

    def close(self) -> None:
        """The game is over."""
        self.phase = "over"

    def is_resting(self) -> bool:
        return bool(self.rests) and not self.rests[-1][1]

    def rest(self, now: float) -> None:
        self.rests = [*self.rests, [now, 0]]

    def wake(self, now: float) -> None:
        began, _ = self.rests[-1]
        self.rests = [*self.rests[:-1], [began, max(began, now)]]

    def shares(self) -> Shares:
        told = {number: seat.share for number, seat in enumerate(self.seats, 1) if seat.share}
        return Shares(self.share, told, [n for n, seat in enumerate(self.seats, 1) if seat.promise and not seat.share])

    def promised(self) -> str:
        """The hash of the server's share: shown from the beginning, so that it cannot be changed later."""
        return commitment(self.share) if self.share else ""

    def is_sealed(self, now: float) -> bool:
        """Whether seed and record stay secret though the game is over: others are still to play the same race today."""
        return self.daily == day_of(now)

    def seed_hash(self) -> str:
        """SHA-256 of the sixteen bytes of the seed: shown from the start of the game."""
        return hashlib.sha256(key_of(int(self.seed, 16))).hexdigest() if self.seed else ""


def day_of(now: float) -> str:
    """Days are those of Greenwich, so that a day is the same for everybody."""
    return datetime.datetime.fromtimestamp(now, datetime.UTC).date().isoformat()


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Sheet)


def encode(sheet: Sheet) -> str:
    return _encoder.encode(sheet).decode()


def decode(text: str) -> Sheet:
    return _decoder.decode(text)


def rematch_code(code: str, nonce: str, attempt: int) -> str:
    """The code of the room that follows this one; another for each attempt, should it be taken by strangers."""
    drawn = int.from_bytes(hashlib.sha256(f"{code} {nonce} {attempt}".encode()).digest())
    return "".join(CODE_LETTERS[drawn // len(CODE_LETTERS) ** place % len(CODE_LETTERS)] for place in range(CODE_LENGTH))


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))

"""One room: its sheet, its game, and who looks at it. Durable first, then told.

Owns the order of things: one request at a time, tried on a copy, written, and only then true and sent. Who may ask for
what is decided in `requests`.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable

from ...engine.errors import EldoradoError
from ...protocol import VERSION
from ...protocol.room import RoomState, SeatState
from ...protocol.socket import Room as RoomMessage
from ...protocol.socket import Said, Table, Welcome
from ...protocol.table import EventView
from ..services import Services
from ..storage import Entry, Remark, RoomRow, StorageError
from .attendance import Attendance
from .listeners import Listener, encode
from .log import LoggedGame, Trial
from .sheet import Sheet, decode
from .sheet import encode as encode_sheet
from .tables import table

MOST_TRIES = 8
"""How often a change of the sheet is tried again when another process was quicker."""


class Stale(EldoradoError):
    """Made against a version that is not the current one, or doubled."""

    def __init__(self) -> None:
        super().__init__("act.stale")


class Room:
    """`news` is called after every change, so that bots and clocks can be set going."""

    def __init__(self, services: Services, row: RoomRow, news: Callable[[Room], None]) -> None:
        self.services = services
        self.revision = row.revision
        self.sheet = decode(row.doc)
        self.news = news
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.logged: LoggedGame | None = None
        self.deadline = 0.0
        """Wall time at which the running turn ends; 0 without a limit."""
        self.is_doubtful = False
        """A write was cut off: what is in memory may be behind the storage."""
        self.is_falling_back = False
        """The bot to move failed, and the simplest one plays for it."""
        self.attendance = Attendance(self.listeners, len(self.sheet.seats), services.clock)
        self.touched = services.clock.ticks()
        self.starting_since = 0.0
        """Since when shares of the shuffles are waited for, as this process knows."""

    # ---- what it is

    @property
    def code(self) -> str:
        return self.sheet.code

    @property
    def version(self) -> int:
        return self.logged.version if self.logged is not None else 0

    def game(self) -> LoggedGame:
        if self.logged is None:
            raise EldoradoError("room.not-playing", {"phase": self.sheet.phase})
        return self.logged

    def state(self) -> RoomState:
        sheet, present = self.sheet, self.attendance.present()
        return RoomState(
            code=sheet.code,
            phase=sheet.phase,  # type: ignore[arg-type]  # only the three words are ever written
            route=sheet.route,
            caves=sheet.caves,
            switches=sheet.switches,
            timer=sheet.timer,
            public=sheet.public,
            seats=[self._seat(number, number in present) for number in range(1, len(sheet.seats) + 1)],
            host=sheet.host,
            spectators=self.attendance.spectators(),
            promise=sheet.promised(),
            starting=sheet.starting,
            seed_hash=sheet.seed_hash(),
            seed=sheet.seed if sheet.phase == "over" else "",
            route_text=sheet.route_text,
            deadline=self.deadline if sheet.phase == "playing" else 0,
            pace=sheet.pace,
            rematch=sheet.rematch,
        )

    def _seat(self, number: int, online: bool) -> SeatState:
        seat = self.sheet.seat(number)
        to_move = self.logged is not None and self.logged.game.decision.seat == number
        return SeatState(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]  # only the three words are ever written
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            online=online,
            stand_in=seat.stand_in,
            votes=seat.votes,
            fallback=self.is_falling_back and to_move,
            promise=seat.promise,
        )

    def record(self) -> str:
        """The record of the game, once it is over; remarks hold all shares of its shuffles, to be held against the promises."""
        if self.sheet.phase != "over":
            raise EldoradoError("room.record-secret", {})
        game = self.game().game
        names = ", ".join(f"{number} {seat.name or seat.bot or '-'}" for number, seat in enumerate(self.sheet.seats, 1))
        shares = self.sheet.shares().remarks() if self.sheet.share else []
        heading = [f"# room {self.code}, seats {names}", f"# seed sha256 {self.sheet.seed_hash()}", *shares]
        title, rest = game.record.split("\n", 1)
        return "\n".join([title, *heading, rest])

    # ---- changing it; every caller holds the lock

    async def refresh(self) -> None:
        """Reads what memory does not have yet: everything at first, later what other processes wrote."""
        row = await self.services.storage.load(self.code)
        if row is None:
            raise EldoradoError("room.unknown", {"code": self.code})
        if row.revision > self.revision:
            self.revision, self.sheet = row.revision, decode(row.doc)
        if self.sheet.phase != "lobby":
            await self._follow_log()
        self.is_doubtful = False

    async def _follow_log(self) -> None:
        logged = self.logged or LoggedGame(self.sheet.new_game())
        for entry in await self.services.storage.entries(self.code, logged.version):
            logged.replay(entry)
            self.deadline = entry.deadline
        self.logged = logged
        if logged.version == 0:
            await self._write_beginning(logged)
        elif logged.game.is_over:
            await self._end()

    async def follow(self, entry: Entry) -> None:
        """An entry that another process has written and sent along; only if some before it are missing the storage is read."""
        if self.logged is None or entry.number > self.version + 1 or self.is_doubtful:
            await self.catch_up()
        elif entry.number == self.version + 1:
            self.logged.replay(entry)
            self.deadline = entry.deadline
            self.push_tables()
            if self.logged.game.is_over:
                await self.catch_up()
            elif self.sheet.timer:
                self.push_room()
            self.news(self)

    async def catch_up(self) -> None:
        """Another process wrote something: reads it, and tells everybody here."""
        before, revision, version = self.sheet, self.revision, self.version
        await self.refresh()
        if self.revision != revision:
            for number, (old, new) in enumerate(zip(before.seats, self.sheet.seats, strict=True), 1):
                if old.generation != new.generation:
                    self.revoke({number}, "connection.seat-lost")
            self.push_room()
        if self.version != version:
            self.push_tables()
        self.news(self)

    async def amend(self, change: Callable[[Sheet], None]) -> None:
        """Changes the sheet; when another process was quicker, on top of what it wrote."""
        for _ in range(MOST_TRIES):
            fresh = self.sheet.copy()
            change(fresh)
            row = self._row(fresh)
            try:
                saved = await self.services.storage.save(row)
            except BaseException:
                self.is_doubtful = True
                raise
            if saved:
                self.sheet, self.revision = fresh, row.revision
                self.services.fanout.tell(self.code, "changed")
                self.changed()
                return
            await self.refresh()
        raise StorageError("the sheet changed too often")

    def _row(self, sheet: Sheet) -> RoomRow:
        now = self.services.clock.now()
        return RoomRow(sheet.code, self.revision + 1, sheet.phase, sheet.public, sheet.timer > 0, now, encode_sheet(sheet))

    async def commit(self, trial: Trial) -> None:
        """Writes an entry; when it is durable it is true, and everybody is told."""
        logged = self.game()
        now = self.services.clock.now()
        is_timed = self.sheet.timer > 0 and trial.begins_turn()
        deadline = now + self.sheet.timer if is_timed else self.deadline
        entry = Entry(trial.happened.number, trial.seat, trial.text, now, deadline)
        begun = self.services.clock.ticks()
        try:
            written = await self.services.storage.append(self.code, entry)
        except BaseException:
            self.is_doubtful = True
            raise
        if not written:
            await self.refresh()
            self.push_tables()
            raise Stale
        self.services.meters.commit.observe(self.services.clock.ticks() - begun)
        logged.accept(trial)
        self.deadline = deadline
        self.services.fanout.tell(self.code, "entry", entry)
        self.push_tables()
        if logged.game.is_over:
            await self._end()
        elif is_timed:
            self.push_room()
        self.news(self)

    async def _end(self) -> None:
        """The game is over, the seed and the record are public. If that cannot be written now, the next `refresh` will."""
        if self.sheet.phase == "playing":
            try:
                await self.amend(functools.partial(_set_phase, phase="over"))
            except StorageError as error:
                self.services.log.error("end-not-written", room=self.code, reason=error.reason)

    async def begin(self) -> None:
        """The phase changes first, so that nobody can change the seats any more; a crash in between is mended by `refresh`."""
        await self.amend(_open)
        self.logged = LoggedGame(self.sheet.new_game())
        await self._write_beginning(self.logged)

    async def _write_beginning(self, logged: LoggedGame) -> None:
        """Two processes may both find it missing. It follows from the sheet, so whoever was quicker wrote the same."""
        try:
            await self.commit(logged.begin())
        except Stale:
            self.news(self)

    # ---- who is here

    def presence_changed(self) -> None:
        """Somebody came or went."""
        self.attendance.note()
        self.services.fanout.tell(self.code, "presence", self.attendance.here())
        self.push_room()

    def heard_presence(self, process: str, seats: set[int], spectators: int) -> None:
        if self.attendance.heard(process, seats, spectators):
            self.push_room()

    def is_host(self, listener: Listener) -> bool:
        return self.sheet.host in listener.held()

    def revoke(self, seats: set[int], code: str, keep: Listener | None = None) -> None:
        """These seats changed hands: connections that lose their last one are dismissed, others hear what they still hold."""
        for listener in list(self.listeners):
            lost = listener.seats & seats if listener is not keep else set()
            for seat in lost:
                listener.drop(seat)
            if lost and not listener.seats:
                listener.dismiss(code)
                self.listeners.remove(listener)
            elif lost:
                listener.send(encode(Welcome(VERSION, sorted(listener.seats), self.state(), self.is_host(listener))))

    def remarked(self, remark: Remark, is_ours: bool = True) -> None:
        message = encode(Said(remark.seat, remark.name, remark.text, remark.at))
        for listener in self.listeners:
            listener.send(message)
        if is_ours:
            self.services.fanout.tell(self.code, "remark", remark)

    # ---- telling

    def changed(self) -> None:
        self.push_room()
        self.news(self)

    def push_room(self) -> None:
        if self.listeners:
            message = encode(RoomMessage(self.state()))
            for listener in self.listeners:
                listener.send(message)

    def push_tables(self) -> None:
        """Everybody gets what is new to them; those who look from the same seat and have seen the same share one message."""
        made: dict[tuple[int, int], bytes] = {}
        told: dict[int, EventView] = {}
        for listener in self.listeners:
            if listener.seen < self.version:
                key = (listener.watching, listener.seen)
                if key not in made:
                    made[key] = encode(self.table(*key, told))
                listener.send(made[key])
                listener.seen = self.version

    def table(self, seat: int, since: int, told: dict[int, EventView] | None = None) -> Table:
        return table(self.game(), seat, since, {} if told is None else told)


def _open(sheet: Sheet) -> None:
    if sheet.phase != "lobby":
        raise EldoradoError("room.has-begun", {})
    sheet.open()


def _set_phase(sheet: Sheet, phase: str) -> None:
    sheet.phase = phase

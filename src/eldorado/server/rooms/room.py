"""One room: its sheet, its game, and who looks at it. Durable first, then told.

Owns the order of things: one request at a time, tried on a copy, written, and only then true and sent. Who may ask for
what is decided in `requests`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...engine.errors import EldoradoError
from ...protocol import VERSION
from ...protocol.room import RoomState
from ...protocol.socket import Room as RoomMessage
from ...protocol.socket import Table, Welcome
from ...protocol.table import EventView
from ..services import Services
from ..storage import Entry, Head, Remark, RoomRow, StorageError, is_moment
from .attendance import Attendance
from .listeners import Listener, encode
from .log import LoggedGame, Trial
from .remarks import said
from .sheet import HOST, Sheet, decode
from .sheet import encode as encode_sheet
from .state import room_state
from .tables import table
from .turn_clock import TurnClock

MOST_TRIES = 8
"""How often a change of the sheet is tried again when another process was quicker."""


SEAT_LOST = "connection.seat-lost"


class Stale(EldoradoError):
    """Made against a version that is not the current one, or doubled."""

    def __init__(self) -> None:
        super().__init__("act.stale")


class Room:
    """`news` is called after every change, so that bots and clocks can be set going."""

    def __init__(self, services: Services, row: RoomRow, news: Callable[[Room], None]) -> None:
        self.services = services
        self.revision = row.revision
        self.saved_at = row.touched
        self.sheet = decode(row.doc)
        self.news = news
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.logged: LoggedGame | None = None
        self.entry_at = 0.0
        """When the last entry was written; with its number it tells whether memory and storage agree."""
        self.agreed = services.clock.ticks()
        """When they last did."""
        self.times = TurnClock()
        self.is_doubtful = False
        """A write was cut off: what is in memory may be behind the storage."""
        self.is_falling_back = False
        """The bot to move failed, and the simplest one plays for it."""
        self.attendance = Attendance(self.listeners, len(self.sheet.seats), services.clock)
        self.touched = services.clock.ticks()
        self.called = 0
        """The turn for which somebody was last called, see `alerts.turns`."""
        self.is_left_to_others = False
        """Let go because people look at it at another process, which sees to everything from then on."""
        self.starting_since = 0.0
        """Since when shares of the shuffles are waited for, as this process knows."""

    # ---- what it is

    @property
    def code(self) -> str:
        return self.sheet.code

    @property
    def version(self) -> int:
        return self.logged.version if self.logged is not None else 0

    @property
    def deadline(self) -> float:
        """Wall time at which the running turn ends, bank included; 0 without a limit."""
        return self.times.end(self.sheet)

    def game(self) -> LoggedGame:
        if self.logged is None:
            raise EldoradoError("room.not-playing", {"phase": self.sheet.phase})
        return self.logged

    def state(self) -> RoomState:
        return room_state(self)

    # ---- changing it; every caller holds the lock

    async def refresh(self) -> None:
        """Reads what memory does not have: everything at first, later what other processes wrote; and tells it here.

        The storage is right, also when it knows less than this process does.
        """
        revision, version = self.revision, self.version
        row = await self.services.storage.load(self.code)
        if row is None:
            raise EldoradoError("room.unknown", {"code": self.code})
        self._take(row)
        if self.sheet.phase != "lobby":
            await self._follow_log()
        self.is_doubtful = False
        self.agreed = self.services.clock.ticks()
        if self.revision != revision:
            self.push_room()
        if self.version != version:
            self.push_tables()

    def _take(self, row: RoomRow) -> None:
        """The sheet as it is stored; whoever lost a seat elsewhere has lost it here."""
        if (row.revision, row.touched) == (self.revision, self.saved_at):
            return
        before, self.sheet = self.sheet, decode(row.doc)
        if row.revision < self.revision or (self.logged is not None and self.sheet.seed != before.seed):
            self.forget_log()
        self.revision, self.saved_at = row.revision, row.touched
        pairs = zip(before.seats, self.sheet.seats, strict=True)
        self.revoke({number for number, (old, new) in enumerate(pairs, 1) if old.generation != new.generation}, SEAT_LOST)

    def forget_log(self) -> None:
        """What was in memory is not what is stored: the game is read anew, and everybody gets a fresh view of it."""
        self.logged, self.times = None, TurnClock()
        for listener in self.listeners:
            listener.seen = -1

    async def _follow_log(self) -> None:
        """The last known entry is read once more: if it is another one by now, nothing in memory counts."""
        entries = await self.services.storage.entries(self.code, max(self.version - 1, 0))
        if self.logged is not None and self.version:
            if not entries or not is_moment(entries[0].at, self.entry_at):
                self.services.log.warning("memory-not-stored", room=self.code, version=self.version)
                self.forget_log()
                entries = await self.services.storage.entries(self.code, 0)
            else:
                entries = entries[1:]
        await self._replay(entries)

    async def _replay(self, entries: list[Entry]) -> None:
        logged = self.logged or LoggedGame(self.sheet.new_game())
        for entry in entries:
            trial = logged.replay(entry)
            if trial.begins_turn():
                self.times.begin_turn(self.sheet, trial.game.decision.seat, entry.at, entry.deadline)
            self.entry_at = entry.at
        self.logged = logged
        if logged.version == 0:
            await self._write_beginning(logged)
        elif logged.game.is_over:
            await self._end()

    async def follow(self, number: int) -> None:
        """Another process says that it has written this entry: it is believed when the storage has it."""
        if self.logged is None or self.is_doubtful:
            await self.catch_up()
        elif number > self.version:
            version = self.version
            await self._follow_log()
            if self.version != version:
                self.push_tables()
                if self.sheet.timer:
                    self.push_room()
                self.news(self)

    def is_at(self, head: Head) -> bool:
        """Whether memory is what the storage has."""
        is_same = (head.revision, head.number) == (self.revision, self.version) and is_moment(head.touched, self.saved_at)
        return is_same and (not head.number or is_moment(head.at, self.entry_at))

    async def agree(self) -> None:
        """Looks how far the storage is, as other processes write there, too; and reads what memory does not have."""
        if self.services.fanout.is_shared and not self.is_doubtful:
            head = (await self.services.storage.heads([self.code])).get(self.code)
            if head is not None and self.is_at(head):
                self.agreed = self.services.clock.ticks()
                return
            await self.catch_up()
        elif self.is_doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Another process wrote something: reads it, tells everybody here, and sets going what follows from it."""
        await self.refresh()
        self.news(self)

    async def amend(self, change: Callable[[Sheet], None]) -> None:
        """Changes the sheet; when another process was quicker, on top of what it wrote."""
        for _ in range(MOST_TRIES):
            fresh = self.sheet.copy()
            change(fresh)
            row = self._row(fresh)
            await self.services.holdings.keep(self.sheet, fresh)
            try:
                saved = await self.services.storage.save(row)
            except BaseException:
                self.is_doubtful = True
                raise
            if saved:
                self.sheet, self.revision, self.saved_at = fresh, row.revision, row.touched
                self.agreed = self.services.clock.ticks()
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
        is_timed, seat = self.sheet.timer > 0 and trial.begins_turn(), trial.game.decision.seat
        deadline = self.times.end_of_next(self.sheet, seat, now) if is_timed else self.deadline
        entry = Entry(trial.happened.number, trial.seat, trial.text, now, deadline)
        begun = self.services.clock.ticks()
        try:
            written = await self.services.storage.append(self.code, entry)
        except BaseException:
            self.is_doubtful = True
            raise
        if not written:
            await self.refresh()
            raise Stale
        self.services.meters.commit.observe(self.services.clock.ticks() - begun)
        logged.accept(trial)
        if is_timed:
            self.times.begin_turn(self.sheet, seat, now, deadline)
        self.entry_at, self.agreed = now, self.services.clock.ticks()
        self._tell_version()
        self.push_tables()
        if logged.game.is_over:
            await self._end()
        elif is_timed:
            self.push_room()
        self.news(self)

    def _tell_version(self) -> None:
        """Only if somebody looks at the room elsewhere: that costs more than the entry itself."""
        if self.version and self.attendance.is_elsewhere():
            self.services.fanout.tell(self.code, "entry", self.version)

    async def _end(self) -> None:
        """The game is over, the seed and the record are public. If that cannot be written now, the next `refresh` will."""
        if self.sheet.phase == "playing":
            try:
                await self.services.endings.note(self.sheet, self.game().game)
                if self.sheet.published:
                    await self.services.shelf.raced(self.sheet.published, self.code, self.services.clock.now())
                await self.amend(Sheet.close)
            except StorageError as error:
                self.services.log.error("end-not-written", room=self.code, reason=error.reason)

    async def begin(self) -> None:
        """The phase changes first, so that nobody can change the seats any more; a crash in between is mended by `refresh`."""
        await self.amend(Sheet.open)
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

    def heard_presence(self, process: str, claims: dict[int, float], spectators: int) -> None:
        """Who is connected to another process. Of two connections to a seat the newer one has it; the other side hears so."""
        mine, _ = self.attendance.here()
        shared = [seat for seat in claims if seat in mine and seat != HOST]
        lost = {seat for seat in shared if (mine[seat], self.services.fanout.process) < (claims[seat], process)}
        if lost:
            self.revoke(lost, "connection.taken-over")
        was_elsewhere = self.attendance.is_elsewhere()
        is_new = self.attendance.heard(process, claims, spectators)
        if not was_elsewhere:
            self._tell_version()  # what was written before they were heard of was not told
        if lost or len(shared) > len(lost):
            self.presence_changed()
        elif is_new:
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
        message = encode(said(remark))
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

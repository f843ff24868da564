"""All rooms of one process: made, found, loaded when asked for, and let go when nobody looks."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Coroutine

from ...engine.errors import EldoradoError
from ...protocol.room import Joined, NewRoom, SeatToken, TakeSeat
from ..people.leaving import delete_pass
from ..people.passes import Pass
from ..services import Services
from ..storage import RoomRow
from . import seats as seating
from .driver import Driver
from .planning import planned
from .quarantine import Quarantine, RoomBroken
from .rematches import rematch_sheet
from .removal import Removal
from .resting import get_up, lie_down
from .room import Room
from .sheet import CODE_LENGTH, CODE_LETTERS, HOST, Sheet, decode, encode, new_code, rematch_code
from .unwelcome import Guest, origin_of

SWEEP = 20.0
"""Seconds between two looks at clocks of rooms that are not in memory, and at rooms nobody looks at."""
FORGET_EVERY = 180
"""Sweeps between two looks for rooms that nobody has touched for weeks."""
DEAD_AFTER = 900.0
"""Seconds after which a public room where nobody is any more leaves the list; it can still be opened by its code."""
MOST_READING = 8
"""Rooms that are read at the same time because of news."""


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.begun = services.clock.now()
        """When this server was started."""
        self.driver = Driver()
        self._removal = Removal(services)
        self._quarantine = Quarantine(services)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.arriving: dict[str, Room] = {}
        """Rooms being read: their news is waited with until that is done."""
        self._settling = asyncio.Lock()
        """Nobody reads a room from the storage that is being made here."""
        self._jobs: set[asyncio.Task[None]] = set()
        self.following: dict[str, int] = {}
        """Rooms of which other processes have written something, and the newest entry they spoke of."""
        self.reading = asyncio.Semaphore(MOST_READING)
        self.followers: list[Callable[[Room], None]] = [self.driver.news]
        """Who hears of every change of a room here."""

    def _news(self, room: Room) -> None:
        for hear in self.followers:
            hear(room)

    # ---- making

    async def create(self, asked: NewRoom, owner: str = "", address: str = "") -> tuple[Room, Joined]:
        """A room as asked for, with the tokens of the seats played on the same device; a host who does not sit gets one too."""
        if asked.webhook:
            self.services.caller.place(asked.webhook)  # refuses what is no address out there
        sheet = planned(asked, self.services.clock.now())
        for number in asked.here:
            sheet.seat(number).owner, sheet.seat(number).origin = owner, origin_of(self.services.tokens, sheet, address)
        self.admit(address)
        room = await self.store(sheet)
        async with room.lock:
            if asked.start and not sheet.starting:
                await room.begin()
        held = asked.here or [HOST]
        tokens = [SeatToken(seat, self.services.tokens.issue(room.sheet, seat)) for seat in held]
        return room, Joined(room.state(), tokens)

    def admit(self, address: str) -> None:
        """One more room for somebody at this address, by whatever door; the server's own, without one, are not counted."""
        if len(self.rooms) >= self.services.settings.most_rooms:
            raise EldoradoError("server.full", {})
        if address and not self.services.limits.rooms.take(address):
            raise EldoradoError("http.too-many-rooms")

    async def practise(self, sheet: Sheet, address: str) -> Joined:
        """A room that begins with a moment of another game."""
        self.admit(address)
        room = await self.store(sheet)
        async with room.lock:
            await room.begin()
        return Joined(room.state(), [SeatToken(sheet.host, self.services.tokens.issue(room.sheet, sheet.host))])

    async def store(self, sheet: Sheet) -> Room:
        """A new room under a code of its own."""
        while True:
            sheet.code = new_code()
            room = await self._created(sheet)
            if room is not None:
                return room

    async def free_code(self) -> str:
        """A code that no room has, for whoever writes it down before there is one."""
        while await self._sheet_of(code := new_code()) is not None:
            pass
        return code

    async def settle(self, sheet: Sheet) -> Room:
        """The room under the code that this sheet of a game bears: made and begun now, unless it is there."""
        async with self._settling:
            room = await self._created(sheet) or await self.find(sheet.code)
        async with room.lock:
            if room.logged is None:
                await room.refresh()
        return room

    async def _created(self, sheet: Sheet) -> Room | None:
        """None when the code is taken."""
        row = RoomRow(sheet.code, 1, sheet.phase, sheet.public, sheet.timer > 0, sheet.created, encode(sheet))
        if not await self.services.storage.create(row):
            return None
        await self.services.holdings.keep(None, sheet)
        return self._keep(Room(self.services, row, self._news))

    def _keep(self, room: Room) -> Room:
        self.rooms[room.code] = room
        self.services.fanout.join(room.code)
        self.services.fanout.tell(room.code, "who")
        self.services.meters.rooms.set(len(self.rooms))
        return room

    async def rematch(self, old: Room, host: int) -> str:
        """A new room with the same seats and settings; the tokens that are valid in the old one now open it."""
        sheet = rematch_sheet(old.sheet, host, self.services.clock.now())
        sheet.before = [old.sheet.code, old.sheet.nonce]
        sheet.heirs = [seat.generation for seat in old.sheet.seats]
        return await self._store_rematch(sheet)

    async def _store_rematch(self, sheet: Sheet) -> str:
        """Its code follows from the room before, so that two who ask at two processes come to the same room."""
        for attempt in itertools.count():
            sheet.code = rematch_code(sheet.before[0], sheet.before[1], attempt)
            room = await self._created(sheet)
            found = room.sheet if room is not None else await self._sheet_of(sheet.code)
            if found is not None and found.before == sheet.before:
                return sheet.code
        raise AssertionError

    async def _sheet_of(self, code: str) -> Sheet | None:
        row = await self.services.storage.load(code)
        return None if row is None else decode(row.doc)

    # ---- finding

    async def find(self, code: str) -> Room:
        """The room of this code, loaded and replayed if it is not in memory; refuses at once what cannot be a code."""
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise EldoradoError("room.unknown", {"code": code[:12]})
        if self.services.rulings.is_closed(code):
            raise EldoradoError("room.closed", {"code": code})
        room = self.rooms.get(code)
        if room is not None:
            room.touched = self.services.clock.ticks()
            if room.is_doubtful or not room.listeners:  # where nobody looks no news is heard
                async with room.lock:
                    await self.follow(room, room.agree())
            return room
        self._quarantine.check(code)
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._quarantine.watch(code, self._load(code)))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def follow(self, room: Room, reading: Awaitable[None]) -> None:
        """A room here reads what is stored by now; if that leads to no game any more, it is set apart and its people are told."""
        try:
            await self._quarantine.watch(room.code, reading)
        except RoomBroken:
            self.lose(room, "room.broken")
            raise

    async def _load(self, code: str) -> Room:
        """Listens before it reads: what others write while the room is read is heard, and read once more."""
        self.services.fanout.join(code)
        try:
            await self.services.fanout.joined(code)
            room = await self._read(code)
        except BaseException:
            self.services.fanout.leave(code)
            raise
        self.services.meters.loads.inc()
        self._keep(room)
        self._news(room)
        return room

    async def _read(self, code: str) -> Room:
        row = await self.services.storage.load(code)
        if row is None:
            raise EldoradoError("room.unknown", {"code": code})
        room = self.arriving[code] = Room(self.services, row, self._news)
        try:
            async with room.lock:
                await room.refresh()
                await get_up(room, self.begun)
        finally:
            del self.arriving[code]
        return room

    async def sit(self, room: Room, asked: TakeSeat, shown: Pass | None = None, address: str = "") -> Joined:
        """A person takes an open seat in the lobby."""
        taken: list[int] = []
        origin = origin_of(self.services.tokens, room.sheet, address)
        guest = Guest(shown.id, shown.made, origin) if shown is not None else Guest(origin=origin)

        def change(sheet: Sheet) -> None:
            taken[:] = [seating.take(sheet, asked.seat, asked.name, asked.colour, guest)]

        async with room.lock:
            await room.amend(change)
        return Joined(room.state(), [SeatToken(taken[0], self.services.tokens.issue(room.sheet, taken[0]))])

    # ---- keeping house

    async def sweep(self) -> None:
        """Wakes rooms whose time is nearly up and lets go of those nobody looks at; their log is all they need."""
        soon = self.services.clock.now() + SWEEP + 5
        for code, deadline in await self.services.storage.deadlines():
            if deadline < soon:
                await self._wake(code)
        now = self.services.clock.ticks()
        for room in list(self.rooms.values()):
            await self._keep_listed(room)
            if room.listeners or self.driver.is_busy(room) or room.lock.locked():
                room.touched = now
            elif now - room.touched > self.services.settings.unload and not 0 < room.deadline < soon:
                self.let_go(room)
        self.services.meters.rooms.set(len(self.rooms))

    async def _keep_listed(self, room: Room) -> None:
        """Where somebody sits in a public room its sheet is written now and then, so that every process lists it."""
        is_due = self.services.clock.now() - room.saved_at > DEAD_AFTER / 2
        if room.sheet.public and room.sheet.phase != "over" and is_due and room.attendance.present() and not room.lock.locked():
            async with room.lock:
                await room.amend(_unchanged)

    async def _wake(self, code: str) -> None:
        """One room that cannot be played here, say by rules of a later version, keeps no other from waking."""
        try:
            await self.find(code)
        except EldoradoError as error:
            if not isinstance(error, RoomBroken):
                self.services.log.warning("room-not-woken", room=code, code=error.code)

    def let_go(self, room: Room) -> None:
        """Out of the memory; a room with a clock is loaded again when its time is nearly up."""
        del self.rooms[room.code]
        self.driver.forget(room)
        self.services.fanout.leave(room.code)

    async def sweep_forever(self) -> None:
        rounds = 0
        while True:
            try:
                await self.sweep()
                if rounds % FORGET_EVERY == 0:
                    await self.forget()
            except EldoradoError as error:
                self.services.log.warning("sweep-failed", code=error.code)
            except Exception:  # whatever it is: clocks of other rooms must go on; the log has it in full
                self.services.log.exception("sweep-fault")
            rounds += 1
            await asyncio.sleep(SWEEP)

    def begin_job(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def lose(self, room: Room, why: str = "room.unknown") -> None:
        """The storage does not have it any more, or it is closed."""
        if self.rooms.get(room.code) is room:
            self.let_go(room)
        for listener in room.listeners:
            listener.dismiss(why, {"code": room.code})
        room.listeners.clear()

    async def forget(self) -> int:
        """Marks rooms and passes untouched for too long, and removes those marked long ago; returns how many rooms went."""
        gone = await self._removal.round()
        for owner in await self._removal.due_passes():
            await delete_pass(self, owner)
        return gone

    async def close(self) -> None:
        await self.driver.close()
        await lie_down(list(self.rooms.values()), self.services)
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)


def _unchanged(sheet: Sheet) -> None:
    """Only its time is written anew."""

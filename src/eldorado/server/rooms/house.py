"""All rooms of one process: made, found, loaded when asked for, and let go when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import msgspec

from ...engine.errors import EldoradoError
from ...engine.versions import RULES_VERSION
from ...protocol.room import Joined, NewRoom, RoomSummary, SeatToken, TakeSeat
from ...protocol.shares import new_share
from ...routes.printed import board_of
from ..services import Services
from ..storage import Entry, Remark, RoomRow
from ..workers.bots import LEVELS
from . import seats as seating
from .driver import Driver
from .opening import checked
from .room import Room
from .sheet import CODE_LENGTH, CODE_LETTERS, HOST, Sheet, decode, encode, new_code
from .tokens import new_nonce

MOST_TIMER = 24 * 3600
MOST_PACE = 5.0
MOST_ROUTE_TEXT = 4_000
SWEEP = 20.0
"""Seconds between two looks at clocks of rooms that are not in memory, and at rooms nobody looks at."""
FORGET_EVERY = 180
"""Sweeps between two looks for rooms that nobody has touched for weeks."""
LISTED = 100
BOTS = set(LEVELS)


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.driver = Driver()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._jobs: set[asyncio.Task[None]] = set()

    # ---- making

    async def create(self, asked: NewRoom) -> tuple[Room, Joined]:
        """A room as asked for, with the tokens of the seats played on the same device; a host who does not sit gets one too."""
        if len(self.rooms) >= self.services.settings.most_rooms:
            raise EldoradoError("server.full", {})
        sheet = planned(asked, self.services.clock.now())
        room = await self._store(sheet)
        async with room.lock:
            if asked.start and not sheet.starting:
                await room.begin()
        held = asked.here or [HOST]
        tokens = [SeatToken(seat, self.services.tokens.issue(room.sheet, seat)) for seat in held]
        return room, Joined(room.state(), tokens)

    async def _store(self, sheet: Sheet) -> Room:
        while True:
            sheet.code = new_code()
            row = RoomRow(sheet.code, 1, sheet.phase, sheet.public, sheet.timer > 0, sheet.created, encode(sheet))
            if await self.services.storage.create(row):
                return self._keep(Room(self.services, row, self.driver.news))

    def _keep(self, room: Room) -> Room:
        self.rooms[room.code] = room
        self.services.fanout.join(room.code)
        self.services.fanout.tell(room.code, "who")
        self.services.meters.rooms.set(len(self.rooms))
        return room

    async def rematch(self, old: Room, host: int) -> str:
        """A new room with the same seats and settings; the tokens that are valid in the old one now open it."""
        sheet = old.sheet.copy()
        sheet.before = [old.sheet.code, old.sheet.nonce]
        sheet.heirs = [seat.generation for seat in old.sheet.seats]
        sheet.host = host
        sheet.nonce, sheet.seed, sheet.share, sheet.created = new_nonce(), "", new_share(), self.services.clock.now()
        sheet.phase, sheet.rematch, sheet.rules = "lobby", "", RULES_VERSION
        for seat in sheet.seats:
            seat.generation, seat.stand_in, seat.votes, seat.promise, seat.share = 0, False, [], "", ""
        return (await self._store(sheet)).code

    # ---- finding

    async def find(self, code: str) -> Room:
        """The room of this code, loaded and replayed if it is not in memory; refuses at once what cannot be a code."""
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise EldoradoError("room.unknown", {"code": code[:12]})
        room = self.rooms.get(code)
        if room is not None:
            return room
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        row = await self.services.storage.load(code)
        if row is None:
            raise EldoradoError("room.unknown", {"code": code})
        room = Room(self.services, row, self.driver.news)
        async with room.lock:
            await room.refresh()
        self.services.meters.loads.inc()
        self._keep(room)
        self.driver.news(room)
        return room

    async def sit(self, code: str, asked: TakeSeat) -> Joined:
        """A person takes an open seat in the lobby."""
        room = await self.find(code)
        taken: list[int] = []

        def change(sheet: Sheet) -> None:
            taken[:] = [seating.take(sheet, asked.seat, asked.name, asked.colour)]

        async with room.lock:
            await room.amend(change)
        return Joined(room.state(), [SeatToken(taken[0], self.services.tokens.issue(room.sheet, taken[0]))])

    async def listed(self) -> list[RoomSummary]:
        """Public rooms that are not over, newest first."""
        return [_summary(decode(row.doc)) for row in await self.services.storage.public_rooms(LISTED)]

    # ---- keeping house

    async def sweep(self) -> None:
        """Wakes rooms whose time is nearly up and lets go of those nobody looks at; their log is all they need."""
        soon = self.services.clock.now() + SWEEP + 5
        for code, deadline in await self.services.storage.deadlines():
            if deadline < soon and code not in self.rooms:
                await self._wake(code)
        now = self.services.clock.ticks()
        for room in list(self.rooms.values()):
            if room.listeners or self.driver.is_busy(room) or room.lock.locked():
                room.touched = now
            elif now - room.touched > self.services.settings.unload and not 0 < room.deadline < soon:
                self._let_go(room)
        self.services.meters.rooms.set(len(self.rooms))

    async def _wake(self, code: str) -> None:
        """One room that cannot be played here, say by rules of a later version, keeps no other from waking."""
        try:
            await self.find(code)
        except EldoradoError as error:
            self.services.log.warning("room-not-woken", room=code, code=error.code)

    def _let_go(self, room: Room) -> None:
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
            rounds += 1
            await asyncio.sleep(SWEEP)

    # ---- other processes

    def heard(self, code: str, kind: str, body: msgspec.Raw, process: str) -> None:
        """News of a room from another process; the rooms take it in at the same time, each in its order."""
        room = self.rooms.get(code)
        if room is None:
            return
        if kind == "entry":
            self._begin(self._catch_up(room, msgspec.json.decode(body, type=Entry)))
        elif kind == "changed":
            self._begin(self._catch_up(room))
        elif kind == "remark":
            room.remarked(msgspec.json.decode(body, type=Remark), is_ours=False)
        elif kind == "presence":
            room.heard_presence(process, *msgspec.json.decode(body, type=tuple[set[int], int]))
        elif kind == "taken":
            room.revoke(msgspec.json.decode(body, type=set[int]), "connection.taken-over")
            room.presence_changed()
        elif kind == "who" and room.listeners:
            self.services.fanout.tell(code, "presence", room.attendance.here())

    def _begin(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _catch_up(self, room: Room, entry: Entry | None = None) -> None:
        """Takes in what others wrote and tells those who look; what cannot be read now is read with the next request."""
        try:
            async with room.lock:
                if entry is not None:
                    await room.follow(entry)
                else:
                    await room.catch_up()
        except EldoradoError as error:
            room.is_doubtful = True
            self.services.log.warning("catch-up-failed", room=room.code, code=error.code)

    async def resync(self) -> None:
        """Compares every room that somebody looks at with the storage: news may have been missed."""
        rooms = [room for room in self.rooms.values() if room.listeners or self.driver.is_busy(room)]
        heads = await self.services.storage.heads([room.code for room in rooms]) if rooms else {}
        for room in rooms:
            if heads.get(room.code, (0, 0)) != (room.revision, room.version):
                await self._catch_up(room)

    def repeat_presence(self) -> None:
        """What other processes believe of this one expires; so it is said again."""
        for room in self.rooms.values():
            if room.listeners:
                self.services.fanout.tell(room.code, "presence", room.attendance.here())

    async def forget(self) -> int:
        """Removes rooms untouched for too long; the times are days, the rooms in memory were touched minutes ago."""
        settings, now = self.services.settings, self.services.clock.now()
        count = await self.services.storage.forget(now - settings.idle_room, now - settings.keep_finished)
        if count:
            self.services.log.info("forgot", rooms=count)
        return count

    async def close(self) -> None:
        await self.driver.close()
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)


def planned(asked: NewRoom, now: float) -> Sheet:
    """The sheet of a new room; everything that cannot be played is refused here, an own route included."""
    if len(asked.route_text) > MOST_ROUTE_TEXT:
        raise EldoradoError("room.route-too-long", {"most": MOST_ROUTE_TEXT})
    if not 0 <= asked.timer <= MOST_TIMER:
        raise EldoradoError("room.timer", {"most": MOST_TIMER})
    seats = seating.planned(asked, BOTS)
    sheet = Sheet(
        code="",
        nonce=new_nonce(),
        seed="",
        share=new_share(),
        seats=seats,
        created=now,
        route="" if asked.route_text else asked.route,
        route_text=_own_route(asked.route_text),
        caves=asked.caves,
        switches=sorted(set(asked.switches)),
        first_player=asked.first_player,
        rules=RULES_VERSION,
        timer=asked.timer,
        public=asked.public,
        pace=checked_pace(asked.pace),
        host=asked.here[0] if asked.here else HOST,
    )
    sheet.new_game()
    if asked.start:
        seating.check_can_start(sheet)
    for seat in asked.here if asked.promise else []:
        sheet.seat(seat).promise = checked(asked.promise)
        sheet.starting = asked.start
    return sheet


def checked_pace(pace: float) -> float:
    if not 0 <= pace <= MOST_PACE:
        raise EldoradoError("room.pace", {"most": int(MOST_PACE)})
    return pace


def _own_route(text: str) -> str:
    """A route file always has several lines, which is how a text and a name are told apart."""
    if not text:
        return ""
    text = text if "\n" in text else text + "\n"
    board_of(text)
    return text


def _summary(sheet: Sheet) -> RoomSummary:
    host = sheet.seat(sheet.host).name if sheet.host > HOST else ""
    free = sum(1 for seat in sheet.seats if seat.kind == "open")
    return RoomSummary(sheet.code, sheet.route, sheet.caves, sheet.phase, len(sheet.seats), free, host)  # type: ignore[arg-type]

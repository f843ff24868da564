"""Hears of every change of a room and calls whoever does not look: once for each turn, later than at once, delaying nobody."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import NamedTuple

import msgspec

from ...engine.errors import EldoradoError
from ..rooms.attendance import BELIEVED
from ..rooms.house import House
from ..rooms.room import Room
from ..storage import StorageError
from ..storage import alerts_sql as sql
from .calling import CallFailed
from .sealing import sealed
from .subscriptions import PushTarget
from .turns import OVER, Call, call_of, message_for, moment_of
from .vapid import PushKey, base64url
from .webhooks import webhook_body

SENDERS = 4
MOST_WAITING = 2_000
"""Messages in line; more are lost, and counted."""
RETRIES = (30.0, 300.0)
"""Seconds until a push service that did not take a message is asked again."""
GONE = (404, 410)
LATER = (408, 425, 429)
MOST_TTL = 28 * 86_400
LEAST_TTL = 60
"""With none Microsoft's service refuses a message (400) instead of trying once."""
UNLIMITED_TTL = 3 * 86_400
MISSED = 12 * 3600.0
MOST_MISSED = 200
PULSE = 0.2
"""Seconds in which turns gather before they are looked at together."""


class Due(NamedTuple):
    """A call that waits for its time, in monotonic seconds."""

    at: float
    room: Room
    number: int


class Letter(NamedTuple):
    """One message on its way: sealed for a device, or plain for a webhook."""

    address: str
    headers: dict[str, str]
    body: bytes
    is_push: bool
    tried: int = 0


class Alerts:
    def __init__(self, house: House, key: PushKey) -> None:
        self._house = house
        self._services = house.services
        self._key = key
        self._due: asyncio.Queue[Due] = asyncio.Queue()
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        for _ in range(SENDERS):
            self._begin(self._send_forever())
        self._begin(self._call_forever())
        self._begin(self._catch_up())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- whom

    def news(self, room: Room) -> None:
        """Something changed in a room: is somebody to be called? Most changes are within a turn that is known already."""
        if room.called != moment_of(room):
            call = call_of(room)
            if call is not None:
                room.called = call.number
                delay = self._services.settings.alert_delay
                self._due.put_nowait(Due(self._services.clock.ticks() + delay, room, call.number))

    async def _call_forever(self) -> None:
        """After a while, as most people look anyway; what has changed until then calls for itself."""
        while True:
            due = await self._due.get()
            left = due.at - self._services.clock.ticks()
            if left > 0:
                await asyncio.sleep(left + PULSE)
            room = self._house.rooms.get(due.room.code)
            if room is None or room.called == due.number:
                self._begin(self._call(due))

    async def _call(self, due: Due, is_second: bool = False) -> None:
        try:
            if not self._is_looked_at_elsewhere(due.room):
                room = await self._house.find(due.room.code)
                call = call_of(room)
                if call is None or call.number != due.number:
                    return
                if not self._is_for_others(room, call):
                    await self._write(room, call)
                    return
            if not is_second:
                self._begin(self._call_later(due))
        except EldoradoError as error:
            self._services.log.warning("alert-failed", room=due.room.code, code=error.code)
        except Exception:  # whatever it is: the next turn is called for; the log has it in full
            self._services.log.exception("alert-fault", room=due.room.code)

    async def _call_later(self, due: Due) -> None:
        """The process that was to decide may be gone: whoever is still heard of after this time is really there."""
        await asyncio.sleep(BELIEVED)
        await self._call(due, is_second=True)

    def _is_looked_at_elsewhere(self, room: Room) -> bool:
        """Only there: the process at which people look calls for itself, and nothing has to be read here to find that out."""
        known = self._house.rooms.get(room.code)
        if known is None:
            return room.is_left_to_others
        return not known.listeners and known.attendance.is_elsewhere()

    def _is_for_others(self, room: Room, call: Call) -> bool:
        """Of several processes the one where a person's page is open decides for it, else whoever is the first."""
        here = {seat for listener in room.listeners for seat in listener.held()}
        return any(seat not in here for seat in room.attendance.present() if seat in call.seats)

    async def _write(self, room: Room, call: Call) -> None:
        here = {seat: listener for listener in room.listeners for seat in listener.held()}
        away = [seat for seat in call.seats if seat not in here or here[seat].is_hidden]
        if not await self._services.storage.write(sql.CALL_ONCE, room.code, call.number, self._services.clock.now()):
            return
        looking = {room.sheet.seat(seat).owner for seat in call.seats if seat not in away}
        for owner in sorted({room.sheet.seat(seat).owner for seat in away} - looking - {""}):
            for target in await self._services.subscriptions.of(owner):
                self._put(self._letter(room, call, target))
        if away and room.sheet.webhook:
            self._put(self._note(room, call))

    async def _catch_up(self) -> None:
        """Rooms in which a turn began just before the last process stopped are looked at again."""
        try:
            since = self._services.clock.now() - MISSED
            for (code,) in await self._services.storage.rows(sql.UNCALLED, since, MOST_MISSED):
                await self._call_again(str(code))
        except StorageError as error:
            self._services.log.warning("alerts-not-caught-up", code=error.code)

    async def _call_again(self, code: str) -> None:
        try:
            self.news(await self._house.find(code))
        except EldoradoError as error:
            self._services.log.info("alert-without-room", room=code, code=error.code)

    # ---- what

    def _letter(self, room: Room, call: Call, target: PushTarget) -> Letter:
        now = self._services.clock.now()
        message = msgspec.json.encode(message_for(room, call, target.language, now))
        headers = {
            "authorization": self._key.authorization(target.endpoint, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_lasts(room, call, now)),
            "topic": base64url(hashlib.sha256(room.code.encode()).digest()[:24]),
            "urgency": "normal",
        }
        return Letter(target.endpoint, headers, sealed(message, target.public_key, target.auth), True)

    def _note(self, room: Room, call: Call) -> Letter:
        body = webhook_body(room, call, self._services.clock.now())
        return Letter(room.sheet.webhook, {"content-type": "application/json", "user-agent": "eldorado"}, body, False)

    # ---- sending

    def _put(self, letter: Letter) -> None:
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            self._services.meters.alerts.labels("lost").inc()

    async def _send_forever(self) -> None:
        while True:
            letter = await self._letters.get()
            try:
                await self._send(letter)
            except EldoradoError as error:
                self._services.log.warning("alert-not-sent", code=error.code)
            except Exception:  # whatever it is, the next letter is sent; the log has it in full
                self._services.log.exception("alert-sending-fault")

    async def _send(self, letter: Letter) -> None:
        """An address that is dead is dropped when its answer says so; one that does not take it now is asked again, twice."""
        meters = self._services.meters.alerts
        try:
            status = await self._services.caller.post(self._services.caller.place(letter.address), letter.headers, letter.body)
        except CallFailed as failed:
            self._services.log.info("alert-no-answer", why=str(failed))
            status = 0
        if 200 <= status < 300:
            meters.labels("sent").inc()
        elif status in GONE and letter.is_push:
            meters.labels("gone").inc()
            await self._services.subscriptions.drop_dead(letter.address)
        elif (status == 0 or status >= 500 or status in LATER) and letter.tried < len(RETRIES):
            self._begin(self._again(letter))
        else:
            meters.labels("refused").inc()
            self._services.log.warning("alert-refused", status=status, push=letter.is_push)

    async def _again(self, letter: Letter) -> None:
        await asyncio.sleep(RETRIES[letter.tried])
        self._put(letter._replace(tried=letter.tried + 1))


def _lasts(room: Room, call: Call, now: float) -> int:
    """Seconds for which a push service keeps it for a device that is switched off."""
    if call.number == OVER or not room.deadline:
        return UNLIMITED_TTL
    return max(LEAST_TTL, min(int(room.deadline - now), MOST_TTL))

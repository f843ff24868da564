"""What a connection may ask of a room: right seat, right phase, right version, in that order, each with its own answer."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Any

from ...engine.errors import EldoradoError
from ...presenter import intents
from ...presenter.plans import as_if_asked, plan_options
from ...protocol import VERSION
from ...protocol.room import SeatToken
from ...protocol.socket import (
    Act,
    AskHint,
    AskPlan,
    Done,
    EndTurn,
    FromClient,
    HandOn,
    Hello,
    Leave,
    LetBack,
    Look,
    Ping,
    Planned,
    Pong,
    Reason,
    Refused,
    Rematch,
    Renew,
    Replace,
    Resign,
    Return,
    Reveal,
    Say,
    SetPace,
    SetSeat,
    Start,
    Undo,
    Welcome,
    Why,
)
from ...protocol.table import Refusal
from . import opening
from . import seats as seating
from .hints import hinted
from .hosts import hand_on, next_host, settle_host
from .house import House
from .listeners import SPECTATOR, Listener, encode
from .log import MOST_ACTIONS, LoggedGame, Trial
from .planning import BOTS, checked_pace
from .remarks import REMEMBERED_REMARKS, said, say
from .room import Room, Stale
from .sheet import HOST
from .state import is_covered
from .unwelcome import let_back, origin_of

MOST_TOKENS = 8


class Visit:
    """One connection in one room, from its hello to its end."""

    def __init__(self, house: House, room: Room, listener: Listener, address: str) -> None:
        self.house = house
        self.room = room
        self.listener = listener
        self.address = address

    # ---- coming and going

    async def enter(self, hello: Hello) -> None:
        """Welcome, the chat so far, and what the connection has missed."""
        if hello.protocol != VERSION:
            raise EldoradoError("connection.protocol", {"spoken": VERSION, "found": hello.protocol})
        while not await self._enter(hello):
            self.room = await self.house.find(self.room.code)

    async def _enter(self, hello: Hello) -> bool:
        """False when the house has let the room go meanwhile: then nobody would bring it news."""
        room, listener = self.room, self.listener
        async with room.lock:
            if self.house.rooms.get(room.code) is not room:
                return False
            await self.house.follow(room, room.agree())
            tokens = self._claim(hello.tokens)
            self._take_over()
            room.listeners.append(listener)
            listener.send(encode(self._welcome(tokens)))
            for remark in await self.house.services.storage.remarks(room.code, REMEMBERED_REMARKS):
                listener.send(encode(said(remark)))
            if room.logged is not None:
                listener.send(encode(room.table(listener.watching, hello.since)))
                listener.seen = room.version
            await self._forget_votes()
            room.presence_changed()
            await opening.promise(room, listener.seats, hello.promise)
            await settle_host(room)
        return True

    def _claim(self, tokens: list[str]) -> list[SeatToken]:
        """Finds the seats of these tokens; answers with fresh ones if some were issued for the room before a rematch."""
        sheet, issuer = self.room.sheet, self.house.services.tokens
        held: set[int] = set()
        for token in tokens[:MOST_TOKENS]:
            seat = issuer.seat(sheet, token)
            if seat is None:
                raise EldoradoError("connection.token", {})
            if self.house.services.rulings.is_seat_banned(self.room.code, seat):
                raise EldoradoError("connection.banned")
            held.add(seat)
        self.listener.is_unseated_host = HOST in held
        self.listener.hold(held - {HOST})
        return self._tokens() if any(issuer.is_old(sheet, token) for token in tokens[:MOST_TOKENS]) else []

    def _tokens(self) -> list[SeatToken]:
        """Valid tokens for everything held here."""
        return [SeatToken(seat, self.house.services.tokens.issue(self.room.sheet, seat)) for seat in sorted(self.listener.held())]

    def _take_over(self) -> None:
        """The newest connection has the seat; older ones are told, at other processes too by what is said of presence.

        This one may be the older: its hello may have been held up for longer.
        """
        seats, room = self.listener.seats, self.room
        self.listener.claimed = room.attendance.claim(self.listener.claimed)
        if any(one.seats & seats and one.claimed > self.listener.claimed for one in room.listeners):
            raise EldoradoError("connection.taken-over")
        if seats:
            room.revoke(seats, "connection.taken-over", self.listener)

    def _welcome(self, tokens: list[SeatToken]) -> Welcome:
        return Welcome(VERSION, sorted(self.listener.seats), self.room.state(), self.room.is_host(self.listener), tokens)

    async def _forget_votes(self) -> None:
        """Who is back is not away."""
        back = [seat for seat in self.listener.seats if self.room.sheet.seat(seat).votes]
        if back:
            await self.room.amend(functools.partial(seating.clear_votes, seats=back))

    def exit(self) -> None:
        if self.listener in self.room.listeners:
            self.room.listeners.remove(self.listener)
            self.room.presence_changed()

    # ---- asking

    async def ask(self, message: FromClient) -> None:
        """Carries out one request and answers it; whatever is refused changes nothing."""
        if isinstance(message, Ping):
            self.listener.is_hidden = message.hidden
            self.listener.send(encode(Pong(message.id, self.room.version)))
            return
        if isinstance(message, Hello):
            raise EldoradoError("connection.hello-twice", {})
        try:
            if isinstance(message, AskHint):
                self.listener.send(encode(await hinted(self, message)))
                return
            async with self.room.lock:
                if self.room.is_doubtful:
                    await self.house.follow(self.room, self.room.refresh())
                answer = await _HANDLERS[type(message)](self, message)
        except EldoradoError as refused:
            self._refuse(message.id, refused)
        else:
            self.listener.send(encode(answer or Done(message.id, self.room.version)))

    def _refuse(self, number: int, refused: EldoradoError) -> None:
        self.house.services.meters.refusals.labels(refused.code).inc()
        if isinstance(refused, Stale):
            self.listener.seen = min(self.listener.seen, self.room.version - 1)
        index = getattr(refused, "index", 0)
        answer = Refused(number, Refusal(refused.code, refused.facts), self.room.version, index)
        self.listener.send(encode(answer))

    def check_seat(self, seat: int) -> None:
        if seat not in self.listener.seats:
            raise EldoradoError("seat.not-yours", {"seat": seat})

    def check_host(self) -> None:
        if not self.room.is_host(self.listener):
            raise EldoradoError("room.host-only", {})

    async def _act(self, message: Act) -> None:
        self.check_playing(message.seat)
        if not 1 <= len(message.actions) <= MOST_ACTIONS:
            raise EldoradoError("act.count", {"most": MOST_ACTIONS, "found": len(message.actions)})
        logged = await self.current(message.version)
        await self._commit(logged.act(message.seat, message.actions))

    async def _end_turn(self, message: EndTurn) -> None:
        self.check_playing(message.seat)
        logged = await self.current(message.version)
        await self._commit(logged.act(message.seat, intents.ending(logged.game.view(message.seat), message.keep)))

    async def _why(self, message: Why) -> Reason:
        self.check_playing(message.seat)
        return Reason(message.id, intents.why(as_if_asked(self.room.game().game.view(message.seat)), message))

    async def _plan(self, message: AskPlan) -> Planned:
        self.check_playing(message.seat)
        return Planned(message.id, self.room.version, plan_options(self.room.game().game.view(message.seat)))

    async def _undo(self, message: Undo) -> None:
        self.check_playing(message.seat)
        logged = await self.current(message.version)
        await self._commit(logged.undo(message.seat))

    async def _resign(self, message: Resign) -> None:
        self.check_playing(message.seat)
        await self._commit(self.room.game().resign(message.seat))

    def check_playing(self, seat: int) -> None:
        self.check_seat(seat)
        seating.check_playing(self.room.sheet)
        if self.room.sheet.seat(seat).stand_in:
            raise EldoradoError("seat.stand-in", {"seat": seat})
        if is_covered(self.room, seat):
            raise EldoradoError("seat.time-up", {"seat": seat})

    async def current(self, version: int) -> LoggedGame:
        if version != self.room.version:
            await self.house.follow(self.room, self.room.agree())  # who asks may know more than this process does
        if version != self.room.version:
            raise Stale
        return self.room.game()

    async def _commit(self, trial: Trial) -> None:
        if self.room.sheet.seat(trial.seat).lapses:
            await self.room.amend(functools.partial(seating.forgive, seat=trial.seat))
        await self.room.commit(trial)
        self.house.services.meters.entries.people += 1

    async def _start(self, message: Start) -> None:
        self.check_host()
        await opening.start(self.room)

    async def _reveal(self, message: Reveal) -> None:
        await opening.reveal(self.room, self.listener.seats, message.share)

    async def _set_seat(self, message: SetSeat) -> None:
        seating.check_lobby(self.room.sheet)
        seating.check_seat(self.room.sheet, message.seat)
        if message.kind:
            self.check_host()
            services = self.house.services
            origin = origin_of(services.tokens, self.room.sheet, self.address)
            change = functools.partial(seating.assign, seat=message.seat, kind=message.kind, bot=message.bot, bots=BOTS)
            await self.room.amend(functools.partial(change, hosts_origin=origin, now=services.clock.now()))
            self.room.revoke({message.seat}, "connection.seat-lost")
            self.room.presence_changed()
        else:
            self.check_seat(message.seat)
            await self.room.amend(functools.partial(seating.rename, seat=message.seat, name=message.name, colour=message.colour))

    async def _leave(self, message: Leave) -> None:
        """A host who does not play leaves seat 0."""
        if message.seat not in self.listener.held():
            raise EldoradoError("seat.not-yours", {"seat": message.seat})
        present = self.room.attendance.present()
        await self.room.amend(functools.partial(seating.leave, seat=message.seat, present=present))
        self.listener.drop(message.seat)
        self.room.presence_changed()

    async def _replace(self, message: Replace) -> None:
        self.check_seat(message.seat)
        attendance = self.room.attendance
        present, absent = attendance.present(), attendance.absent(self.house.services.settings.absence)
        await self.room.amend(
            functools.partial(seating.vote, seat=message.seat, target=message.target, present=present, absent=absent)
        )

    async def _return(self, message: Return) -> None:
        self.check_seat(message.seat)
        await self.room.amend(functools.partial(seating.come_back, seat=message.seat))

    async def _pace(self, message: SetPace) -> None:
        people = [number for number, seat in enumerate(self.room.sheet.seats, 1) if seat.kind == "human"]
        if not set(people) <= self.listener.seats or not people:
            self.check_host()
        await self.room.amend(functools.partial(seating.set_pace, pace=checked_pace(message.pace)))

    async def _rematch(self, message: Rematch) -> None:
        if not self.listener.seats and not self.room.is_host(self.listener):
            raise EldoradoError("seat.not-yours", {"seat": 0})
        await self.house.follow(self.room, self.room.agree())
        if self.room.sheet.phase != "over":
            raise EldoradoError("room.not-over", {})
        if not self.room.sheet.rematch:
            self.house.admit(self.address)
            code = await self.house.rematch(self.room, next_host(self.room, self.listener))
            await self.room.amend(functools.partial(seating.set_rematch, code=code))

    async def _look(self, message: Look) -> None:
        if message.seat != SPECTATOR:
            self.check_seat(message.seat)
        self.listener.watching = message.seat
        self.listener.send(encode(self.room.table(message.seat, self.room.version)))
        self.listener.seen = self.room.version

    async def _renew(self, message: Renew) -> None:
        """Older tokens of the seat are worthless from now on; connections made with them have lost it already."""
        self.check_seat(message.seat)
        await self.room.amend(functools.partial(seating.renew, seat=message.seat))
        self.listener.send(encode(self._welcome(self._tokens())))


_HANDLERS: dict[type, Callable[[Visit, Any], Awaitable[Reason | Planned | None]]] = {
    Act: Visit._act,
    EndTurn: Visit._end_turn,
    Why: Visit._why,
    AskPlan: Visit._plan,
    Undo: Visit._undo,
    Resign: Visit._resign,
    Start: Visit._start,
    Reveal: Visit._reveal,
    SetSeat: Visit._set_seat,
    HandOn: hand_on,
    LetBack: let_back,
    Leave: Visit._leave,
    Replace: Visit._replace,
    Return: Visit._return,
    SetPace: Visit._pace,
    Rematch: Visit._rematch,
    Say: say,
    Look: Visit._look,
    Renew: Visit._renew,
}

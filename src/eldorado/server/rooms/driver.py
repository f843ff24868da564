"""What a room does by itself: bots play when it is their turn, and a turn whose time is up is played by a bot."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import secrets

from ...engine.errors import EldoradoError
from ...notation.setups import setup_text
from ..storage import StorageError
from ..workers.bots import STAND_IN
from ..workers.pool import ThoughtFailed
from ..workers.turns import NOBODY, Crowded
from ..workers.worker import Position
from . import seats as seating
from .fallback import simplest
from .room import Room, Stale
from .sheet import Sheet
from .state import is_covered

QUICK = ("spend", "give", "discard", "done", "end", "stop", "remove")
"""Actions that need no long look; the pause before them is shorter."""
SHORTER = 0.7
"""Each action of a turn is waited for less than the one before: with the default pause no turn lasts 2.5 seconds."""
OTHERS = 3.0
RETRY = 2.0
"""Seconds until a bot tries again when the storage refuses."""
AFTER_FAULT = 20.0
"""Seconds until it tries again after something that nobody thought of."""


class Driver:
    """Sets bots and clocks going for one process; correct without it, as every entry is checked when it is written."""

    def __init__(self) -> None:
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._clocks: dict[str, tuple[float, asyncio.TimerHandle]] = {}

    def is_busy(self, room: Room) -> bool:
        return room.code in self._playing or f"{room.code} clock" in self._playing

    def forget(self, room: Room) -> None:
        """The room leaves the memory; whoever loads it again sets its clock again."""
        clock = self._clocks.pop(room.code, None)
        if clock is not None:
            clock[1].cancel()

    def news(self, room: Room) -> None:
        """Something changed: is it a bot's turn now, is there a clock to set?"""
        if room.code not in self._playing and bot_to_move(room):
            task = asyncio.get_running_loop().create_task(self._play(room))
            self._playing[room.code] = task
            task.add_done_callback(lambda _: self._playing.pop(room.code, None))
        self._set_clock(room)

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        for _, handle in self._clocks.values():
            handle.cancel()

    # ---- bots

    async def _play(self, room: Room) -> None:
        """As long as it is a bot's turn; ends when a person is asked or the game is over."""
        seat, deeds = 0, 0
        while bot := bot_to_move(room):
            now = room.game().game.decision.seat
            seat, deeds = now, deeds + 1 if now == seat else 0
            try:
                await self._one(room, bot, deeds)
            except Stale:
                continue
            except Crowded:
                await asyncio.sleep(RETRY)
            except StorageError:
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is: a bot that is asked must not fall silent; the log has it in full
                room.services.log.exception("bot-fault", room=room.code)
                await asyncio.sleep(AFTER_FAULT)

    async def _one(self, room: Room, bot: str, deeds: int) -> None:
        if not await room.services.fanout.may_drive(room.code):
            await asyncio.sleep(OTHERS)  # another process runs these bots; if it has died, its lease runs out
            return
        logged = room.game()
        version, seat = logged.version, logged.game.decision.seat
        text, fell = await self._chosen(room, bot)
        await asyncio.sleep(pause(text, deeds) * room.services.settings.bot_pause * room.sheet.pace)
        async with room.lock:
            if room.is_doubtful:
                await room.refresh()
            if room.version != version or bot_to_move(room) != bot:
                raise Stale
            if room.is_falling_back != fell:
                room.is_falling_back = fell
                room.push_room()
            await room.commit(room.game().act(seat, [text]))
            room.services.meters.entries.bots += 1

    async def _chosen(self, room: Room, bot: str) -> tuple[str, bool]:
        """The bot's choice, or the simplest one when it fails or chooses something illegal; both are logged."""
        services, game = room.services, room.game().game
        try:
            with services.meters.thinking.time():
                text = await services.thinkers.choose(_position(room, bot), *_share(room))
            game.copy().play(text)
        except ThoughtFailed as failed:
            services.meters.fallbacks.labels(failed.why).inc()
        except EldoradoError as refused:
            services.log.error("bot-illegal", room=room.code, bot=bot, code=refused.code)
            services.meters.fallbacks.labels("illegal").inc()
        else:
            return text, False
        return simplest(game.view(game.decision.seat)).text, True

    # ---- clocks

    def _set_clock(self, room: Room) -> None:
        known = self._clocks.get(room.code)
        wanted = room.deadline if room.sheet.phase == "playing" and room.sheet.timer else 0
        if known is not None:
            if known[0] == wanted:
                return
            known[1].cancel()
            del self._clocks[room.code]
        if wanted:
            # never longer than a turn, whatever the wall clock has done meanwhile
            left = min(max(wanted - room.services.clock.now(), 0), room.sheet.timer + room.sheet.bank)
            handle = asyncio.get_running_loop().call_later(left, self._ring, room, room.version)
            self._clocks[room.code] = (wanted, handle)

    def _ring(self, room: Room, version: int) -> None:
        self._clocks.pop(room.code, None)
        task = asyncio.get_running_loop().create_task(_expire(room))
        self._playing.setdefault(f"{room.code} clock", task)
        task.add_done_callback(lambda _: self._playing.pop(f"{room.code} clock", None))


async def _expire(room: Room) -> None:
    """Turn and bank are used up: a bot plays for the seat, see `seats.lapse`."""
    deadline = room.deadline
    while room.sheet.phase == "playing" and room.deadline == deadline:
        try:
            async with room.lock:
                if room.is_doubtful:
                    await room.refresh()
                seat = room.game().game.decision.seat
                if room.deadline == deadline and seat and room.sheet.seat(seat).kind == "human":
                    if not room.sheet.seat(seat).stand_in and not is_covered(room, seat):
                        room.services.log.info("time-up", room=room.code, seat=seat)
                        await room.amend(functools.partial(seating.lapse, seat=seat, deadline=deadline))
                return
        except StorageError:
            await asyncio.sleep(RETRY)
        except Exception:  # whatever it is: the turn must end some time; the log has it in full
            room.services.log.exception("clock-fault", room=room.code)
            await asyncio.sleep(AFTER_FAULT)


def bot_to_move(room: Room) -> str:
    """The bot that has to choose now; empty when a person has, or nobody."""
    if room.logged is None or room.sheet.phase != "playing" or room.logged.game.is_over:
        return ""
    number = room.logged.game.decision.seat
    seat = room.sheet.seat(number)
    if seat.kind == "bot":
        return seat.bot
    return STAND_IN if seat.stand_in or is_covered(room, number) else ""


def _share(room: Room) -> tuple[str, bool]:
    """On whose behalf the bot thinks, and whether anybody sees it; at other processes people have no address here."""
    if room.listeners:
        return room.listeners[0].address, True
    return NOBODY, bool(room.attendance.present() or room.attendance.spectators())


def pause(text: str, deeds: int) -> float:
    """How long to wait before an action that follows so many others of its turn."""
    return (0.35 if text.split(" ", 1)[0] in QUICK else 1.0) * SHORTER**deeds


def _position(room: Room, bot: str) -> Position:
    sheet = room.sheet
    return Position(
        game=f"{sheet.code} {sheet.nonce}",
        setup=sheet.moment or setup_text(room.game().game.setup),
        actions=room.game().game.actions,
        bot=bot,
        seconds=room.services.settings.bot_seconds,
        chance=_chance(sheet, len(room.game().game.actions)),
    )


def _chance(sheet: Sheet, actions: int) -> int:
    """What seeds the bot's own choices: in the expedition of a day the same for everybody who has come as far."""
    if not sheet.daily:
        return secrets.randbits(63)
    return int.from_bytes(hashlib.sha256(f"{sheet.seed} {actions}".encode()).digest()[:8]) >> 1

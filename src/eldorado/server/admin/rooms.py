"""Rooms for their keepers: lists, one in full but for what only its players may know, records, and whether all of them replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ...engine.errors import EldoradoError
from ..rooms.log import LoggedGame
from ..rooms.sheet import Sheet, decode
from ..storage import RoomLine, Storage, StorageError

PAGE = 500


class Shown(msgspec.Struct):
    """One room; neither seed nor shares nor hands."""

    code: str
    phase: str
    route: str
    seats: list[dict[str, Any]]
    created: float
    touched: float
    public: bool
    timer: int
    entries: int
    remarks: int
    is_closed: bool


class Broken(msgspec.Struct):
    code: str
    reason: str


async def all_rooms(storage: Storage) -> AsyncIterator[RoomLine]:
    after = ""
    while page := await storage.lines(after, PAGE):
        for line in page:
            yield line
        after = page[-1].code


async def show(storage: Storage, code: str) -> Shown:
    sheet, touched = await _sheet(storage, code)
    closed = any(ruling.kind == "close" and ruling.who == sheet.code for ruling in await storage.rulings())
    seats = [
        {"seat": number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "stand_in": seat.stand_in}
        for number, seat in enumerate(sheet.seats, 1)
    ]
    entries, remarks = await storage.entries(sheet.code, 0), await storage.remarks(sheet.code, 1_000_000)
    return Shown(
        sheet.code, sheet.phase, sheet.route or "-", seats, sheet.created, touched, sheet.public, sheet.timer, len(entries),
        len(remarks), closed,
    )  # fmt: skip


async def export(storage: Storage, code: str, is_secret_told: bool) -> str:
    """The record of a game; of one that is being played only for whoever says so, as it holds the seed."""
    sheet, _ = await _sheet(storage, code)
    if sheet.phase == "lobby":
        raise EldoradoError("room.not-playing", {"phase": sheet.phase})
    if sheet.phase != "over" and not is_secret_told:
        raise EldoradoError("room.record-secret", {})
    logged = await _replayed(storage, sheet)
    return logged.game.record


async def _sheet(storage: Storage, code: str) -> tuple[Sheet, float]:
    row = await storage.load(code.upper())
    if row is None:
        raise EldoradoError("room.unknown", {"code": code[:12]})
    try:
        return decode(row.doc), row.touched
    except msgspec.MsgspecError:
        raise EldoradoError("room.broken", {"code": row.code}) from None


async def _replayed(storage: Storage, sheet: Sheet) -> LoggedGame:
    logged = LoggedGame(sheet.new_game())
    for entry in await storage.entries(sheet.code, 0):
        logged.replay(entry)
    return logged


async def check(storage: Storage, code: str) -> str:
    """Replays one stored game; empty if all is well, else what is wrong."""
    try:
        row = await storage.load(code)
        sheet = decode(row.doc) if row is not None else None
        if sheet is not None and sheet.phase != "lobby":
            await _replayed(storage, sheet)
        elif sheet is not None:
            sheet.setup()
    except StorageError:
        raise
    except EldoradoError as error:
        return error.code
    except Exception as error:  # noqa: BLE001 - a document that is none can break anything; that is what is looked for here
        return f"{type(error).__name__}: {error}"
    return "" if sheet is not None else "room.unknown"

"""By which rules a stored room is played: those it began with, or it is refused in words (R2.3)."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3

import pytest
from playing import shared_table
from serving import serving, settings_in

from eldorado.client.http import HttpRefused
from eldorado.engine.errors import EldoradoError
from eldorado.engine.versions import RULES_VERSION
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.server.rooms.planning import planned
from eldorado.server.rooms.sheet import Sheet, decode, encode

OWN = "route own\nB 0 0 turn 0\nO 0 -5 turn 0\nQ 1 -8 turn 0\nK 4 -13 turn 0\nend river\n"


def new_sheet() -> Sheet:
    return planned(NewRoom(seats=[SeatPlan(), SeatPlan()], route_text=OWN), 0)


def test_a_new_room_is_played_by_the_newest_rules() -> None:
    sheet = new_sheet()
    assert decode(encode(sheet)).rules == RULES_VERSION
    assert sheet.board().seam_count == 2


def test_a_room_stored_before_there_were_two_versions_keeps_the_first() -> None:
    stored = encode(new_sheet()).replace(',"rules":2', "")
    assert "rules" not in stored
    assert decode(stored).board().seam_count == 1
    assert decode(stored).board().rules == 1


def test_a_room_of_unknown_rules_cannot_be_played() -> None:
    sheet = decode(encode(new_sheet()).replace('"rules":2', '"rules":9'))
    with pytest.raises(EldoradoError, match="is not known here"):
        sheet.board()


def stored(folder: pathlib.Path, change: str = "doc") -> str:
    with sqlite3.connect(folder / "games.sqlite") as database:
        database.execute(f"UPDATE room SET doc = {change}")
        return str(database.execute("SELECT doc FROM room").fetchone()[0])


def test_a_stored_room_of_unknown_rules_is_refused_in_words_and_not_touched(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        code = asyncio.run(shared_table(running.server, 2, timer=60)).room.code
    before = stored(tmp_path, """replace(doc, '"rules":2', '"rules":9')""")
    with serving(settings_in(tmp_path)) as running:
        with pytest.raises(HttpRefused) as refused:
            asyncio.run(running.server.room(code))
        assert refused.value.problem.code == "setup.rules"
        assert asyncio.run(running.server.box()).routes
    assert stored(tmp_path) == before

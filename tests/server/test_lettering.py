"""Names and remarks of strangers: what cannot be seen or towers over other lines is refused, what people write is kept."""

from __future__ import annotations

import asyncio

import pytest
from serving import Running

from eldorado.client import HttpRefused
from eldorado.engine.errors import EldoradoError
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.server.rooms.lettering import LONGEST_NAME, clean, clean_name

TOWER = "Z" + "\u0351" * 12 + "a"


@pytest.mark.parametrize(
    "name",
    ["Ada", "Łucja", "Jose\u0301", "Nguyễn", "李小龙", "Анна", "שָׁלוֹם", "हिन्दी", "👩\u200d🚀", "O'Neil", "", "  Ada  Lovelace "],
)
def test_names_that_people_have_are_kept(name: str) -> None:
    assert clean_name(name).replace(" ", "") != "" or not name.strip()


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200b\u200b\u200b",
        "\u3164",
        "\u2800\u2800",
        "\u202eadA",
        "A\u0000b",
        TOWER,
        "\u0301\u0301",
        "\u115f\u1160",
        "\u2066x",
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_or_are_stacked_are_refused(name: str) -> None:
    with pytest.raises(EldoradoError) as refused:
        clean_name(name)
    assert refused.value.code == "seat.name-unreadable"


def test_a_long_name_is_cut_and_a_remark_loses_its_towers() -> None:
    assert clean_name("x" * 100) == "x" * LONGEST_NAME
    assert clean(f"hi\u202e {TOWER}\n\u3164 there", 100) == "hi Z\u0351\u0351a there"


def test_the_door_refuses_them(running: Running) -> None:
    async def test() -> None:
        with pytest.raises(HttpRefused) as refused:
            await running.server.make_room(NewRoom([SeatPlan(name=TOWER), SeatPlan()], here=[1]))
        assert (refused.value.status, refused.value.problem.code) == (400, "seat.name-unreadable")
        joined = await running.server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        with pytest.raises(HttpRefused):
            await running.server.take_seat(joined.room.code, TakeSeat(2, "\u200b"))

    asyncio.run(test())

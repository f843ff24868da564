"""The expedition of a day may go over a published route: well rated, settled the day before, the same for every process."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable

import pytest
from serving import Running, serving, settings_in
from test_passes import ask, new_pass
from test_storage import Make, make, opened  # noqa: F401  # `make` is a fixture

from eldorado.routes.printed import route, route_ids
from eldorado.server.gallery.shelf import Shelf, ShelfRoute, layout_of
from eldorado.server.people import daily, day_routes
from eldorado.server.people.day_routes import DAY, DayRoute, DayRoutes
from eldorado.server.rooms.sheet import day_of
from eldorado.server.services import Clock
from eldorado.server.storage import Storage

NOON = 1_800_000_000.0
KEY = b"secret"


class SetClock(Clock):
    def __init__(self, at: float = NOON) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


@pytest.fixture(autouse=True)
def every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_routes, "SHARE", 1.0)


async def published(storage: Storage, id: str, stars: int = 5, voices: int = 4, races: int = 4, age: float = 5 * DAY) -> str:
    """A route in the gallery, with what came of it."""
    shelf, laid = Shelf(storage), route(id).route
    made = await shelf.put(ShelfRoute("", layout_of(laid), id, "Ada", laid.text(), 30, 4, 2, NOON - age))
    for number in range(races):
        await shelf.raced(made.code, f"ROOM{number}", NOON)
    for number in range(voices):
        await shelf.rate(made.code, f"who {number}", stars, NOON)
    return made.code


def settling(make: Make, prepare: Callable[[Storage], object], draws: bool = True) -> DayRoute:  # noqa: F811
    """What is settled for tomorrow, and told tomorrow, after whatever was prepared."""

    async def test() -> DayRoute:
        async with opened(make) as storage:
            await prepare(storage)  # type: ignore[misc]
            clock = SetClock()
            routes = DayRoutes(storage, clock, draws)
            await routes.settle(day_of(NOON + DAY), KEY)
            clock.at += DAY
            return await routes.of(day_of(NOON + DAY))

    return asyncio.run(test())


def test_a_liked_route_is_drawn_under_the_days_name(make: Make) -> None:  # noqa: F811
    codes: list[str] = []

    async def prepare(storage: Storage) -> None:
        codes.append(await published(storage, "home-stretch"))

    found = settling(make, prepare)
    assert found.code == codes[0]
    assert found.text.startswith(f"route expedition-{day_of(NOON + DAY)}\n")
    assert "home-stretch" not in found.text


@pytest.mark.parametrize(
    "fault", [{"stars": 3}, {"voices": 2}, {"races": 2}, {"age": DAY}], ids=["unloved", "few voices", "few races", "too new"]
)
def test_what_few_know_or_like_is_not_drawn(make: Make, fault: dict[str, float]) -> None:  # noqa: F811
    async def prepare(storage: Storage) -> None:
        await published(storage, "home-stretch", **fault)  # type: ignore[arg-type]

    assert settling(make, prepare) == DayRoute()


def test_what_somebody_complains_of_is_not_drawn(make: Make) -> None:  # noqa: F811
    async def prepare(storage: Storage) -> None:
        await Shelf(storage).complain(await published(storage, "home-stretch"), "eve", "its name", NOON)

    assert settling(make, prepare) == DayRoute()


def test_the_operator_may_not_want_it(make: Make) -> None:  # noqa: F811
    async def prepare(storage: Storage) -> None:
        await published(storage, "home-stretch")

    assert settling(make, prepare, draws=False) == DayRoute()


def test_a_day_that_has_begun_is_not_steered_any_more(make: Make) -> None:  # noqa: F811
    """Unsettled, it has none for good; settled, neither ratings nor a removal change it, in no process."""

    async def test() -> None:
        async with opened(make) as storage:
            clock, tomorrow = SetClock(), day_of(NOON + DAY)
            here, there = (DayRoutes(storage, clock, True) for _ in range(2))
            assert await here.of(day_of(NOON)) == DayRoute()
            code = await published(storage, "home-stretch")
            await there.settle(day_of(NOON), KEY)
            assert await there.of(day_of(NOON)) == DayRoute()
            await asyncio.gather(here.settle(tomorrow, KEY), there.settle(tomorrow, KEY))
            await Shelf(storage).remove(code, "", NOON)
            await here.settle(tomorrow, KEY)
            clock.at += DAY
            assert (await here.of(tomorrow)).code == (await there.of(tomorrow)).code == code

    asyncio.run(test())


def test_no_route_comes_again_soon_and_a_new_one_changes_no_draw(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            clock = SetClock()
            routes = DayRoutes(storage, clock, True)
            known = {await published(storage, id) for id in sorted(route_ids())[:4]}
            drawn = []
            for _ in range(6):
                clock.at += DAY
                await routes.settle(day_of(clock.at), KEY)
                drawn.append((await routes.of(day_of(clock.at))).code)
            assert set(drawn[:4]) == known
            assert drawn[4:] == ["", ""]

    asyncio.run(test())


def test_a_route_that_cannot_be_laid_any_more_is_passed_over(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(day_routes, "_laid", lambda one, _: "" if one.name == "home-stretch" else one.text)

    async def prepare(storage: Storage) -> None:
        await published(storage, "home-stretch")
        await published(storage, "serpentine")

    assert settling(make, prepare).text.startswith("route serpentine")


def on_loop(running: Running, act: Callable[[], object]) -> object:
    assert running.loop is not None
    return asyncio.run_coroutine_threadsafe(act(), running.loop).result(60)  # type: ignore[arg-type]


def test_the_day_goes_over_it_and_names_who_laid_it(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PACERS", ())
    clock = SetClock()
    with serving(settings_in(tmp_path), clock=clock) as running:
        house = running.application.house
        assert house is not None
        before = ask(running, "/api/daily")
        code = on_loop(running, lambda: published(house.services.storage, "home-stretch"))
        on_loop(
            running, lambda: house.services.storage.drop_setting(day_routes.SETTLED + day_of(NOON + DAY))
        )  # settled at the start
        on_loop(running, lambda: daily.Daily(house).settle())
        assert ask(running, "/api/daily") == before
        clock.at += DAY
        told = ask(running, "/api/daily")
        assert (told["published"], told["name"], told["author"], told["is_generated"]) == (code, "home-stretch", "Ada", True)
        assert told["length"] == 34
        room = ask(running, "/api/daily", {}, new_pass(running))["room"]
        assert (room["published"], room["seed_hash"]) == (code, told["seed_hash"])
        on_loop(running, lambda: house.services.shelf.remove(str(code), "", clock.at))
        again = ask(running, "/api/daily")
        assert "name" not in again
        assert (again["length"], again["seed_hash"]) == (told["length"], told["seed_hash"])

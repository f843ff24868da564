"""Ratings: from places alone, the same however often they are computed, on both databases; and gone with their pass."""

from __future__ import annotations

import asyncio
import pathlib
import random

import msgspec
import pytest
from serving import Running, serving, settings_in
from test_passes import ask, new_pass, stored
from test_storage import Make, make, opened  # noqa: F401  # `make` is a fixture

from eldorado.game import Game
from eldorado.server.people import strengths
from eldorado.server.people.ratings import Ratings
from eldorado.server.people.standings import GameResult, Standing
from eldorado.server.people.stories import stories_of
from eldorado.server.people.strengths import START, RatedRival, Strength, after
from eldorado.server.rooms.sheet import SeatSheet, Sheet
from eldorado.server.storage import Storage, people_sql, ratings_sql
from eldorado.server.workers.bots import LEVELS


class Ticking:
    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        self.time += 1
        return self.time


def sheet(code: str, *crew: str, **more: object) -> Sheet:
    """A race of people (`@ada`) and bots (`steady`)."""
    seats = [
        SeatSheet("human", one[1:], number, owner=one[1:]) if one.startswith("@") else SeatSheet("bot", one, number, one)
        for number, one in enumerate(crew, 1)
    ]
    return msgspec.structs.replace(Sheet(code, "n", "ab", seats, 1.0, "playing", "first-game"), **more)


def ended(*order: int, reason: str = "arrived") -> GameResult:
    return GameResult(reason, 12, [Standing(seat, place) for place, seat in enumerate(order, 1)])


async def rows(storage: Storage, who: str) -> list[tuple[object, ...]]:
    return list(await storage.rows(ratings_sql.RATED, who))


def test_a_win_lifts_and_a_defeat_lowers_and_both_make_surer() -> None:
    rival = strengths.strength_of_bot(4, "steady")
    won = after(START, 1, [RatedRival(rival.mu, rival.sigma, 2)])
    lost = after(START, 2, [RatedRival(rival.mu, rival.sigma, 1)])
    assert lost.mu < START.mu < won.mu
    assert max(lost.sigma, won.sigma) < START.sigma
    assert won.told > 1200 > lost.told


@pytest.mark.parametrize("players", [2, 4])
def test_who_plays_like_a_bot_comes_to_its_rating(players: int) -> None:
    """Somebody as strong as the planner, against everybody: places drawn by the model itself."""
    chance = random.Random(18)
    found = START
    for _ in range(300):
        levels = chance.choices(["beginner", "steady", "planner", "expert"], k=players - 1)
        marks = [strengths.BOTS[players][one] for one in levels]
        order = drawn([strengths.BOTS[players]["planner"], *marks], chance)
        rivals = [RatedRival(mark, 0.01, order.index(index)) for index, mark in enumerate(marks, 1)]
        found = after(found, order.index(0), rivals)
    assert abs(found.mu - strengths.BOTS[players]["planner"]) < 3 * found.sigma
    assert found.sigma < 2.5


def drawn(strong: list[float], chance: random.Random) -> list[int]:
    """Who comes first, second, …, by Plackett and Luce."""
    scale = 25 / 6 * len(strong) ** 0.5
    left = list(range(len(strong)))
    order: list[int] = []
    while left:
        order.append(chance.choices(left, [2.718281828 ** (strong[one] / scale) for one in left])[0])
        left.remove(order[-1])
    return order


def test_every_row_can_be_computed_once_more_and_a_race_counts_once(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            ratings = Ratings(storage, Ticking())
            chance = random.Random(1)
            for number in range(5):
                for _ in range(2):  # noted once more, to no effect
                    order = chance.sample([1, 2, 3], 3)
                    await ratings.note(sheet(f"GAME0{number}", "@ada", "@bo", "planner"), ended(*order))
            for who in ("ada", "bo"):
                strength = START
                for players, _, _, _, place, mu, sigma, rivals in await rows(storage, who):
                    strength = after(strength, int(str(place)), msgspec.json.decode(str(rivals), type=list[RatedRival]))
                    assert (strength.mu, strength.sigma, players) == (mu, sigma, 4)
                assert len(await rows(storage, who)) == 5
                state = (await ratings.of(who))[0]
                assert (state.rating, state.races, len(state.curve)) == (strength.told, 5, 5)

    asyncio.run(test())


def test_what_a_crash_cut_off_is_made_up_with_the_same_figures(make: Make) -> None:  # noqa: F811
    """The others' strengths are those before the race, also when their own rows were written before the crash."""

    async def test() -> None:
        async with opened(make) as storage:
            ratings, race = Ratings(storage, Ticking()), sheet("GAME01", "@ada", "@bo")
            await ratings.note(race, ended(1, 2))
            whole = [await rows(storage, who) for who in ("ada", "bo")]
            for table_ in ("rated", "ladder"):
                await storage.write(f"DELETE FROM {table_} WHERE pass = 'bo'")
            await ratings.note(race, ended(1, 2))
            assert [[row[4:] for row in one] for one in whole] == [
                [row[4:] for row in await rows(storage, who)] for who in ("ada", "bo")
            ]
            assert [state.players for state in await ratings.of("bo")] == [2]

    asyncio.run(test())


RACE = ("@ada", "steady", "planner")


@pytest.mark.parametrize(
    ("race", "result"),
    [
        (sheet("GAME01", *RACE, rated=False), ended(1, 2, 3)),
        (sheet("GAME01", *RACE), ended(1, 2, 3, reason="resigned")),
        (sheet("GAME01", *RACE), ended(1, 2, 3, reason="rounds")),
        (sheet("GAME01", *RACE, route="", route_text="own"), ended(1, 2, 3)),
        (sheet("GAME01", *RACE, daily="2026-11-17"), ended(1, 2, 3)),
        (sheet("GAME01", "@ada", "@", "steady"), ended(1, 2, 3)),
        (sheet("GAME01", "@ada", "@ada", "steady"), ended(1, 2, 3)),
        (sheet("GAME01", "steady", "planner", "steady"), ended(1, 2, 3)),
    ],
    ids=["switched off", "given up", "no end", "own route", "practice", "a guest", "one device", "bots alone"],
)
def test_what_does_not_count(make: Make, race: Sheet, result: GameResult) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await Ratings(storage, Ticking()).note(race, result)
            assert await rows(storage, "ada") == []

    asyncio.run(test())


def test_a_hint_takes_a_race_out(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            race = sheet("GAME01", *RACE)
            race.seat(1).hints = 1
            await Ratings(storage, Ticking()).note(race, ended(1, 2, 3))
            assert await rows(storage, "ada") == []

    asyncio.run(test())


def test_the_counted_try_of_a_day_counts(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.write(people_sql.SET_OUT, "2026-11-17", "ada", "GAME01", 5.0)
            await Ratings(storage, Ticking()).note(sheet("GAME01", *RACE, daily="2026-11-17"), ended(1, 2, 3))
            assert len(await rows(storage, "ada")) == 1

    asyncio.run(test())


def test_the_ladder_holds_people_and_bots_by_what_is_sure(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            ratings = Ratings(storage, Ticking())
            for who in ("ada", "bo"):
                await storage.write(people_sql.MAKE_PASS, who, who.title(), 1, 0, 0)
            for number in range(12):
                await ratings.note(sheet(f"GAME{number}", "@ada", "@bo", "steady"), ended(1, 3, 2))
            page = await ratings.ladder(4, "bo")
            names = [row.bot or row.name for row in page.rows]
            assert names.index("Ada") < names.index("Bo")
            assert [one for one in names if one in strengths.BOTS[4]] == list(reversed(LEVELS))
            assert (page.of, page.place, [row.name for row in page.rows if row.mine]) == (2, 2, ["Bo"])
            assert (await ratings.ladder(2, "")).of == 0
            told = await ratings.told(["ada", "bo", "eve"])
            assert set(told) == {("ada", 3), ("ada", 4), ("bo", 3), ("bo", 4)}
            assert told["ada", 3] == (await ratings.of("ada"))[0].rating

    asyncio.run(test())


def test_of_many_races_the_curve_shows_some_and_the_last(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            ratings = Ratings(storage, Ticking())
            for number in range(1, 402):
                await storage.write(ratings_sql.RATE, "ada", 2, number, f"G{number}", number, 1, 25.0, 1.0, "[]")
            await storage.write(ratings_sql.STAND, "ada", 2, 401, 25.0, 1.0, 22.0)
            points = [point.at for point in (await ratings.of("ada"))[0].curve]
            assert points == [*range(3, 401, 3), 401]

    asyncio.run(test())


def recorded() -> Game:
    return Game.replay((pathlib.Path(__file__).parent.parent / "golden" / "01-first-game-3.txt").read_text("utf-8"))


def test_a_game_told_once_more_shows_purchases_and_ways() -> None:
    game = recorded()
    stories = stories_of(game)
    bought = sum(1 for action in game.actions if action.startswith("buy "))
    assert sum(sum(story.bought.values()) for story in stories.values()) == bought > 5
    for seat, story in stories.items():
        assert len(story.path) <= game.round + 1
        assert [len(one) for one in story.path[:1]] == [1]
        assert sum(len(one) for one in story.path) > 10, seat


def race_to_the_gate(running: Running, secret: str) -> str:
    """A recorded race of three, as if it had ended in a room of this pass."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "beginner"}]
    code = str(ask(running, "/api/rooms", {"seats": seats, "here": [1]}, secret)["room"]["code"])

    async def end() -> None:
        house = running.application.house
        assert house is not None
        await house.services.endings.note((await house.find(code)).sheet, recorded())

    assert running.loop is not None
    asyncio.run_coroutine_threadsafe(end(), running.loop).result(60)
    return code


def test_ones_own_page_and_what_is_left_of_it_after_deleting(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running, "Zerubbabel")
        code = race_to_the_gate(running, secret)
        mine = ask(running, "/api/profile", secret=secret)
        assert (mine["races"], mine["ratings"][0]["players"], len(mine["ratings"][0]["curve"])) == (1, 4, 1)
        assert [(one["route"], one["level"], one["count"]) for one in mine["results"]] == [("first-game", "steady", 1)]
        assert len(mine["fastest"]) == len(mine["first_wins"]) == mine["won"]
        assert all(card["copies"] > 0 for card in mine["favourites"])
        ladder = ask(running, "/api/ladder?players=4", secret=secret)
        assert [row["name"] for row in ladder["rows"] if row.get("mine")] == ["Zerubbabel"]
        assert "Zerubbabel" in str(ask(running, "/api/ladder?players=4"))
        exported = ask(running, "/api/pass/export", secret=secret)
        assert [race[2] for race in exported["rated"]] == [code]
        id = ask(running, "/api/pass", secret=secret)["id"]
        ask(running, "/api/pass/delete", {}, secret)
        left = stored(tmp_path)
        assert "Zerubbabel" not in left
        assert id not in left
        assert ask(running, "/api/profile", secret=secret) == (401, "pass.unknown")
        assert ask(running, "/api/ladder?players=4").get("of", 0) == 0


def test_strengths_are_told_in_whole_numbers() -> None:
    assert (Strength(25.0, 2.0).told, Strength(25.0, 2.0).give_or_take) == (1300, 80)

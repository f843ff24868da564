"""What is kept about people, on both databases: old databases keep their games, and every question has its index."""

from __future__ import annotations

import asyncio

import pytest
from test_storage import Make, make, opened, row  # noqa: F401  # `make` is a fixture

from eldorado.server.people.history import PastGames
from eldorado.server.people.holdings import Holdings
from eldorado.server.people.passes import Pass
from eldorado.server.rooms.sheet import SeatSheet, Sheet
from eldorado.server.rooms.sheet import encode as encode_sheet
from eldorado.server.storage import Entry, Remark, Storage, people_sql, ratings_sql, statements
from eldorado.server.storage.sqlite import SqliteStorage

ADA = Pass("ada", "Ada", 1, 0, 0)
DOC = '{"reason":"arrived","rounds":12,"standings":[{"seat":1,"place":1,"arrived":12},{"seat":2,"place":2,"short":3}]}'


class HandTime:
    def now(self) -> float:
        return 100.0


def sheet(code: str = "ABCDEF", phase: str = "playing", owner: str = "ada") -> Sheet:
    seats = [SeatSheet("human", "Ada", 1, owner=owner), SeatSheet("bot", "Bo", 2, "steady")]
    return Sheet(code, "n", "ab", seats, 1.0, phase, "first-game")


async def finish(storage: Storage, code: str, at: float, way: str = "solo", place: int = 1, owner: str = "ada") -> None:
    await storage.write(people_sql.FINISH, owner, code, at, "first-game", way, 1, place, 2, 12, "steady", DOC, 1)


def test_a_seat_is_found_by_its_pass_until_it_is_given_up(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            holdings = Holdings(storage, HandTime())
            await holdings.keep(None, sheet())
            await holdings.keep(None, sheet("SECOND"))
            assert await holdings.running("ada", 10) == {"ABCDEF": [1], "SECOND": [1]}
            await holdings.keep(sheet(), sheet(phase="over"))
            assert await holdings.running("ada", 10) == {"SECOND": [1]}
            await holdings.keep(sheet("SECOND"), sheet("SECOND", owner=""))
            assert await holdings.all("ada") == {"ABCDEF": [1]}

    asyncio.run(test())


def test_finished_games_come_newest_first_by_page_and_by_filter(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.create(row("GAME00", phase="over", doc=encode_sheet(sheet("GAME00", "over"))))
            for number in range(6):
                await finish(storage, f"GAME0{number}", number, "online" if number % 2 else "solo", 1 + number % 3)
            await finish(storage, "GAME00", 99)  # noted once more, to no effect
            await finish(storage, "OTHERS", 50, owner="eve")
            games = PastGames(storage)
            first = await games.page(ADA, 0, "", 4)
            assert [game.code for game in first.games] == ["GAME05", "GAME04", "GAME03", "GAME02"]
            rest = await games.page(ADA, first.older, "", 4)
            assert ([game.code for game in rest.games], rest.older) == (["GAME01", "GAME00"], 0)
            assert [one.name for one in rest.games[1].crew] == ["Ada", "Bo"]
            assert [game.code for game in (await games.page(ADA, 0, "online", 9)).games] == ["GAME05", "GAME03", "GAME01"]
            assert [game.code for game in (await games.page(ADA, 0, "won", 9)).games] == ["GAME03", "GAME00"]
            assert len((await games.page(ADA, 0, "route first-game", 9)).games) == 6
            assert sorted((line.way, line.count, line.won) for line in first.tally) == [("online", 3, 1), ("solo", 3, 1)]
            assert first.last == [1, 2, 3, 1, 2, 3]
            assert first.wins_in_a_row == 1

    asyncio.run(test())


def test_the_longest_row_of_wins_is_told_however_long_ago_it_was(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            games = PastGames(storage)
            assert (await games.page(ADA, 0, "", 4)).wins_in_a_row == 0
            for number, place in enumerate((1, 1, 1, 2, 1, 1, 3, 4)):
                await finish(storage, f"GAME0{number}", number, place=place)
            await finish(storage, "OTHERS", 3.5, place=1, owner="eve")
            assert (await games.page(ADA, 0, "", 4)).wins_in_a_row == 3

    asyncio.run(test())


def test_a_finished_game_of_somebody_is_never_removed_for_its_age(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.create(row("THEIRS", phase="over", touched=1))
            await storage.create(row("NOBODY", phase="over", touched=1))
            await Holdings(storage, HandTime()).keep(None, sheet("THEIRS", "over"))
            assert await storage.idle(before=50, over_before=50) == ["NOBODY"]

    asyncio.run(test())


QUESTIONS = [
    (people_sql.RUNNING, ("ada", 60)),
    (people_sql.FINISHED, ("ada", 1e15, 40)),
    (people_sql.FINISHED_WON, ("ada", 1e15, 40)),
    (people_sql.FINISHED_WAY, ("ada", 1e15, "solo", 40)),
    (people_sql.FINISHED_ROUTE, ("ada", 1e15, "first-game", 40)),
    (people_sql.TALLY, ("ada",)),
    (people_sql.LAST_PLACES, ("ada", 20)),
    (people_sql.WINS_IN_A_ROW, ("ada",)),
    (people_sql.PASS_OF_KEY, ("h", "device", 1.0)),
    (people_sql.KEYS, ("ada",)),
    (people_sql.IS_COUNTED, ("2026-11-17", "G7")),
    (people_sql.DAYS_OF, ("ada", 400)),
    (ratings_sql.LAST, ("ada", 4)),
    (ratings_sql.OF_RACE, ("ada", "G20")),
    (ratings_sql.AT_NUMBER, ("ada", 4, 20)),
    (ratings_sql.STANDS, ("p7",)),
    (ratings_sql.CURVE, ("ada", 4, 3, 3, 500)),
    (ratings_sql.AHEAD, (4, 9_900.0)),
    (ratings_sql.LADDER, (4, 100)),
    (ratings_sql.told(3), ("p7", "p9", "ada")),
    (ratings_sql.TOTAL, ("ada",)),
    (ratings_sql.BY_ROUTE, ("ada",)),
    (ratings_sql.FIRST_WINS, ("ada",)),
    (ratings_sql.FASTEST, ("ada", 8)),
    (ratings_sql.FAVOURITES, ("ada", 4)),
]


MANY = """
    INSERT INTO finished (pass, code, at, route, way, seat, place, players, rounds, level, doc)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT CASE WHEN i - i / 20 * 20 = 0 THEN 'ada' ELSE 'p' || (i - i / 97 * 97) END, 'G' || i, i,
    CASE WHEN i - i / 9 * 9 = 0 THEN 'serpentine'
    ELSE 'first-game' END, CASE WHEN i - i / 4 * 4 = 0 THEN 'online' ELSE 'solo' END,
    1, 1 + i - i / 4 * 4, 4, 12, 'steady', ? FROM n"""
MANY_HELD = """
    INSERT INTO holding (code, seat, pass, ended, touched)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'G' || i, 1, CASE WHEN i - i / 20 * 20 = 0 THEN 'ada' ELSE 'p' || (i - i / 97 * 97) END,
    CASE WHEN i - i / 50 * 50 = 0 THEN 0 ELSE 1 END, i FROM n"""
MANY_ROOMS = """
    INSERT INTO room (code, revision, phase, public, timed, touched, doc)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'G' || i, 1, 'over', 0, 0, i, ? FROM n"""
MANY_KEYS = """
    INSERT INTO pass_key (hash, pass, kind, made, until)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'h' || i, 'p' || i, 'device', i, 0 FROM n"""
MANY_PASSES = """
    INSERT INTO pass (id, name, colour, made, seen)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'p' || i, 'P', 1, i, i FROM n"""
MANY_RATED = """
    INSERT INTO rated (pass, players, number, code, at, place, mu, sigma, rivals)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT CASE WHEN i - i / 20 * 20 = 0 THEN 'ada' ELSE 'p' || (i - i / 97 * 97) END, 4, i, 'G' || i, i, 1, 25, 2, '[]' FROM n"""
MANY_RATINGS = """
    INSERT INTO ladder (pass, players, number, mu, sigma, sure)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'p' || i, CASE WHEN i - i / 2 * 2 = 0 THEN 2 ELSE 4 END, 1, 25, 2, i FROM n"""
MANY_PURCHASES = """
    INSERT INTO purchase (pass, code, card, copies, won)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT CASE WHEN i - i / 20 * 20 = 0 THEN 'ada' ELSE 'p' || (i - i / 97 * 97) END, 'G' || i, 'scout', 1, 0 FROM n"""
MANY_DAYS = """
    INSERT INTO daily (day, who, code, done, rounds, place, blockades, at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'D' || (i - i / 400 * 400), CASE WHEN i < 400 THEN 'ada' ELSE 'p' || i END, 'G' || i, 1, 12, 1, 0, i FROM n"""
TABLES = ("finished", "holding", "room", "pass_key", "pass", "rated", "ladder", "purchase", "daily")
SCANS = tuple(f"SCAN {name}" for name in (*TABLES, "f", "r", "p", "k", "d"))
"""How SQLite says that it reads a whole table, by its name or its short name."""


async def crowd(storage: Storage) -> None:
    """Ten thousand finished games, five hundred of them one person's."""
    await storage.write(MANY, DOC)
    await storage.write(MANY_HELD)
    await storage.write(MANY_ROOMS, encode_sheet(sheet(phase="over")))
    await storage.write(MANY_KEYS)
    await storage.write(MANY_PASSES)
    for many in (MANY_RATED, MANY_RATINGS, MANY_PURCHASES, MANY_DAYS):
        await storage.write(many)
    for table in TABLES:
        await storage.write(f"ANALYZE {table}")


def test_every_question_of_home_history_and_profile_has_its_index(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await crowd(storage)
            for statement, values in QUESTIONS:
                plan = [str(line[-1]) for line in await storage.rows(_explain(storage) + statement, *values)]
                assert not [line for line in plan if line.startswith(SCANS) or "Seq Scan" in line], plan
                assert [line for line in plan if "INDEX" in line.upper()], plan
            page = await PastGames(storage).page(ADA, 0, "", 40)
            assert (len(page.games), sum(line.count for line in page.tally)) == (40, 500)

    asyncio.run(test())


def _explain(storage: Storage) -> str:
    return "EXPLAIN QUERY PLAN " if isinstance(storage, SqliteStorage) else "EXPLAIN "


def test_a_database_of_the_release_before_keeps_its_games(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    async def test() -> None:
        before = statements.MIGRATIONS[:2]
        with monkeypatch.context() as patched:
            patched.setattr(statements, "MIGRATIONS", before)
            async with opened(make) as storage:
                await storage.create(row(doc="kept"))
                await storage.append("ABCDEF", Entry(1, 0, "start", 1.5))
                old = "INSERT INTO remark (code, at, seat, name, text) VALUES (?, ?, ?, ?, ?)"
                await storage.write(old, "ABCDEF", 1.0, 1, "Ada", "hello")
        async with opened(make) as storage:
            assert await storage.load("ABCDEF") == row(doc="kept")
            assert await storage.entries("ABCDEF", 0) == [Entry(1, 0, "start", 1.5)]
            assert await storage.remarks("ABCDEF", 5) == [Remark(1, "Ada", "hello", 1)]
            await Holdings(storage, HandTime()).keep(None, sheet())
            assert await storage.rows(people_sql.ALL_HELD, "ada") == [("ABCDEF", 1)]

    asyncio.run(test())

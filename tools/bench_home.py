"""How long home, history, profile and ladder take with ten thousand finished games: `python tools/bench_home.py [GAMES]`."""

from __future__ import annotations

import asyncio
import pathlib
import statistics
import sys
import tempfile
import time

from eldorado.protocol.people import NewPass
from eldorado.server.people.history import PastGames
from eldorado.server.people.passes import Pass, Passes
from eldorado.server.people.profile import profile_of
from eldorado.server.people.strengths import START
from eldorado.server.rooms.sheet import SeatSheet, Sheet, encode
from eldorado.server.services import Clock, Services
from eldorado.server.settings import Settings
from eldorado.server.storage import RoomRow, Storage, people_sql, ratings_sql
from eldorado.server.storage.sqlite import SqliteStorage

DOC = '{"reason":"arrived","rounds":12,"standings":[{"seat":1,"place":1,"arrived":12},{"seat":2,"place":2,"short":3}]}'
ROUTES = ("first-game", "serpentine", "swamplands", "home-stretch")
LEVELS = ("beginner", "steady", "planner", "expert")
CARDS = ("scout", "captain", "photographer", "cartographer", "trailblazer")
TIMES = 15


async def fill(storage: Storage, owner: str, games: int) -> None:
    """All of them one person's: the worst case."""
    seats = [SeatSheet("human", "Ada", 1, owner=owner), SeatSheet("bot", "Bo", 2, "steady")]
    for start in range(0, games, 500):
        await asyncio.gather(*(note(storage, owner, number, seats) for number in range(start, min(start + 500, games))))
    await storage.write(ratings_sql.STAND, owner, 4, games, START.mu, START.sigma, START.sure)


async def note(storage: Storage, owner: str, number: int, seats: list[SeatSheet]) -> None:
    code, route, level = f"G{number:05}", ROUTES[number % 4], LEVELS[number // 4 % 4]
    sheet = Sheet(code, "n", "ab", seats, 1.0, "over", route)
    await storage.create(RoomRow(code, 1, "over", False, False, number, encode(sheet)))
    place = 1 + number % 3
    finished = (owner, code, number, route, "solo", 1, place, 2, 11 + number % 9, level, DOC, number % 3)
    await storage.write(people_sql.FINISH, *finished)
    await storage.write(people_sql.HOLD, code, 1, owner, 1, number)
    await storage.write(ratings_sql.RATE, owner, 4, number + 1, code, number, place, START.mu, START.sigma, "[]")
    for card in CARDS:
        await storage.write(ratings_sql.PURCHASE, owner, code, card, 1 + number % 2, int(place == 1))


async def measure(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        storage = SqliteStorage(pathlib.Path(folder) / "games.sqlite")
        await storage.open()
        passes = Passes(storage, Clock())
        person = (await passes.make(NewPass("Ada", 1))).person
        one = Pass(person.id, person.name, person.colour, person.made, person.made)
        await fill(storage, one.id, games)
        services = Services(Settings(), storage, None, None, _Alone(), Clock())  # type: ignore[arg-type]
        questions = {
            "home": lambda: PastGames(storage).page(one, 0, "", 4),
            "history": lambda: PastGames(storage).page(one, 0, "", 40),
            "profile": lambda: profile_of(services, one),
            "ladder": lambda: services.ratings.ladder(4, one.id),
        }
        for name, question in questions.items():
            print(f"{name:8} {await median(question):7.1f} ms")
        await storage.close()


class _Alone:
    is_shared = False


async def median(question: object) -> float:
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await question()  # type: ignore[operator]
        times.append(1000 * (time.perf_counter() - begun))
    return statistics.median(times)


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))

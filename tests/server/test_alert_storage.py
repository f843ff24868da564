"""What is kept about alerts, on both databases: one call for each turn, few devices for each pass, an index for each question."""

from __future__ import annotations

import asyncio

import pytest
from test_people_storage import _explain
from test_storage import Make, make, opened  # noqa: F401  # `make` is a fixture

from eldorado.server.storage import Entry, Storage, alerts_sql, people_sql, statements

KEYS = ("key", "auth", "en")


async def subscribe(storage: Storage, endpoint: str, owner: str = "ada", device: str = "d1", made: float = 1) -> None:
    await storage.write(alerts_sql.SUBSCRIBE, endpoint, owner, device, *KEYS, made)


async def endpoints(storage: Storage, owner: str = "ada") -> list[str]:
    return [str(row[0]) for row in await storage.rows(alerts_sql.SUBSCRIPTIONS, owner)]


def test_of_all_who_want_to_call_for_a_turn_one_does(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            tries = await asyncio.gather(*(storage.write(alerts_sql.CALL_ONCE, "ABCDEF", 11, at) for at in (1, 2, 3)))
            assert sorted(tries) == [False, False, True]
            assert await storage.write(alerts_sql.CALL_ONCE, "ABCDEF", 12, 4)
            assert await storage.write(alerts_sql.CALL_ONCE, "OTHERS", 12, 4)
            await storage.remove("ABCDEF")
            assert await storage.rows("SELECT code FROM alerted") == [("OTHERS",)]

    asyncio.run(test())


def test_devices_are_kept_once_and_go_with_their_key_or_their_pass(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.write(people_sql.MAKE_PASS, "ada", "Ada", 1, 1, 1)
            for device in ("d1", "d2"):
                await storage.write(people_sql.MAKE_KEY, device, "device", 1, 0, "ada")
            await subscribe(storage, "one", made=1)
            await subscribe(storage, "two", device="d2", made=2)
            await subscribe(storage, "one", made=3)
            assert await endpoints(storage) == ["one", "two"]
            await storage.write(people_sql.DROP_KEY, "ada", "d2")
            assert await endpoints(storage) == ["one"]
            await storage.write(alerts_sql.DROP_CLOSED, "ada")
            assert await storage.rows("SELECT endpoint FROM push_subscription") == [("one",)]
            await storage.write(alerts_sql.UNSUBSCRIBE, "one", "eve")
            assert await endpoints(storage) == ["one"]
            await storage.write(alerts_sql.FORGET_SUBSCRIPTIONS, "ada")
            assert await endpoints(storage) == []

    asyncio.run(test())


def test_the_oldest_devices_make_room(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.write(people_sql.MAKE_PASS, "ada", "Ada", 1, 1, 1)
            await storage.write(people_sql.MAKE_KEY, "d1", "device", 1, 0, "ada")
            for number in range(5):
                await subscribe(storage, f"n{number}", made=number)
            await storage.write(alerts_sql.DROP_OLDEST, "ada", 3)
            assert await endpoints(storage) == ["n4", "n3", "n2"]

    asyncio.run(test())


def test_turns_that_nobody_was_called_for_are_found_again(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await subscribe(storage, "one")
            for code, at in (("CALLED", 50.0), ("MISSED", 50.0), ("LONGAGO", 5.0)):
                await storage.write(people_sql.HOLD, code, 1, "ada", 0, 1.0)
                await storage.append(code, Entry(1, 0, "start", at))
            await storage.write(alerts_sql.CALL_ONCE, "CALLED", 11, 51)
            assert await storage.rows(alerts_sql.UNCALLED, 20.0, 9) == [("MISSED",)]

    asyncio.run(test())


MANY = """
    INSERT INTO push_subscription (endpoint, pass, device, public_key, auth, language, made)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    SELECT 'e' || i, 'p' || i, 'd' || i, 'k', 'a', 'en', i FROM n"""


def test_asking_for_somebodys_devices_has_its_index(make: Make) -> None:  # noqa: F811
    async def test() -> None:
        async with opened(make) as storage:
            await storage.write(MANY)
            await storage.write("ANALYZE push_subscription")
            plan = [str(line[-1]) for line in await storage.rows(_explain(storage) + alerts_sql.SUBSCRIPTIONS, "p7")]
            assert [line for line in plan if "push_subscription_pass" in line], plan

    asyncio.run(test())


def test_a_database_without_alerts_gets_them_and_keeps_its_people(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    async def test() -> None:
        whole = statements.MIGRATIONS
        at = whole.index(alerts_sql.SCHEMA)
        with monkeypatch.context() as patched:
            patched.setattr(statements, "MIGRATIONS", whole[:at])
            async with opened(make) as storage:
                await storage.write(people_sql.MAKE_PASS, "ada", "Ada", 1, 1, 1)
        async with opened(make) as storage:
            await storage.write(people_sql.MAKE_KEY, "d1", "device", 1, 0, "ada")
            await subscribe(storage, "one")
            assert await endpoints(storage) == ["one"]

    asyncio.run(test())

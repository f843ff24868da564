"""Asking a server for something, and hearing why not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from serving import Running

from eldorado.client import Connection, HttpRefused, RequestRefused, Server

Test = Callable[[Server], Coroutine[None, None, None]]


def refused(action: Awaitable[object]) -> Awaitable[str]:
    """The code with which something is refused."""

    async def code() -> str:
        try:
            await action
        except RequestRefused as error:
            return error.code
        except HttpRefused as error:
            return error.problem.code
        return "done"

    return code()


def at(server: Server, code: str, *held: str) -> Connection:
    return Connection(server.socket_address, code, list(held))


def run(running: Running, test: Test) -> None:
    asyncio.run(test(running.server))

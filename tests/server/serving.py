"""Real servers on free ports, with a database of their own: in a thread, or in processes that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import IO, Any

from services import free_port

from eldorado.client import Server
from eldorado.server.app import Application
from eldorado.server.services import Clock
from eldorado.server.settings import Settings
from eldorado.server.web.serving import UvicornServer


def settings_in(folder: pathlib.Path, **changed: Any) -> Settings:
    values: dict[str, Any] = {
        "database_url": f"sqlite:///{folder / 'games.sqlite'}",
        "bot_pause": 0,
        "spare_time": False,
        "messages_per_second": 10_000,
        "requests_per_second": 10_000,
        "rooms_per_address": 100_000,
        "connects_per_minute": 1_000_000,
        "guesses_per_minute": 1_000_000,
        "http_per_address": 10_000,
    }
    return Settings(**{**values, **changed})


class Running:
    """A server that answers, and the application inside it."""

    def __init__(self, application: Application, port: int) -> None:
        self.application = application
        self.port = port
        self.server = Server(f"http://127.0.0.1:{port}")
        self.loop: asyncio.AbstractEventLoop | None = None


@contextlib.contextmanager
def serving(settings: Settings, port: int = 0, clock: Clock | None = None) -> Iterator[Running]:
    """`port`: to come back where a page looks for it; `clock`: to let days go by."""
    listening = socket.create_server(("127.0.0.1", port))
    application = Application(settings, clock)
    server = UvicornServer(application, settings, print)
    running = Running(application, listening.getsockname()[1])

    async def serve() -> None:
        running.loop = asyncio.get_running_loop()
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            thread.join(0.01)
        yield running
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()


class Process:
    """A server in a process of its own, started by the same command as in production; can be killed."""

    def __init__(self, environment: dict[str, str], port: int | None = None) -> None:
        self.port = port or free_port()
        self.environment = {**os.environ, **environment, "ELDORADO_LOG_LEVEL": "warning", "ELDORADO_BOT_PAUSE": "0"}
        self.before: list[str] = []
        """What the command is started with, such as a limit."""
        self.process: subprocess.Popen[bytes] | None = None
        self.server = Server(f"http://127.0.0.1:{self.port}")

    def start(self, log: IO[bytes] | None = None, said: IO[bytes] | int = subprocess.DEVNULL) -> Process:
        self.begin(log, said)
        return self.answers()

    def begin(self, log: IO[bytes] | None = None, said: IO[bytes] | int = subprocess.DEVNULL) -> None:
        command = [*self.before, sys.executable, "-m", "eldorado", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment, stdout=said, stderr=log)

    def answers(self) -> Process:
        """Itself, as soon as it does."""
        assert self.process is not None
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended at once"
            try:
                urllib.request.urlopen(f"{self.server.address}/readyz", timeout=2).close()
            except OSError:
                time.sleep(0.02)
            else:
                return self
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power failed for this process: no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)


def fetched(address: str) -> int:
    """The status of the answer."""
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


LIMITLESS = {
    "ELDORADO_MESSAGES_PER_SECOND": "100000",
    "ELDORADO_REQUESTS_PER_SECOND": "100000",
    "ELDORADO_ROOMS_PER_ADDRESS": "1000000",
    "ELDORADO_CONNECTIONS_PER_ADDRESS": "100000",
    "ELDORADO_CONNECTS_PER_MINUTE": "1000000",
    "ELDORADO_GUESSES_PER_MINUTE": "1000000",
    "ELDORADO_HTTP_PER_ADDRESS": "10000",
}


@contextlib.contextmanager
def processes(count: int, environment: dict[str, str]) -> Iterator[list[Process]]:
    """So many servers on the same storage; ended with the test."""
    running = [Process({**LIMITLESS, **environment}) for _ in range(count)]
    try:
        for one in running:  # at the same time: the second has not long to wait for the first
            one.begin()
        for one in running:
            one.answers()
        yield running
    finally:
        for one in running:
            if one.process is not None and one.process.poll() is None:
                one.kill()

"""A real server in a thread, on a free port, with a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import uvicorn

from eldorado.client import Server
from eldorado.server.app import Application
from eldorado.server.settings import Settings


def settings_in(folder: pathlib.Path, **changed: Any) -> Settings:
    values: dict[str, Any] = {
        "database_url": f"sqlite:///{folder / 'games.sqlite'}",
        "bot_pause": 0,
        "messages_per_second": 10_000,
        "requests_per_second": 10_000,
        "rooms_per_address": 100_000,
    }
    return Settings(**{**values, **changed})


class Running:
    """A server that answers, and the application inside it."""

    def __init__(self, application: Application, port: int) -> None:
        self.application = application
        self.port = port
        self.server = Server(f"http://127.0.0.1:{port}")


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    listening = socket.create_server(("127.0.0.1", 0))
    application = Application(settings)
    config = uvicorn.Config(application, log_level="warning", ws_per_message_deflate=False, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    try:
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            thread.join(0.01)
        yield Running(application, listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()

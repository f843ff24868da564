"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn

from ...engine.errors import EldoradoError
from ..app import Application
from ..settings import Settings
from ..storage.holding import hold
from .deadlines import HttpConnection
from .gate import GatedConfig, gate_for
from .websocket import WireProtocol

Warn = Callable[[EldoradoError], None]
GRACE = 10
"""Seconds that open connections get to end after SIGTERM."""
HEARTBEAT = 20.0
"""Seconds between two pings to a connection, and for which an answer is waited for."""


_tracebacks = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
"""Without the values of variables: among them are seeds and tokens."""


class LastingLogger(structlog.PrintLogger):
    """A log that cannot be written, say on a full disk, ends nothing: the line is lost."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def configure_logs(settings: Settings) -> None:
    """One line per event on the error output, as JSON for machines or plain for people; never a token or a seed."""
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _tracebacks if settings.log_json else structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(settings.log_level.upper())),
        logger_factory=lambda *_: LastingLogger(sys.stderr),
    )
    logging.getLogger("uvicorn.error").handlers = [OneLine()]
    logging.getLogger("uvicorn.error").propagate = False
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # it repeats itself every second; `Trouble` does not


class OneLine(logging.Handler):
    """Hands what uvicorn logs to our log: one event, one line."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger("eldorado.server")
        log.log(record.levelno, record.getMessage().strip(), exc_info=record.exc_info)


def uvicorn_config(application: Application, settings: Settings) -> GatedConfig:
    config = GatedConfig(
        application,
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=HttpConnection,
        ws=WireProtocol,
        log_config=None,
        server_header=False,
        ws_max_size=4 * settings.most_message,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,
    )
    config.gate = gate_for(settings)
    return config


class UvicornServer(uvicorn.Server):
    """Says goodbye before it hangs up, so that every client knows to come back."""

    def __init__(self, application: Application, settings: Settings, warn: Warn) -> None:
        super().__init__(uvicorn_config(application, settings))
        self.application = application
        self.warn = warn
        self.refusal: EldoradoError | None = None
        """Why it could not start."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.application.prepare()
        except EldoradoError as refusal:
            self.refusal = refusal
            self.should_exit = True
            return
        if self.application.warning is not None:
            self.warn(self.application.warning)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.application.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, warn: Warn, handed: str = "") -> None:
    """Serves until SIGTERM or Ctrl-C; then says goodbye to every connection and writes what is still to be written.

    `warn` tells whoever started it what is missing; `handed`: a record that the page looks back on.
    """
    configure_logs(settings)
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again when it is done; that is a good end
        signal.signal(number, lambda *_: sys.exit(0))
    server = UvicornServer(Application(settings, handed=handed), settings, warn)
    gc.freeze()  # what is loaded stays; and rooms leave no circles behind, so that looking for them can be rare
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # the thread that writes to the disk gets Python's lock back soon
    with hold(settings.database()):
        server.run(sockets=[listening])
    if server.refusal is not None:
        raise server.refusal

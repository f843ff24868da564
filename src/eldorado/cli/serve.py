"""`eldorado serve` and `eldorado play`: the server, for others or just for this machine."""

from __future__ import annotations

import os
import pathlib
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Any

import rich_click as click

from ..engine.errors import EldoradoError
from .group import WordedCommand, common_options
from .screen import Screen

DEFAULT_PORT = 8000
ANYWHERE = ("0.0.0.0", "::")


@click.command("serve", cls=WordedCommand)
@click.option("--host")
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--database-url", "database_url")
@click.option("--redis-url", "redis_url")
@click.option("--config", type=click.Path(path_type=pathlib.Path))
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@common_options
@click.pass_context
def serve(ctx: click.Context, /, config: pathlib.Path | None, **flags: Any) -> None:
    from ..server.settings import read

    screen = Screen.of(ctx)
    settings = read(flags, os.environ, config)
    listening = listen(settings.host, settings.port)
    _announce(screen, settings.host, listening.getsockname()[1])
    _run(settings, listening, screen)


command = serve


@click.command("play", cls=WordedCommand)
@click.option("--port", type=click.IntRange(0, 65535), default=0)
@click.option("--no-browser", is_flag=True)
@common_options
@click.pass_context
def play(ctx: click.Context, port: int, no_browser: bool) -> None:
    serve_here(Screen.of(ctx), port, no_browser)


def serve_here(screen: Screen, port: int, no_browser: bool, place: str = "", handed: str = "", database_url: str = "") -> None:
    """Serves this machine only and opens the browser, at a place of the page if one is named."""
    from ..server.settings import read

    flags = {"host": "127.0.0.1", "log_level": "warning", "log_json": False, "database_url": database_url or None}
    settings = read(flags, os.environ)
    listening = _listen_near(settings.host, port)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    screen.say("play-running", "bold", address=address + place)
    screen.say("serve-stop")
    sys.stdout.flush()
    if not no_browser:
        threading.Thread(target=_open_browser, args=(address, place), daemon=True).start()
    _run(settings, listening, screen, handed)


def listen(host: str, port: int) -> socket.socket:
    """The socket the server answers on; a port in use is an error with a name, not a trace."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise EldoradoError("serve.cannot-listen", {"host": host, "port": port, "reason": error.strerror or str(error)}) from None


def _listen_near(host: str, port: int) -> socket.socket:
    """The usual port if it is free, else any."""
    if port:
        return listen(host, port)
    try:
        return listen(host, DEFAULT_PORT)
    except EldoradoError:
        return listen(host, 0)


def _run(settings: Any, listening: socket.socket, screen: Screen, handed: str = "") -> None:
    from ..server.web.serving import run

    def warn(lack: EldoradoError) -> None:
        screen.tell(screen.words.refusal(lack))
        sys.stdout.flush()

    run(settings, listening, warn, handed)


def _announce(screen: Screen, host: str, port: int) -> None:
    shown = "127.0.0.1" if host in ANYWHERE else host
    screen.say("serve-running", "bold", address=f"http://{shown}:{port}/")
    if host in ANYWHERE:
        address = f"http://{_own_address()}:{port}/"
        screen.say("serve-network", address=address)
        _show_code(address)
    screen.say("serve-stop")
    sys.stdout.flush()


def _own_address() -> str:
    """The address of this machine in its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _show_code(address: str) -> None:
    """A QR code to point a telephone at; only where somebody looks."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)


def _open_browser(address: str, place: str) -> None:
    """Waits until the server answers, then opens the page."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):
                webbrowser.open(address + place)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)

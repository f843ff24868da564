"""A real server and a real Chromium for every test of the page. Without a browser the run fails; nothing is skipped."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests" / "presenter"), str(ROOT / "tests" / "server")]

from bootstrap import BROWSERS, WINDOWLESS, found_browser  # noqa: E402
from services import free_port  # noqa: E402

from .looking import ORDINARY, SIZES, Look, sizes_for, windows  # noqa: E402
from .pictures import PICTURES  # noqa: E402

LETTERS = pathlib.Path(__file__).with_name("fonts.conf")
BLOCKED = "Service Worker registration blocked by Playwright"
"""Tests that need none have none: each browser would fill its own; see test_offline.py."""
UNPAINTED = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
  const outline = (part) => (typeof part === 'string' ? part.slice(0, part.indexOf('>') + 1) + '</svg>' : part);
  window.Blob = class extends Blob {
    constructor(parts, options) {
      super(options?.type === 'image/svg+xml' ? parts.map(outline) : parts, options);
    }
  };
"""
"""Everything has its place and can be touched, but is not painted: that is a fifth of the browser's work. Pictures made by the
page have their size and no lines: a map that is drawn anew at every size of the window would cost as much as all the rest."""
LONGEST = ("test_screens.py", "test_whole_games.py")
"""They come first, so that no worker begins with one of them when the others are done."""
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="measure every screen at every size in every language")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)


def chromium() -> str:
    found = found_browser(WINDOWLESS)
    if not found:
        pytest.fail(f"no Chromium: install the Debian package {BROWSERS[0]}, or set CHROMIUM to its path", pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = [
        "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run", "--process-per-site",
        "--font-render-hinting=none",
    ]  # fmt: skip  # letters as wide as in a window
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    letters = {**os.environ, "FONTCONFIG_FILE": os.environ.get("LETTERS") or str(LETTERS)}
    return {**browser_type_launch_args, "executable_path": chromium(), "args": [*quiet, *root], "env": letters}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1440, "height": 900},
        "reduced_motion": "reduce",
        "service_workers": "block",
    }


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`eldorado serve` as a process of its own, bots at full speed, limits out of the way."""
    folder = tmp_path_factory.mktemp("server")
    port = free_port()
    settings = {
        "DATABASE_URL": f"sqlite:///{folder / 'games.sqlite'}", "BOT_PAUSE": "0", "ROOMS_PER_ADDRESS": "100000",
        "REQUESTS_PER_SECOND": "10000", "MESSAGES_PER_SECOND": "10000", "CONNECTIONS_PER_ADDRESS": "1000", "ABSENCE": "1",
        "CONNECTS_PER_MINUTE": "10000", "ROUTES_PER_ADDRESS": "10000", "SPARE_TIME": "false",
    }  # fmt: skip
    environment = {**os.environ, **{f"ELDORADO_{key}": value for key, value in settings.items()}}
    command = [sys.executable, "-m", "eldorado", "serve", "--port", str(port), "--log-level", "error"]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=folder)
        try:
            wait_for(f"http://127.0.0.1:{port}/readyz", server, folder / "server.log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


def wait_for(address: str, server: subprocess.Popen[bytes], log: pathlib.Path) -> None:
    for _ in range(600):
        if server.poll() is not None:
            pytest.fail(f"the server ended: {log.read_text()}", pytrace=False)
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"the server does not answer: {log.read_text()}", pytrace=False)


class Listened(list[str]):
    """What a page complained about."""


def opened(context: BrowserContext, said: Listened, painted: bool = False) -> Page:
    """A page whose complaints are heard; painted where somebody will look at it."""
    page = context.new_page()
    if not (painted or PICTURES):
        page.add_init_script(UNPAINTED)
    listen(page, said)
    return page


def listen(page: Page, said: Listened) -> None:
    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            said.append(f"{message.type}: {message.text} {message.location['url']}")

    page.on("console", hear)
    page.on("pageerror", lambda error: said.append(f"page error: {error}"))


@pytest.fixture
def complaints() -> Iterator[Listened]:
    """Checked at the end of every test: no page may have complained."""
    said = Listened()
    yield said
    assert said == []


Device = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def browser_of_kind(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Device]:
    """One browser of each kind for all tests that need no other: half of what a fresh one does is loading the page again.

    A small page stays open in it, and with it the process that has loaded everything."""
    kept: dict[str, BrowserContext] = {}

    def of_kind(**more: Any) -> BrowserContext:
        kind = repr(sorted(more.items()))
        if kind not in kept:
            kept[kind] = context = browser.new_context(**{**browser_context_args, "base_url": base_url, **more})
            context.set_default_timeout(PATIENCE)
            context.new_page().goto("/icon.svg")
        return kept[kind]

    yield of_kind
    for context in kept.values():
        context.close()


@pytest.fixture
def familiar(browser_of_kind: Device, complaints: Listened) -> Iterator[Callable[..., Page]]:
    """Makes pages in such browsers, which remember nothing of the test before."""
    used: list[BrowserContext] = []

    def make(width: int = 1440, height: int = 900, **more: Any) -> Page:
        context = browser_of_kind(**more)
        used.append(context)
        page = opened(context, complaints)
        page.set_viewport_size({"width": width, "height": height})
        return page

    yield make
    for context in used:
        first, *others = context.pages
        for other in others:
            other.close()
        first.evaluate("localStorage.clear()")
        context.clear_cookies()


@pytest.fixture
def page(familiar: Callable[..., Page]) -> Page:
    return familiar()


@pytest.fixture
def another(browser: Browser, browser_context_args: dict[str, Any], base_url: str, complaints: Listened) -> Iterator[Any]:
    """Makes further browsers, each with a memory of its own, like other people's devices."""
    contexts: list[BrowserContext] = []

    def make(width: int = 1440, height: int = 900, painted: bool = False, **more: Any) -> Page:
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(**{**browser_context_args, "base_url": base_url, "viewport": size, **more})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return opened(context, complaints, painted)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(params=windows(), ids="-".join)
def look(request: pytest.FixtureRequest, familiar: Any) -> Look:
    """Somebody who looks at every state in windows of one family, in one language."""
    language, family = request.param
    return Look(familiar, language, sizes_for(language, family, every=bool(request.config.getoption("--all"))))


@pytest.fixture(params=ORDINARY)
def sight(request: pytest.FixtureRequest, familiar: Any) -> Look:
    """The same for screens that are reached alike in every window: one browser for a language."""
    language = str(request.param)
    return Look(familiar, language, SIZES if request.config.getoption("--all") else ORDINARY[language])

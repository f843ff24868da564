"""The page as an app: it can be installed, opens without a server and says so, is never stale, and keeps nothing of a game."""

from __future__ import annotations

import json
import pathlib
import struct
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from services import free_port
from serving import Running, serving, settings_in

from eldorado.server.web.pages import STATIC, Pages

from .conftest import Listened

KEPT = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
  return found
}"""
RENEWED = f"""async () => {{
  while (!(await ({KEPT})()).includes('/assets/only-second.js')) await new Promise((again) => setTimeout(again, 50))
}}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def own(tmp_path: pathlib.Path) -> Iterator[Running]:
    """A server of its own, that may be stopped."""
    with serving(settings_in(tmp_path)) as one:
        yield one


def visit(another: Callable[..., Page], port: int) -> Page:
    """Somebody whose browser has kept the page."""
    page = another(service_workers="allow", base_url=f"http://127.0.0.1:{port}")
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    return page


def test_the_page_can_be_installed(another: Callable[..., Page], own: Running) -> None:
    page = visit(another, own.port)
    address = page.locator("link[rel=manifest]").evaluate("(link) => link.href")
    with urllib.request.urlopen(address) as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("El Dorado", "standalone", "./")
    sizes = {}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{own.server.address}/{icon['src'].removeprefix('./')}") as answer:
            body = answer.read()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
        sizes[icon["sizes"], icon["purpose"]] = icon["type"]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes.keys()
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_without_a_server_the_page_opens_says_so_and_shows_the_handbook(
    another: Callable[..., Page], tmp_path: pathlib.Path, complaints: Listened
) -> None:
    port = free_port()
    with serving(settings_in(tmp_path), port):
        page = visit(another, port)
    page.goto("/")
    page.get_by_role("heading", name="El Dorado").wait_for()
    away = page.get_by_text("The server cannot be reached.")
    away.wait_for()
    page.goto("/room/ABCDEF")
    expect(page).to_have_url(f"http://127.0.0.1:{port}/#/room/ABCDEF")
    page.goto("/#/handbook")
    page.reload()
    page.get_by_role("heading", name="Handbook").first.wait_for()
    away.wait_for()
    with serving(settings_in(tmp_path), port):
        page.get_by_role("button", name="Try again").click()
        away.wait_for(state="detached")
    complaints.clear()  # a browser tells of every address it did not reach


def test_a_new_version_is_shown_at_once_and_old_pages_find_their_parts(
    another: Callable[..., Page], own: Running, tmp_path: pathlib.Path
) -> None:
    page = visit(another, own.port)
    own.application.pages = changed(tmp_path / "static")
    page.goto("/?again")
    expect(page.locator("meta[name=edition]")).to_have_attribute("content", "second")
    page.evaluate(RENEWED)
    assert len(page.evaluate("caches.keys()")) == 2


def changed(folder: pathlib.Path) -> Pages:
    """The next release: another first page, and a file more."""
    (folder / "assets").mkdir(parents=True)
    for path in STATIC.rglob("*"):
        if path.is_file():
            (folder / path.relative_to(STATIC)).write_bytes(path.read_bytes())
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<head>", '<head><meta name="edition" content="second" />'), "utf-8")
    (folder / "assets" / "only-second.js").write_text("export {}")
    return Pages(folder)


def test_nothing_of_a_game_is_kept(another: Callable[..., Page], own: Running) -> None:
    page = visit(another, own.port)
    page.locator(".way").first.click()
    page.locator(".table[data-mine=true] [data-card]").first.wait_for()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    kept = set(page.evaluate(KEPT))
    assert "/" in kept
    assert "/manifest.webmanifest" in kept
    pages = Pages()
    strange = [path for path in kept if path != "/" and pages.find(path) is None]
    assert strange == ["/api/box"]

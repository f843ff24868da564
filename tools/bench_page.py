"""The page's figures in a real Chromium, cold cache: `make bench-page`. Prints a table; `--json` for programs.

Starts its own server. Figures depend on the machine and on what else runs; the table says which were wanted.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

from bootstrap import found_browser
from playwright.sync_api import CDPSession, Page, Playwright, sync_playwright
from services import free_port

ROUTE = "witchs-cauldron"
GAMES = 10
WANTED = {"all_kb": "<= 300", "front_s": "<= 1.5", "table_s": "<= 1", "frame_max_ms": "<= 50", "update_ms": "<= 16"}


ARGUMENTS = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def found_chromium() -> str:
    found = found_browser()
    return found or sys.exit("no Chromium; install the Debian package chromium, or set CHROMIUM")


def serve(folder: pathlib.Path) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
    settings = {
        "DATABASE_URL": f"sqlite:///{folder / 'games.sqlite'}", "BOT_PAUSE": "0", "ROOMS_PER_ADDRESS": "100000",
        "REQUESTS_PER_SECOND": "10000", "MESSAGES_PER_SECOND": "10000",
    }  # fmt: skip
    environment = {**os.environ, **{f"ELDORADO_{key}": value for key, value in settings.items()}}
    command = [sys.executable, "-m", "eldorado", "serve", "--port", str(port), "--log-level", "error"]
    server = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{base}/readyz", timeout=2):
                return server, base
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    server.terminate()
    sys.exit("bench-page: the server does not answer")


def post(base: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def finished_game(base: str, route: str, names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dora")) -> str:
    seats = [{"kind": "bot", "bot": "steady", "name": name} for name in names]
    code = str(post(base, "/api/rooms", {"seats": seats, "start": True, "pace": 0, "route": route})["room"]["code"])
    for _ in range(600):
        with urllib.request.urlopen(f"{base}/api/rooms/{code}") as answer:
            if json.load(answer)["phase"] == "over":
                return code
        time.sleep(0.2)
    sys.exit("bench-page: the bots do not arrive")


def front(page: Page, wire: CDPSession, base: str) -> dict[str, float]:
    """Bytes over the wire and time until the front page can be used, then until the table can."""
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    began = time.perf_counter()
    page.goto(base)
    page.get_by_role("button", name="Play now").wait_for()
    usable = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    first = sum(sizes)
    began = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.locator("main.table [data-card]").first.wait_for()
    table = time.perf_counter() - began
    page.wait_for_timeout(1000)
    return {"front_kb": first / 1000, "all_kb": sum(sizes) / 1000, "front_s": usable, "table_s": table}


_FRAMES = """() => { const frames = []; window.frames_ = frames; let last = performance.now();
  const step = (now) => { frames.push(now - last); last = now; if (window.frames_ === frames) requestAnimationFrame(step) };
  requestAnimationFrame(step) }"""


def watched(page: Page, doing: Callable[[], None]) -> list[float]:
    """How long every frame took, in milliseconds, while something was done."""
    page.evaluate(_FRAMES)
    doing()
    found: list[float] = page.evaluate("() => { const found = window.frames_; window.frames_ = null; return found.slice(2) }")
    return found


def frames(page: Page, base: str, code: str) -> dict[str, float]:
    """The longest frames while zooming, panning and walking on the largest route; apart, when the map rests and is drawn anew."""
    page.goto(f"{base}/#/replay/{code}")
    page.locator(".slide").first.wait_for()
    page.wait_for_timeout(1000)
    box = page.locator(".stage").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)

    def zoom() -> None:
        for delta in (-100, -100, -100, 60, -60, -100):
            page.mouse.wheel(0, delta)
            page.wait_for_timeout(60)

    def pan() -> None:
        page.mouse.down()
        for i in range(40):
            page.mouse.move(x + i * 6, y + (i % 8) * 5)
        page.mouse.up()

    def walk() -> None:
        for _ in range(25):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(120)

    def rest() -> None:
        page.wait_for_timeout(700)

    seen = {"zoom": watched(page, zoom)}
    resting = watched(page, rest)
    seen |= {"pan": watched(page, pan), "walk": watched(page, walk)}
    longest = {f"{name}_frame_ms": max(found) for name, found in seen.items()}
    every = sorted(time for found in seen.values() for time in found)
    return (
        {"frame_max_ms": every[-1], "frame_95_ms": every[int(len(every) * 0.95)], "frames": float(len(every))}
        | longest
        | {"rest_frame_ms": max(resting)}
    )


def metric(wire: CDPSession, name: str) -> float:
    return float(next(one["value"] for one in wire.send("Performance.getMetrics")["metrics"] if one["name"] == name))


def updates(page: Page, wire: CDPSession) -> dict[str, float]:
    """Script time for one new view of the table."""
    wire.send("Performance.enable")
    page.keyboard.press("Home")
    page.wait_for_timeout(300)
    before, steps = metric(wire, "ScriptDuration"), 60
    for _ in range(steps):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    return {"update_ms": (metric(wire, "ScriptDuration") - before) * 1000 / steps}


def memory(page: Page, base: str, code: str) -> list[float]:
    """The heap in megabytes after every replayed game, garbage collected."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    sizes = []
    for _ in range(GAMES):
        page.goto(f"{base}/#/")
        page.locator(".way").first.wait_for()
        page.goto(f"{base}/#/replay/{code}")
        page.locator(".slide").first.wait_for()
        for _ in range(30):
            page.keyboard.press("PageDown")
        page.keyboard.press("End")
        page.wait_for_timeout(300)
        wire.send("HeapProfiler.collectGarbage")
        sizes.append(metric(wire, "JSHeapUsedSize") / 1e6)
    return sizes


def opened(playwright: Playwright, chromium: str, *arguments: str) -> Page:
    browser = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS, *arguments])
    return browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()


def measured(base: str, chromium: str) -> dict[str, float]:
    code = finished_game(base, ROUTE)
    with sync_playwright() as playwright:
        page = opened(playwright, chromium)
        wire = page.context.new_cdp_session(page)
        found = front(page, wire, base) | frames(page, base, code) | updates(page, wire)
        heap = memory(page, base, code)
        # The browser goes on compiling what runs often, and keeps that on the same heap: without its compiler, only ours is left.
        plain = memory(opened(playwright, chromium, "--js-flags=--jitless"), base, code)
    return found | {"heap_second_mb": heap[1], "heap_last_mb": heap[-1], "plain_second_mb": plain[1], "plain_last_mb": plain[-1]}


def main() -> None:
    chromium = found_chromium()
    with tempfile.TemporaryDirectory() as folder:
        server, base = serve(pathlib.Path(folder))
        try:
            found = measured(base, chromium)
        finally:
            server.terminate()
            server.wait(20)
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:16} {value:10.2f}   {WANTED.get(name, '')}")


if __name__ == "__main__":
    main()

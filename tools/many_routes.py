"""Generates many routes and tries each: `make many-routes`, or `python tools/many_routes.py`.

Arguments: `[FILE [ROUTES [RACED [DRAWN [FIRST [PAST]]]]]]`. Every route is written down, read again, passed by the checker and
assembled. DRAWN of them are laid out for every window and drawn by the map of the page in a real browser, RACED are raced to
the end by four *steady*. FILE gets a line for each: a run that was cut off goes on where it was. With FIRST and PAST only the
seeds from FIRST to before PAST, into a FILE of their own.
"""

from __future__ import annotations

import contextlib
import json
import pathlib
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import msgspec
from bench_page import ARGUMENTS, found_chromium, serve
from playwright.sync_api import Browser, Page, Route, sync_playwright

from eldorado.arena.balance.race import race
from eldorado.arena.schedule import deal_seed
from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.notation.routes import parse_route
from eldorado.presenter.box import route_info
from eldorado.routes.generator import generate
from eldorado.routes.layout import check

DEFAULTS = ("build/many-routes.jsonl", "10000", "500", "10000")
BATCH = 50
"""Routes that one page draws before it is loaded anew: the page remembers every route it has seen."""
DEAL = 8
DRAW = """async (wanted) => {
  const faults = []
  for (const [seed, spaces] of wanted) {
    location.hash = `#/gallery/routes/route-${seed}`
    const drawn = () => {
      const label = document.querySelector('.stage svg[role=group]')?.getAttribute('aria-label') ?? ''
      return label === `route-${seed}` ? document.querySelectorAll('.stage [data-key]:not([data-key^="#"])').length : -1
    }
    const until = performance.now() + 60000
    while (drawn() !== spaces && performance.now() < until) await new Promise((done) => setTimeout(done))
    if (drawn() !== spaces) faults.push(`route ${seed}: ${drawn()} of ${spaces} spaces drawn`)
  }
  return faults
}"""


def tried(seed: int) -> Board:
    """The route of a seed as somebody else reads it from a file; complains about whatever is wrong with it."""
    board = generate(seed)
    layout = check(parse_route(board.route.text()), catalog())
    if layout.board is None or layout.board.names != board.names:
        sys.exit(f"route {seed}: {layout.faults or 'read as another board'}")
    return layout.board


@contextlib.contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server, base = serve(pathlib.Path(folder))
        try:
            yield play.chromium.launch(executable_path=found_chromium(), args=ARGUMENTS), base
        finally:
            server.terminate()
            server.wait(20)


def draw(page: Page, base: str, boards: dict[int, Board]) -> list[str]:
    """What went wrong when the page drew these."""
    said: list[str] = []
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)

    def answer(asked: Route) -> None:
        board = boards[int(asked.request.url.rpartition("-")[2])]
        asked.fulfill(body=msgspec.json.encode(route_info(board)), content_type="application/json")

    page.route("**/api/routes/route-*", answer)
    page.goto(f"{base}/#/gallery/routes")
    return [*page.evaluate(DRAW, [[seed, len(board.names)] for seed, board in boards.items()]), *said]


def rounds_of(board: Board, seed: int) -> int:
    found = race(board, deal_seed(DEAL, seed), ["steady"] * 4, False)
    if found.winner is None:
        sys.exit(f"route {seed}: nobody came home in {found.rounds} rounds")
    return found.rounds


def batch(browser: Browser, base: str, seeds: range, raced: int, drawn: int) -> list[dict[str, Any]]:
    """Every `raced`-th is raced, every `drawn`-th is drawn."""
    boards = {seed: tried(seed) for seed in seeds}
    shown = {seed: board for seed, board in boards.items() if seed % drawn == 0}
    page = browser.new_page(viewport={"width": 1440, "height": 900}, service_workers="block")
    faults = draw(page, base, shown) if shown else []
    page.close()
    if faults:
        sys.exit("\n".join(faults))
    return [
        {"seed": seed, "pieces": len(board.route.pieces), "drawn": seed in shown}
        | ({"rounds": rounds_of(board, seed)} if seed % raced == 0 else {})
        for seed, board in boards.items()
    ]


def main() -> None:
    asked = dict(enumerate(sys.argv[1:]))
    file, routes, raced, drawn, begin, past = (asked.get(number, usual) for number, usual in enumerate((*DEFAULTS, "0", "")))
    every, path = [max(1, int(routes) // int(each)) for each in (raced, drawn)], pathlib.Path(file)
    done = len(path.read_text().splitlines()) if path.exists() else 0
    seeds = range(int(begin), int(past or routes))[done:]
    with opened() as (browser, base), path.open("a") as lines:
        for first in range(0, len(seeds), BATCH):
            for line in batch(browser, base, seeds[first : first + BATCH], *every):
                lines.write(json.dumps(line) + "\n")
            lines.flush()
    found = [json.loads(line) for line in path.read_text().splitlines()]
    rounds = sorted(each["rounds"] for each in found if "rounds" in each)
    told = f"{len(found)} routes checked, {sum(each['drawn'] for each in found)} drawn, {len(rounds)} raced to the end"
    print(told + (f" in {rounds[0]} to {rounds[-1]} rounds" if rounds else ""))


if __name__ == "__main__":
    main()

"""A room without a server: the page's socket ends here, at a game that begins at any position a test wants."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from eldorado.engine.components import TERRAINS, VILLAGE
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.presenter.intents import ending, why
from eldorado.presenter.options import options
from eldorado.presenter.plans import as_if_asked, plan_options
from eldorado.presenter.table import event_view, table_view
from eldorado.protocol import VERSION
from eldorado.protocol.socket import Why
from eldorado.routes.printed import route
from eldorado.server.rooms.log import LoggedGame

CODE = "ABC234"
NAMES = ("Ada", "Mira", "Tomas", "Heron")


class EngineRoom:
    """Seat 1 is at the page, or nobody is; what it plays is kept in `played`, every kind of message it sends in `asked`."""

    line: WebSocketRoute | None = None
    is_cut = False
    said = 0

    def __init__(self, position: str, seat: int = 1, people: int = 1, **facts: Any) -> None:
        self.seat, self.people, self.facts = seat, people, facts
        self.lay(position)
        self.played: list[str] = []
        self.asked: list[str] = []

    def lay(self, position: str) -> None:
        """Another position on the same table; a page that looks at it sees it at once."""
        self.logged = LoggedGame(Game.from_position(position))
        self.logged.accept(self.logged.begin())
        if self.line:
            self._send({**self._table(-1), "fresh": True})

    def open(self, page: Page, place: str = f"room/{CODE}", mine: bool = True) -> None:
        page.route_web_socket(re.compile("/api/socket"), self._connected)
        page.goto("/")
        tokens = [{"seat": self.seat, "token": "x"}] if self.seat else []
        kept = [{"code": CODE, "tokens": tokens, "route": "first-game", "seen": 1}]
        page.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
        page.goto(f"/#/{place}")
        page.wait_for_selector(f".table[data-mine={'true' if mine and self.seat else 'false'}]")

    def plays(self, seat: int, *actions: str) -> None:
        """Somebody else acts, and the page is told."""
        before = self.logged.version
        self.logged.accept(self.logged.act(seat, list(actions)))
        self._send(self._table(before))

    def gives_up(self, seat: int) -> None:
        before = self.logged.version
        self.logged.accept(self.logged.resign(seat))
        self._send(self._table(before))

    def tell(self, **facts: Any) -> None:
        """The room has changed."""
        self.facts |= facts
        self._send({"type": "room", "room": self._room()})

    def say(self, seat: int, text: str = "", phrase: str = "") -> None:
        """Somebody else speaks."""
        self.said += 1
        self._send({"type": "said", "seat": seat, "name": NAMES[seat - 1], "text": text, "phrase": phrase, "at": self.said})

    def cut(self) -> None:
        """The line breaks, and no other holds."""
        assert self.line is not None
        self.is_cut = True
        self.line.close(code=3001)

    def _send(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message))

    def _connected(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close(code=3001)
            return

        def heard(message: str | bytes) -> None:
            for answer in self._answers(json.loads(message)):
                line.send(json.dumps(answer))

        line.on_message(heard)
        self.line = line

    def _answers(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        self.asked.append(asked["type"])
        if asked["type"] == "hello":
            return [
                {"type": "welcome", "protocol": VERSION, "seats": [self.seat] if self.seat else [], "room": self._room()},
                self._table(-1),
            ]
        if asked["type"] == "ping":
            return [{"type": "pong", "id": asked["id"], "version": self.logged.version}]
        if asked["type"] == "plan":
            return [self._planned(asked)]
        try:
            return [self._reason(asked)] if asked["type"] == "why" else self._play(asked)
        except EldoradoError as refused:
            refusal = {"code": refused.code, "facts": refused.facts}
            return [{"type": "refused", "id": asked["id"], "refusal": refusal, "version": self.logged.version}]

    def _play(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        before = self.logged.version
        actions = (
            ending(self.logged.game.view(1), asked.get("keep", {})) if asked["type"] == "end" else asked.get("actions", ["undo"])
        )
        trial = self.logged.undo(1) if asked["type"] == "undo" else self.logged.act(1, actions)
        self.logged.accept(trial)
        self.played += actions
        return [self._table(before), {"type": "done", "id": asked["id"], "version": self.logged.version}]

    def _reason(self, asked: dict[str, Any]) -> dict[str, Any]:
        refusal = why(as_if_asked(self.logged.game.view(1)), msgspec.convert(asked, Why))
        return {"type": "reason", "id": asked["id"], "refusal": msgspec.to_builtins(refusal)}

    def _planned(self, asked: dict[str, Any]) -> dict[str, Any]:
        found = plan_options(self.logged.game.view(1))
        answer = {"type": "planned", "id": asked["id"], "version": self.logged.version, "options": found}
        return json.loads(msgspec.json.encode(answer))  # type: ignore[no-any-return]

    def _table(self, since: int) -> dict[str, Any]:
        game = self.logged.game
        view = game.view(self.seat or None)
        happened = self.logged.since(since) or []
        events = [event_view(event, one.number, 0) for one in happened for event in one.events]
        table = table_view(view, self.logged.version, bool(self.logged.gestures), game.outcome)
        message = {"type": "table", "view": table, "events": events, "options": options(view)}
        found: dict[str, Any] = json.loads(msgspec.json.encode(message))
        return found

    def seats(self, **of_people: Any) -> list[dict[str, Any]]:
        """Everybody at the table; what is said of people holds for each of them."""
        kinds = {True: {"kind": "human", "bank": 90_000, **of_people}, False: {"kind": "bot", "bot": "steady"}}
        return [
            {"seat": number, "name": name, "colour": number, "online": True, **kinds[number <= self.people]}
            for number, name in enumerate(NAMES[: len(self.logged.game.state.players)], 1)
        ]

    def _room(self) -> dict[str, Any]:
        return {
            "code": CODE, "phase": "playing", "route": "first-game", "caves": True, "switches": [], "timer": 0, "public": False,
            "seats": self.seats(), "host": 1, **self.facts,
        }  # fmt: skip


BOARD = route("first-game")


def beside(*terrains: str) -> str:
    """A space of the first tile that is next to spaces of all these grounds, strength 1."""
    for space, name in enumerate(BOARD.names):
        if BOARD.terrain[space] > VILLAGE or BOARD.piece[space] != 0:
            continue
        around = [int(other) for other in BOARD.neighbours[space * 6 : space * 6 + 6] if other >= 0]
        if set(terrains) <= {TERRAINS[BOARD.terrain[other]] for other in around if BOARD.strength[other] <= 1}:
            return name
    raise AssertionError(f"no space beside {terrains}")


def room(hand: str = "explorer", tokens: str = "-", at: str = "", more: str = "") -> EngineRoom:
    place = at or beside("jungle", "river", "village")
    return EngineRoom(
        f"eldorado position 1\nroute first-game\ncaves on\nplayers 3\nturn 1\nseat 1\nat {place}\nhand {hand}\n"
        f"draw sailor, traveler 3\ntokens {tokens}\n{more}"
    )

"""Nonsense from strangers: bytes, JSON, well-formed messages. No crash, no 5xx, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
import websockets
from hypothesis import strategies as st
from playing import shared_table, tokens
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)
from serving import Running
from websockets.asyncio.client import ClientConnection, connect

from eldorado.protocol import VERSION
from eldorado.protocol.room import Joined
from eldorado.protocol.socket import FromServer

LONG = os.environ.get("ELDORADO_FAULTS") == "long"
MESSAGES = 100_000 if LONG else 8_000
REQUESTS = 400 if LONG else 15
"""Of each kind, over HTTP."""
BATCH = 40
HELD = 2
"""The seat whose token the attacker holds; it is not this seat's turn."""
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
TAGS = [
    "act", "end", "why", "undo", "resign", "start", "set-seat", "leave", "replace", "return", "pace", "rematch", "say", "look",
    "renew", "ping",
]  # fmt: skip
FIELDS = (
    "version", "actions", "target", "pace", "text", "name", "colour", "kind", "bot", "room", "tokens", "since", "extra",
    "keep", "source", "space", "blockade", "piece",
)  # fmt: skip
NEEDED = {
    "act": ("version", "actions"), "end": ("version",), "undo": ("version",), "replace": ("target",), "pace": ("pace",),
    "say": ("text",),
}  # fmt: skip
SEATLESS = ("start", "rematch", "ping", "pace")


class Attacker:
    """One connection after the other to a running game; keeps count and looks at every answer."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.runner = asyncio.Runner()
        self.joined: Joined = self.runner.run(shared_table(running.server, 3, first_player=1))
        self.sent = 0
        self.refusals: set[str] = set()

    def state(self) -> tuple[Any, ...]:
        """All that is stored of the room."""
        house = self.running.application.house
        assert house is not None
        room = house.rooms[self.joined.room.code]
        assert room.logged is not None
        return room.revision, room.version, room.logged.game.state.to_bytes(), room.sheet

    def attack(self, messages: list[str | bytes]) -> None:
        self.runner.run(self._attack(messages))

    async def _attack(self, messages: list[str | bytes]) -> None:
        todo = list(messages)
        while todo:
            async with connect(self.running.server.socket_address, compression=None, max_size=None) as socket:
                hello = {
                    "type": "hello",
                    "room": self.joined.room.code,
                    "tokens": [tokens(self.joined)[HELD - 1]],
                    "protocol": VERSION,
                }
                await socket.send(json.dumps(hello))
                todo = todo[await self._pour(socket, todo) :]

    async def _pour(self, socket: ClientConnection, messages: list[str | bytes]) -> int:
        """Sends until the server hangs up; every message before the last was answered or hung up on."""
        count = 0
        try:
            for message in messages:
                count += 1
                await socket.send(message)
            await socket.send('{"type":"ping","id":424242}')
            while True:
                self._look(await socket.recv())
        except websockets.ConnectionClosed:
            pass  # what came before the end is looked at below
        except _Pong:
            pass
        self.sent += count
        return count

    def _look(self, answer: str | bytes) -> None:
        message = _decoder.decode(answer)
        refusal = getattr(message, "refusal", None)
        if refusal is not None:
            self.refusals.add(refusal.code)
            assert refusal.code not in ("server.fault", "server.storage")
        if getattr(message, "id", 0) == 424242:
            raise _Pong


class _Pong(Exception):
    """The last answer of a batch has come."""


@pytest.fixture(scope="module")
def attacker(running: Running) -> Iterator[Attacker]:
    one = Attacker(running)
    yield one
    one.runner.close()


others = st.integers().filter(lambda number: number != HELD)
"""Any seat but the one the attacker really holds, for which some requests would be his right."""
words = st.text(max_size=20)
plain = st.none() | st.booleans() | st.integers() | st.floats() | words | st.lists(words, max_size=5)
actions = st.lists(st.sampled_from(["end", "done", "stop", "resign 2", "fly"]))
well_formed = st.fixed_dictionaries(
    {"type": st.sampled_from([*TAGS, "hello"]), "id": st.integers(0, 99)},
    optional={
        "seat": others, "version": st.integers(), "actions": actions, "target": st.integers(0, 5), "pace": st.floats(0, 5),
        "text": st.text(max_size=400), "room": words, "name": words, "kind": st.sampled_from(["bot", "human", "x"]),
    },
)  # fmt: skip
some_fields = dict.fromkeys(("id", "seat", *FIELDS), plain)
half_formed = st.fixed_dictionaries({"type": st.sampled_from([*TAGS, "hello"])}, optional=some_fields).filter(
    lambda body: body.get("seat") != HELD
)
anything = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3))
message = st.binary(max_size=60) | words | (anything | half_formed | well_formed).map(json.dumps)


@hypothesis.settings(max_examples=100, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))
@hypothesis.given(messages=st.lists(message, min_size=5, max_size=BATCH))
def test_generated_nonsense_changes_nothing(attacker: Attacker, messages: list[str | bytes]) -> None:
    before = attacker.state()
    attacker.attack(messages)
    assert attacker.state() == before


def nonsense(chance: random.Random) -> str:
    """A message of the right shape, every field something that could be meant; often close enough to be understood."""
    tag = chance.choice(TAGS)
    body: dict[str, Any] = {"type": tag, "id": chance.randrange(100)}
    if tag not in SEATLESS:
        body["seat"] = chance.choice([0, 1, 3, 4, -2, 2**40])
    good = {"version": chance.randrange(5), "actions": [chance.choice(["end", "stop"])], "target": 1, "pace": 1, "text": "hi"}
    body.update({field: good[field] for field in NEEDED.get(tag, ())})
    if chance.random() < 0.02:
        body[chance.choice(FIELDS)] = chance.choice([0, -1, 2**70, 1.5, "", "x", [], ["end"], None, True, {}])
    return json.dumps(body)


def test_thousands_of_messages_change_nothing(attacker: Attacker) -> None:
    chance = random.Random(20260)
    before = attacker.state()
    while attacker.sent < MESSAGES:
        attacker.attack([nonsense(chance) for _ in range(5 * BATCH)])
    assert attacker.state() == before
    wanted = {"seat.not-yours", "room.host-only", "room.has-begun", "room.not-over", "connection.not-understood"}
    assert wanted <= attacker.refusals


# ---- HTTP


@pytest.fixture(scope="module")
def api(running: Running) -> Any:
    return schemathesis.openapi.from_url(f"{running.server.address}/schema/openapi.json")


TOO_LONG = 413

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@hypothesis.settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))
def test_http_answers_as_it_says(case: Case[Any]) -> None:
    """No 5xx, only answers that the schema tells of; that a room with no seats is refused is no fault of the schema."""
    excluded = [allow_header_conformance, positive_data_acceptance, unsupported_method]
    response = case.call()
    if response.status_code == TOO_LONG:  # refused before it is read, as it should be; the check does not know this number
        excluded.append(negative_data_rejection)
    case.validate_response(response, excluded_checks=excluded)

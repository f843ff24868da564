"""A load generator: many rooms of two people each, played over real sockets at a chosen pace.

Run as a process of its own (`python -m eldorado.client.load`): reads what to do as a line of JSON from its input, makes the
rooms, says `ready` on its error output, begins at the next line, says there when it begins and ends to measure, and writes
figures as JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
import urllib.request
import zlib

import msgspec
import uvloop

from ..protocol import VERSION
from ..protocol.room import Joined, NewRoom, SeatPlan
from .frames import FrameSocket


class Plan(msgspec.Struct):
    """`pause` is the mean wait before an action in seconds; 0 acts at once. `warm` seconds are not measured."""

    ports: list[int]
    rooms: int
    pause: float
    warm: float
    seconds: float
    route: str = "first-game"
    seed: int = 1
    together: bool = False
    """The people of a room sit at the same process, as a balancer by the room's code sees to."""


class LoadFigures(msgspec.Struct):
    actions: int
    seconds: float
    errors: int
    rooms: int
    latencies_ms: list[float]
    messages: int
    bytes: int
    problems: dict[str, int]
    others_ms: list[float] = []
    """The same for the other person in the room, who only watched."""


class _Target(msgspec.Struct):
    actions: list[str]


class _Reach(msgspec.Struct):
    targets: list[_Target]


class _Option(msgspec.Struct):
    text: str


class _Options(msgspec.Struct):
    actions: list[_Option]
    reach: list[_Reach] = []
    purchases: list[_Target] = []


class _Decision(msgspec.Struct):
    seat: int


class _View(msgspec.Struct):
    version: int
    decision: _Decision


class _Refusal(msgspec.Struct):
    code: str


class _Message(msgspec.Struct):
    """What the generator looks at; everything else of a message is skipped."""

    type: str
    view: _View | None = None
    options: _Options | None = None
    refusal: _Refusal | None = None


READY, MEASURING, MEASURED = b"ready", b"measuring", b"measured"

_decoder = msgspec.json.Decoder(_Message)
_encoder = msgspec.json.Encoder()


class LoadRun:
    """The whole load: what all its seats share."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chance = random.Random(plan.seed)
        self.loop = asyncio.get_running_loop()
        self.latencies: list[float] = []
        self.others: list[float] = []
        self.problems: dict[str, int] = {}
        self.actions = 0
        self.messages = 0
        self.bytes = 0
        self.is_measuring = False
        self.is_over = False

    def problem(self, code: str) -> None:
        if not self.is_over:
            self.problems[code] = self.problems.get(code, 0) + 1


class LoadSeat:
    """One person: acts some time after being asked, and notes how long it took until the new view came."""

    def __init__(self, run: LoadRun, port: int, code: str, seat: int, token: str) -> None:
        self.run = run
        self.seat = seat
        self.port = port
        self.hello = _encoder.encode({"type": "hello", "room": code, "tokens": [token], "protocol": VERSION})
        self.wire = FrameSocket(f"127.0.0.1:{port}", f"/api/socket/{code}", self.opened, self.heard, self.ended)
        self.sent_at = 0.0
        self.watched_since = 0.0
        """When the other seat acted, until that is seen here."""
        self.other: LoadSeat | None = None
        self.version = 0
        self.number = 0
        self.options: _Options | None = None
        self.welcomed = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        await self.run.loop.create_connection(lambda: self.wire, "127.0.0.1", self.port)
        await self.welcomed

    def opened(self) -> None:
        self.wire.send(self.hello)

    def ended(self) -> None:
        self.run.problem("connection ended")
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("refused"))

    def heard(self, raw: bytes) -> None:
        run = self.run
        run.messages += run.is_measuring
        run.bytes += len(raw) * run.is_measuring
        message = _decoder.decode(raw)
        if message.type == "table":
            self._table(message)
        elif message.type == "welcome":
            if not self.welcomed.done():  # it comes again when another device takes a seat over
                self.welcomed.set_result(None)
        elif message.refusal is not None:
            run.problem(message.refusal.code)

    def _table(self, message: _Message) -> None:
        run, view = self.run, message.view
        assert view is not None
        if self.sent_at and view.version > self.version:
            if run.is_measuring:
                run.latencies.append(time.perf_counter() - self.sent_at)
                run.actions += 1
            self.sent_at = 0.0
        elif self.watched_since and view.version > self.version:
            if run.is_measuring:
                run.others.append(time.perf_counter() - self.watched_since)
            self.watched_since = 0.0
        self.version = view.version
        self.options = message.options if view.decision.seat == self.seat else None
        self.begin()

    def begin(self) -> None:
        """Acts after a while, if it is asked and the run has begun."""
        run = self.run
        if self.options is not None and not run.is_over:
            actions = _choose(self.options, run.chance)
            if run.plan.pause:
                run.loop.call_later(run.chance.expovariate(1 / run.plan.pause), self._act, actions)
            else:
                self._act(actions)

    def _act(self, actions: list[str]) -> None:
        if self.run.is_over:
            return
        self.number += 1
        self.sent_at = time.perf_counter()
        if self.other is not None:
            self.other.watched_since = self.sent_at
        asked = {"type": "act", "id": self.number, "seat": self.seat, "version": self.version, "actions": actions}
        self.wire.send(_encoder.encode(asked))


def _choose(options: _Options, chance: random.Random) -> list[str]:
    """Mostly moves, sometimes a purchase, else anything; never resigning, so that the game goes on."""
    draw = chance.random()
    if draw < 0.6 and options.reach:
        return chance.choice(chance.choice(options.reach).targets).actions
    if draw < 0.75 and options.purchases:
        return chance.choice(options.purchases).actions
    return [chance.choice(options.actions).text]


def _new_room(port: int, route: str, seed: int) -> Joined:
    seats = [SeatPlan(name="one"), SeatPlan(name="two")]
    body = _encoder.encode(NewRoom(seats, route=route, here=[1, 2], start=True, caves=seed % 2 == 0))
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/rooms", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read(), type=Joined)


def _tell(word: bytes) -> None:
    print(word.decode(), file=sys.stderr, flush=True)


async def generate(plan: Plan) -> LoadFigures:
    run = LoadRun(plan)
    seats: list[LoadSeat] = []
    run.is_over = True  # nobody acts before everybody sits
    for number in range(plan.rooms):
        port = plan.ports[number % len(plan.ports)]
        joined = await asyncio.to_thread(_new_room, port, plan.route, number)
        for token in joined.tokens:
            at = zlib.crc32(joined.room.code.encode()) if plan.together else number + token.seat
            seats.append(LoadSeat(run, plan.ports[at % len(plan.ports)], joined.room.code, token.seat, token.token))
            await seats[-1].connect()
        seats[-1].other, seats[-2].other = seats[-2], seats[-1]
    _tell(READY)
    await asyncio.to_thread(sys.stdin.buffer.readline)
    run.is_over = False
    for seat in seats:
        seat.begin()
    await asyncio.sleep(plan.warm)
    run.is_measuring, begun = True, time.perf_counter()
    _tell(MEASURING)
    await asyncio.sleep(plan.seconds)
    run.is_measuring, ended = False, time.perf_counter()
    _tell(MEASURED)
    run.is_over = True
    for seat in seats:
        seat.wire.close()
    await asyncio.sleep(0.2)
    latencies = sorted(1000 * one for one in run.latencies)
    others = sorted(1000 * one for one in run.others)
    return LoadFigures(
        run.actions,
        ended - begun,
        sum(run.problems.values()),
        plan.rooms,
        latencies,
        run.messages,
        run.bytes,
        run.problems,
        others,
    )


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    figures = _encoder.encode(uvloop.run(generate(plan)))
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:  # buffered whatever PYTHONUNBUFFERED says: all of it is written
        out.write(figures)


if __name__ == "__main__":
    main()

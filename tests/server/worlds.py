"""A small world for rooms of several processes over one storage: every step is chosen by a seed, and nothing takes time."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Any

import msgspec

from eldorado.engine.errors import EldoradoError
from eldorado.protocol import VERSION
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.protocol.socket import Act, FromServer, Gone, Hello, Refused, Start, Table
from eldorado.server.fanout import EVERYBODY
from eldorado.server.rooms.house import House
from eldorado.server.rooms.listeners import Listener
from eldorado.server.rooms.news import hear, repeat_presence
from eldorado.server.rooms.requests import Visit
from eldorado.server.rooms.tokens import Tokens
from eldorado.server.rooms.watch import watch
from eldorado.server.services import Clock, Services
from eldorado.server.settings import Settings
from eldorado.server.storage import Entry, Head, Remark, RoomRow

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
TURNS = 6
"""Turns of the event loop after which everything that can go on by itself has."""


class HandClock(Clock):
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time

    def ticks(self) -> float:
        return self.time


class Shelf:
    """The storage that all processes share: what is in it is durable."""

    def __init__(self) -> None:
        self.rows: dict[str, RoomRow] = {}
        self.log: dict[str, list[Entry]] = {}

    def lose_last(self, code: str) -> None:
        """A failover to a copy that did not have the last entry yet."""
        if len(self.log.get(code, [])) > 1:
            self.log[code].pop()


class Reader:
    """One process's way to the shelf: it may wait before and after everything it does."""

    def __init__(self, world: World, shelf: Shelf) -> None:
        self.world = world
        self.shelf = shelf

    async def create(self, row: RoomRow) -> bool:
        await self.world.pause()
        fresh = row.code not in self.shelf.rows
        if fresh:
            self.shelf.rows[row.code] = row
        await self.world.pause()
        return fresh

    async def save(self, row: RoomRow) -> bool:
        await self.world.pause()
        found = self.shelf.rows.get(row.code)
        fits = found is not None and found.revision == row.revision - 1
        if fits:
            self.shelf.rows[row.code] = row
        await self.world.pause()
        return fits

    async def append(self, code: str, entry: Entry) -> bool:
        await self.world.pause()
        log = self.shelf.log.setdefault(code, [])
        fits = len(log) == entry.number - 1
        if fits:
            log.append(entry)
        await self.world.pause()
        return fits

    async def load(self, code: str) -> RoomRow | None:
        await self.world.pause()
        found = self.shelf.rows.get(code)
        await self.world.pause()
        return found

    async def entries(self, code: str, after: int) -> list[Entry]:
        await self.world.pause()
        found = self.shelf.log.get(code, [])[after:]
        await self.world.pause()
        return found

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        await self.world.pause()
        found = {code: self.shelf_head(code) for code in codes if code in self.shelf.rows}
        await self.world.pause()
        return found

    def shelf_head(self, code: str) -> Head:
        row, log = self.shelf.rows[code], self.shelf.log.get(code, [])
        return Head(row.revision, row.touched, len(log), log[-1].at if log else 0)

    async def remarks(self, code: str, limit: int) -> list[Remark]:
        return []


class Gossip:
    """One process's notices; the world decides when they arrive, and whether."""

    is_shared = True
    is_healthy = True

    def __init__(self, world: World, process: str) -> None:
        self.world = world
        self.process = process
        self.rooms: set[str] = set()

    def tell(self, code: str, kind: str, body: object = None) -> None:
        self.world.notices.append((self.process, code, kind, msgspec.Raw(msgspec.json.encode(body))))

    def join(self, code: str) -> None:
        self.rooms.add(code)

    async def joined(self, code: str) -> None:
        await self.world.pause()

    def leave(self, code: str) -> None:
        self.rooms.discard(code)

    async def may_drive(self, code: str) -> bool:
        return True


class Node:
    """One server process."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.gossip = Gossip(world, name)
        services = Services(world.settings, Reader(world, world.shelf), world.tokens, None, self.gossip, world.clock)  # type: ignore[arg-type]
        self.house = House(services)
        self.tasks: list[asyncio.Task[Any]] = []

    def begin(self, job: Any) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(job))

    def hear(self, code: str, kind: str, body: msgspec.Raw, process: str) -> None:
        if code in self.gossip.rooms or code == EVERYBODY:
            hear(self.house, code, kind, body, process)

    async def kill(self) -> None:
        """As if the power failed: whatever it was doing stays half done."""
        for task in [*self.tasks, *self.house._jobs, *self.house._loading.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Person:
    """Somebody with a seat, at whichever process the connection happens to be."""

    def __init__(self, world: World, seat: int, token: str) -> None:
        self.world = world
        self.seat = seat
        self.token = token
        self.node: Node | None = None
        self.visit: Visit | None = None
        self.table: Table | None = None
        self.gone = ""
        self.refusals: list[str] = []
        self.wire: _Wire | None = None

    def hear(self, message: FromServer) -> None:
        if isinstance(message, Table):
            self.table = message
        elif isinstance(message, Gone):
            self.gone = message.refusal.code
        elif isinstance(message, Refused):
            self.refusals.append(message.refusal.code)

    @property
    def version(self) -> int:
        return self.table.view.version if self.table is not None else -1

    def come(self, node: Node) -> None:
        """Connects, leaving another process without a word if need be."""
        self.leave()
        self.world.clock.time += 0.01
        self.node, self.gone = node, ""
        self.wire = _Wire(self)
        node.begin(self._come(node, self.wire))

    def leave(self) -> None:
        if self.visit is not None:
            self.visit.exit()
        self.node = self.visit = self.wire = None

    async def _come(self, node: Node, wire: _Wire) -> None:
        listener = Listener(wire)
        listener.claimed = self.world.clock.now()
        try:
            room = await node.house.find(self.world.code)
            visit = Visit(node.house, room, listener, f"seat {self.seat}")
            await visit.enter(Hello(self.world.code, [self.token], self.version, VERSION))
        except EldoradoError as refused:
            listener.is_gone = True
            if self.wire is wire:
                self.node, self.gone = None, refused.code
            return
        if self.wire is wire:
            self.visit = visit
        else:
            visit.exit()

    def act(self) -> None:
        """Plays what the last table offers."""
        if self.visit is None or self.node is None or self.table is None or self.table.options is None:
            return
        chosen = self.world.chance.choice(self.table.options.actions).text
        self.node.begin(self.visit.ask(Act(1, self.seat, self.version, [chosen])))


class _Wire:
    """What a connection hears that is not the newest is heard by nobody."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def is_ready(self) -> bool:
        return True

    def push(self, messages: list[bytes]) -> None:
        for message in messages:
            if self.person.wire is self:
                self.person.hear(_decoder.decode(message))

    def hang_up(self) -> None:
        if self.person.wire is self:
            self.person.node = self.person.visit = self.person.wire = None


class World:
    """Two processes and two people; `chance` chooses every next step."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.clock = HandClock()
        self.settings = Settings()
        self.tokens = Tokens("s" * 32)
        self.shelf = Shelf()
        self.notices: deque[tuple[str, str, str, msgspec.Raw]] = deque()
        self.waiting: list[asyncio.Future[None]] = []
        self.is_calm = True
        self.nodes = [Node(self, "a"), Node(self, "b")]
        self.people: list[Person] = []
        self.code = ""

    async def pause(self) -> None:
        """Here a process may be held up for as long as chance wants."""
        if not self.is_calm:
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(held)
            await held

    async def turn(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def begin(self) -> None:
        """A game for two at the first process."""
        asked = NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], start=False)
        room, joined = await self.nodes[0].house.create(asked)
        self.code = room.code
        self.people = [Person(self, one.seat, one.token) for one in joined.tokens]
        self.people[0].come(self.nodes[0])
        await self.turn()
        assert self.people[0].visit is not None
        await self.people[0].visit.ask(Start(1))
        self.people[1].come(self.chance.choice(self.nodes))
        await self.turn()
        self.is_calm = False

    # ---- what can happen

    def go_on(self) -> None:
        """One of those that are held up goes on."""
        if self.waiting:
            held = self.waiting.pop(self.chance.randrange(len(self.waiting)))
            if not held.done():
                held.set_result(None)

    def deliver(self) -> None:
        """A notice arrives, not always in order."""
        if self.notices:
            at = self.chance.randrange(min(len(self.notices), 3))
            self.notices.rotate(-at)
            process, code, kind, body = self.notices.popleft()
            self.notices.rotate(at)
            for node in self.nodes:
                if node.gossip.process != process:
                    node.hear(code, kind, body, process)

    def lose(self) -> None:
        if self.notices:
            self.notices.popleft()

    def forge(self) -> None:
        """Somebody who can write to Redis says what never happened."""
        node = self.chance.choice(self.nodes)
        kind, body = self.chance.choice([("entry", b"%d" % self.chance.randrange(1, 60)), ("changed", b"null")])
        node.hear(self.code, kind, msgspec.Raw(body), "forger")

    async def crash(self) -> None:
        at = self.chance.randrange(len(self.nodes))
        dead = self.nodes[at]
        for person in self.people:
            if person.node is dead:
                person.node = person.visit = person.wire = None
        self.nodes[at] = Node(self, dead.gossip.process)
        if self.chance.random() < 0.5:  # what it had said last is not heard any more
            self.notices = deque(notice for notice in self.notices if notice[0] != dead.gossip.process)
        await dead.kill()

    def fail_over(self) -> None:
        self.shelf.lose_last(self.code)

    def move(self) -> None:
        self.chance.choice(self.people).come(self.chance.choice(self.nodes))

    def act(self) -> None:
        self.chance.choice(self.people).act()

    def round(self) -> None:
        """A second passes at one process."""
        self.clock.time += 0.5
        node = self.chance.choice(self.nodes)
        node.begin(watch(node.house))

    # ---- what must hold

    async def settle(self, seconds: int, back: bool = True) -> None:
        """Nothing is lost any more, everybody is back, and a few seconds pass."""
        self.is_calm = True
        self.notices.clear()
        while self.waiting:
            self.go_on()
            await self.turn()
        for _ in range(seconds):
            for person in self.people:
                if person.node is None and back:
                    person.come(self.chance.choice(self.nodes))
            self.clock.time += 1
            for node in self.nodes:
                await watch(node.house)
                repeat_presence(node.house, everywhere=True)
            while self.notices:
                self.deliver()
            for _ in range(3):
                await self.turn()

    def check(self) -> None:
        """Every room that somebody looks at is what is stored, and everybody has seen its last version."""
        last = len(self.shelf.log[self.code])
        head = Reader(self, self.shelf).shelf_head(self.code)
        for node in self.nodes:
            room = node.house.rooms.get(self.code)
            if room is not None and room.listeners:
                assert room.is_at(head), (node.gossip.process, room.revision, room.version, head)
        assert [(person.gone, person.version) for person in self.people] == [("", last)] * len(self.people)

    async def close(self) -> None:
        for held in self.waiting:
            held.cancel()
        for node in self.nodes:
            await node.kill()

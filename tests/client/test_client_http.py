"""The HTTP side of the client: what is asked, what is read, and servers that refuse or lie."""

from __future__ import annotations

import asyncio
import http.server
import threading
import urllib.error
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from eldorado.client import HttpRefused, Server
from eldorado.client.http import _problem
from eldorado.protocol.room import Joined, NewRoom, RoomState, SeatPlan, SeatToken, TakeSeat

ROOM = RoomState("ABCDEF", "lobby", "first-game", False, [], 0, False, [], 1)


class Answers(http.server.BaseHTTPRequestHandler):
    """Says what the test wants and keeps what was asked."""

    says: tuple[int, bytes] = (200, b"{}")
    asked: list[tuple[str, str, bytes, str | None]] = []
    missing = 0
    """How many bytes of the answer never come."""

    def do_GET(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.asked.append((self.command, self.path, body, self.headers.get("content-type")))
        status, answer = self.says
        self.send_response(status)
        self.send_header("content-length", str(len(answer) + self.missing))
        self.end_headers()
        self.wfile.write(answer)

    do_POST = do_GET

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is printed."""


@pytest.fixture
def server() -> Iterator[Server]:
    Answers.asked = []
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=lambda: listening.serve_forever(poll_interval=0.01))
    thread.start()
    yield Server(f"http://127.0.0.1:{listening.server_port}/")
    listening.shutdown()
    thread.join()
    listening.server_close()


def test_an_address_leads_to_the_socket() -> None:
    assert Server("http://here:80/").socket_address == "ws://here:80/api/socket"
    assert Server("https://here").socket_address == "wss://here/api/socket"


@pytest.mark.parametrize(
    ("ask", "path", "answer"),
    [
        (lambda one: one.rooms(), "/api/rooms", []),
        (lambda one: one.room("ABCDEF"), "/api/rooms/ABCDEF", ROOM),
    ],
)
def test_what_is_asked_for_is_fetched(server: Server, ask: Callable[[Server], Any], path: str, answer: Any) -> None:
    Answers.says = (200, msgspec.json.encode(answer))
    assert asyncio.run(ask(server)) == answer
    assert Answers.asked == [("GET", path, b"", None)]


def test_a_record_is_text(server: Server) -> None:
    Answers.says = (200, "eldorado record 1\n# seat 1: Ада\n".encode())
    assert asyncio.run(server.record("AB")) == "eldorado record 1\n# seat 1: Ада\n"
    assert Answers.asked[0][1] == "/api/rooms/AB/record"


def test_a_room_is_made_and_a_seat_taken_by_posting(server: Server) -> None:
    joined = Joined(ROOM, [SeatToken(1, "secret")])
    Answers.says = (201, msgspec.json.encode(joined))
    asked = NewRoom([SeatPlan(name="Ada"), SeatPlan("bot", "expert")], caves=True)
    assert asyncio.run(server.make_room(asked)) == joined
    assert asyncio.run(server.take_seat("ABCDEF", TakeSeat(2, "Bo"))) == joined
    (made, taken) = Answers.asked
    assert (made[0], made[1], made[3]) == ("POST", "/api/rooms", "application/json")
    assert msgspec.json.decode(made[2], type=NewRoom) == asked
    assert (taken[1], msgspec.json.decode(taken[2])) == ("/api/rooms/ABCDEF/seats", {"seat": 2, "name": "Bo"})


@pytest.mark.parametrize("status", [400, 403, 404, 413, 429, 503])
def test_a_refusal_is_raised_with_its_status_and_problem(server: Server, status: int) -> None:
    Answers.says = (status, b'{"code":"room.unknown","facts":{"code":"XY"}}')
    with pytest.raises(HttpRefused) as refused:
        asyncio.run(server.room("XY"))
    assert (refused.value.status, refused.value.problem.code, refused.value.problem.facts) == (
        status,
        "room.unknown",
        {"code": "XY"},
    )


@pytest.mark.parametrize("body", [b"", b"<html>Bad gateway</html>", b"[]", b'{"code":7}', b"\xff"])
def test_a_refusal_nobody_can_read_is_still_one(server: Server, body: bytes) -> None:
    """As a balancer in front of the server would say it."""
    assert _problem(body).code == "http.unreadable"
    Answers.says = (502, body)
    with pytest.raises(HttpRefused) as refused:
        asyncio.run(server.rooms())
    assert (refused.value.status, refused.value.problem.code) == (502, "http.unreadable")


def test_an_answer_of_another_kind_is_not_taken_for_a_room(server: Server) -> None:
    Answers.says = (200, b'{"code":"ABCDEF"}')
    with pytest.raises(msgspec.ValidationError):
        asyncio.run(server.room("ABCDEF"))


def test_nobody_there_is_an_error_of_the_system() -> None:
    with pytest.raises(urllib.error.URLError):
        asyncio.run(Server("http://127.0.0.1:1").rooms())


def test_an_answer_cut_off_is_a_lost_connection(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the process is killed while it speaks: who asks again after an OSError must hear one."""
    monkeypatch.setattr(Answers, "missing", 5)
    with pytest.raises(ConnectionError):
        asyncio.run(server.rooms())

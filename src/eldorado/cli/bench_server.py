"""`eldorado bench server`: servers as in production, loaded from processes of their own over real sockets."""

from __future__ import annotations

import contextlib
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import rich_click as click

from ..client.load import MEASURED, MEASURING, READY, LoadFigures, Plan
from ..engine.errors import EldoradoError
from ..routes.printed import route
from .group import WordedCommand, common_options
from .screen import Screen

NO_LIMITS = {
    "ELDORADO_MESSAGES_PER_SECOND": "1000000", "ELDORADO_REQUESTS_PER_SECOND": "1000000",
    "ELDORADO_ROOMS_PER_ADDRESS": "10000000", "ELDORADO_CONNECTIONS_PER_ADDRESS": "1000000",
    "ELDORADO_CONNECTS_PER_MINUTE": "1000000", "ELDORADO_HTTP_PER_ADDRESS": "100000",
    "ELDORADO_LOG_LEVEL": "warning", "ELDORADO_HOST": "127.0.0.1",
}  # fmt: skip
WARM = 3.0
PATIENCE = 60.0
SATURATED_ROOMS = 400
"""Enough that some are computed while the entries of others are being written."""
PAGE = 1024


@click.command("server", cls=WordedCommand)
@click.option("--rooms", default=1000, show_default=True)
@click.option("--rate", default=500.0, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--database-url", "database_url", default="")
@click.option("--redis-url", "redis_url", default="")
@click.option("--processes", default=1, show_default=True)
@click.option("--generators", default=1, show_default=True)
@click.option("--together", is_flag=True)
@click.option("--both", is_flag=True)
@click.option("--reports", type=click.IntRange(0, 8), default=0, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def command(
    ctx: click.Context, rooms: int, rate: float, seconds: float, database_url: str, redis_url: str, processes: int,
    generators: int, together: bool, both: bool, reports: int, as_json: bool,
) -> None:  # fmt: skip
    screen = Screen.of(ctx)
    with tempfile.TemporaryDirectory(prefix="eldorado-bench-") as folder:
        file = f"sqlite:///{pathlib.Path(folder) / 'games.sqlite'}"
        named = database_url or os.environ.get("ELDORADO_DATABASE_URL") or file
        environment = {**NO_LIMITS, "ELDORADO_DATABASE_URL": file if both else named}
        environment["ELDORADO_SECRET_FILE"] = str(pathlib.Path(folder) / "secret")
        environment["ELDORADO_REDIS_URL"] = redis_url or (os.environ.get("ELDORADO_REDIS_URL", "") if processes > 1 else "")
        figures = measure(environment, rooms, rate, seconds, processes, generators, together, reports)
        if both:
            figures["beside"] = beside(
                {**environment, "ELDORADO_DATABASE_URL": named}, min(rooms, SATURATED_ROOMS), seconds, generators
            )
    if as_json:
        screen.json(figures)
        return
    screen.say("bench-server-cold", seconds=figures["cold_start_s"])
    runs = [("paced", figures), ("saturated", figures["saturated"]), *([("saturated", figures["beside"])] if both else [])]
    for run, found in runs:
        screen.say(
            f"bench-server-{run}", rooms=found["rooms"], rate=found["actions_per_s"], median=found["p50_ms"],
            worst=found["p99_ms"], errors=found["errors"], database=found.get("database", figures["database"]),
        )  # fmt: skip
    screen.say("bench-server-memory", kilobytes=figures["kb_per_room"])
    screen.say("bench-server-resume", rooms=figures["stored_rooms"], seconds=figures["resume_start_s"], view=figures["resume_ms"])


def measure(
    environment: dict[str, str], rooms: int, rate: float, seconds: float, processes: int, generators: int, together: bool = False,
    reports: int = 0,
) -> dict[str, Any]:  # fmt: skip
    """At a human pace, beside it perhaps reports of routes, then as fast as it goes, then started again on what was stored."""
    with running(environment, processes) as servers, reporting(servers, reports) as raced:
        cold = servers[0].started_in
        paced = load(servers, rooms, rooms / rate if rate else 0, seconds, generators, together)
    with running(environment, processes) as servers:
        saturated = load(servers, min(rooms, SATURATED_ROOMS), 0, seconds, generators, together)
        code = servers[0].new_room()
    with running(environment, 1) as servers:
        resumed = servers[0].started_in
        begun = time.perf_counter()
        servers[0].fetch(f"/api/rooms/{code}")
        view = round(1000 * (time.perf_counter() - begun), 1)
    return {
        **paced, "reports": reports, "report_races": raced.count, "cold_start_s": cold, "saturated": saturated,
        "database": _kind(environment),
        "processes": processes, "generators": generators, "stored_rooms": rooms + min(rooms, SATURATED_ROOMS) + 1,
        "resume_start_s": resumed, "resume_ms": view,
    }  # fmt: skip


def beside(environment: dict[str, str], rooms: int, seconds: float, generators: int) -> dict[str, Any]:
    """Another database as fast as it goes, to stand beside the first."""
    with running(environment, 1) as servers:
        return {"database": _kind(environment), **load(servers, rooms, 0, seconds, generators)}


def _kind(environment: dict[str, str]) -> str:
    return environment["ELDORADO_DATABASE_URL"].split(":")[0]


class MeasuredServer:
    """One server process and what it uses."""

    def __init__(self, environment: dict[str, str]) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        begun = time.perf_counter()
        start = [sys.executable, "-m", "eldorado", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(start, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
        self._wait()
        self.started_in = round(time.perf_counter() - begun, 2)

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                self.fetch("/healthz")
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise EldoradoError("bench.no-server")

    def fetch(self, path: str, body: bytes | None = None) -> bytes:
        headers = {"content-type": "application/json"} if body is not None else {}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return bytes(answer.read())

    def new_room(self) -> str:
        made = self.fetch("/api/rooms", b'{"seats":[{},{}],"here":[1,2],"start":true}')
        return str(msgspec.json.decode(made)["room"]["code"])

    def kilobytes(self) -> int:
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def cpu_seconds(self) -> float:
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(environment: dict[str, str], processes: int) -> Iterator[list[MeasuredServer]]:
    servers: list[MeasuredServer] = []
    try:
        for _ in range(processes):
            servers.append(MeasuredServer(environment))
        yield servers
    finally:
        for server in servers:
            server.stop()


class Raced:
    """Races that were run for reports."""

    def __init__(self) -> None:
        self.count = 0


@contextlib.contextmanager
def reporting(servers: list[MeasuredServer], askers: int) -> Iterator[Raced]:
    """Workshops beside the games: each asks for a report again and again, as the page does, and for the next when it is done."""
    over, raced = threading.Event(), Raced()
    text = route("first-game").route.text()

    def ask(number: int) -> None:
        seed, done = number, 0
        while not over.is_set():
            body = msgspec.json.encode({"text": text, "seed": seed})
            try:
                told = msgspec.json.decode(servers[number % len(servers)].fetch("/api/routes/report", body))
            except (urllib.error.URLError, OSError):
                over.wait(1.0)
                continue
            raced.count += max(0, told["report"]["done"] - done)
            done = told["report"]["done"]
            if done >= told["planned"]:
                seed, done = seed + askers, 0

    with ThreadPoolExecutor(max(1, askers)) as threads:
        for number in range(askers):
            threads.submit(ask, number)
        try:
            yield raced
        finally:
            over.set()


def load(
    servers: list[MeasuredServer], rooms: int, pause: float, seconds: float, generators: int, together: bool = False
) -> dict[str, Any]:
    """Figures of one run; the rooms are shared out among the generators."""
    before = sum(server.kilobytes() for server in servers)
    plans = [
        Plan([server.port for server in servers], rooms // generators, pause, WARM, seconds, seed=number, together=together)
        for number in range(generators)
    ]
    workers = [_generator(plan) for plan in plans]
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write(b"\n")
        worker.stdin.flush()
    with ThreadPoolExecutor(generators) as readers:
        reading = [readers.submit(_followed, worker, servers) for worker in workers]
        most = 0
        while not all(one.done() for one in reading):
            most = max(most, sum(server.kilobytes() for server in servers))
            time.sleep(0.2)
    found = [one.result() for one in reading]
    return _summary([figures for figures, _ in found], (most - before) / rooms, sum(cpu for _, cpu in found) / len(found))


def _followed(worker: subprocess.Popen[bytes], servers: list[MeasuredServer]) -> tuple[LoadFigures, float]:
    """What a generator found, and the cores that all servers used while it measured: without its rooms' making and their end."""
    marks = []
    for word in (MEASURING, MEASURED):
        _heard(worker, word)
        marks.append((time.perf_counter(), sum(server.cpu_seconds() for server in servers)))
    said, complained = worker.communicate()
    (begun, before), (ended, after) = marks
    return _figures(worker, said, complained), (after - before) / (ended - begun)


def _generator(plan: Plan) -> subprocess.Popen[bytes]:
    """A generator that has made its rooms and waits to be told to begin."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "eldorado.client.load"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert worker.stdin is not None
    worker.stdin.write(msgspec.json.encode(plan) + b"\n")
    worker.stdin.flush()
    _heard(worker, READY)
    return worker


def _heard(worker: subprocess.Popen[bytes], word: bytes) -> None:
    """Waits for a word of the generator; anything else that it says is why it failed."""
    assert worker.stderr is not None
    said = worker.stderr.readline()
    if said.strip() != word:
        worker.kill()
        raise _failure(said + worker.communicate()[1])


def _figures(worker: subprocess.Popen[bytes], said: bytes, complained: bytes) -> LoadFigures:
    try:
        return msgspec.json.decode(said, type=LoadFigures)
    except msgspec.DecodeError as error:
        raise _failure(complained + f"\n{worker.returncode}, {len(said)}: {error}".encode()) from error


def _failure(complained: bytes) -> EldoradoError:
    return EldoradoError("bench.no-load", {"reason": complained.decode(errors="replace").strip().rpartition("\n")[2][:200]})


def _summary(found: list[LoadFigures], kilobytes: float, cpu: float) -> dict[str, Any]:
    latencies = sorted(one for figures in found for one in figures.latencies_ms)
    others = sorted(one for figures in found for one in figures.others_ms)
    seconds = max(figures.seconds for figures in found)
    problems: dict[str, int] = {}
    for figures in found:
        for code, count in figures.problems.items():
            problems[code] = problems.get(code, 0) + count
    rate = sum(figures.actions for figures in found) / seconds
    return {
        "rooms": sum(figures.rooms for figures in found),
        "actions_per_s": round(rate, 1),
        "p50_ms": _at(latencies, 0.5), "p99_ms": _at(latencies, 0.99), "max_ms": _at(latencies, 1.0),
        "other_p50_ms": _at(others, 0.5), "other_p99_ms": _at(others, 0.99),
        "errors": sum(figures.errors for figures in found), "problems": problems,
        "kb_per_room": round(kilobytes, 1), "server_cpu": round(cpu, 4),
        "cpu_ms_per_action": round(1000 * cpu / rate, 4) if rate else 0.0,
        "messages_per_s": round(sum(figures.messages for figures in found) / seconds),
        "megabytes_per_s": round(sum(figures.bytes for figures in found) / seconds / 1e6, 1),
    }  # fmt: skip


def _at(latencies: list[float], part: float) -> float:
    return round(latencies[min(int(len(latencies) * part), len(latencies) - 1)], 2) if latencies else 0.0


server = command

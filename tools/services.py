"""PostgreSQL, Redis and balancers for tests and benchmarks: real ones, on free ports, in own folders, ended with the run.

Missing Debian packages are installed as root, or named exactly and the run fails.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from bootstrap import need_debian

PATIENCE = 60.0
PORTS = (15_000, 32_000)
BALANCERS = ("nginx", "haproxy")


def free_port() -> int:
    """A port that is free and stays so until somebody listens there: outgoing connections never get one so low."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def postgres_programs() -> pathlib.Path:
    """The folder with `postgres` and `initdb`; Debian keeps them out of the path."""
    for _ in range(2):
        found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        beside = shutil.which("initdb")
        if found or beside:
            return found[-1].parent if found else pathlib.Path(str(beside)).parent
        need_debian("postgresql", "the server's tests need PostgreSQL")
    sys.exit("services: postgresql was installed, but no initdb is there")


def redis_program() -> str:
    return _program("redis-server", "the server's tests need Redis")


def balancer_program(name: str) -> str:
    """nginx or HAProxy; Debian keeps both where only root looks."""
    return _program(name, f"the configuration of {name} in docs/operation.md is tried")


def _program(package: str, reason: str) -> str:
    """A program that is called like its package."""
    for _ in range(2):
        found = shutil.which(package, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/usr/local/sbin")
        if found:
            return found
        need_debian(package, reason)
    sys.exit(f"services: {package} was installed, but is not there")


def _user() -> str | None:
    """PostgreSQL refuses to run as root; Debian's package brings a user for it."""
    return "postgres" if os.geteuid() == 0 else None


class Service:
    """A program that can be stopped and started again on the same port and folder."""

    def __init__(self, command: list[str], port: int, user: str | None, stop: signal.Signals) -> None:
        self.command = command
        self.port = port
        self.user = user
        self.stop_signal = stop
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", user=self.user, group=self.user
        )
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                sys.exit(f"services: ended at once ({self.process.returncode}): {' '.join(self.command)}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        sys.exit(f"services: no answer on port {self.port}: {' '.join(self.command)}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(self.stop_signal)
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None


class Postgres(Service):
    def _wait(self) -> None:
        """An open port is not enough: it refuses everybody while it starts up."""
        super()._wait()
        ready = [str(pathlib.Path(self.command[0]).with_name("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + PATIENCE
        while subprocess.run(ready, cwd="/").returncode:
            if time.monotonic() > until:
                sys.exit(f"services: not ready on port {self.port}: {' '.join(self.command)}")
            time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"postgresql://eldorado@127.0.0.1:{self.port}/postgres"


class Redis(Service):
    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextlib.contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A fresh cluster; not `durable`, it does not wait for the disk, which the tests of behaviour need not."""
    programs, user, port = postgres_programs(), _user(), free_port()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="eldorado-pg-"))
    if user is not None:
        shutil.chown(folder, user, user)
    init = [
        str(programs / "initdb"),
        "-D",
        str(folder / "db"),
        "-U",
        "eldorado",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-locale",
        "-N",
    ]
    subprocess.run(init, check=True, stdout=subprocess.DEVNULL, cwd="/", user=user, group=user)
    command = [
        str(programs / "postgres"), "-D", str(folder / "db"), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1",
        "-c", f"fsync={'on' if durable else 'off'}", "-c", "max_connections=40", "-c", "shared_buffers=32MB",
    ]  # fmt: skip
    service = Postgres(command, port, user, signal.SIGINT)
    try:
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="eldorado-redis-") as folder:
        command = [
            redis_program(), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder,
        ]  # fmt: skip
        service = Redis(command, port, None, signal.SIGTERM)
        try:
            service.start()
            yield service
        finally:
            service.stop()


@contextlib.contextmanager
def balancer(command: list[str], port: int) -> Iterator[Service]:
    """nginx or HAProxy in the foreground, with a configuration of the caller's."""
    service = Service(command, port, None, signal.SIGTERM)
    try:
        service.start()
        yield service
    finally:
        service.stop()


def main() -> None:
    """`services.py COMMAND…` runs a command with both services named in its environment; alone it says where they are."""
    if len(sys.argv) < 2:
        print(f"PostgreSQL: {postgres_programs()}")
        print(f"Redis: {redis_program()}")
        for name in BALANCERS:
            print(f"{name}: {balancer_program(name)}")
        return
    with postgres(durable=True) as database, redis() as news:
        environment = {**os.environ, "ELDORADO_DATABASE_URL": database.url, "ELDORADO_REDIS_URL": news.url}
        sys.exit(subprocess.run(sys.argv[1:], env=environment).returncode)


if __name__ == "__main__":
    main()

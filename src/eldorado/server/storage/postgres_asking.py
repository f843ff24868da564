"""A prepared statement on a connection of one's own, sent and heard without psycopg's way of waiting.

psycopg makes a cursor, a query and a timer for every statement, and registers with the event loop anew for every wait. For an
entry of a game that was most of what the server did (docs/lab/2026-11-two-processes.md).
"""

from __future__ import annotations

import asyncio

import psycopg
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg.rows import TupleRow

LOOK_AGAIN = 0.2
"""Seconds after which the connection is looked at unasked: uvloop does not say that the other side has reset it."""


class PreparedStatement:
    """Of one parameter; nobody else may use the connection while it is under way."""

    def __init__(self, connection: psycopg.AsyncConnection[TupleRow], name: str) -> None:
        self._line: PGconn = connection.pgconn
        self._name = name.encode()

    async def ask(self, parameter: bytes) -> list[bytes]:
        """What the first column of its answer holds; raises what PostgreSQL refuses, and when the connection breaks."""
        self._line.send_query_prepared(self._name, [parameter])
        answer = _Answer(self._line)
        try:
            answer.begin()
            await answer.complete
        finally:
            answer.end()
        return answer.first_column()


class _Answer:
    """Heard piece by piece, as the event loop says that there is more."""

    def __init__(self, line: PGconn) -> None:
        self._line = line
        self._socket = line.socket
        self._loop = asyncio.get_running_loop()
        self._results: list[PGresult] = []
        self.complete: asyncio.Future[None] = self._loop.create_future()
        self._again: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """What sending has found already, say that the connection is gone, is not announced a second time."""
        is_more = self._line.flush()
        self._take_in()
        if not self.complete.done():
            self._loop.add_reader(self._socket, self._hear)
            if is_more:
                self._loop.add_writer(self._socket, self._send)
            self._again = self._loop.call_later(LOOK_AGAIN, self._look_again)

    def _send(self) -> None:
        """The rest of a long statement, whenever the connection takes more."""
        try:
            if not self._line.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.Error as error:
            self._fail(error)

    def _hear(self) -> None:
        try:
            self._line.consume_input()
            self._take_in()
        except psycopg.Error as error:
            self._fail(error)

    def _look_again(self) -> None:
        self._hear()
        self._again = self._loop.call_later(LOOK_AGAIN, self._look_again)

    def _take_in(self) -> None:
        while not self._line.is_busy() and not self.complete.done():
            result = self._line.get_result()
            if result is None:
                self.complete.set_result(None)
            else:
                self._results.append(result)

    def _fail(self, error: psycopg.Error) -> None:
        if not self.complete.done():
            self.complete.set_exception(error)

    def end(self) -> None:
        if self._again is not None:
            self._again.cancel()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)

    def first_column(self) -> list[bytes]:
        for result in self._results:
            if result.status != ExecStatus.TUPLES_OK:
                raise psycopg.errors.error_from_result(result)
        return [result.get_value(row, 0) or b"" for result in self._results for row in range(result.ntuples)]

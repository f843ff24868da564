"""A connection to PostgreSQL for one prepared statement, asked again and again without psycopg's way of waiting.

psycopg makes a cursor, a query and a timer for every statement, and registers with the event loop anew for every wait. For an
entry of a game that was most of what the server did (docs/lab/2026-11-two-processes.md). This one registers once.
"""

from __future__ import annotations

import asyncio

import psycopg
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg.rows import TupleRow

LOOK_AGAIN = 0.2
"""Seconds after which the connection is looked at unasked: uvloop does not say that the other side has reset it."""


class PreparedLine:
    """The statement has one parameter and one column; one question at a time, and nobody else uses the connection."""

    def __init__(self, connection: psycopg.AsyncConnection[TupleRow], name: str) -> None:
        self._connection = connection
        self._line: PGconn = connection.pgconn
        self._socket = self._line.socket
        self._name = name.encode()
        self._loop = asyncio.get_running_loop()
        self._results: list[PGresult] = []
        self._answer: asyncio.Future[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self.is_gone = False
        """Closed by the other side; so nothing that is asked now would be carried out."""
        self._loop.add_reader(self._socket, self._hear)

    async def ask(self, parameter: bytes) -> list[bytes]:
        """What the column of the answer holds; raises what PostgreSQL refuses, and when the connection breaks."""
        self._results = []
        self._answer = answer = self._loop.create_future()
        try:
            self._line.send_query_prepared(self._name, [parameter])
            if self._line.flush():
                self._loop.add_writer(self._socket, self._send)
            self._take_in()  # what sending has found already, say that the connection is gone, is not announced again
            if self._again is None:
                self._again = self._loop.call_later(LOOK_AGAIN, self._look_again)
            await answer
        finally:
            self._answer = None
        return _column(self._results)

    async def close(self) -> None:
        self._deafen()
        if self._again is not None:
            self._again.cancel()
        await self._connection.close()

    def _send(self) -> None:
        """The rest of a long statement, whenever the connection takes more."""
        try:
            if not self._line.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.Error as error:
            self._fail(error)

    def _hear(self) -> None:
        """Something came, also unasked: that the connection is closed."""
        try:
            self._line.consume_input()
            self._take_in()
        except psycopg.Error as error:
            self._fail(error)

    def _look_again(self) -> None:
        """One timer for however many questions; it rests with them."""
        self._again = None
        if self._answer is not None:
            self._again = self._loop.call_later(LOOK_AGAIN, self._look_again)
            self._hear()

    def _take_in(self) -> None:
        answer = self._answer
        while answer is not None and not answer.done() and not self._line.is_busy():
            result = self._line.get_result()
            if result is None:
                answer.set_result(None)
            else:
                self._results.append(result)

    def _fail(self, error: psycopg.Error) -> None:
        self.is_gone = True
        self._deafen()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)

    def _deafen(self) -> None:
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)


def _column(results: list[PGresult]) -> list[bytes]:
    for result in results:
        if result.status != ExecStatus.TUPLES_OK:
            raise psycopg.errors.error_from_result(result)
    return [result.get_value(row, 0) or b"" for result in results for row in range(result.ntuples)]

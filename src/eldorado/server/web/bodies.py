"""Queries, and bodies of requests: read whole, within a limit, as JSON and nothing else, before anything is made of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from ...engine.errors import EldoradoError

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
MOST_DEPTH = 32
"""Lists within lists; nothing we take has more than three."""
LARGEST = 2**63
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


_asking: ContextVar[Receive] = ContextVar("receive")
"""Where more would be heard from the client whose request is being answered."""


class ClientGone(Exception):
    """It hung up before it had said everything; nobody waits for an answer."""


def says_twice(query: bytes) -> bool:
    """Whether a query gives one name several values, of which programs that read it would take different ones."""
    names = [name for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True)]
    return len(set(names)) < len(names)


async def json_body(scope: Message, receive: Receive, most: int) -> Receive:
    """The body again, as something to receive; refuses what is too long, not JSON, or only calls itself something else.

    A form or plain text can be sent by a page of elsewhere without asking; JSON cannot.
    """
    if _media_type(scope) != b"application/json":
        raise EldoradoError("http.not-json")
    body = await _whole(receive, most)
    try:
        is_sound = _is_sound(_decoder.decode(body))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise EldoradoError("http.invalid") from None
    if not is_sound:
        raise EldoradoError("http.invalid")
    return _again(body, receive)


def listen(receive: Receive) -> None:
    """Before anything is answered: from here on `hanging_up` tells of this client."""
    _asking.set(receive)


async def hanging_up() -> None:
    """Ends when the client whose request is being answered has hung up; its body must have been read."""
    while (await _asking.get()())["type"] != "http.disconnect":
        pass


def _media_type(scope: Message) -> bytes:
    for name, value in scope["headers"]:
        if name == b"content-type":
            return bytes(value).partition(b";")[0].strip().lower()
    return b""


def _is_sound(value: Any) -> bool:
    """Not too deep, and without numbers that could be told to nobody: neither a worker nor an answer takes more than 64 bits."""
    level = [value]
    for _ in range(MOST_DEPTH):
        if any(isinstance(one, int) and not -LARGEST <= one < LARGEST for one in level):
            return False
        level = [part for one in level for part in _parts(one)]
        if not level:
            return True
    return False


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


async def _whole(receive: Receive, most: int) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        body += bytes(message.get("body", b""))
        if len(body) > most:
            raise EldoradoError("http.too-long")
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    rest: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def once_more() -> Message:
        return rest.pop() if rest else await receive()

    return once_more

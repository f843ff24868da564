"""What a host's webhook gets: facts for programs, and a sentence where chats look for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .turns import OVER, Call, message_for

if TYPE_CHECKING:
    from ..rooms.room import Room


class Mentions(msgspec.Struct):
    """Whom a chat may wake because of a name in the sentence: nobody."""

    parse: list[str]


class WebhookNote(msgspec.Struct):
    """`text` and `content` are the same sentence: the one for Slack and Mattermost, the other for Discord."""

    event: str
    room: str
    seats: list[int]
    route: str
    deadline: float
    text: str
    content: str
    allowed_mentions: Mentions


def webhook_body(room: Room, call: Call, now: float) -> bytes:
    message = message_for(room, call, room.sheet.webhook_language, now)
    said = plain_line(" · ".join(part for part in (message.title, message.body) if part))
    event = "over" if call.number == OVER else "turn"
    seats = list(call.seats)
    return msgspec.json.encode(
        WebhookNote(event, room.code, seats, room.sheet.route, room.deadline, said, said, Mentions([])),
    )


def plain_line(text: str) -> str:
    """Names are people's own: nothing in them is a command to a chat."""
    return text.replace("<", "‹").replace(">", "›").replace("@", "＠")

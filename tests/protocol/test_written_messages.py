"""Each message of the socket as a client of this version writes or reads it, to the letter: old pages and other people's
clients must not notice a release."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from samples import MESSAGES

from eldorado.protocol import socket as wire
from eldorado.protocol.socket import FromClient, FromServer
from eldorado.protocol.table import EventView, Refusal

SENT: dict[str, msgspec.Struct] = {
    '{"type":"hello","room":"ABCD"}': wire.Hello("ABCD"),
    '{"type":"hello","room":"ABCD","tokens":["t"],"since":7,"protocol":2,"promise":"ff"}': wire.Hello("ABCD", ["t"], 7, 2, "ff"),
    '{"type":"act","id":1,"seat":2,"version":30,"actions":["move scout B62","stop"]}': wire.Act(
        1, 2, 30, ["move scout B62", "stop"]
    ),
    '{"type":"end","id":1,"seat":2,"version":30}': wire.EndTurn(1, 2, 30),
    '{"type":"end","id":1,"seat":2,"version":30,"keep":{"scout":1}}': wire.EndTurn(1, 2, 30, {"scout": 1}),
    '{"type":"why","id":1,"seat":2,"source":"scout","space":"B62"}': wire.Why(1, 2, "scout", "B62"),
    '{"type":"why","id":1,"seat":2,"blockade":3,"piece":2}': wire.Why(1, 2, blockade=3, piece=2),
    '{"type":"hint","id":1,"seat":2,"version":30}': wire.AskHint(1, 2, 30),
    '{"type":"plan","id":1,"seat":2}': wire.AskPlan(1, 2),
    '{"type":"undo","id":1,"seat":2,"version":30}': wire.Undo(1, 2, 30),
    '{"type":"resign","id":1,"seat":2}': wire.Resign(1, 2),
    '{"type":"start","id":1}': wire.Start(1),
    '{"type":"reveal","id":1,"share":"ff"}': wire.Reveal(1, "ff"),
    '{"type":"set-seat","id":1,"seat":2,"name":"Ада","colour":3}': wire.SetSeat(1, 2, "Ада", 3),
    '{"type":"set-seat","id":1,"seat":2,"kind":"bot","bot":"scout"}': wire.SetSeat(1, 2, kind="bot", bot="scout"),
    '{"type":"hand-on","id":1,"seat":2}': wire.HandOn(1, 2),
    '{"type":"let-back","id":1,"number":0}': wire.LetBack(1, 0),
    '{"type":"leave","id":1,"seat":0}': wire.Leave(1, 0),
    '{"type":"replace","id":1,"seat":2,"target":3}': wire.Replace(1, 2, 3),
    '{"type":"return","id":1,"seat":2}': wire.Return(1, 2),
    '{"type":"pace","id":1,"pace":0.5}': wire.SetPace(1, 0.5),
    '{"type":"rematch","id":1}': wire.Rematch(1),
    '{"type":"say","id":1,"seat":2,"text":"hello"}': wire.Say(1, 2, "hello"),
    '{"type":"say","id":1,"seat":2,"phrase":"hello"}': wire.Say(1, 2, phrase="hello"),
    '{"type":"look","id":1,"seat":2}': wire.Look(1, 2),
    '{"type":"renew","id":1,"seat":2}': wire.Renew(1, 2),
    '{"type":"ping","id":1}': wire.Ping(1),
    '{"type":"ping","id":1,"hidden":true}': wire.Ping(1, True),
}
ANSWERED: dict[str, msgspec.Struct] = {
    '{"type":"done","id":1,"version":31}': wire.Done(1, 31),
    '{"type":"refused","id":1,"refusal":{"code":"act.stale"}}': wire.Refused(1, Refusal("act.stale")),
    '{"type":"refused","id":1,"refusal":{"code":"illegal.taken","facts":{"space":"B62"}},"version":31,"index":1}': wire.Refused(
        1, Refusal("illegal.taken", {"space": "B62"}), 31, 1
    ),
    '{"type":"reason","id":1,"refusal":null}': wire.Reason(1, None),
    '{"type":"planned","id":1,"version":31}': wire.Planned(1, 31),
    '{"type":"said","seat":2,"name":"Ada","text":"hello","at":5.0}': wire.Said(2, "Ada", "hello", 5.0),
    '{"type":"said","seat":2,"name":"Ada","text":"","at":5.0,"phrase":"thanks"}': wire.Said(2, "Ada", "", 5.0, "thanks"),
    '{"type":"pong","id":1,"version":31}': wire.Pong(1, 31),
    '{"type":"gone","refusal":{"code":"room.gone"}}': wire.Gone(Refusal("room.gone")),
}
BIG = (wire.Welcome, wire.Room, wire.Table, wire.Hinted)
"""Answers with whole tables in them: read as samples (test_messages.py) and from real games (test_real_tables.py)."""


@pytest.mark.parametrize("text", SENT)
def test_a_request_is_written_and_read_to_the_letter(text: str) -> None:
    assert msgspec.json.encode(SENT[text]).decode() == text
    assert msgspec.json.decode(text, type=FromClient) == SENT[text]


@pytest.mark.parametrize("text", ANSWERED)
def test_an_answer_is_written_and_read_to_the_letter(text: str) -> None:
    assert msgspec.json.encode(ANSWERED[text]).decode() == text
    assert msgspec.json.decode(text, type=FromServer) == ANSWERED[text]


def test_every_message_of_the_socket_is_among_them() -> None:
    assert {type(one) for one in SENT.values()} == set(get_args(FromClient))
    assert {type(one) for one in ANSWERED.values()} | set(BIG) == set(get_args(FromServer))


def test_an_event_says_only_what_it_has_to_say() -> None:
    event = EventView(3, "piece-moved", 1, space="B62", origin="B61", piece=1)
    written = '{"number":3,"kind":"piece-moved","seat":1,"space":"B62","origin":"B61","piece":1}'
    assert msgspec.json.encode(event).decode() == written


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_no_two_messages_share_what_they_do_not_say(kind: type[msgspec.Struct]) -> None:
    """A list that is there by default is each message's own."""
    for field in msgspec.structs.fields(kind):
        if field.default_factory is not msgspec.NODEFAULT:
            one, other = field.default_factory(), field.default_factory()
            assert one == other
            assert one is not other

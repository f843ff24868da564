"""Every message of the wire: there and back, with too much, too little and the wrong things in it."""

from __future__ import annotations

import json
import pathlib
import random
import re
import typing
from typing import Any, get_args

import msgspec
import pytest
from samples import MESSAGES, sample

from eldorado.protocol import VERSION
from eldorado.protocol.box import RecordText, RouteText
from eldorado.protocol.review import PracticeAsked
from eldorado.protocol.room import NewRoom, TakeSeat
from eldorado.protocol.socket import FromClient, FromServer, Hello
from eldorado.protocol.workshop import Arrangement, HeldPiece, RaceRoute, RouteWishes, TablePiece

FROM_STRANGERS = [kind for kind in MESSAGES if kind.__struct_config__.forbid_unknown_fields]
"""What anybody may send: nothing is let in that is not known."""
REQUESTS = [*get_args(FromClient), NewRoom, TakeSeat, Arrangement, HeldPiece, RouteWishes, RaceRoute, RecordText, RouteText]
GUIDE = (pathlib.Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
WRONG: list[object] = [{"no": {"such": []}}, [[{"thing": 1}]]]
every = pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)


def wire(message: msgspec.Struct) -> dict[str, Any]:
    found = json.loads(msgspec.json.encode(message))
    assert isinstance(found, dict)
    return found


def read(kind: type, data: object) -> Any:
    return msgspec.json.decode(json.dumps(data).encode(), type=kind)


@every
def test_a_message_comes_back_equal(kind: type[msgspec.Struct]) -> None:
    chance = random.Random(kind.__name__)
    for number in range(12):
        message = sample(kind, chance, full=number == 0)
        assert read(kind, wire(message)) == message


@every
def test_what_is_needed_must_be_there(kind: type[msgspec.Struct]) -> None:
    whole = wire(sample(kind, random.Random(1), full=True))
    for field in msgspec.structs.fields(kind):
        less = {name: value for name, value in whole.items() if name != field.encode_name}
        if field.required:
            with pytest.raises(msgspec.ValidationError, match=field.encode_name):
                read(kind, less)
        else:
            default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
            assert getattr(read(kind, less), field.name) == default


@every
def test_the_wrong_kind_of_thing_is_refused(kind: type[msgspec.Struct]) -> None:
    """No field takes a number for a text or the other way round, and none takes an object that nobody expects."""
    whole = wire(sample(kind, random.Random(2), full=True))
    hints = typing.get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        for wrong in WRONG:
            if _could_be(hints[field.name], wrong):
                continue
            with pytest.raises(msgspec.ValidationError):
                read(kind, {**whole, field.encode_name: wrong})
    with pytest.raises(msgspec.ValidationError):
        read(kind, [whole])


def _could_be(kind: Any, value: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@every
def test_unknown_fields_are_refused_from_strangers_and_ignored_from_a_newer_server(kind: type[msgspec.Struct]) -> None:
    message = sample(kind, random.Random(3))
    more = {**wire(message), "colour_of_the_sky": "blue"}
    if kind in FROM_STRANGERS:
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            read(kind, more)
    else:
        assert read(kind, more) == message


@pytest.mark.parametrize("union", [FromClient, FromServer])
def test_a_tag_tells_one_message_from_another(union: Any) -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(union)]
    assert len(set(tags)) == len(tags)
    for kind in get_args(union):
        message = sample(kind, random.Random(4))
        assert wire(message)["type"] == kind.__struct_config__.tag
        assert type(read(union, wire(message))) is kind


@pytest.mark.parametrize("union", [FromClient, FromServer])
@pytest.mark.parametrize("data", [{}, {"type": "sing"}, {"type": 3}, {"type": None}, [], "hello", 7, None, {"id": 1}])
def test_what_is_no_message_is_refused(union: Any, data: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(union, data)


@pytest.mark.parametrize("text", [b"", b"{", b'{"type":"ping","id":1', b"\xff\xfe", b'{"type":"ping","id":1}{}', b"NaN"])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=FromClient)


@pytest.mark.parametrize("number", ["1.5", '"1"', "true", "null", "1e400", "[1]"])
def test_a_number_is_a_whole_number(number: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(f'{{"type":"ping","id":{number}}}', type=FromClient)


def test_a_first_message_says_as_little_as_it_can() -> None:
    assert wire(Hello("ABCD")) == {"type": "hello", "room": "ABCD"}
    assert VERSION == 2, "a new version needs a note in docs/protocol.md"


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (PracticeAsked, {"text": "", "number": 2**64}),
        (PracticeAsked, {"text": "", "number": -1}),
        (TablePiece, {"letter": "", "q": 0, "r": 0, "turn": 0}),
        (TablePiece, {"letter": "ABCD", "q": 0, "r": 0, "turn": 0}),
        (TablePiece, {"letter": "A", "q": 201, "r": 0, "turn": 0}),
        (TablePiece, {"letter": "A", "q": 0, "r": -201, "turn": 0}),
        (TablePiece, {"letter": "A", "q": 0, "r": 0, "turn": 6}),
        (TablePiece, {"letter": "A", "q": 0, "r": 0, "turn": -1}),
        (Arrangement, {"pieces": [{"letter": "A", "q": 0, "r": 0, "turn": 0}] * 19}),
        (Arrangement, {"pieces": [], "name": "x" * 61}),
        (Arrangement, {"pieces": [], "end_side": "lake"}),
        (Arrangement, {"pieces": [], "corner": [1, 2, 3]}),
        (RouteWishes, {"seed": -1}),
        (RouteWishes, {"seed": 2**53}),
        (RouteWishes, {"seed": 1, "width": "narrow"}),
        (RaceRoute, {"text": "x" * 10_001}),
        (RaceRoute, {"text": "x", "players": 1}),
        (RaceRoute, {"text": "x", "players": 5}),
        (RaceRoute, {"text": "x", "caves": "yes"}),
    ],
)
def test_what_strangers_may_send_is_bounded(kind: type, data: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(kind, data)


def parts_of(kind: Any, seen: set[type]) -> set[type]:
    """A message and every message inside it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
        seen.add(kind)
        for hint in typing.get_type_hints(kind).values():
            parts_of(hint, seen)
    for inner in get_args(kind):
        parts_of(inner, seen)
    return seen


def test_nothing_unknown_hides_inside_what_strangers_send() -> None:
    inside = {part for kind in FROM_STRANGERS for part in parts_of(kind, set())}
    assert inside <= set(FROM_STRANGERS)


def test_requests_refuse_the_unknown_and_answers_do_not() -> None:
    assert set(REQUESTS) <= set(FROM_STRANGERS)
    assert not set(get_args(FromServer)) & set(FROM_STRANGERS)


@pytest.mark.parametrize("union", [FromClient, FromServer])
def test_the_guide_explains_every_message(union: Any) -> None:
    for kind in get_args(union):
        tag = str(kind.__struct_config__.tag)
        assert re.search(rf"`{tag}[` ]|^{tag} |\*\*{tag.capitalize()}\*\*|← +{tag} |   or   {tag} ", GUIDE, re.MULTILINE), tag


def test_the_guide_names_only_messages_that_exist() -> None:
    table = re.findall(r"^\| `(?:GET|POST) \S+` \| ([^|]+) \|", GUIDE, re.MULTILINE)
    named = {name for cell in table for name in re.findall(r"`([A-Z]\w+)(?:\[\])?`", cell)}
    assert named <= {kind.__name__ for kind in MESSAGES}
    assert len(named) > 8

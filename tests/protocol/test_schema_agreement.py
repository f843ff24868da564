"""The published schema and the server's reader say the same of every message: what is right, and what is not."""

from __future__ import annotations

import json
import random
import typing
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
import pytest
from samples import MESSAGES, sample
from schema_reader import faults

from eldorado.protocol.socket import FromClient, FromServer

every = pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
WRONG: list[object] = [None, True, 7, 1.5, "x", [], [[]], {}, {"x": []}, -(2**60)]


def wire(message: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found


def is_read(kind: Any, data: object) -> bool:
    try:
        msgspec.json.decode(json.dumps(data).encode(), type=kind)
    except msgspec.ValidationError:
        return False
    return True


@every
def test_what_the_server_writes_is_right_by_the_schema(kind: type[msgspec.Struct]) -> None:
    chance = random.Random(kind.__name__)
    for number in range(8):
        assert faults(wire(sample(kind, chance, full=number == 0)), kind.__name__) == []


@every
def test_every_field_is_right_or_wrong_for_both(kind: type[msgspec.Struct]) -> None:
    """Each field with one thing after the other in it; a whole number written `1.0` is the only matter of taste."""
    whole = wire(sample(kind, random.Random(5), full=True))
    for field in msgspec.structs.fields(kind):
        for wrong in WRONG:
            data = {**whole, field.encode_name: wrong}
            assert is_read(kind, data) == (faults(data, kind.__name__) == []), (field.name, wrong)


@every
def test_what_is_missing_or_unknown_is_so_for_both(kind: type[msgspec.Struct]) -> None:
    whole = wire(sample(kind, random.Random(6), full=True))
    for name in whole:
        less = {key: value for key, value in whole.items() if key != name}
        if name != "type":  # by itself a message is read without its tag; in a union it is needed (below)
            assert is_read(kind, less) == (faults(less, kind.__name__) == []), name
    more = {**whole, "colour_of_the_sky": "blue"}
    assert is_read(kind, more) == (faults(more, kind.__name__) == [])


def limits() -> Iterator[tuple[type[msgspec.Struct], str, Any, bool]]:
    """Every field with a limit: a value at it, and one beyond it, with whether it is let in."""
    for kind in MESSAGES:
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is not typing.Annotated:
                continue
            plain, meta = get_args(hint)[:2]
            for bound, step in ((meta.ge, -1), (meta.le, 1)):
                if bound is not None:
                    yield kind, name, bound, True
                    yield kind, name, bound + step, False
            for bound, step in ((meta.min_length, -1), (meta.max_length, 1)):
                if bound is not None:
                    yield kind, name, filled(plain, bound), True
                    yield kind, name, filled(plain, bound + step), False


def filled(kind: Any, length: int) -> Any:
    """A text or list of just this length."""
    if kind is str:
        return "x" * length
    return [json.loads(msgspec.json.encode(sample(get_args(kind)[0], random.Random(7)))) for _ in range(length)]


LIMITS = list(limits())


@pytest.mark.parametrize(("kind", "name", "value", "is_in"), LIMITS)
def test_a_limit_holds_to_the_last_letter_for_both(kind: type[msgspec.Struct], name: str, value: Any, is_in: bool) -> None:
    data = {**wire(sample(kind, random.Random(8))), name: value}
    assert is_read(kind, data) is is_in
    assert (faults(data, kind.__name__) == []) is is_in


def test_limits_are_found_in_every_room_of_the_wire_that_strangers_write_to() -> None:
    rooms = {kind.__module__.rpartition(".")[2] for kind, *_ in LIMITS}
    assert rooms >= {"box", "gallery", "review", "workshop"}
    assert len(LIMITS) > 40


@pytest.mark.parametrize(("name", "union"), [("FromClient", FromClient), ("FromServer", FromServer)])
def test_a_direction_takes_its_messages_and_no_others(name: str, union: Any) -> None:
    ours = get_args(union)
    for kind in get_args(FromClient | FromServer):
        data = wire(sample(kind, random.Random(9)))
        assert (faults(data, name) == []) is (kind in ours)
        assert is_read(union, data) is (kind in ours)
        untagged = {key: value for key, value in data.items() if key != "type"}
        assert faults(untagged, name) != []
        assert not is_read(union, untagged)

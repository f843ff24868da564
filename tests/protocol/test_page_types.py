"""The page's types, read as they stand in protocol.ts, hold for every message that is really sent."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest
from protocol_types import TYPESCRIPT
from samples import MESSAGES, sample

SOURCE = TYPESCRIPT.read_text("utf-8")
INTERFACES = dict(re.findall(r"^export interface (\w+) {\n(.*?)^}$", SOURCE, re.DOTALL | re.MULTILINE))
ALIASES = dict(re.findall(r"^export type (\w+) =\s*(?:\|\s*)?(.+?)(?=\n\n|\nexport|\Z)", SOURCE, re.DOTALL | re.MULTILINE))
FIELD = re.compile(r"^  (\w+)(\??): (.+?);?$", re.MULTILINE)
every = pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)


def parts(text: str, separator: str) -> list[str]:
    """Parted where no bracket is open."""
    found, depth, begin = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "(<[") - (letter in ")>]")
        if letter == separator and depth == 0:
            found.append(text[begin:at].strip())
            begin = at + 1
    return [*found, text[begin:].strip()]


def fits(value: Any, kind: str) -> bool:
    """Whether TypeScript would take a value for this type."""
    choices = parts(kind, "|")
    if len(choices) > 1:
        return any(fits(value, one) for one in choices if one)
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(one, kind[:-2]) for one in value)
    if kind.startswith("(") and kind.endswith(")"):
        return fits(value, kind[1:-1])
    if kind.startswith("Record<"):
        _, inner = parts(kind.removeprefix("Record<")[:-1], ",")
        return isinstance(value, dict) and all(fits(one, inner) for one in value.values())
    if kind.startswith("["):
        inners = parts(kind[1:-1], ",")
        return isinstance(value, list) and len(value) == len(inners) and all(map(fits, value, inners))
    if kind.startswith("'"):
        return bool(value == kind.strip("'"))
    if kind in PLAIN:
        return type(value) in PLAIN[kind]
    return fits(value, ALIASES[kind]) if kind in ALIASES else fits_interface(value, kind)


PLAIN: dict[str, tuple[type, ...]] = {"number": (int, float), "string": (str,), "boolean": (bool,), "null": (type(None),)}


def fits_interface(value: Any, name: str) -> bool:
    fields = {field: (bool(mark), kind) for field, mark, kind in FIELD.findall(INTERFACES[name])}
    if not isinstance(value, dict) or not set(value) <= set(fields):
        return False
    needed = {field for field, (is_optional, _) in fields.items() if not is_optional}
    return needed <= set(value) and all(fits(one, fields[field][1]) for field, one in value.items())


@every
def test_a_message_has_the_type_that_the_page_takes_it_for(kind: type[msgspec.Struct]) -> None:
    chance = random.Random(kind.__name__)
    for number in range(8):
        data = json.loads(msgspec.json.encode(sample(kind, chance, full=number == 0)))
        assert fits_interface(data, kind.__name__), data


@every
def test_a_field_with_something_else_in_it_would_not_pass(kind: type[msgspec.Struct]) -> None:
    """So that the test above cannot take everything for right."""
    data = json.loads(msgspec.json.encode(sample(kind, random.Random(10), full=True)))
    for field in msgspec.structs.fields(kind):
        assert not fits_interface({**data, field.encode_name: [{"no": {"such": [0, "x"]}}]}, kind.__name__), field.name
    assert not fits_interface({**data, "colour_of_the_sky": "blue"}, kind.__name__)


@pytest.mark.parametrize(
    ("value", "kind", "is_so"),
    [
        (1, "number", True), (True, "number", False), (None, "number | null", True), ("a", "'a' | 'b'", True),
        ("c", "'a' | 'b'", False), ([1, "x"], "(number | string)[]", True), ([[1]], "number[][]", True),
        ({"a": [1]}, "Record<string, number[]>", True), ({"a": 1}, "Record<string, number[]>", False),
        ([1, "a"], "[number, string]", True), ([1], "[number, string]", False), ({"traveler": 2}, "Cards", True),
        ({"traveler": "2"}, "Cards", False), ({"facts": {}}, "Refusal", False),
    ],
)  # fmt: skip
def test_types_are_read_as_typescript_reads_them(value: Any, kind: str, is_so: bool) -> None:
    assert fits(value, kind) is is_so

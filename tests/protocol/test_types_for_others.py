"""The TypeScript of the page and the JSON Schema of everybody else say what the messages are; `make check` holds them current."""

from __future__ import annotations

import json
import re
import typing
from typing import Any, get_args

import msgspec
import pytest
from protocol_types import SCHEMA, TYPESCRIPT, type_text
from samples import MESSAGES

from eldorado.protocol.socket import FromClient, FromServer
from eldorado.protocol.table import Cards, Facts

SOURCE = TYPESCRIPT.read_text("utf-8")
DEFINITIONS: dict[str, Any] = json.loads(SCHEMA.read_text("utf-8"))["$defs"]
every = pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)


def interface(name: str) -> dict[str, tuple[bool, str]]:
    """The fields of an interface as they stand in the file: optional or not, and the type."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}$", SOURCE, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    lines = re.findall(r"^  (\w+)(\??): (.+)$", found[1], re.MULTILINE)
    return {field: (mark == "?", kind) for field, mark, kind in lines}


@every
def test_an_interface_has_the_fields_of_its_message(kind: type[msgspec.Struct]) -> None:
    fields = interface(kind.__name__)
    tag = kind.__struct_config__.tag
    assert fields.pop("type", (False, ""))[1] == (f"'{tag}'" if tag is not None else "")
    assert list(fields) == [field.encode_name for field in msgspec.structs.fields(kind)]
    for field in msgspec.structs.fields(kind):
        assert fields[field.encode_name][0] == (not field.required)


@every
def test_a_default_left_out_of_a_message_is_optional_in_the_page(kind: type[msgspec.Struct]) -> None:
    """A message that omits its defaults would otherwise break its own type."""
    if kind.__struct_config__.omit_defaults:
        optional = {name for name, (mark, _) in interface(kind.__name__).items() if mark}
        assert optional == {field.encode_name for field in msgspec.structs.fields(kind) if not field.required}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"),
        (float, "number"),
        (str, "string"),
        (bool, "boolean"),
        (list[int], "number[]"),
        (list[list[str]], "string[][]"),
        (int | None, "number | null"),
        (list[int | str], "(number | string)[]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (typing.Literal["a", "b"], "'a' | 'b'"),
        (Cards, "Cards"),
        (Facts, "Facts"),
        (Cards | None, "Cards | null"),
    ],
)
def test_types_in_the_words_of_the_page(kind: Any, text: str) -> None:
    assert type_text(kind) == text


@every
def test_the_schema_asks_for_what_is_needed(kind: type[msgspec.Struct]) -> None:
    found = DEFINITIONS[kind.__name__]
    tag = kind.__struct_config__.tag
    needed = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    assert found["required"] == ([*["type"], *needed] if tag is not None else needed)
    assert set(found["properties"]) == {field.encode_name for field in msgspec.structs.fields(kind)} | (
        {"type"} if tag else set()
    )
    assert found.get("additionalProperties", True) is not kind.__struct_config__.forbid_unknown_fields


@pytest.mark.parametrize(("name", "union"), [("FromClient", FromClient), ("FromServer", FromServer)])
def test_both_files_name_every_message_of_a_direction(name: str, union: Any) -> None:
    kinds = [kind.__name__ for kind in get_args(union)]
    assert [one["$ref"].rpartition("/")[2] for one in DEFINITIONS[name]["anyOf"]] == kinds
    found = re.search(rf"^export type {name} =\n((?:  \| \w+\n)+)", SOURCE, re.MULTILINE)
    assert found is not None
    assert re.findall(r"\w+", found[1]) == kinds


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    references = set(re.findall(r'"\$ref": "#/\$defs/(\w+)"', SCHEMA.read_text("utf-8")))
    assert references <= set(DEFINITIONS)

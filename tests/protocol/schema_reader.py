"""Reads values by the published JSON Schema alone, as somebody does who writes a client in another language.

Knows the words that the schema uses and stumbles over every other, so that none is passed over in silence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from protocol_types import SCHEMA

DEFINITIONS: dict[str, Any] = json.loads(SCHEMA.read_text("utf-8"))["$defs"]
SAYS_NOTHING = {"title", "description", "default"}
TYPES: dict[str, Callable[[object], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


def faults(value: object, name: str) -> list[str]:
    """What a definition of the schema has against a value; empty where it is right."""
    return list(_faults(value, DEFINITIONS[name], name))


def _faults(value: object, schema: dict[str, Any], at: str) -> list[str]:
    found: list[str] = []
    for word, wanted in schema.items():
        if word not in SAYS_NOTHING:
            found += _WORDS[word](value, wanted, schema, at)
    return found


def _reference(value: object, wanted: str, schema: dict[str, Any], at: str) -> list[str]:
    return _faults(value, DEFINITIONS[wanted.rpartition("/")[2]], at)


def _any_of(value: object, wanted: list[dict[str, Any]], schema: dict[str, Any], at: str) -> list[str]:
    tries = [_faults(value, one, at) for one in wanted]
    return [] if [] in tries else [f"{at}: none of {len(tries)}"]


def _type(value: object, wanted: str, schema: dict[str, Any], at: str) -> list[str]:
    return [] if TYPES[wanted](value) else [f"{at}: no {wanted}"]


def _enum(value: object, wanted: list[object], schema: dict[str, Any], at: str) -> list[str]:
    return [] if value in wanted else [f"{at}: not one of {wanted}"]


def _const(value: object, wanted: object, schema: dict[str, Any], at: str) -> list[str]:
    return [] if value == wanted else [f"{at}: not {wanted}"]


def _properties(value: object, wanted: dict[str, Any], schema: dict[str, Any], at: str) -> list[str]:
    said = value if isinstance(value, dict) else {}
    return [fault for name, inner in wanted.items() if name in said for fault in _faults(said[name], inner, f"{at}.{name}")]


def _required(value: object, wanted: list[str], schema: dict[str, Any], at: str) -> list[str]:
    said = value if isinstance(value, dict) else {}
    return [f"{at}: no {name}" for name in wanted if name not in said]


def _additional(value: object, wanted: bool | dict[str, Any], schema: dict[str, Any], at: str) -> list[str]:
    more = (
        {name: one for name, one in value.items() if name not in schema.get("properties", {})} if isinstance(value, dict) else {}
    )
    if isinstance(wanted, dict):
        return [fault for name, one in more.items() for fault in _faults(one, wanted, f"{at}.{name}")]
    return [] if wanted else [f"{at}: {name} is unknown" for name in more]


def _names(value: object, wanted: dict[str, Any], schema: dict[str, Any], at: str) -> list[str]:
    said = value if isinstance(value, dict) else {}
    return [fault for name in said for fault in _faults(name, wanted, f"{at} name")]


def _items(value: object, wanted: dict[str, Any] | bool, schema: dict[str, Any], at: str) -> list[str]:
    rest = value[len(schema.get("prefixItems", [])) :] if isinstance(value, list) else []
    if isinstance(wanted, bool):
        return [] if wanted else [f"{at}: too many" for _ in rest]
    return [fault for number, one in enumerate(rest) for fault in _faults(one, wanted, f"{at}[{number}]")]


def _first_items(value: object, wanted: list[dict[str, Any]], schema: dict[str, Any], at: str) -> list[str]:
    said = value if isinstance(value, list) else []
    pairs = zip(said, wanted, strict=False)
    return [fault for number, (one, inner) in enumerate(pairs) for fault in _faults(one, inner, f"{at}[{number}]")]


def _limit(size: bool, sign: int) -> Callable[[Any, Any, dict[str, Any], str], list[str]]:
    """`sign` 1: no more than, -1: no less than; `size`: of how long it is."""

    def check(value: Any, wanted: Any, schema: dict[str, Any], at: str) -> list[str]:
        if not isinstance(value, str | list if size else int | float):
            return []  # `type` has its own say
        amount: Any = len(value) if isinstance(value, str | list) else value
        return [f"{at}: {amount}, limit {wanted}"] if sign * amount > sign * wanted else []

    return check


_WORDS: dict[str, Callable[[Any, Any, dict[str, Any], str], list[str]]] = {
    "$ref": _reference, "anyOf": _any_of, "type": _type, "enum": _enum, "const": _const, "properties": _properties,
    "required": _required, "additionalProperties": _additional, "propertyNames": _names, "items": _items,
    "prefixItems": _first_items, "minimum": _limit(False, -1), "maximum": _limit(False, 1),
    "minLength": _limit(True, -1), "maxLength": _limit(True, 1), "minItems": _limit(True, -1), "maxItems": _limit(True, 1),
    "discriminator": lambda value, wanted, schema, at: [],
}  # fmt: skip

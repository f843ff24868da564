"""Any value of any message, made from its types by a seeded chance."""

from __future__ import annotations

import random
import types
import typing
from typing import Any, get_args, get_origin

import msgspec
from protocol_types import MODULES, structs

MESSAGES = [kind for module in MODULES for kind in structs(module)]
"""Every message of the wire, in the order of the modules."""
FLOATS = (0.0, 1.0, -2.5, 1e-9, 12345.678)
TEXTS = ("", "scout", "B61", "Ада", "a b\n\"c'", "\u2028", "🂡")


def sample(kind: Any, chance: random.Random, full: bool = False) -> Any:
    """A value of this type; `full`: every list and every optional part has something in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind, include_extras=True)
        wanted = [field for field in msgspec.structs.fields(kind) if full or field.required or chance.random() < 0.6]
        return kind(**{field.name: sample(hints[field.name], chance, full) for field in wanted})
    if kind in _PLAIN:
        return _PLAIN[kind](chance)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return _annotated(arguments[0], arguments[1], chance, full)
    if origin is typing.Literal:
        return chance.choice(arguments)
    if origin in (typing.Union, types.UnionType):
        choices = [one for one in arguments if one is not type(None)] if full else list(arguments)
        return sample(chance.choice(choices), chance, full)
    if origin is list:
        return [sample(arguments[0], chance, full) for _ in range(chance.randint(1 if full else 0, 2))]
    if origin is dict:
        return {
            sample(arguments[0], chance, full): sample(arguments[1], chance, full)
            for _ in range(1 if full else chance.randint(0, 2))
        }
    if origin is tuple:
        return tuple(sample(one, chance, full) for one in arguments)
    raise AssertionError(f"no sample of {kind}")


_PLAIN: dict[Any, Any] = {
    int: lambda chance: chance.choice((0, 1, -1, 7, 2**53 - 1)),
    float: lambda chance: chance.choice(FLOATS),
    str: lambda chance: chance.choice(TEXTS),
    bool: lambda chance: chance.random() < 0.5,
    type(None): lambda chance: None,
}


def _annotated(kind: Any, meta: msgspec.Meta, chance: random.Random, full: bool) -> Any:
    """Within the limits that the type tells."""
    if kind is int:
        return chance.randint(int(meta.ge or 0), int(meta.le if meta.le is not None else 9))
    if kind is str:
        return "x" * chance.randint(meta.min_length or 0, min(meta.max_length or 3, 60))
    return sample(kind, chance, full)[: meta.max_length]

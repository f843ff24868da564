"""Writes the wire's types for the page (TypeScript) and for everybody else (JSON Schema), from src/eldorado/protocol.

`--check` writes nothing and fails when a file is not what it would write.
"""

from __future__ import annotations

import ast
import inspect
import json
import pathlib
import sys
import textwrap
import types
import typing
from typing import Any, get_args, get_origin

import msgspec

from eldorado.protocol import (
    VERSION,
    alerts,
    balance,
    box,
    gallery,
    hint,
    people,
    profile,
    puzzle,
    review,
    room,
    socket,
    table,
    workshop,
)

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "net" / "protocol.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
MODULES = (table, hint, room, socket, box, balance, workshop, people, profile, alerts, gallery, review, puzzle)
ALIASES = {
    "Cards": table.Cards, "Facts": table.Facts, "DecisionKind": table.DecisionKind, "OutcomeReason": table.OutcomeReason,
    "Phase": room.Phase, "GameWay": people.GameWay, "PuzzleTheme": puzzle.PuzzleTheme,
}  # fmt: skip
UNIONS: dict[str, Any] = {"FromClient": socket.FromClient, "FromServer": socket.FromServer}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The messages of a module in the order in which they are written."""
    own = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in own if one.__module__ == module.__name__]


def field_remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The text below each field, where there is one."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    remarks: dict[str, str] = {}
    name = ""
    for statement in body.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            name = statement.target.id
        elif name and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            remarks[name] = str(statement.value.value)
    return remarks


def type_text(kind: Any) -> str:
    for name, alias in ALIASES.items():
        if kind == alias:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is typing.Literal:
        return " | ".join(f"'{word}'" for word in arguments)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(type_text(one) for one in arguments)
    if origin is list:
        inner = type_text(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_text(arguments[0])}, {type_text(arguments[1])}>"
    return str(kind.__name__)


def alias_text(name: str, alias: Any) -> str:
    origin, arguments = get_origin(alias), get_args(alias)
    if origin is dict:
        return f"export type {name} = Record<{type_text(arguments[0])}, {type_text(arguments[1])}>"
    return f"export type {name} = " + " | ".join(f"'{word}'" for word in arguments)


def interface(kind: type[msgspec.Struct]) -> str:
    remarks = field_remarks(kind)
    lines = _remark(inspect.getdoc(kind) or "", "") if kind.__dict__.get("__doc__") else []
    lines.append(f"export interface {kind.__name__} {{")
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}'")
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        lines += _remark(remarks.get(field.name, ""), "  ")
        lines.append(f"  {field.name}{'' if field.required else '?'}: {type_text(hints[field.name])}")
    return "\n".join([*lines, "}"])


def _remark(text: str, indent: str) -> list[str]:
    said = textwrap.wrap(" ".join(text.split()), 120)
    if len(said) < 2:
        return [f"{indent}/** {line} */" for line in said]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in said), f"{indent} */"]


def typescript() -> str:
    parts = [
        f"// The wire, version {VERSION}. Made from src/eldorado/protocol by `make protocol`; not to be changed by hand.",
        f"export const VERSION = {VERSION}",
        f"export const PHRASES = {json.dumps(socket.PHRASES, indent=2)} as const",
        *(alias_text(name, alias) for name, alias in ALIASES.items()),
    ]
    for module in MODULES:
        parts.append(f"// ---- {module.__name__.rpartition('.')[2]}")
        parts += [interface(kind) for kind in structs(module)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in get_args(union)))
    return "\n\n".join(parts) + "\n"


def schema() -> str:
    kinds = [kind for module in MODULES for kind in structs(module)]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]} for name, union in UNIONS.items()
    }
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"El Dorado protocol, version {VERSION}",
        "$defs": {**parts, **unions},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def is_current(path: pathlib.Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


def main() -> None:
    wanted = {TYPESCRIPT: typescript(), SCHEMA: schema()}
    if "--check" in sys.argv:
        stale = [
            str(path.relative_to(ROOT)) for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text
        ]
        if stale:
            sys.exit(f"protocol: not current: {', '.join(stale)}. Run: make protocol")
        return
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

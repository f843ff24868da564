"""Reads the Fluent catalogues and the sources that use them, for the tests."""

from __future__ import annotations

import ast
import functools
import json
import pathlib
import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = pathlib.Path(__file__).parents[2]
SOURCE = ROOT / "src" / "eldorado"
PAGE = ROOT / "web" / "src"


def files(language: str) -> dict[str, pathlib.Path]:
    """The catalogues of a language, by a name that is the same in every language."""
    found = {f"locale/{file.name}": file for file in sorted((SOURCE / "words" / "locale" / language).glob("*.ftl"))}
    return {"names": SOURCE / "box" / "names" / f"{language}.ftl", **found}


@functools.cache
def entries(language: str) -> list[tuple[str, str, fluent.EntryType]]:
    """File, key and entry; terms and remarks are left out."""
    found: list[tuple[str, str, fluent.EntryType]] = []
    for name, file in files(language).items():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Junk):
                raise AssertionError(f"{file}: not Fluent: {entry.content}")
            if isinstance(entry, fluent.Message):
                found.append((name, entry.id.name, entry))
    return found


def keys(language: str) -> list[str]:
    return [key for _, key, _ in entries(language)]


def variables(entry: fluent.BaseNode) -> set[str]:
    """The facts a message needs, attributes included."""
    found: set[str] = set()
    todo: list[object] = [entry]
    while todo:
        node = todo.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        if isinstance(node, fluent.BaseNode):
            todo += list(vars(node).values())
        elif isinstance(node, list):
            todo += node
    return found


def attributes(entry: fluent.EntryType) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes} if isinstance(entry, fluent.Message) else set()


@functools.cache
def literals() -> frozenset[str]:
    """Every string in the Python sources, and every quoted word in the page's."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found |= {told["key"] for told in json.loads((SOURCE / "words" / "told.json").read_text("utf-8")).values()}
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        found |= set(re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", file.read_text("utf-8")))
    return frozenset(found)


@functools.cache
def beginnings() -> frozenset[str]:
    """What keys that are put together begin with: `f"story-{name}"` and the page's `story-${name}`."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value).replace(".", "-"))
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        found |= set(re.findall(r"`([a-z][a-z-]*-)\$\{", file.read_text("utf-8")))
    return frozenset(word for word in found if re.fullmatch(r"[a-z][a-z-]*-", word))

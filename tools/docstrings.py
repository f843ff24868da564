"""Puts our docstrings into the C that mypyc writes, which leaves them out, so that `help` tells the same on both builds."""

from __future__ import annotations

import ast
import pathlib
import re

DOC = r'PyDoc_STR\((?:"((?:[^"\\]|\\.)*)"|NULL)\)'
METHOD = re.compile(r'(\{"\w+",\s*\(PyCFunction\)CPyPy_(\w+),\s*[\w| ]+,\s*)' + DOC)
CLASS = re.compile(r"(static PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = )" + DOC)
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*NULL, )NULL, NULL\}")


def write_docstrings(file: pathlib.Path, root: pathlib.Path, modules: list[str]) -> int:
    """Fills in what the modules say; returns how many docstrings found their place."""
    known = _docstrings(root, modules)
    text = file.read_text("utf-8")
    placed = 0

    def said(name: str) -> str | None:
        nonlocal placed
        placed += name in known
        return _c_text(known[name]) if name in known else None

    def described(found: re.Match[str]) -> str:
        told = said(found[2])
        return found[0] if told is None else f'{found[1]}PyDoc_STR("{found[3] or ""}{told}")'

    def described_property(found: re.Match[str]) -> str:
        told = said(found[2].replace("_get_", "___", 1))
        return found[0] if told is None else f'{found[1]}"{told}", NULL}}'

    text = METHOD.sub(described, text)
    text = CLASS.sub(described, text)
    text = PROPERTY.sub(described_property, text)
    file.write_text(text, "utf-8")
    return placed


def _docstrings(root: pathlib.Path, modules: list[str]) -> dict[str, str]:
    """By the name C has for a thing: the shortest end of its module's name that no other module has, then its own name."""
    known: dict[str, str] = {}
    dotted = [path.removeprefix("src/").removesuffix(".py").split("/") for path in modules]
    for path, parts in zip(modules, dotted, strict=True):
        ends = ["___".join(parts[-length:]) for length in range(1, len(parts) + 1)]
        others = [other for other in dotted if other != parts]
        unique = [end for n, end in enumerate(ends, 1) if all(other[-n:] != parts[-n:] for other in others)]
        for name, said in _said(ast.parse((root / path).read_text("utf-8"))).items():
            for end in unique:
                known[f"{end}___{name}"] = said
    return known


def _said(tree: ast.Module | ast.ClassDef, prefix: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = ast.get_docstring(node)
            if said:
                found[prefix + node.name] = said
            if isinstance(node, ast.ClassDef):
                found |= _said(node, f"{prefix}{node.name}___")
    return found


def _c_text(said: str) -> str:
    """Inside the quotes of a C string; letters beyond ASCII as octal bytes, which end after three digits."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(c if c.isascii() else "".join(f"\\{byte:03o}" for byte in c.encode()) for c in escaped)

"""Proves that whatever is imported is declared and whatever is declared is used, in Python and in the page (`make check`)."""

from __future__ import annotations

import ast
import json
import pathlib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMANDS = {"import-linter", "mypy", "pytest-playwright", "pytest-timeout", "pytest-xdist", "ruff", "setuptools"}
"""Called, or found by pytest, and imported nowhere."""
BESIDE = {"typescript"}
"""What tools of the page want to find beside them."""
IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]""")
WINDOW = re.compile(r"^// @vitest-environment ([\w-]+)$", re.MULTILINE)
"""How a test of the page asks for a window."""
OURS = {"eldorado", "eldorado_plain"}


def main() -> None:
    wrong = [*python_faults(), *page_faults()]
    for line in wrong:
        print(line, file=sys.stderr)
    sys.exit(1 if wrong else 0)


def python_faults(root: pathlib.Path = ROOT) -> list[str]:
    declared = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    project = declared["project"]
    extras = [one for group in project["optional-dependencies"].values() for one in group]
    running = _names([*project["dependencies"], *extras])
    building = _names(declared["build-system"]["requires"])
    working = _names(declared["dependency-groups"]["dev"])
    by_source = _imported(root / "src")
    by_others = _imported(root / "tests") | _imported(root / "tools")
    return [
        *(f"src imports {name}, which [project] does not declare" for name in sorted(by_source - running)),
        *(f"[project] declares {name}, which src does not import" for name in sorted(running - by_source)),
        *(f"tests or tools import {name}, declared nowhere" for name in sorted(by_others - running - working - building)),
        *(f"dev declares {name}, used nowhere" for name in sorted(working - by_others - by_source - COMMANDS)),
    ]


def _names(requirements: Iterable[str]) -> set[str]:
    return {_plain(re.split(r"[\[<>=!~; ]", requirement)[0]) for requirement in requirements}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _imported(folder: pathlib.Path) -> set[str]:
    """The distributions that the modules below a folder import; the standard library and our own left out."""
    known = packages_distributions()
    own = {path.stem for path in folder.rglob("*.py")} | {path.name for path in folder.rglob("*") if path.is_dir()} | OURS
    own |= {path.stem for path in (folder.parent / "tools").glob("*.py")}
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for module in _modules(ast.parse(path.read_text("utf-8"))):
            if module in sys.stdlib_module_names or (module in own and module not in known):
                continue
            found |= {_plain(name) for name in known.get(module, [module])[:1]}
    return found - {_plain(name) for name in OURS}


def _modules(node: ast.AST) -> Iterator[str]:
    """What a module imports when it runs; what only a type checker reads is left out."""
    if isinstance(node, ast.Import):
        yield from (name.name.split(".")[0] for name in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
        yield node.module.split(".")[0]
    elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        for child in ast.iter_child_nodes(node):
            yield from _modules(child)


def page_faults(root: pathlib.Path = ROOT / "web") -> list[str]:
    package = json.loads((root / "package.json").read_text("utf-8"))
    declared = {*package.get("dependencies", {}), *package.get("devDependencies", {})}
    files = [path for folder in ("src", "test") for path in (root / folder).rglob("*") if path.suffix in (".ts", ".svelte")]
    settings = [path for path in root.iterdir() if path.is_file() and not path.name.startswith("package-lock")]
    imported: set[str] = set()
    for path in [*files, *settings]:
        text = path.read_text("utf-8")
        imported |= {_package(found) for found in (*IMPORT.findall(text), *WINDOW.findall(text))}
    named = " ".join(path.read_text("utf-8") for path in settings if path.name != "package.json")
    named += " ".join(package["scripts"].values())
    unused = {name for name in declared - imported - BESIDE if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", named)}
    return [
        *(f"web imports {name}, which package.json does not declare" for name in sorted(imported - declared - {""})),
        *(f"package.json declares {name}, used nowhere in web" for name in sorted(unused)),
    ]


def _package(specifier: str) -> str:
    """The package of an import; nothing for our own files, Node's modules and what Vite makes up."""
    if specifier.startswith((".", "/", "node:", "virtual:", "$")):
        return ""
    parts = specifier.split("/")
    return "/".join(parts[:2]) if specifier.startswith("@") else parts[0]


if __name__ == "__main__":
    main()

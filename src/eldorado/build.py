"""Which engine runs: the compiled one where it is there and current, the plain source otherwise or when asked for.

`ELDORADO_PURE=1` forces the plain source. A compiled engine older than its source is never used.
"""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # these cost 15 ms, and only the plain build needs them
    from importlib.machinery import ModuleSpec

HERE = pathlib.Path(__file__).parent
COMPILED_PACKAGES = ("engine", "bots", "presenter", "server")


class _PlainFinder:
    """Finds the `.py` of our compiled packages before Python finds their extension modules."""

    def __init__(self, name: str, packages: tuple[str, ...]) -> None:
        self.name = name
        self.packages = packages

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        parts = fullname.split(".")
        if parts[0] != self.name or len(parts) == 1 or parts[1] not in self.packages:
            return None
        from importlib.util import spec_from_file_location

        file = HERE.joinpath(*parts[1:])
        if file.is_dir():
            return spec_from_file_location(fullname, file / "__init__.py", submodule_search_locations=[str(file)])
        return spec_from_file_location(fullname, file.with_suffix(".py"))


def choose() -> None:
    """Called once, before anything of the engine is imported."""
    if os.environ.get("ELDORADO_PURE", "") not in ("", "0") or not _is_current():
        sys.meta_path.insert(0, _PlainFinder("eldorado", COMPILED_PACKAGES))


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    from .engine import state

    return not str(state.__file__).endswith(".py")


def plain_twin(alias: str = "eldorado_plain") -> str:
    """Makes the plain source importable under a second name, so that one process can measure both builds."""
    if alias not in sys.modules:
        package = ModuleType(alias)
        package.__path__ = [str(HERE)]
        sys.modules[alias] = package
        sys.meta_path.insert(0, _PlainFinder(alias, (*COMPILED_PACKAGES, "box", "notation", "routes")))
    return alias


def _is_current() -> bool:
    """No compiled module is older than its source; true as well when there are none."""
    for package in COMPILED_PACKAGES:
        for library in (HERE / package).rglob("*.so"):
            source = library.with_name(library.name.partition(".")[0] + ".py")
            if source.exists() and source.stat().st_mtime > library.stat().st_mtime:
                return False
    return True

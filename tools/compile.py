"""Compiles the engine in place with mypyc, if there is a C compiler; without one the plain source runs, slower."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig

from compiled_modules import modules

ROOT = pathlib.Path(__file__).resolve().parent.parent
STAMP = ROOT / "build" / "compiled.stamp"
SETUP = """
import pathlib, sys
sys.path.insert(0, "tools")
from setuptools import setup
from docstrings import write_docstrings
from mypyc.build import mypycify
modules = %r
extensions = mypycify(["--strict", *modules], opt_level="3", debug_level="0", group_name="eldorado_engine")
write_docstrings(pathlib.Path("build/__native_eldorado_engine.c"), pathlib.Path(), modules)
setup(name="eldorado-engine", package_dir={"": "src"}, packages=[], ext_modules=extensions)
"""
FLAGS = "-fno-semantic-interposition"
"""Without it no compiler may inline a function of a shared library, not even within it; accessors cost nothing with it."""


def missing() -> str | None:
    """What keeps us from compiling, or None."""
    compiler = os.environ.get("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return "no C compiler"
    if not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers"
    return None


def compile_into(folder: pathlib.Path) -> None:
    """Leaves the extension modules below `folder`, laid out as below src."""
    work = ROOT / "build" / "mypyc"
    work.mkdir(parents=True, exist_ok=True)
    setup = work / "setup.py"
    setup.write_text(SETUP % modules(ROOT), "utf-8")
    command = [sys.executable, str(setup), "-q", "build_ext", "--build-lib", str(folder), "--build-temp", str(work / "objects")]
    flags = f"{os.environ.get('CFLAGS', '')} -w {FLAGS}"
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "MYPYPATH": "src", "CFLAGS": flags})


def lay_into_source() -> None:
    """Compiled aside and moved in one go: whatever imports the package meanwhile finds all of it or nothing."""
    aside = ROOT / "build" / "compiled"
    compile_into(aside)
    for made in aside.rglob("*.so"):
        made.replace(ROOT / "src" / made.relative_to(aside))


def main() -> None:
    for old in (ROOT / "src").rglob("*.so"):
        old.unlink()
    why = missing()
    if why is None:
        print("setup: compiling the engine (about half a minute)", flush=True)
        lay_into_source()
    else:
        print(f"engine: not compiled ({why}); the plain Python source is used", file=sys.stderr)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.touch()


if __name__ == "__main__":
    main()

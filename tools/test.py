"""Runs every test: on the build at hand, the page's in a real browser, and the engine's once more on the plain source."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def pytest(*arguments: str, **environment: str) -> None:
    command = [sys.executable, "-m", "pytest", *arguments, *sys.argv[1:]]
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode
    if code:
        sys.exit(code)


def main() -> None:
    pytest("-n", "2", "tests", "--ignore", "tests/page")
    pytest("-n", "2", "tests/page")  # apart: the browser's driver and tests of coroutines do not share a process
    pytest("-n", "2", "tests/engine", ELDORADO_PURE="1")


if __name__ == "__main__":
    main()

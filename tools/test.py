"""Runs the tests: on the build at hand, then the engine's once more on the plain source; `page`: those in a real browser."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def pytest(*arguments: str, **environment: str) -> None:
    command = [sys.executable, "-m", "pytest", *arguments]
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode
    if code:
        sys.exit(code)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["page"]:  # apart: the browser's driver and tests of coroutines do not share a process
        pytest("-n", "2", "tests/page", *arguments[1:])
        return
    pytest("-n", "2", "tests", "--ignore", "tests/page", *arguments)
    pytest("-n", "2", "tests/engine", *arguments, ELDORADO_PURE="1")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Runs the tests: on the build at hand, the engine once more on the plain source, the page in a browser; `page`: only that."""

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
    only_page = arguments[:1] == ["page"]
    arguments = arguments[only_page:]
    if not only_page:
        pytest("-n", "2", "tests", "--ignore", "tests/page", *arguments)
        pytest("-n", "2", "tests/engine", *arguments, ELDORADO_PURE="1")
    pytest("-n", "2", "tests/page", *arguments)  # apart: the browser's driver and tests of coroutines do not share a process


if __name__ == "__main__":
    main(sys.argv[1:])

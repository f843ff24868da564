"""Runs the tests: on the build at hand and, the engine, once more on the plain source, beside them the page in a browser.

The page's tests mostly wait for the browser, the others mostly compute: together they take little longer than the longer of
the two. What runs beside is kept in a file and shown at the end, so that the two do not write into each other.
`page`: only the page.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOWEST = "--durations=10"
PAGE_WORKERS = os.environ.get("ELDORADO_PAGE_WORKERS", "3")
"""More than there are cores, as a browser that lays out a page leaves the others time."""


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", SLOWEST, *arguments]


def pytest(*arguments: str, **environment: str) -> int:
    return subprocess.run(command(*arguments), cwd=ROOT, env={**os.environ, **environment}).returncode


def page(*arguments: str) -> list[str]:
    """Apart from the others: the browser's driver and tests of coroutines do not share a process."""
    return command("-n", PAGE_WORKERS, "tests/page", *arguments)


def everything(arguments: list[str]) -> int:
    with tempfile.TemporaryFile() as said:
        beside = subprocess.Popen(page(*arguments), cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)
        print("tests: the page in a browser (shown at the end), and beside it everything else", flush=True)
        code = pytest("-n", "2", "tests", "--ignore", "tests/page", *arguments)
        print("tests: the engine on the plain source", flush=True)
        code = pytest("-n", "2", "tests/engine", "tests/notation", *arguments, ELDORADO_PURE="1") or code
        print("tests: the page in a browser", flush=True)
        code = beside.wait() or code
        said.seek(0)
        sys.stdout.buffer.write(said.read())
        sys.stdout.flush()
    return code


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["page"]:
        return subprocess.run(page(*arguments[1:]), cwd=ROOT).returncode
    if any(not argument.startswith("-") for argument in arguments):
        return pytest(*arguments)  # some of them by name
    return everything(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs the tests: on the build at hand and, the engine, once more on the plain source, beside them the page in a browser.

The page's tests mostly wait for the browser, the others mostly compute: together they take little longer than the longer of
the two. What runs beside is kept in files and shown at the end, so that they do not write into each other; the slowest
of all come last. `page`: only the page. `collect`: none, but all are found.
"""

from __future__ import annotations

import compileall
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOWEST = 10
PAGE_WORKERS = os.environ.get("ELDORADO_PAGE_WORKERS", "3")
"""More than there are cores, as a browser that lays out a page leaves the others time."""
WORKERS = "3"
"""For the same reason: some of the other tests wait for a clock or a process."""
REST = ("tests", "--ignore", "tests/page")
"""The page's apart, as the browser's driver and tests of coroutines do not share a process."""
UNFUZZED = ("-p", "no:schemathesis")
"""Half a second a worker, where nothing uses it."""
DURATION = re.compile(r"^ *([\d.]+)s (?:call|setup|teardown) .*", re.MULTILINE)


def started(*arguments: str, into: int = subprocess.PIPE, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "pytest", f"--durations={SLOWEST}", *arguments]
    environ = {**os.environ, **environment}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every worker and every server would compile everything again
    return subprocess.Popen(command, cwd=ROOT, env=environ, stdout=into, stderr=subprocess.STDOUT, text=True)


def page(*arguments: str, into: int = subprocess.PIPE) -> subprocess.Popen[str]:
    return started("-n", PAGE_WORKERS, "--maxschedchunk", "1", *UNFUZZED, "tests/page", *arguments, into=into)


def shown(run: subprocess.Popen[str]) -> tuple[int, str]:
    """How a run ends and what it says, which is shown while it does."""
    assert run.stdout is not None
    said = []
    while part := run.stdout.read(1):
        said.append(part)
        print(part, end="", flush=True)
    return run.wait(), "".join(said)


def everything(arguments: list[str]) -> int:
    with tempfile.TemporaryFile("w+") as kept:
        beside = page(*arguments, into=kept.fileno())
        print("tests: the page in a browser (shown at the end), and beside it everything else", flush=True)
        code, said = shown(started("-n", WORKERS, *REST, *arguments))
        print("tests: the engine on the plain source", flush=True)
        plain, more = shown(started("-n", WORKERS, *UNFUZZED, "tests/engine", "tests/notation", *arguments, ELDORADO_PURE="1"))
        print("tests: the page in a browser", flush=True)
        there = beside.wait()
        kept.seek(0)
        last = kept.read()
    print(last, slowest(said + more + last), sep="", flush=True)
    return code or plain or there


def collect() -> int:
    """Finds all tests, and leaves what was compiled for the workers, which would all do it at the same time."""
    print("tests: collecting", flush=True)
    compileall.compile_dir(ROOT / "src", quiet=1)
    code = 0
    for found in [started("--collect-only", *where) for where in (("tests/page",), REST)]:
        said, _ = found.communicate()
        if found.returncode:
            code = found.returncode
            print(said)
    return code


def slowest(said: str) -> str:
    """The longest of all the times that were told."""
    found = sorted(DURATION.finditer(said), key=lambda line: -float(line[1]))
    return "\n".join([f"tests: the {SLOWEST} slowest of all", *(line[0].strip() for line in found[:SLOWEST])])


def main(arguments: list[str]) -> int:
    if arguments == ["collect"]:
        return collect()
    if arguments[:1] == ["page"]:
        return shown(page(*arguments[1:]))[0]
    if any(not argument.startswith("-") for argument in arguments):
        return shown(started(*arguments))[0]  # some of them by name
    return everything(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

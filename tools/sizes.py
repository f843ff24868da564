"""How big the house is, room by room: files, functions, and tests beside source. `--check` fails where it is too big
or too little tested."""

from __future__ import annotations

import ast
import pathlib
import statistics
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "eldorado"
TESTS = ROOT / "tests"
MEDIAN_FILE = 100
LONGEST_FILE = 350
MEDIAN_FUNCTION = 7
LONG_FUNCTION = 18
"""Nine functions of ten are no longer."""
DECIDING = ("arena", "bots", "engine", "notation", "presenter", "routes", "server")
"""Rooms in which something is decided."""
TESTED = 0.4
TESTED_DECIDING = 0.8
"""Lines of tests for a line of source, at least."""


class Sizes(NamedTuple):
    """Lines of every file and of every function."""

    files: list[int]
    functions: list[int]

    @property
    def lines(self) -> int:
        return sum(self.files)


def measure(folder: pathlib.Path) -> Sizes:
    files: list[int] = []
    functions: list[int] = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        files.append(len(text.splitlines()))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                functions.append((node.end_lineno or node.lineno) - node.lineno + 1)
    return Sizes(files, functions)


def ninth(numbers: list[int]) -> int:
    """What nine of ten do not exceed."""
    return sorted(numbers)[int(0.9 * (len(numbers) - 1))]


def row(name: str, sizes: Sizes, tests: Sizes) -> str:
    median, most = statistics.median(sizes.files), max(sizes.files)
    function, long = statistics.median(sizes.functions or [0]), ninth(sizes.functions or [0])
    share = tests.lines / max(sizes.lines, 1)
    return f"{name:<10} {len(sizes.files):>5} {sizes.lines:>7} {median:>7.0f} {most:>5} {function:>9.0f} {long:>5} {share:>8.2f}"


def rooms() -> list[str]:
    return sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists())


def too_big(sizes: Sizes) -> list[str]:
    """Every limit that is not kept."""
    found = [f"a file of {lines} lines" for lines in sizes.files if lines > LONGEST_FILE]
    if statistics.median(sizes.files) > MEDIAN_FILE:
        found.append(f"median file {statistics.median(sizes.files):.0f} lines")
    if statistics.median(sizes.functions) > MEDIAN_FUNCTION:
        found.append(f"median function {statistics.median(sizes.functions):.0f} lines")
    if ninth(sizes.functions) > LONG_FUNCTION:
        found.append(f"one function of ten has more than {ninth(sizes.functions)} lines")
    return found


def too_little_tested(shares: dict[str, float]) -> list[str]:
    """Rooms below their floor, given the tests beside a line of each."""
    floors = {room: TESTED_DECIDING if room in DECIDING else TESTED for room in shares}
    return [
        f"{room}: {shares[room]:.2f} lines of tests a line, {floor} wanted"
        for room, floor in floors.items()
        if shares[room] < floor
    ]


def shares() -> dict[str, float]:
    return {room: measure(TESTS / room).lines / measure(SOURCE / room).lines for room in rooms()}


def main() -> None:
    everything = measure(SOURCE)
    if "--check" in sys.argv:
        sys.exit("\n".join(too_big(everything) + too_little_tested(shares())) or None)
    print("room       files   lines  median  most  function   9/10  tests : source")
    for room in rooms():
        print(row(room, measure(SOURCE / room), measure(TESTS / room)))
    print(row("all", everything, measure(TESTS)))


if __name__ == "__main__":
    main()

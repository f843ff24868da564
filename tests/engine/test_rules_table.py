"""`docs/rules.md` is true: every clause has a row, every module and test in it exists, no numbered test is left out."""

from __future__ import annotations

import ast
import pathlib
import re

ROOT = pathlib.Path(__file__).parents[2]
CLAUSES = {1: 9, 2: 10, 3: 10, 4: 11, 5: 9, 6: 10, 7: 16, 8: 5, 9: 7, 10: 14, 11: 13, 12: 4, 13: 4}
"""How many numbered clauses each chapter of the rules has; R2.5b stands between, R14 is a table of switches."""
HEADINGS = {
    1: ("box/", "engine/components.py"),
    2: ("engine/rules/setup.py", "engine/setup.py"),
    3: ("engine/rules/turn.py",),
    4: ("engine/rules/movement.py",),
    5: ("engine/rules/camps.py",),
    6: ("engine/rules/blockades.py",),
    7: ("engine/rules/market.py",),
    8: ("engine/rules/items.py",),
    9: ("engine/rules/actions.py",),
    10: ("engine/rules/caves.py",),
    11: ("engine/rules/ending.py",),
    13: ("engine/view.py",),
}
"""Where somebody with the rulebook looks first. Two players (R12) have no module: they have a second piece, and that is all."""
TOKENS = range(10, 14)
"""The clauses of R10 that stand under a heading of their own, cave tokens."""
FIRST_GUESSES = 110
EXAMPLES = 6
CASES = 38


def rows() -> dict[str, list[str]]:
    """The cells of every row that begins with a clause, or with the number of an example or a case."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in (ROOT / "docs" / "rules.md").read_text().splitlines():
        if line.startswith("## "):
            heading = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and re.fullmatch(r"R\d+(\.\d+b?)?|\d+", cells[0]):
            name = cells[0] if cells[0].startswith("R") else f"{heading} {cells[0]}"
            assert name not in found, name
            found[name] = cells
    return found


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def all_tests() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "engine").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name)
    return found


def clause_of(test: str) -> str | None:
    """The row in which a test belongs, by its name."""
    if match := re.match(r"test_r14_", test):
        return "R14"
    if match := re.match(r"test_r(\d+)_(\d+b?)_", test):
        return f"R{match[1]}.{match[2]}"
    if match := re.match(r"test_example_(\d+)_", test):
        return f"Worked examples {int(match[1])}"
    if match := re.match(r"test_case_(\d\d)_", test):
        return f"Tricky cases {int(match[1])}"
    return None


def expected() -> set[str]:
    clauses = {f"R{chapter}.{number}" for chapter, count in CLAUSES.items() for number in range(1, count + 1)}
    cases = {f"Worked examples {number}" for number in range(1, EXAMPLES + 1)}
    cases |= {f"Tricky cases {number}" for number in range(1, CASES + 1)}
    return clauses | cases | {"R2.5b", "R14"}


def test_every_clause_example_and_case_has_a_row() -> None:
    assert set(rows()) == expected()


def test_every_module_exists() -> None:
    for name, cells in rows().items():
        if name.startswith("R"):
            modules = quoted(cells[2])
            assert modules, name
            assert [module for module in modules if not (ROOT / "src" / "eldorado" / module).is_file()] == []


def test_every_row_names_exactly_the_tests_that_bear_its_number() -> None:
    bearing: dict[str, set[str]] = {}
    for test in all_tests():
        clause = clause_of(test)
        if clause is not None:
            bearing.setdefault(clause, set()).add(test)
    assert {name: set(quoted(cells[-1])) for name, cells in rows().items()} == bearing


def test_every_rules_module_proves_some_clause() -> None:
    named = {module for name, cells in rows().items() if name.startswith("R") for module in quoted(cells[2])}
    modules = {f"engine/rules/{path.name}" for path in (ROOT / "src/eldorado/engine/rules").glob("*.py")}
    assert modules - {"engine/rules/__init__.py"} <= named


def first_guess(clause: str) -> tuple[str, ...]:
    chapter, number = (int(part) for part in clause[1:].rstrip("b").split("."))
    if chapter == 10 and number in TOKENS:
        return ("engine/rules/tokens.py",)
    return HEADINGS.get(chapter, ())


def test_the_first_guess_finds_nearly_every_clause() -> None:
    clauses = {name: quoted(cells[2]) for name, cells in rows().items() if name.startswith("R") and name != "R14"}
    missed = [
        clause for clause, modules in clauses.items() if not any(module.startswith(first_guess(clause)) for module in modules)
    ]
    assert len(clauses) == 123
    assert len(clauses) - len(missed) >= FIRST_GUESSES, missed


def test_rules_has_a_module_for_each_heading_and_no_other() -> None:
    modules = {f"engine/rules/{path.name}" for path in (ROOT / "src/eldorado/engine/rules").glob("*.py")}
    named = {module for guesses in HEADINGS.values() for module in guesses if module.startswith("engine/rules/")}
    assert modules - {"engine/rules/__init__.py"} == named | {"engine/rules/tokens.py"}

"""Nothing is used that is not declared, and nothing declared that is not used."""

from __future__ import annotations

import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import dependencies  # noqa: E402

PROJECT = """
[project]
dependencies = ["click>=8", "numpy"]
[project.optional-dependencies]
[build-system]
requires = []
[dependency-groups]
dev = ["ruff", "httpx"]
"""


def test_what_is_used_and_what_is_declared_are_the_same() -> None:
    assert [*dependencies.python_faults(), *dependencies.page_faults()] == []


def test_both_ways_of_being_wrong_are_found_in_python(tmp_path: pathlib.Path) -> None:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    for folder, text in (
        ("src", "import click, os\nfrom msgspec import json\n"),
        ("tests", "import hypothesis\n"),
        ("tools", ""),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "it.py").write_text(text)
    assert dependencies.python_faults(tmp_path) == [
        "src imports msgspec, which [project] does not declare",
        "[project] declares numpy, which src does not import",
        "tests or tools import hypothesis, declared nowhere",
        "dev declares httpx, used nowhere",
    ]


def test_both_ways_of_being_wrong_are_found_in_the_page(tmp_path: pathlib.Path) -> None:
    (tmp_path / "package.json").write_text('{"scripts": {"build": "vite build"}, "devDependencies": {"vite": "1", "lit": "1"}}')
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.ts").write_text("import { mount } from 'svelte/legacy'\nimport './b'\n")
    assert dependencies.page_faults(tmp_path) == [
        "web imports svelte, which package.json does not declare",
        "package.json declares lit, used nowhere in web",
    ]

"""What the documents show is run: Python blocks, route files, links, commands."""

from __future__ import annotations

import pathlib
import re

import pytest

from eldorado.box import catalog
from eldorado.cli.app import COMMANDS
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import check

ROOT = pathlib.Path(__file__).parents[1]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *PAGES]


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


SHOWING = [document for document in DOCUMENTS if blocks(document, "python")]
ELSEWHERE = {"docs/bots.md": "tests/bots/test_bots_docs.py", "docs/testing.md": "tests/engine/test_examples.py"}
"""Examples that need something around them are run there."""
PUBLIC = {"eldorado", *(f"eldorado.{name}" for name in ("art", "arena", "bots", "bots.conformance", "routes", "words"))}


@pytest.mark.parametrize("document", [document for document in SHOWING if document not in ELSEWHERE])
def test_the_python_of_the_documents_runs(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(document, "python"):
        exec(compile(block, document, "exec"), {"__name__": "example"})
    assert "Error" not in capsys.readouterr().err


@pytest.mark.parametrize("document", SHOWING)
def test_the_python_of_the_documents_imports_only_what_is_public(document: str) -> None:
    asked = re.findall(r"^(?:from|import) (eldorado[.\w]*)", "\n".join(blocks(document, "python")), re.MULTILINE)
    assert set(asked) <= PUBLIC


def test_what_is_run_elsewhere_is_read_there() -> None:
    for document, test in ELSEWHERE.items():
        assert document.rpartition("/")[2] in (ROOT / test).read_text("utf-8")


def test_the_example_of_the_readme_is_short() -> None:
    lines = [line for line in blocks("README.md", "python")[0].splitlines() if line.strip()]
    assert len(lines) == 5


def test_the_route_of_the_documents_can_be_laid() -> None:
    found = blocks("docs/routes.md", "route")
    assert found
    for text in found:
        layout = check(parse_route(text), catalog())
        assert (layout.faults, layout.warnings) == ([], [])


def test_every_layout_code_is_explained() -> None:
    source = (ROOT / "src/eldorado/routes/layout.py").read_text("utf-8") + (ROOT / "src/eldorado/routes/advice.py").read_text(
        "utf-8"
    )
    codes = set(re.findall(r'"((?:layout|advice)\.[a-z-]+)"', source))
    text = (ROOT / "docs/routes.md").read_text("utf-8")
    assert sorted(code for code in codes if f"`{code}`" not in text) == []


def links(document: str) -> list[pathlib.Path]:
    """The files of ours that a document links to."""
    text = (ROOT / document).read_text("utf-8")
    found = [target for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) if "://" not in target]
    return [(ROOT / document).parent.joinpath(target).resolve() for target in found]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    assert [str(target) for target in links(document) if not target.exists()] == []


def test_every_page_can_be_reached_from_the_index() -> None:
    seen: set[str] = set()
    waiting = ["docs/README.md"]
    while waiting:
        document = waiting.pop()
        if document not in seen:
            seen.add(document)
            found = [target for target in links(document) if target.suffix == ".md" and ROOT in target.parents]
            waiting += [target.relative_to(ROOT).as_posix() for target in found]
    assert sorted(set(PAGES) - seen) == []


def test_the_commands_of_the_readme_exist() -> None:
    called = re.findall(r"eldorado ([a-z][a-z-]+)", " ".join(blocks("README.md", "sh")))
    assert called
    assert set(called) <= set(COMMANDS)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(
        r"make ([a-z]+)", (ROOT / "README.md").read_text("utf-8") + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    ):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "unofficial fan edition" in (ROOT / "README.md").read_text("utf-8")

"""docs/bots.md shows a bot in 20 lines that works as it stands there."""

from __future__ import annotations

import pathlib
import re

from eldorado.bots.conformance import check_bot

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_docs_has_20_lines_and_conforms(tmp_path: pathlib.Path) -> None:
    found = re.search(r"```python\n(import random.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 20
    file = tmp_path / "mine.py"
    file.write_text(found[1], "utf-8")
    check_bot(f"{file}:Walker")

"""Tags of a record: remarks that name what they tell, `# seat 1: Ada`. Anybody may add some; nobody has to know them."""

from __future__ import annotations

import re
from typing import Final

from ..engine.errors import EldoradoError

MOST_LETTERS: Final = 200
_TAG: Final = re.compile(r"#\s*([a-z][a-z0-9 -]{0,39}):\s+(\S.*)")
_NAME: Final = re.compile(r"[a-z][a-z0-9 -]{0,39}")


def tag_lines(tags: dict[str, str]) -> list[str]:
    """One remark for each tag, by name; raises for a name that could not be read again."""
    for name in tags:
        if not _NAME.fullmatch(name):
            raise EldoradoError("record.tag", {"found": name[:40]})
    return [f"# {name}: {_one_line(tags[name])}" for name in sorted(tags) if _one_line(tags[name])]


def _one_line(said: str) -> str:
    return " ".join(str(said).split())[:MOST_LETTERS].rstrip()


def read_tag(line: str) -> dict[str, str]:
    """The tag of a remark; nothing when it is just a remark."""
    found = _TAG.fullmatch(line.strip())
    return {found[1]: found[2][:MOST_LETTERS]} if found else {}

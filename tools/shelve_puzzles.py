"""Chooses the puzzles that come with the package from what `eldorado puzzles make` has found: `shelve_puzzles.py FILE…`.

Of every theme and level some, no more than two of a game, those first that are furthest ahead; the easiest come first.
"""

from __future__ import annotations

import pathlib
import sys
from collections import Counter, defaultdict

import msgspec

from eldorado.insight.mining import read_mine
from eldorado.insight.puzzles import Puzzle

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHELF = ROOT / "src" / "eldorado" / "insight" / "puzzles.json"
SHIPPED = 60
OF_A_GAME = 2


def chosen(mined: dict[int, list[Puzzle]], shipped: int = SHIPPED) -> list[Puzzle]:
    """In turn from every level and theme the clearest that is left, as long as there are any."""
    boxes: dict[tuple[int, str], list[Puzzle]] = defaultdict(list)
    for puzzles in mined.values():
        for one in sorted(puzzles, key=lambda one: (-one.level, -one.ahead))[:OF_A_GAME]:
            boxes[one.level, one.theme].append(one)
    for box in boxes.values():
        box.sort(key=lambda one: -one.ahead)
    kept: list[Puzzle] = []
    while len(kept) < shipped and any(boxes.values()):
        for _, box in sorted(boxes.items()):
            if box and len(kept) < shipped:
                kept.append(box.pop(0))
    return sorted(kept, key=lambda one: (one.level, one.hardness, -one.ahead, one.id))


def main(files: list[str]) -> None:
    mined = {game: one.puzzles for file in files for game, one in read_mine(pathlib.Path(file)).items()}
    shelf = chosen(mined)
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in shelf)
    SHELF.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(len(mined), "games,", sum(map(len, mined.values())), "puzzles,", len(shelf), "shelved")
    print(Counter(one.theme for one in shelf), Counter(one.level for one in shelf))


if __name__ == "__main__":
    main(sys.argv[1:])

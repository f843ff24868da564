"""Writes what the page draws with, from the one place all pictures come from: `python tools/web_art.py FOLDER`.

Runs before the page is built, also while a wheel is made, when the project is not installed yet.
"""

from __future__ import annotations

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from eldorado import art  # noqa: E402
from eldorado.art.map.blockades import BANDS, WEAVES, requirement  # noqa: E402
from eldorado.art.palette import FAMILIES, PLAYERS  # noqa: E402
from eldorado.art.styles import BOARD_CSS  # noqa: E402
from eldorado.engine.actions import CHANGED_SOURCE, HALF_SOURCE, NO_SOURCE, SOURCES, TOKEN_SOURCE, card_of, source_text  # noqa: E402
from eldorado.engine.components import CARD_IDS, TOKEN_CHANGE_SYMBOL, TOKEN_IDS  # noqa: E402


def drawings() -> dict[str, str]:
    """File name to content. Of the sheet for board pictures the page takes what colours the signs; its board has its own."""
    files = {name: text for name, text in art.export_files().items() if name != "board.css"}
    signs = next(rule for rule in BOARD_CSS.splitlines() if rule.startswith(".item-ink"))
    return {**files, "signs.css": signs + "\n", "box.json": json.dumps(_box(), indent=1, sort_keys=True) + "\n"}


def _box() -> dict[str, object]:
    """Numbers and colours with which the page draws bands, badges and trails itself."""
    blockades = []
    for number in range(1, 7):
        sign, strength = requirement(number)
        ground, weave = BANDS[number]
        blockades.append({"sign": sign, "strength": strength, "ground": ground, "weave": weave, "dashes": WEAVES[number]})
    return {
        "blockades": blockades,
        "players": [{"fill": p.fill, "deep": p.deep, "on": p.on} for p in PLAYERS],
        "families": {name: {"ground": f.ground, "deep": f.deep, "on": f.on} for name, f in FAMILIES.items()},
        "sources": {source_text(source): _source(source) for source in range(SOURCES)},
    }


def _source(source: int) -> dict[str, object]:
    """What a source of the wire consists of, so that the page looks it up instead of reading it."""
    kind = int(card_of(source))
    token = ""
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = TOKEN_IDS[source - TOKEN_SOURCE]
    elif CHANGED_SOURCE <= source < HALF_SOURCE:
        token = TOKEN_IDS[TOKEN_CHANGE_SYMBOL]
    return {"card": "" if kind == NO_SOURCE else CARD_IDS[kind], "token": token, "half": source >= HALF_SOURCE}


def main(folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in drawings().items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != content:
            path.write_text(content, "utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))

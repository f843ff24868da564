"""Reads the component files once, checks every entry and names each fault by file, key and reason."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any

from ..engine.catalog import Catalog
from ..engine.components import CARD_IDS, FAMILIES_TO_SYMBOL, SYMBOLS, TERRAINS, TOKEN_IDS, Blockade, Card
from ..engine.errors import Fault, FaultyText
from .tiles import parse_tiles

_FIGURES = ("power", "price", "draw", "remove", "take", "move", "start", "copies")
_FLAGS = ("item", "market")


class DataError(FaultyText):
    """Component files that do not say what is in the box."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("data.faulty", faults)


def read(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text("utf-8")


@functools.cache
def catalog() -> Catalog:
    """The box, checked."""
    return build_catalog(read("cards.toml"), read("box.toml"), read("tiles.txt"))


def build_catalog(cards_text: str, box_text: str, tiles_text: str) -> Catalog:
    faults: list[Fault] = []
    cards = _cards(_toml("cards.toml", cards_text, faults), faults)
    box = _toml("box.toml", box_text, faults)
    tiles = parse_tiles(tiles_text, faults)
    blockades = _blockades(_table(box, "blockades", faults), faults)
    tokens = _tokens(_table(box, "cave_tokens", faults), faults)
    ends = _ends(_table(box, "end_tile", faults), faults)
    hand, pile = _count(box, "hand_size", faults), _count(box, "tokens_per_cave", faults)
    if faults:
        raise DataError(faults)
    return Catalog(cards, tiles, blockades, tokens, ends, hand, pile)


def _toml(file: str, text: str, faults: list[Fault]) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        faults.append(Fault("data.not-toml", 0, file, {"reason": str(error)}))
        return {}


def _table(box: dict[str, Any], key: str, faults: list[Fault]) -> dict[str, Any]:
    table = box.get(key)
    if isinstance(table, dict):
        return table
    faults.append(Fault("data.missing", 0, f"box.toml: {key}", {}))
    return {}


def _count(box: dict[str, Any], key: str, faults: list[Fault]) -> int:
    value = box.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 8:
        return value
    faults.append(Fault("data.not-a-count", 0, f"box.toml: {key}", {"found": str(value)}))
    return 1


def _cards(table: dict[str, Any], faults: list[Fault]) -> list[Card]:
    for key in sorted(set(table) ^ set(CARD_IDS)):
        faults.append(Fault("data.unknown-key" if key in table else "data.missing", 0, f"cards.toml: {key}", {}))
    for key in CARD_IDS:
        if not isinstance(table.get(key, {}), dict):
            faults.append(Fault("data.not-a-card", 0, f"cards.toml: {key}", {"found": str(table[key])[:40]}))
    return [_card(index, id_, table[id_], faults) for index, id_ in enumerate(CARD_IDS) if isinstance(table.get(id_), dict)]


def _card(index: int, id_: str, entry: dict[str, Any], faults: list[Fault]) -> Card:
    where = f"cards.toml: {id_}"
    for key in entry:
        if key != "family" and key not in _FIGURES and key not in _FLAGS:
            faults.append(Fault("data.unknown-key", 0, f"{where}.{key}", {}))
    family = entry.get("family")
    if family not in FAMILIES_TO_SYMBOL:
        faults.append(Fault("data.unknown-family", 0, f"{where}.family", {"found": str(family)}))
        family = "green"
    figures = {}
    for key in _FIGURES:
        value = entry.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 7:
            faults.append(Fault("data.not-a-count", 0, f"{where}.{key}", {"found": str(value)}))
            value = 0
        figures[key] = value
    for key in _FLAGS:
        if not isinstance(entry.get(key, False), bool):
            faults.append(Fault("data.not-a-flag", 0, f"{where}.{key}", {"found": str(entry[key])[:40]}))
    f = figures
    if (f["start"] > 0) == (f["copies"] > 0) or (f["copies"] > 0) != (f["price"] > 0):
        faults.append(Fault("data.start-or-sold", 0, where, {}))
    return Card(
        index, id_, family, f["power"], f["price"], bool(entry.get("item")), f["draw"], f["remove"], f["take"],
        f["move"], f["start"], f["copies"], bool(entry.get("market")),
    )  # fmt: skip


def _requirement(file_key: str, value: object, words: tuple[str, ...], faults: list[Fault]) -> tuple[int, int]:
    parts = value.split() if isinstance(value, str) else []
    if len(parts) == 2 and parts[0] in words and parts[1] in ("1", "2", "3", "4"):
        return words.index(parts[0]), int(parts[1])
    faults.append(Fault("data.not-a-requirement", 0, file_key, {"found": str(value)}))
    return 0, 1


_BLOCKADE_WORDS = (*SYMBOLS[:3], TERRAINS[3])


def _blockades(table: dict[str, Any], faults: list[Fault]) -> list[Blockade]:
    for key in sorted(set(table) ^ set("123456")):
        faults.append(Fault("data.unknown-key" if key in table else "data.missing", 0, f"box.toml: blockades.{key}", {}))
    found = []
    for key in sorted(set(table) & set("123456")):
        terrain, strength = _requirement(f"box.toml: blockades.{key}", table[key], _BLOCKADE_WORDS, faults)
        found.append(Blockade(int(key), terrain, strength))
    return found


def _tokens(table: dict[str, Any], faults: list[Fault]) -> list[int]:
    for key in sorted(set(table) ^ set(TOKEN_IDS)):
        faults.append(Fault("data.unknown-key" if key in table else "data.missing", 0, f"box.toml: cave_tokens.{key}", {}))
    counts = []
    for id_ in TOKEN_IDS:
        value = table.get(id_, 1)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < 8:
            faults.append(Fault("data.not-a-count", 0, f"box.toml: cave_tokens.{id_}", {"found": str(value)}))
            value = 1
        counts.append(value)
    return counts


def _ends(table: dict[str, Any], faults: list[Fault]) -> dict[str, tuple[int, int]]:
    for key in sorted(set(table) ^ {"jungle", "river"}):
        faults.append(Fault("data.unknown-key" if key in table else "data.missing", 0, f"box.toml: end_tile.{key}", {}))
    return {
        key: _requirement(f"box.toml: end_tile.{key}", table[key], SYMBOLS[:3], faults)
        for key in ("jungle", "river")
        if key in table
    }

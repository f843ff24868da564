"""Proves that the files say what is in the box: every count, every name, and a fingerprint of every tile and route."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final, final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ..engine.board import Board
from ..engine.catalog import Catalog
from ..engine.components import CARD_IDS, MOUNTAIN, SYMBOLS, TERRAINS, TOKEN_IDS, Tile
from ..engine.errors import Fault, FaultyText
from ..engine.route import DIFFICULTIES
from ..notation.routes import parse_route
from ..routes.layout import lay
from .expected import (
    BOX_FINGERPRINT,
    CARDS_FINGERPRINT,
    FIGURES,
    LANGUAGES,
    ROUTE_BLOCKADES,
    ROUTE_FINGERPRINTS,
    SIDE_SUMS,
    TILE_FINGERPRINTS,
)
from .loader import build_catalog

MOUNTAIN_WORTH: Final = 6
"""What a mountain adds to the sum of a side, so that a lost mountain shows."""
KINDS_OF_PIECES: Final = ("start", "tile", "strip")
INTRODUCTION: Final = "first-game"
"""The one route for which the book prints no difficulty."""


@final
class Report:
    """The figures found, and a fault for each one that is not as it should be."""

    def __init__(self) -> None:
        self.figures: dict[str, Any] = {}
        self.faults: list[Fault] = []

    @property
    def ok(self) -> bool:
        return not self.faults

    def expect(self, where: str, found: object, expected: object) -> None:
        if found != expected:
            self.faults.append(Fault("data.wrong-figure", 0, where, {"found": str(found), "expected": str(expected)}))


def box_files() -> dict[str, str]:
    """Every component file as text, by its path below `box`."""
    home = resources.files(__package__)
    files = {name: home.joinpath(name).read_text("utf-8") for name in ("cards.toml", "box.toml", "tiles.txt")}
    for folder, ending in (("routes", ".txt"), ("names", ".ftl")):
        for file in sorted(home.joinpath(folder).iterdir(), key=lambda f: f.name):
            if file.name.endswith(ending):
                files[f"{folder}/{file.name}"] = file.read_text("utf-8")
    return files


def check_box(files: Mapping[str, str]) -> Report:
    """Examines all files and stops at nothing: a faulty one is reported and the others are still looked at."""
    report = Report()
    routes: list[str] = []
    try:
        catalog = build_catalog(files["cards.toml"], files["box.toml"], files["tiles.txt"])
    except FaultyText as error:
        report.faults += error.faults
    else:
        _check_cards(catalog, report)
        _check_sides(catalog, report)
        routes = _check_routes(files, catalog, report)
    _check_names(files, routes, report)
    return report


def _figure(key: str, file: str, found: int | list[str], report: Report) -> None:
    report.figures[key] = found
    report.expect(f"{file}: {key}", found, FIGURES[key])


def _check_cards(catalog: Catalog, report: Report) -> None:
    cards = catalog.cards
    _figure("card_kinds", "cards.toml", len(cards), report)
    _figure("market_cards", "cards.toml", sum(card.copies for card in cards), report)
    _figure("market_kinds", "cards.toml", len(catalog.market_kinds()), report)
    _figure("market_board", "cards.toml", sum(1 for card in cards if card.market), report)
    _figure("starting_deck", "cards.toml", sum(card.start for card in cards), report)
    _figure("items", "cards.toml", sum(1 for card in cards if card.item), report)
    _figure("blockades", "box.toml", len(catalog.blockades), report)
    _figure("cave_tokens", "box.toml", sum(catalog.token_counts), report)
    report.expect("cards.toml: fingerprint", cards_fingerprint(catalog), CARDS_FINGERPRINT)
    report.expect("box.toml: fingerprint", box_fingerprint(catalog), BOX_FINGERPRINT)


def _check_sides(catalog: Catalog, report: Report) -> None:
    _figure("sides", "tiles.txt", len(catalog.tiles), report)
    _figure("spaces", "tiles.txt", sum(len(tile.spaces) for tile in catalog.tiles.values()), report)
    _figure("caves", "tiles.txt", sum(space.cave for tile in catalog.tiles.values() for space in tile.spaces), report)
    report.figures["side"] = {letter: _side(tile, report) for letter, tile in sorted(catalog.tiles.items())}


def _side(tile: Tile, report: Report) -> dict[str, Any]:
    terrains = Counter(TERRAINS[space.terrain] for space in tile.spaces)
    total = sum(space.strength + MOUNTAIN_WORTH * (space.terrain == MOUNTAIN) for space in tile.spaces)
    report.expect(f"tiles.txt: {tile.letter}.sum", total, SIDE_SUMS.get(tile.letter))
    found = tile_fingerprint(tile)
    report.expect(f"tiles.txt: {tile.letter}.fingerprint", found, TILE_FINGERPRINTS.get(tile.letter))
    return {
        "kind": tile.kind,
        "spaces": len(tile.spaces),
        "terrains": {terrain: terrains[terrain] for terrain in TERRAINS if terrains[terrain]},
        "caves": sum(space.cave for space in tile.spaces),
        "sum": total,
        "fingerprint": found,
    }


def _check_routes(files: Mapping[str, str], catalog: Catalog, report: Report) -> list[str]:
    found: dict[str, Any] = {}
    for file in sorted(f for f in files if f.startswith("routes/")):
        id_ = file.removeprefix("routes/").removesuffix(".txt")
        try:
            board = lay(parse_route(files[file]), catalog)
        except FaultyText as error:
            report.faults += [Fault(f.code, f.line, f"{file}: {f.part}" if f.part else file, f.facts) for f in error.faults]
            continue
        report.expect(f"{file}: route", board.route.id, id_)
        found[id_] = _route(file, board, report)
    _figure("routes", "routes", len(found), report)
    report.figures["route"] = found
    return sorted(found)


def _route(file: str, board: Board, report: Report) -> dict[str, Any]:
    id_ = board.route.id
    fingerprint = board_fingerprint(board)
    report.expect(f"{file}: blockades", board.seam_count, ROUTE_BLOCKADES.get(id_))
    report.expect(f"{file}: open seams", len(board.open_seams), 0)
    report.expect(f"{file}: fingerprint", fingerprint, ROUTE_FINGERPRINTS.get(id_))
    if board.route.difficulty not in (("",) if board.route.id == INTRODUCTION else DIFFICULTIES):
        report.faults.append(Fault("data.missing", 0, f"{file}: difficulty", {}))
    return {
        "pieces": [piece.letter for piece in board.route.pieces],
        "end": board.route.end_side,
        "spaces": board.size,
        "blockades": board.seam_count,
        "caves": len(board.caves),
        "steps": min(board.distance[start] for start in board.starts),
        "fingerprint": fingerprint,
    }


def _check_names(files: Mapping[str, str], routes: list[str], report: Report) -> None:
    """Everything in the box has a name in every language, and no file names what is not in the box."""
    wanted = {f"card-{id_}" for id_ in CARD_IDS} | {f"token-{id_}" for id_ in TOKEN_IDS} | {f"symbol-{id_}" for id_ in SYMBOLS}
    wanted |= {f"terrain-{id_}" for id_ in (*TERRAINS, "cave", "finish")} | {f"route-name-{id_}" for id_ in routes}
    wanted |= {f"piece-{letter}" for letter in SIDE_SUMS} | {f"kind-{kind}" for kind in KINDS_OF_PIECES}
    wanted |= {f"difficulty-{id_}" for id_ in DIFFICULTIES} | {"language"}
    found = sorted(f.removeprefix("names/").removesuffix(".ftl") for f in files if f.startswith("names/"))
    _figure("languages", "names", found, report)
    for language in sorted({*found, *LANGUAGES}):
        file = f"names/{language}.ftl"
        names = _names(file, files.get(file, ""), report)
        for key in sorted(wanted ^ names):
            report.faults.append(Fault("data.unknown-key" if key in names else "data.missing", 0, f"{file}: {key}", {}))


def _names(file: str, text: str, report: Report) -> set[str]:
    names: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            report.faults.append(Fault("data.not-fluent", 0, file, {"found": (entry.content or "").strip()[:40]}))
        elif isinstance(entry, Message):
            if entry.id.name in names:
                report.faults.append(Fault("data.name-twice", 0, f"{file}: {entry.id.name}", {}))
            names.add(entry.id.name)
    return names


def _fingerprint(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def cards_fingerprint(catalog: Catalog) -> str:
    """Changes with any figure of any card."""
    lines = []
    for c in catalog.cards:
        does = f"{c.power} {c.draw} {c.remove} {c.take} {c.move}"
        lines.append(f"{c.id} {c.family} {does} {c.price} {c.item} {c.start} {c.copies} {c.market}")
    return _fingerprint(lines)


def box_fingerprint(catalog: Catalog) -> str:
    """Changes with anything that lies beside the board."""
    blockades = [f"{b.number} {TERRAINS[b.terrain]} {b.strength}" for b in catalog.blockades]
    tokens = [f"{id_} {count}" for id_, count in zip(TOKEN_IDS, catalog.token_counts, strict=True)]
    ends = [f"{side} {TERRAINS[terrain]} {power}" for side, (terrain, power) in sorted(catalog.end_symbols.items())]
    return _fingerprint([*blockades, *tokens, *ends, f"{catalog.hand_size} {catalog.tokens_per_cave}"])


def tile_fingerprint(tile: Tile) -> str:
    """Changes with anything that is printed on a side."""
    spaces = [f"{s.row}{s.column} {s.hex} {TERRAINS[s.terrain]} {s.strength} {int(s.cave)} {s.start}" for s in tile.spaces]
    return _fingerprint([f"{tile.letter} {tile.kind} {tile.back}", *spaces])


def board_fingerprint(board: Board) -> str:
    """Changes with anything that play on a route depends on."""
    lines = [f"{board.route.id} {board.seam_count}"]
    for s in range(len(board.names)):
        around = [
            (int(n), int(seam))
            for n, seam in zip(board.neighbours[s * 6 : s * 6 + 6], board.seams[s * 6 : s * 6 + 6], strict=True)
        ]
        flags = f"{int(board.is_cave[s])} {int(board.is_finish[s])} {board.start_number[s]}"
        what = f"{TERRAINS[board.terrain[s]]} {board.strength[s]} {flags}"
        lines.append(f"{board.names[s]} {board.hexes[s]} {what} {board.distance[s]} {around}")
    return _fingerprint(lines)

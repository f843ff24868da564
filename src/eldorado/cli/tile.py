"""`eldorado tile show`: sides of the pieces as they lie with their letter upright."""

from __future__ import annotations

from typing import Any

import rich_click as click

from ..engine.components import TERRAINS, Tile
from ..engine.errors import EldoradoError
from ..words import latin_letter
from .group import WordedGroup, common_options
from .screen import Screen


@click.group("tile", cls=WordedGroup)
@common_options
def command() -> None:
    pass


@command.command("show")
@click.argument("letters", metavar="[LETTER]...", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", metavar="FILE")
@common_options
@click.pass_context
def show(ctx: click.Context, letters: tuple[str, ...], as_json: bool, svg: str | None) -> None:
    from ..box import catalog

    screen = Screen.of(ctx)
    known = catalog().tiles
    wanted = [latin_letter(letter) for letter in letters] or sorted(known)
    for given, letter in zip(letters, wanted, strict=False):
        if letter not in known:
            raise EldoradoError("tile.unknown", {"found": given[:20], "pieces": sorted(known)})
    tiles = [known[letter] for letter in wanted]
    if svg is not None:
        from .pictures import tiles_picture

        screen.picture(svg, tiles_picture(tiles, screen.words))
    elif as_json:
        screen.json([tile_json(tile) for tile in tiles])
    else:
        _show(tiles, screen)


def tile_json(tile: Tile) -> dict[str, Any]:
    spaces = [
        {
            "name": f"{tile.letter}{s.row}{s.column}", "q": s.hex[0], "r": s.hex[1], "terrain": TERRAINS[s.terrain],
            "strength": s.strength, "cave": s.cave, "start": s.start,
        }
        for s in tile.spaces
    ]  # fmt: skip
    return {"letter": tile.letter, "back": tile.back, "kind": tile.kind, "spaces": spaces}


def _show(tiles: list[Tile], screen: Screen) -> None:
    from ..art.text import tile_legend, tile_text

    words = screen.words
    for tile in tiles:
        kind = words.text(f"kind-{tile.kind}")
        title = words.text("tile-title", piece=words.piece(tile.letter), kind=kind, back=words.piece(tile.back))
        screen.tell(title, "bold")
        screen.show(tile_text(tile, color=screen.color))
        screen.show("")
    screen.show(tile_legend(screen.width, words))

"""Writes the art down: `tokens` the package's tokens.css, `pictures` those of the README, `export FOLDER` the page's files."""

from __future__ import annotations

import argparse
import pathlib

from eldorado import art
from eldorado.cli.gallery import box_names
from eldorado.routes.printed import route
from eldorado.words import Words

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOKENS = ROOT / "src/eldorado/art/tokens.css"
PICTURES = ROOT / "docs/pictures"


def pictures() -> dict[str, str]:
    """The README's pictures: file name to text."""
    board = route("first-game")
    names = box_names(Words("en"))
    set_out = art.board_svg(
        board, width=1280, height=760, pieces=list(enumerate(board.starts)), blockades={0: 2, 1: 5, 2: 1, 3: 6},
        caves=dict.fromkeys(board.caves, 4), label=names["route-name-first-game"],
    )  # fmt: skip
    cauldron = route("witchs-cauldron")
    by_night = art.board_svg(
        cauldron, width=1280, height=760, pieces=list(enumerate(cauldron.starts)), blockades={0: 4, 1: 3, 2: 2, 3: 6, 4: 5},
        caves=dict.fromkeys(cauldron.caves, 4), theme="dark", label=names["route-name-witchs-cauldron"],
    )  # fmt: skip
    return {
        "journey.svg": art.journey_svg(board, label=names["route-name-first-game"]),
        "first-game.svg": set_out,
        "witchs-cauldron.svg": by_night,
        "cards.svg": art.cards_sheet_svg(names=names),
        "ground.svg": art.ground_sheet_svg(names),
    }


def write(folder: pathlib.Path, files: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("tokens", "pictures", "export"))
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="where the page's files go")
    asked = parser.parse_args()
    if asked.what == "tokens":
        write(TOKENS.parent, {TOKENS.name: art.tokens_css()})
    elif asked.what == "pictures":
        write(PICTURES, pictures())
    elif asked.folder is None:
        parser.error("export needs a folder")
    else:
        write(asked.folder, art.export_files())


if __name__ == "__main__":
    main()

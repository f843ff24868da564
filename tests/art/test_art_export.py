"""What the page gets: style sheets, sprites, the gallery; and what is kept in the repository is current."""

from __future__ import annotations

import pathlib
import re
import runpy
from html.parser import HTMLParser
from importlib import resources
from xml.etree import ElementTree

from click.testing import CliRunner

from eldorado import art
from eldorado.art import library
from eldorado.art.styles import BOARD_CSS, board_css
from eldorado.bots.ladder import LADDER
from eldorado.cli.app import eldorado as command
from eldorado.routes.printed import route_ids

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def test_the_tokens_in_the_package_are_current() -> None:
    kept = resources.files("eldorado.art").joinpath("tokens.css").read_text("utf-8")
    assert kept == art.tokens_css(), "run tools/art.py tokens"


def test_the_pictures_of_the_readme_are_current_and_small() -> None:
    made = runpy.run_path(str(ROOT / "tools/art.py"))["pictures"]()
    assert {"first-game.svg", "cards.svg"} <= set(made)
    for name, text in made.items():
        file = ROOT / "docs/pictures" / name
        assert file.read_text("utf-8") == text, "run tools/art.py pictures"
        assert file.stat().st_size < 300_000


def test_every_colour_of_the_board_is_a_token() -> None:
    declared = set(re.findall(r"--([\w-]+):", art.tokens_css()))
    assert set(re.findall(r"var\(--([\w-]+)\)", BOARD_CSS)) <= declared
    assert "var(" not in board_css("light") + board_css("dark")
    assert board_css("light") != board_css("dark")


def test_dark_is_said_twice_alike_and_motion_can_be_switched_off() -> None:
    css = art.tokens_css()
    assert css.count("--table: #0f1c1a") == 2
    still = css.partition("prefers-reduced-motion")[2]
    assert set(re.findall(r"--(m-[\w-]+):", css)) == set(re.findall(r"--(m-[\w-]+): 0ms", still))


def test_the_export_has_all_of_the_library_and_stands_alone() -> None:
    files = art.export_files()
    pictures = {"journey.svg", "rest.svg", *(f"arrival-{way}{n}.svg" for n in range(1, 5) for way in ("", "wide-"))}
    pictures |= {f"journey-{id_}.svg" for id_ in route_ids()}
    prints = {f"poster-{id_}.svg" for id_ in route_ids()} | {"moment-signpost.svg"}
    faces = {f"portrait-{name}.svg" for name in {*LADDER, "master", *(f"guest-{n}" for n in range(1, 5))}}
    assert set(files) == {"tokens.css", "board.css", "symbols.svg", "terrain.svg", "cards.svg"} | pictures | prints | faces
    assert len({files[name] for name in pictures | prints | faces}) == len(pictures | prints | faces)
    assert all(ElementTree.fromstring(files[name]).attrib["viewBox"] for name in prints | faces)
    found: set[str] = set()
    for name in ("symbols.svg", "terrain.svg", "cards.svg"):
        found |= {e.attrib["id"] for e in ElementTree.fromstring(files[name]).iter() if "id" in e.attrib}
    assert found == set(library.library())
    assert all("url(" not in files[name] for name in ("tokens.css", "board.css"))


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.captions = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        if tag == "use":
            self.used.add((given.get("href") or "")[1:])


def test_the_gallery_shows_everything_once_defined() -> None:
    text = art.gallery_html({"card-explorer": "Erkunderin & Co"})
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert page.used <= set(page.ids)
    assert {name for name in library.library() if name.startswith(("face-", "token-", "plaque-", "piece-"))} <= page.used
    assert "Erkunderin &amp; Co" in text
    assert text.count('data-space="Z1"') == 7 * 2 + 2 + 2
    assert re.findall(r'(?:src|href)="(?!#)', text) == []


def test_the_gallery_leaves_out_no_small_drawing() -> None:
    defined = set(re.findall(r'<symbol id="([\w-]+)"', art.gallery_html()))
    assert set(library.symbols()) - defined == set()


def test_the_command_writes_the_gallery(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "new" / "gallery.html"
    result = CliRunner().invoke(command, ["gallery", str(file), "--lang", "de"])
    assert result.exit_code == 0, result.output
    assert "Kundschafter" in file.read_text("utf-8")

"""Files, names, seeds and moments on the command line: what `-` means, what is made again, and what is out of range."""

from __future__ import annotations

import io
import json
import pathlib
import re
import sys
import types
from xml.etree import ElementTree

import pytest
from rich.text import Text

from eldorado.cli.screen import MOST_BYTES, Screen, make_folder_of, read_text, write_text
from eldorado.cli.tables import plain_table
from eldorado.cli.verifying import wrapped
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.notation.routes import parse_route
from eldorado.routes.printed import board_of
from eldorado.words import Words

from .conftest import Run


def code_of(file: str | pathlib.Path) -> str:
    with pytest.raises(EldoradoError) as refused:
        read_text(str(file))
    return refused.value.code


# ---- reading and writing


def test_every_way_a_file_cannot_be_read_has_a_code(tmp_path: pathlib.Path) -> None:
    (tmp_path / "long").write_bytes(b"x" * (MOST_BYTES + 1))
    (tmp_path / "latin").write_bytes("é".encode("latin-1"))
    (tmp_path / "zero").write_bytes(b"a\0b")
    found = [code_of(tmp_path / name) for name in ("none", "long", "latin", "zero", "")]
    assert found == ["file.missing", "file.too-long", "file.not-text", "file.not-text", "file.folder"]
    assert code_of("a\0b") == "file.unreadable"


def test_a_mark_at_the_beginning_and_line_ends_are_no_matter(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "position"
    file.write_bytes(b"\xef\xbb\xbfeldorado position 1\r\nplayers 2\r\n")
    assert read_text(str(file)).startswith("eldorado")
    assert Game.from_position(read_text(str(file))).decision.seat == 1


def test_a_dash_is_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", types.SimpleNamespace(buffer=io.BytesIO("Ада".encode())))
    assert read_text("-") == "Ада"
    monkeypatch.setattr(sys, "stdin", types.SimpleNamespace(buffer=io.BytesIO(b"x" * (MOST_BYTES + 1))))
    assert code_of("-") == "file.too-long"


def test_a_folder_is_made_where_a_file_goes_and_refused_where_it_cannot_be(tmp_path: pathlib.Path) -> None:
    file = str(tmp_path / "a" / "b" / "c.txt")
    make_folder_of(file)
    write_text(file, "text")
    assert read_text(file) == "text"
    for bad in (f"{file}/d/e.txt", "a\0b/c"):
        with pytest.raises(EldoradoError) as refused:
            make_folder_of(bad)
        assert refused.value.code == "file.unwritable"


# ---- new routes


def test_a_new_route_goes_to_the_output_and_its_seed_beside_it(
    run: Run, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    plain = run("route", "new", "--seed", "3")
    assert plain.exit_code == 0
    assert parse_route(plain.stdout).text() == plain.stdout
    assert "3" in plain.stderr
    assert run("route", "new", "-", "--seed", "3").stdout == plain.stdout, "a dash is the output"
    assert list(tmp_path.iterdir()) == [], "no file called -"


def test_a_seed_by_chance_is_told_so_that_the_route_can_be_made_again(run: Run) -> None:
    first = json.loads(run("route", "new", "--json").stdout)
    again = json.loads(run("route", "new", "--json", "--seed", str(first["seed"])).stdout)
    assert again == first
    assert board_of(first["text"]).route.text() == first["text"]


@pytest.mark.parametrize("name", ["my valley", "my # valley", "  spaces  ", "Ущелье"])
def test_a_named_route_reads_back_under_its_name(run: Run, tmp_path: pathlib.Path, name: str) -> None:
    file = tmp_path / "route.txt"
    assert run("route", "new", str(file), "--seed", "3", "--name", name).exit_code == 0
    shown = json.loads(run("route", "show", str(file), "--json").stdout)
    assert shown["id"] == "-".join(name.replace("#", "").split())


def test_a_new_route_is_drawn_beside_its_file(run: Run, tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "route.svg"
    result = run("route", "new", "--seed", "4", "--svg", str(picture))
    assert parse_route(result.stdout).pieces
    ElementTree.fromstring(picture.read_text("utf-8"))


@pytest.mark.parametrize(
    "call",
    [("--length", "endless"), ("--difficulty", "trivial"), ("--caves", "none"), ("--seed", "x"), ("--seed", "-1")],
    ids=" ".join,
)
def test_wishes_nobody_knows_are_refused(run: Run, call: tuple[str, ...]) -> None:
    result = run("route", "new", *call)
    assert (result.exit_code, result.stdout) == (2, "")


# ---- replays


@pytest.fixture
def record(tmp_path: pathlib.Path) -> str:
    game = Game.new("first-game", players=2, seed=3, first_player=1)
    for _ in range(6):
        game.play(game.legal_actions()[-1])
    file = tmp_path / "game.txt"
    file.write_text(game.record, "utf-8")
    return str(file)


@pytest.mark.parametrize("moment", ["0", "3", "6"])
def test_any_moment_of_a_record_can_be_looked_at(run: Run, record: str, moment: str) -> None:
    found = json.loads(run("replay", record, "--at", moment, "--json", "--open").stdout)
    assert found
    assert run("replay", record, "--at", moment).exit_code == 0


@pytest.mark.parametrize("moment", ["7", "-1", "soon"])
def test_moments_that_never_were_are_refused(run: Run, record: str, moment: str) -> None:
    result = run("replay", record, "--at", moment)
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert result.stderr.strip()


def test_a_record_is_verified_by_its_hash(run: Run, record: str) -> None:
    told = json.loads(run("replay", record, "--verify", "--json").stdout)
    assert (told["actions"], told["over"], len(told["sha256"])) == (6, False, 64)
    kept = run("replay", record, "--verify", "--seed-hash", told["seed_sha256"])
    assert kept.exit_code == 0
    broken = run("replay", record, "--verify", "--seed-hash", "0" * 64)
    assert broken.exit_code == 1
    text = pathlib.Path(record).read_text("utf-8").replace("seed 3", "seed 4")
    pathlib.Path(record).write_text(text, "utf-8")
    assert run("replay", record, "--verify").exit_code == 1


# ---- lines and tables


@pytest.mark.parametrize("width", [20, 40, 80])
def test_a_line_is_broken_between_words(width: int) -> None:
    line = "one two-three four " * 8
    shown = wrapped(line, width, indent=3).plain.splitlines()
    assert max(len(part) for part in shown) <= max(width - 1, 30)
    assert " ".join(" ".join(part.split()) for part in shown) == " ".join(line.split())
    assert all(part.startswith("   ") for part in shown[1:])


def test_a_table_has_headings_only_where_there_are_some() -> None:
    assert plain_table(["", ""], [["a", "b"]]).show_header is False
    table = plain_table(["name", "count"], [["a", "1"], ["b", "2"]], right=(1,), firm=(0,))
    assert (table.row_count, [column.justify for column in table.columns]) == (2, ["left", "right"])
    assert [column.no_wrap for column in table.columns] == [True, False]


@pytest.mark.parametrize(
    "call", [["--help"], ["route", "--help"], ["bench", "--help"], ["cards"], ["route", "show", "first-game"]]
)
def test_no_french_line_begins_with_a_sign(run: Run, call: list[str]) -> None:
    """Rich breaks lines at every space it knows; those before French signs are held."""
    said = run(*call, lang="fr").output
    assert re.search(r"[\u00a0\u202f][:;?!]", said) or call[0] == "route"
    assert [line for line in said.splitlines() if re.match(r"[\s│]*[:;?!»]", line)] == []
    assert not re.search("[\ufffd\ue000\ue001]", said)


def test_firm_spaces_survive_the_breaking_of_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At some of these widths the line is full just before a sign."""
    for width in range(30, 50):
        monkeypatch.setenv("COLUMNS", str(width))
        screen = Screen("fr", color=False)
        screen.tell("mot\u202f; " * 20)
        screen.show(plain_table(["tête\u00a0:"], [["oui\u00a0? " * 20], [Text("non\u202f! " * 20)]]))
        lines = capsys.readouterr().out.splitlines()
        assert [line for line in lines if re.match(r"\s*[:;?!]", line)] == []
        assert "".join(lines).count("\u202f") == 40


def test_a_fact_keeps_its_narrow_spaces() -> None:
    assert Words("fr").text("routes-warning", sentence="un\u202f; deux") == "Remarque\u00a0: un\u202f; deux"

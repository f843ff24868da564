"""`eldorado route list | show | check`: printed routes, own routes, every fault, every language."""

from __future__ import annotations

import json
import pathlib
import xml.etree.ElementTree as xml

import pytest

from eldorado.routes.printed import route, route_ids
from eldorado.words import LANGUAGES, Words

from .conftest import Run

every_language = pytest.mark.parametrize("lang", LANGUAGES)
GOOD = "route valley\nB 0 0 turn 2\nC 7 -3 turn 5\nend river\n"
FAULTS = {
    "route.bad-line": "B 0 0\nend river",
    "route.no-end": "B 0 0 turn 2",
    "layout.no-pieces": "end river",
    "layout.unknown-piece": "B 0 0 turn 2\nX 7 -3 turn 5\nend river",
    "layout.both-sides": "B 0 0 turn 2\nC 7 -3 turn 5\nD 11 0 turn 2\nend river",
    "layout.piece-twice": "B 0 0 turn 2\nC 7 -3 turn 5\nC 11 0 turn 2\nend river",
    "layout.no-start": "C 0 0 turn 2\nend river",
    "layout.start-later": "C 0 0 turn 2\nB 7 -3 turn 5\nend river",
    "layout.overlap": "B 0 0 turn 2\nC 6 -3 turn 5\nend river",
    "layout.gap": "B 0 0 turn 2\nC 9 -3 turn 5\nend river",
    "layout.end-on-strip": "A 0 0 turn 0\nR 5 -2 turn 1\nend river",
    "layout.not-a-corner": "B 0 0 turn 2\nC 7 -3 turn 5\nend river 8 -3",
    "layout.corner-taken": "B 0 0 turn 2\nC 7 -3 turn 5\nend river 4 -3",
    "layout.no-free-corner": "B 0 0 turn 0\nC 7 -3 turn 0\nF 11 -10 turn 0\nH 7 -14 turn 0\nJ 0 -11 turn 0\nL -4 -7 turn 0\n"
    "N 4 -7 turn 0\nend river",
    "layout.finish-unreachable": "B 0 0 turn 0\nG 7 0 turn 0\nend river",
    "layout.start-cut-off": "B 0 0 turn 0\nE -3 7 turn 2\nend river",
}


@pytest.fixture
def own(tmp_path: pathlib.Path) -> pathlib.Path:
    file = tmp_path / "valley.txt"
    file.write_text(GOOD, "utf-8")
    return file


@every_language
def test_printed_routes_are_listed_by_id_and_name(run: Run, lang: str) -> None:
    output = run("route", "list", lang=lang).output
    for id_ in route_ids():
        assert id_ in output
        assert Words(lang).route(id_) in output


def test_the_list_for_programs(run: Run) -> None:
    answer = json.loads(run("route", "list", "--json", lang="ru").stdout)
    assert [one["id"] for one in answer] == list(route_ids())
    assert answer[0] == {
        "id": "first-game", "name": "Первая игра", "difficulty": "", "pieces": ["B", "C", "N", "I", "K"], "end": "river",
        "spaces": 188, "steps": 28, "blockades": 4, "caves": 3,
    }  # fmt: skip


@every_language
@pytest.mark.parametrize("id_", route_ids())
def test_every_route_is_drawn_within_eighty_columns_and_explained(run: Run, lang: str, id_: str) -> None:
    words = Words(lang)
    result = run("route", "show", id_, lang=lang)
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines()) <= 80
    drawing, _, legend = result.output.partition("\n\n")
    board = route(id_)
    whole = drawing + legend
    for sign in ("s1", "s2", "s3", "s4", "Z1", "Z2", "Z3"):
        assert whole.count(sign) >= 1
    assert whole.count("m*") == len(board.caves) + 1  # the last one is in the legend
    for piece in board.route.pieces:
        assert f"[{words.piece(piece.letter)}]" in whole
    assert words.text("drawing-blockade") in whole
    assert words.terrain("cave") in whole


def test_a_route_can_show_the_names_of_its_spaces(run: Run) -> None:
    output = run("route", "show", "first-game", "--names").output
    assert output.count("/43\\") + output.count("/43#") >= 1
    assert "j1" not in output.partition("\n\n")[0].splitlines()[-1]


def test_a_route_for_programs(run: Run) -> None:
    answer = json.loads(run("route", "show", "swamplands", "--json").stdout)
    board = route("swamplands")
    assert len(answer["board"]) == len(board.names) == answer["spaces"]
    assert [connection["blockade"] for connection in answer["connections"]] == [True, False, True, True, True, False]
    assert {len(connection["edges"]) for connection in answer["connections"]} <= {7, 8}
    finish = next(space for space in answer["board"] if space["name"] == "Z2")
    assert (finish["terrain"], finish["finish"], finish["distance"]) == ("river", True, 0)
    assert answer["placements"][0] == {"letter": "A", "q": 0, "r": 0, "turn": 0}
    assert answer["corner"] == [3, 12]


@every_language
def test_routes_as_pictures(run: Run, lang: str, tmp_path: pathlib.Path, own: pathlib.Path) -> None:
    for call in (("list",), ("show", "serpentine"), ("check", str(own)), ("check", "first-game", str(own))):
        file = tmp_path / "picture.svg"
        result = run("route", *call, "--svg", str(file), lang=lang)
        assert result.exit_code == 0
        root = xml.parse(file).getroot()
        titles = [node.text for node in root.iter() if node.tag.endswith("}title")]
        assert any(Words(lang).terrain("jungle") in str(title) for title in titles)


def test_an_own_route_is_shown_from_its_file(run: Run, own: pathlib.Path) -> None:
    output = run("route", "show", str(own)).output
    assert output.startswith("valley: B C; ")
    assert "[C]" in output


@every_language
def test_an_unknown_route_is_refused_with_the_printed_ones(run: Run, lang: str) -> None:
    result = run("route", "show", "atlantis", lang=lang)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "atlantis" in result.stderr
    assert "first-game" in result.stderr


@every_language
def test_printed_routes_pass_the_check(run: Run, lang: str) -> None:
    result = run("route", "check", *route_ids(), lang=lang)
    assert result.exit_code == 0
    for id_ in route_ids():
        assert Words(lang).text("routes-check-good", file=id_) in result.output
    assert json.loads(run("route", "check", *route_ids(), "--json", lang=lang).stdout)[0]["ok"] is True


@every_language
@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_exits_with_one_and_is_named(run: Run, lang: str, code: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "route.txt"
    file.write_text(FAULTS[code], "utf-8")
    told = run("route", "check", str(file), lang=lang)
    assert told.exit_code == 1
    assert str(file) in told.output.replace("\n", "")
    result = run("route", "check", str(file), "--json", lang=lang)
    assert result.exit_code == 1
    answer = json.loads(result.stdout)[0]
    assert answer["ok"] is False
    assert code in [fault["code"] for fault in answer["faults"]]
    for fault in answer["faults"]:
        assert fault["text"].split()[0] in told.output


def test_all_faults_are_told_at_once(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "route.txt"
    file.write_text("C 0 0 turn 0\nX 7 -3 turn 0\nD 0 0 turn 1\nR 90 0 turn 0\nend river", "utf-8")
    output = " ".join(run("route", "check", str(file)).output.split())
    assert "The first piece has to be a starting tile (A, B), not C." in output
    assert "There is no piece X." in output
    assert "D and C are the two sides of one piece" in output
    assert "D lies on C: 37 spaces are covered twice." in output
    assert "R does not touch D: there are 83 hexes between them." in output
    assert "R is a strip" in output


@every_language
def test_one_bad_route_among_good_ones_fails_the_check(run: Run, lang: str, own: pathlib.Path, tmp_path: pathlib.Path) -> None:
    result = run("route", "check", str(own), str(tmp_path / "none.txt"), "first-game", lang=lang)
    assert result.exit_code == 1
    good = [Words(lang).text("routes-check-good", file=file) for file in (str(own), "first-game")]
    output = "".join(result.output.split())  # a long path is broken wherever the line ends
    assert all("".join(sentence.split()) in output for sentence in good)


@every_language
def test_warnings_and_advice_are_told_with_figures(run: Run, lang: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text("A 0 0 turn 4\nI -7 4 turn 3\nD -3 7 turn 1\nend river", "utf-8")
    result = run("route", "check", str(file), lang=lang)
    assert result.exit_code == 0
    answer = json.loads(run("route", "check", str(file), "--json", lang=lang).stdout)[0]
    assert [warning["code"] for warning in answer["warnings"]] == ["layout.open-seam"]
    advice = answer["advice"][0]
    assert (advice["code"], advice["pieces"]) == ("advice.open-seam", ["A", "D"])
    assert advice["figures"] == {"steps": 10, "power": 11, "other_steps": 13, "other_power": 13}
    assert " ".join(advice["text"].split()) in " ".join(result.output.split())


def test_a_route_may_be_written_with_the_letters_of_the_russian_box(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "route.txt"
    file.write_text("Б 0 0 turn 2\nв 7 -3 turn 5\nend river\n", "utf-8")
    assert json.loads(run("route", "show", str(file), "--json").stdout)["pieces"] == ["B", "C"]
    assert ": Б В;" in run("route", "show", str(file), lang="ru").output


@every_language
@pytest.mark.parametrize("command", ["show", "check"])
def test_files_that_are_no_routes_are_refused_in_words(run: Run, lang: str, command: str, tmp_path: pathlib.Path) -> None:
    long, binary, latin, nul = (tmp_path / name for name in ("long.txt", "binary.txt", "latin.txt", "nul.txt"))
    long.write_bytes(b"# remark\n" * 120_000)
    binary.write_bytes(bytes(range(256)) * 20)
    latin.write_bytes("route Höhle\n".encode("latin-1"))
    nul.write_bytes(b"route x\0\n")
    files = {
        long: "file.too-long", binary: "file.not-text", latin: "file.not-text", nul: "file.not-text",
        tmp_path: "file.folder", tmp_path / "none.txt": "file.missing", pathlib.Path("x" * 300 + ".txt"): "file.unreadable",
    }  # fmt: skip
    for file, code in files.items():
        result = run("route", command, str(file), lang=lang)
        assert result.exit_code == 1
        assert "Traceback" not in result.output
        if command == "check":
            answer = json.loads(run("route", command, str(file), "--json", lang=lang).stdout)[0]
            assert [fault["code"] for fault in answer["faults"]] == [code]


def test_a_remark_of_ten_thousand_letters_is_too_long_for_a_route(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "long.txt"
    file.write_text("# " + "x" * 11_000, "utf-8")
    assert "11,002 characters" in run("route", "check", str(file)).output


@every_language
def test_a_file_full_of_faults_is_not_told_line_by_line(run: Run, lang: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("roses are red\n" * 100, "utf-8")
    told = run("route", "check", str(file), lang=lang).output
    assert told.count("roses") == 20
    assert Words(lang).text("routes-more-faults", count=81) in told
    assert len(json.loads(run("route", "check", str(file), "--json", lang=lang).stdout)[0]["faults"]) == 101


def test_json_and_picture_together_keep_the_json_clean(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "x.svg"
    result = run("route", "check", "first-game", "--json", "--svg", str(file))
    assert json.loads(result.stdout)[0]["ok"] is True
    assert file.exists()


def test_a_byte_order_mark_does_no_harm(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "bom.txt"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert run("route", "check", str(file)).exit_code == 0

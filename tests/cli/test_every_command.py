"""Every command there is: its help in four languages, what it does not understand, its answers for programs, its refusals."""

from __future__ import annotations

import json
import pathlib
import re

import click
import pytest

from eldorado.cli.app import eldorado
from eldorado.game import Game
from eldorado.words import LANGUAGES, Words

from .conftest import Run

POSITION = "eldorado position 1\nplayers 3\nseat 1\n at B61\n hand explorer 2, traveler 2\n"
ROUTE = "route mine\nB 0 0 turn 2\nC 7 -3 turn 5\nend river\n"


def tree(command: click.Command, path: tuple[str, ...], parent: click.Context | None) -> dict[tuple[str, ...], click.Command]:
    """Every command by its words."""
    context = click.Context(command, parent=parent, info_name=path[-1] if path else "eldorado")
    found = {path: command}
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            found |= tree(inner, (*path, name), context)
    return found


COMMANDS = tree(eldorado, (), None)
LEAVES = {path: command for path, command in COMMANDS.items() if not isinstance(command, click.Group)}
every_command = pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
every_leaf = pytest.mark.parametrize("path", LEAVES, ids=" ".join)


@every_command
def test_help_fits_eighty_columns_in_every_language(run: Run, path: tuple[str, ...]) -> None:
    said = set()
    for lang in LANGUAGES:
        result = run(*path, "--help", lang=lang)
        assert result.exit_code == 0
        assert result.stderr == ""
        assert max(len(line) for line in result.output.splitlines()) <= 80
        said.add(result.output)
        flat = " ".join(result.output.replace("│", " ").split())
        assert Words(lang).text("-".join(("help", *path)) if path else "help-eldorado").split()[0] in flat
    assert len(said) == len(LANGUAGES), "every language says it in its own words"


@every_command
def test_help_names_every_option(run: Run, path: tuple[str, ...]) -> None:
    shown = run(*path, "--help").output
    for parameter in COMMANDS[path].params:
        if isinstance(parameter, click.Option) and not parameter.hidden:
            assert parameter.opts[-1][:18] in shown


@every_leaf
def test_an_option_nobody_knows_is_told_with_exit_code_two(run: Run, path: tuple[str, ...]) -> None:
    result = run(*path, "--colour-of-the-sky", "blue")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "--colour-of-the-sky" in result.stderr
    assert max(len(line) for line in result.stderr.splitlines()) <= 200


@every_leaf
def test_what_is_missing_is_named(run: Run, path: tuple[str, ...]) -> None:
    needed = [one for one in LEAVES[path].params if isinstance(one, click.Argument) and one.required]
    if needed:
        result = run(*path)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert "--help" in result.stderr


@pytest.mark.parametrize("group", [path for path, one in COMMANDS.items() if isinstance(one, click.Group)], ids=" ".join)
def test_a_group_alone_shows_its_commands_and_refuses_others(run: Run, group: tuple[str, ...]) -> None:
    shown = run(*group, "--help").output
    for path in COMMANDS:
        if path[:-1] == group and path:
            assert path[-1] in shown
    refused = run(*group, "sing")
    assert refused.exit_code == 2
    assert "sing" in refused.stderr


# ---- answers for programs


@pytest.fixture
def files(tmp_path: pathlib.Path) -> dict[str, str]:
    """A position, a record, a route and a file that is none of them."""
    game = Game.new("first-game", players=2, seed=3, first_player=1)
    game.play("end")
    texts = {"position": POSITION, "record": game.record, "route": ROUTE, "nonsense": "hello\n", "empty": ""}
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    return {name: str(tmp_path / f"{name}.txt") for name in texts} | {"missing": str(tmp_path / "none.txt")}


@pytest.mark.parametrize(
    ("call", "keys"),
    [
        (("perft", "{position}", "--depth", "1"), {"counts"}),
        (("perft", "{record}", "--depth", "1"), {"counts"}),
        (("evaluate", "{position}"), {"seats", "over", "midTurn"}),
        (("evaluate", "{record}"), {"seats", "over", "midTurn"}),
        (("route", "show", "first-game"), {"id"}),
        (("route", "check", "{route}"), set()),
        (("route", "new", "--seed", "3"), set()),
        (("check-data",), {"ok", "faults"}),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, tuple) else "",
)
def test_answers_for_programs_are_json_and_nothing_else(
    run: Run, files: dict[str, str], call: tuple[str, ...], keys: set[str]
) -> None:
    said = [part.format(**files) for part in call]
    answers = []
    for lang in ("en", "ru"):
        result = run(*said, "--json", lang=lang)
        assert result.exit_code == 0, result.stderr
        answers.append(json.loads(result.stdout))
    found = answers[0]
    assert isinstance(found, dict | list)
    if keys:
        assert keys <= set(found)


def test_chances_of_a_position_add_up(run: Run, files: dict[str, str]) -> None:
    seats = json.loads(run("evaluate", files["position"], "--json").stdout)["seats"]
    assert [seat["seat"] for seat in seats] == [1, 2, 3]
    assert sum(seat["win"] for seat in seats) == pytest.approx(1.0, abs=0.01)
    assert all(seat["low"] <= seat["turns"] <= seat["high"] for seat in seats)


def test_perft_counts_what_the_library_counts(run: Run, files: dict[str, str]) -> None:
    counts = json.loads(run("perft", files["position"], "--depth", "2", "--json").stdout)["counts"]
    game = Game.from_position(POSITION)
    assert counts[0] == len(game.legal_actions())
    assert len(counts) == 2
    told = run("perft", files["position"], "--depth", "1", lang="de").output
    assert str(counts[0]) in told


@pytest.mark.parametrize("depth", ["0", "13", "-1", "x", "1.5"])
def test_a_depth_beyond_reason_is_refused(run: Run, files: dict[str, str], depth: str) -> None:
    result = run("perft", files["position"], "--depth", depth)
    assert (result.exit_code, result.stdout) == (2, "")


# ---- files that are none


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("call", [("perft",), ("evaluate",), ("replay",), ("route", "check")], ids=" ".join)
@pytest.mark.parametrize("file", ["nonsense", "empty", "missing"])
def test_a_file_that_is_none_is_refused_in_words(
    run: Run, files: dict[str, str], lang: str, call: tuple[str, ...], file: str
) -> None:
    result = run(*call, files[file], lang=lang)
    assert result.exit_code == 1
    said = result.stdout + result.stderr
    assert said.strip()
    assert "Traceback" not in said
    assert "{" not in said, "no sentence with a gap"
    assert not re.search(r"[“«„]\s*[”»“]", said), "no quotes around nothing"


@pytest.mark.parametrize("call", [("replay",), ("review",), ("route", "show")], ids=" ".join)
def test_faults_on_every_line_are_not_told_without_end(
    run: Run, files: dict[str, str], tmp_path: pathlib.Path, call: tuple[str, ...]
) -> None:
    file = tmp_path / "faults"
    head = ROUTE if call[0] == "route" else pathlib.Path(files["record"]).read_text("utf-8")
    file.write_text(head + "nonsense\n" * 60, "utf-8")
    result = run(*call, str(file), lang="en")
    assert result.exit_code == 1
    said = result.stderr.splitlines()
    assert len(said) == 21
    assert said[-1].startswith("And ")


@pytest.mark.parametrize("call", [("perft",), ("evaluate",), ("replay",), ("route", "check")], ids=" ".join)
def test_bytes_that_are_no_text_are_refused(run: Run, tmp_path: pathlib.Path, call: tuple[str, ...]) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\xfe")
    result = run(*call, str(file))
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr
    assert run(*call, str(tmp_path)).exit_code == 1, "a folder is no file"


@pytest.mark.parametrize(
    "call",
    [
        ("route", "show", "atlantis"), ("tile", "show", "X"), ("cards", "wizard"), ("route", "new", "--like", "atlantis"),
        ("route", "improve", "atlantis"), ("route", "report", "atlantis"), ("arena", "--bots", "grandmaster"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_things_that_are_not_in_the_box_are_refused_with_what_is(run: Run, call: tuple[str, ...]) -> None:
    result = run(*call)
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert result.stderr.strip()
    assert "Traceback" not in result.stderr


def test_a_picture_that_cannot_be_written_is_told(run: Run, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").touch()
    for call in (("gallery",), ("cards", "scout", "--svg"), ("route", "show", "first-game", "--svg")):
        result = run(*call, str(tmp_path / "file" / "picture.svg"))
        assert result.exit_code == 1
        assert "picture.svg" in result.stderr.replace("\n", "")


def test_standard_input_is_read_where_a_file_is_asked_for(run: Run, files: dict[str, str]) -> None:
    there = run("route", "check", files["route"], "--json")
    assert json.loads(there.stdout)
    assert run("replay", files["record"]).exit_code == 0

"""The command as a whole: help, version, language, and calls it does not understand."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from eldorado.words import LANGUAGES, Words

from .conftest import Run

every_language = pytest.mark.parametrize("lang", LANGUAGES)
CALLS = [
    ("check-data",), ("route", "list"), ("route", "show", "swamplands"), ("route", "check", "first-game"),
    ("tile", "show", "C"), ("cards",),
]  # fmt: skip


def test_alone_it_shows_its_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "eldorado" in result.output
    assert "check-data" in result.output


@every_language
@pytest.mark.parametrize("call", [(), ("route",), ("route", "check"), ("tile", "show"), ("cards",), ("check-data",)])
def test_help_is_in_the_language_of_the_user(run: Run, lang: str, call: tuple[str, ...]) -> None:
    words = Words(lang)
    result = run(*call, "--help", lang=lang)
    assert result.exit_code == 0
    flat = " ".join(result.output.replace("│", " ").split())
    for key in ("-".join(("help", *(call or ("eldorado",)))), "help-options", "option-help"):
        assert " ".join(words.text(key).split()) in flat


def test_the_help_is_shown_without_loading_the_commands() -> None:
    code = "import sys; sys.argv = ['eldorado', '--help']\ntry:\n import runpy; runpy.run_module('eldorado')\nfinally:\n"
    code += " print([name for name in sys.modules if name.startswith(('eldorado.art', 'eldorado.box', 'eldorado.server'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "[]"


@every_language
def test_version_says_which_engine_runs(run: Run, lang: str) -> None:
    words = Words(lang)
    result = run("--version", lang=lang)
    assert result.exit_code == 0
    assert any(words.text(f"version-{build}") in result.output for build in ("compiled", "plain"))


@every_language
@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_every_drawing_and_table_fits_eighty_columns(run: Run, lang: str, call: tuple[str, ...]) -> None:
    result = run(*call, lang=lang)
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines()) <= 80


@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_colour_adds_nothing_to_what_can_be_read(run: Run, call: tuple[str, ...]) -> None:
    import re

    plain = run(*call).output
    coloured = run(*call, FORCE_COLOR="1", TERM="xterm-256color", COLORTERM="truecolor").output
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    assert "\x1b" not in plain


@pytest.mark.parametrize("way", ["option", "variable"])
def test_colour_can_be_forbidden(run: Run, way: str) -> None:
    given = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    assert "\x1b[" in run("tile", "show", "C", **given).output
    off = run("tile", "show", "C", "--no-color", **given) if way == "option" else run("tile", "show", "C", NO_COLOR="1", **given)
    assert "\x1b" not in off.output


def test_the_language_can_stand_anywhere_or_come_from_the_environment(run: Run) -> None:
    german = run("cards", lang="de").output
    assert run("--lang", "de", "cards").output == german
    assert run("cards", "--lang=de").output == german
    assert run("cards", ELDORADO_LANG="de").output == german
    assert run("cards", LANG="de_AT.UTF-8").output == german
    assert run("cards", ELDORADO_LANG="xx").output == run("cards", lang="en").output


@every_language
@pytest.mark.parametrize(
    ("call", "key"),
    [
        (("rout",), "usage-command"),
        (("route", "lst"), "usage-command"),
        (("cards", "--svgg", "x"), "usage-option"),
        (("route", "show"), "usage-missing"),
        (("route", "check"), "usage-missing"),
    ],
)
def test_what_is_not_understood_is_told_with_exit_code_two(run: Run, lang: str, call: tuple[str, ...], key: str) -> None:
    result = run("--lang", lang, *call)
    assert result.exit_code == 2
    assert result.stdout == ""
    said = result.stderr.splitlines()
    facts = dict.fromkeys(("found", "known", "name", "reason"), "§")
    first = Words(lang).text(key, **facts).partition("§")[0]
    assert said[0].startswith(first)
    assert "--help" in said[1]


@every_language
@pytest.mark.parametrize(
    ("call", "key", "facts"),
    [
        ("cards --svg", "usage-value", {"name": "--svg"}),
        ("--lang", "usage-value", {"name": "--lang"}),
        ("cards --json=1", "usage-no-value", {"name": "--json"}),
        ("route show a b", "usage-extra", {"found": "b"}),
        ("arena --games 0", "usage-whole", {"name": "--games", "limits": "both", "low": "1", "high": "1000000"}),
        ("arena --nodes no", "usage-whole", {"name": "--nodes", "limits": "low", "low": "1", "high": ""}),
        ("replay x --at y", "usage-whole", {"name": "--at", "limits": "none", "low": "", "high": ""}),
        ("arena --time-limit 0", "usage-number", {"name": "--time-limit", "limits": "low", "low": "0.05", "high": ""}),
    ],
)
def test_options_and_arguments_are_refused_in_ones_own_words(
    run: Run, lang: str, call: str, key: str, facts: dict[str, str]
) -> None:
    result = run(*call.split(), ELDORADO_LANG=lang)
    assert result.exit_code == 2
    sentence, where = result.stderr.splitlines()
    assert sentence == Words(lang).text(key, **facts)
    assert call.partition(" -")[0].removesuffix(" a b").removesuffix(" x") in where.replace("--help", "--lang")


def test_help_is_without_words_of_the_parsers_own(run: Run) -> None:
    said = "".join(run(*call, "--help", lang="ru").output for call in ((), ("arena",), ("puzzles", "make"), ("route", "show")))
    for word in ("Usage", "OPTIONS", "COMMAND", "ARGS", "INTEGER", "FLOAT", "RANGE", "default", "required"):
        assert word not in said


def test_a_language_we_do_not_speak_is_refused(run: Run) -> None:
    result = run("cards", lang="es")
    assert result.exit_code == 2
    assert "en, fr, de, ru" in result.stderr


def test_it_runs_as_a_module_and_on_a_terminal_without_our_letters() -> None:
    call = [sys.executable, "-m", "eldorado", "cards", "scout", "--lang", "ru"]
    done = subprocess.run(call, capture_output=True, env={"PYTHONIOENCODING": "ascii", "COLUMNS": "80", "PATH": ""}, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"3" in done.stdout


@every_language
def test_check_data_proves_the_box(run: Run, lang: str) -> None:
    result = run("check-data", lang=lang)
    assert result.exit_code == 0
    assert Words(lang).text("check-data-good") in result.output
    assert "582" in result.output


def test_check_data_for_programs(run: Run) -> None:
    answer = json.loads(run("check-data", "--json").stdout)
    expected = {
        "ok": True, "sides": 18, "spaces": 582, "card_kinds": 21, "market_cards": 54, "starting_deck": 8, "blockades": 6,
        "cave_tokens": 36, "routes": 7, "languages": ["de", "en", "fr", "ru"], "faults": [],
    }  # fmt: skip
    assert {key: answer[key] for key in expected} == expected
    assert answer["side"]["M"]["sum"] == 92
    assert answer["side"]["C"]["terrains"] == {"jungle": 6, "river": 12, "village": 9, "rubble": 9, "mountain": 1}


@every_language
def test_check_data_fails_on_a_fault_and_names_file_key_and_reason(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from eldorado.box import check

    files = check.box_files()
    files["cards.toml"] = files["cards.toml"].replace("power = 5", "power = 50")
    monkeypatch.setattr(check, "box_files", lambda: files)
    told = run("check-data", lang=lang)
    assert told.exit_code == 1
    assert "cards.toml: pioneer.power" in told.output
    result = run("check-data", "--json", lang=lang)
    assert result.exit_code == 1
    answer = json.loads(result.stdout)
    assert answer["ok"] is False
    fault = answer["faults"][0]
    assert (fault["file"], fault["key"], fault["code"]) == ("cards.toml", "pioneer.power", "data.not-a-count")
    assert "50" in fault["reason"]

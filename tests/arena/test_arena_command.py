"""`eldorado arena`: data on stdout, progress on stderr, every mistake answered in one sentence."""

from __future__ import annotations

import json
import pathlib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from typing import Any

import pytest

from eldorado.cli.app import eldorado
from eldorado.game import Game

FAILING = str(pathlib.Path(__file__).with_name("failing.py"))


class Call:
    """What a call wrote and with which code it left."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> dict[str, Any]:
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Arena = Callable[..., Call]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Calls `eldorado arena` with these arguments; the journal lies in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def call(*arguments: str) -> Call:
        with pytest.raises(SystemExit) as left:
            eldorado.main(["arena", "--lang", "en", "--jobs", "1", *arguments])
        said = capsys.readouterr()
        return Call(int(left.value.code or 0), said.out, said.err)

    return call


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "grandmaster"], "no bot “grandmaster”"),
        ([], "at least one bot"),
        (["--bots", "steady,steady,steady", "--players", "2"], "3 bots do not fit a table of 2"),
        (["--bots", "steady,steady,steady,steady,steady"], "5 bots do not fit a table of 4"),
        (["--bots", "steady", "--route", "nowhere"], "nowhere"),
        (["--bots", "steady", "--bot", "missing.py:Bot"], "missing.py"),
        (["--bots", "steady", "--sprt", "0.5"], "two shares"),
        (["--bots", "steady,random", "--players", "all", "--sprt"], "tables of one size"),
        (["--bots", "steady", "--bot", f"{FAILING}:Unborn"], "no map at all"),
        (["--bots", "steady", "--game", "101"], "no game 101"),
    ],
)
def test_mistakes_are_answered_before_anything_is_played(arena: Arena, arguments: list[str], said: str) -> None:
    call = arena(*arguments)
    assert (call.code, call.out) == (1, "")
    assert said in call.err


def test_figures_for_programs_and_a_resumed_run(arena: Arena) -> None:
    asked = ("--bots", "steady,random", "--players", "2", "--games", "4", "--seed", "9", "--json")
    first = arena(*asked)
    assert first.code == 0
    found = first.json
    assert (found["games"], found["planned"], found["stopped"]) == (4, 4, False)
    steady = found["total"]["scores"][0]
    assert (steady["bot"], steady["seats"], steady["wins"], steady["fair"]) == ("steady", 4, 4, 0.5)
    assert {"mean_rounds", "unfinished", "turn_ms_mean", "turn_ms_p95", "interval"} <= set(steady)
    assert arena(*asked, "--resume").json["total"]["scores"][0]["turn_ms_mean"] == steady["turn_ms_mean"]


def test_tables_for_people(arena: Arena) -> None:
    call = arena("--bots", "steady,random", "--players", "2", "--games", "2", "--caves", "both")
    assert call.code == 0
    assert "First Game, 2 players, caves: 2 games" in call.out
    assert "All tables: 4 games" in call.out


def test_a_report_and_records(arena: Arena, tmp_path: pathlib.Path) -> None:
    call = arena(
        "--bots",
        "steady,beginner",
        "--players",
        "3",
        "--games",
        "3",
        "--report",
        str(tmp_path / "r"),
        "--save",
        str(tmp_path / "s"),
    )
    assert call.code == 0
    page = (tmp_path / "r" / "index.html").read_text("utf-8")
    for heading in ("Who won", "How long it took", "How far they were", "What they bought", "Where they went"):
        assert heading in page
    for picture in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + picture.split("</svg>")[0] + "</svg>")
    records = sorted((tmp_path / "s").iterdir())
    assert [file.name for file in records] == ["game-000001.txt", "game-000002.txt", "game-000003.txt"]
    assert Game.replay(records[0].read_text("utf-8")).is_over


def test_a_bot_that_fails_is_told_after_the_results(arena: Arena) -> None:
    call = arena("--bots", f"{FAILING}:Dreams,steady", "--players", "2", "--games", "2", "--json")
    assert call.code == 1
    assert call.json["failure"]["game"] == 1
    assert "chose something that is not among its options in game 1 (seed" in call.err


def test_seats_that_were_given_up_are_told_with_what_repeats_them(arena: Arena, tmp_path: pathlib.Path) -> None:
    asked = ("--bots", f"steady,{FAILING}:Dreams", "--players", "2", "--games", "8", "--on-error", "forfeit")
    call = arena(*asked, "--report", str(tmp_path / "r"))
    assert call.code == 0
    assert "8 seats were given up" in call.out
    assert "in game 1 (seed" in " ".join(call.out.split())
    assert "… and 3 more" in call.out
    page = (tmp_path / "r" / "index.html").read_text("utf-8")
    assert page.count("not among its options") == 8
    told = arena(*asked, "--json").json["forfeits"]
    assert [(one["game"], one["code"]) for one in told] == [(game, "arena.bot-illegal") for game in range(1, 9)]
    assert all(line == line[:80] for line in call.out.splitlines())


def test_tables_of_every_size_for_a_line_up_of_four(arena: Arena) -> None:
    found = arena(
        "--bots", "steady,beginner,random,random", "--players", "all", "--games", "1", "--max-rounds", "3", "--json"
    ).json
    assert {cell["cell"]["players"]: cell["table"]["games"] for cell in found["cells"]} == {2: 6, 3: 9, 4: 4}


def test_a_file_that_is_no_journal_is_never_written_over(arena: Arena, tmp_path: pathlib.Path) -> None:
    (tmp_path / "notes.txt").write_text("dear diary\n", "utf-8")
    call = arena("--bots", "random", "--games", "1", "--max-rounds", "2", "--journal", str(tmp_path / "notes.txt"))
    assert call.code == 1
    assert "holds no results" in call.err
    assert (tmp_path / "notes.txt").read_text("utf-8") == "dear diary\n"


def test_a_report_of_one_bot_compares_who_moves_first(arena: Arena, tmp_path: pathlib.Path) -> None:
    assert arena("--bots", "random", "--players", "3", "--games", "2", "--max-rounds", "3", "--report", str(tmp_path)).code == 0
    page = (tmp_path / "index.html").read_text("utf-8")
    assert [page.count(f"moves no. {number}<") for number in (1, 2, 3, 4)] == [2, 2, 2, 0]


def test_one_game_can_be_played_again(arena: Arena) -> None:
    call = arena("--bots", "steady,random", "--players", "2", "--games", "4", "--game", "3", "--json")
    assert (call.code, call.json["games"]) == (0, 1)


def test_a_folder_that_cannot_be_written_is_named(arena: Arena, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    call = arena(
        "--bots", "random", "--players", "2", "--games", "1", "--max-rounds", "2", "--save", str(tmp_path / "file" / "deep")
    )
    assert call.code == 1
    assert str(tmp_path / "file") in call.err


def test_a_single_part_of_the_figures_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        eldorado.main(
            ["bench", "bots", "--lang", "en", "--quick", "--json", "--games", "4", "--only", "beginner: 3 steady, first-game"]
        )
    said = capsys.readouterr()
    assert not left.value.code
    bots = json.loads(said.out)["bots"]
    assert [found["games"] for found in bots["beginner"]["wins"].values()] == [4, 4]
    assert not bots["planner"]["wins"]
    assert "mean_rounds" not in bots["steady"]


def test_the_figures_of_a_bot_have_their_keys(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        eldorado.main(
            ["bench", "bots", "--lang", "en", "--quick", "--json", "--only", "beginner: rounds", "--only", "beginner: 7"]
        )
    beginner = json.loads(capsys.readouterr().out)["bots"]["beginner"]
    assert {"mean_rounds", "unfinished", "turn_ms_mean", "turn_ms_p95", "wins"} <= set(beginner)
    assert (beginner["sweep"]["games"], beginner["mean_rounds"] > 12) == (84, True)


def test_a_part_of_the_figures_that_does_not_exist_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        eldorado.main(["bench", "bots", "--lang", "en", "--only", "grandmaster"])
    assert left.value.code
    assert "“grandmaster”" in capsys.readouterr().err


def test_luck_is_taken_out_when_asked(arena: Arena) -> None:
    asked = ("--bots", "steady,random", "--players", "2", "--games", "40", "--max-rounds", "3", "--luck", "1")
    told = arena(*asked)
    assert "Luck of the draws taken out (hands compared for each draw: 1):" in told.out
    found = arena(*asked, "--resume", "--json").json["luckless"]
    assert {one["bot"] for one in found} == {"steady", "random"}
    assert all(set(one) == {"bot", "win_rate", "interval", "saved", "luck", "error"} for one in found)
    few = arena("--bots", "steady,random", "--players", "2", "--games", "2", "--max-rounds", "1", "--luck", "1")
    assert "Too few deals" in few.out

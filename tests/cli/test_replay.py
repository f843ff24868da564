"""`eldorado replay`: told, shown, stepped through, refused; in four languages and within 80 columns."""

from __future__ import annotations

import json
import os
import pathlib
import pty
import select
import sys
import termios
import time

import pytest
from click.testing import CliRunner, Result

from eldorado.bots.search.walker import Walker
from eldorado.cli.app import eldorado
from eldorado.cli.replay import Stepper, Telling, cut, load_record
from eldorado.cli.screen import Screen
from eldorado.engine.apply import apply
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.setup import new_state
from eldorado.engine.setup import Setup
from eldorado.engine.state import State
from eldorado.engine.view import ALL_OPEN
from eldorado.game import actions_of
from eldorado.notation.records import record_text
from eldorado.routes.printed import board_of
from eldorado.words import LANGUAGES


def begin(players: int) -> State:
    board = board_of("first-game")
    return new_state(Setup(board, players, 7, True), actions_of(board))


def played(players: int, most: int = 100_000) -> str:
    """The record of a game between simple players."""
    start = begin(players)
    state, walker, texts = start.copy(), Walker(start.board), list[str]()
    while len(texts) < most and (options := legal_actions(state)):
        action = walker.choose(state, options)
        apply(state, action)
        texts.append(action.text)
    return record_text(start, texts, board_of)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    return _write(tmp_path_factory, played(3))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> str:
    return _write(tmp_path_factory, played(2, 60))


def _write(factory: pytest.TempPathFactory, text: str) -> str:
    file = factory.mktemp("records") / "game.txt"
    file.write_text(text, "utf-8")
    return str(file)


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(
        eldorado, ["replay", *arguments], input=text, env={"ELDORADO_LANG": "", "COLUMNS": "80", "LANG": "C"}
    )


def test_a_game_is_told_turn_by_turn(finished: str) -> None:
    told = run(finished)
    assert told.exit_code == 0
    lines = told.stdout.splitlines()
    assert lines[0] == "First Game, 3 players, caves"
    assert lines[2].startswith("Round 1, seat ")
    assert lines[3].startswith("    1  ")
    assert " wins: " in told.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_into_80_columns_in_every_language(finished: str, running: str, language: str) -> None:
    for file in (finished, running):
        for arguments in ((), ("--at", "40"), ("--verify",)):
            told = run(file, "--lang", language, *arguments)
            assert told.exit_code == 0, told.stderr
            assert max(len(line) for line in told.stdout.splitlines()) <= 80


def test_every_action_is_told_once_with_its_number(finished: str) -> None:
    numbers = [int(line[:5]) for line in run(finished).stdout.splitlines() if line[:5].strip().isdigit()]
    assert numbers == list(range(1, len(load_record(finished).actions) + 1))


def test_any_moment_is_shown_with_board_seats_and_market(finished: str) -> None:
    shown = run(finished, "--at", "12", "--no-color").stdout
    for sign in ("P1", "P2", "P3", "Z1", "Market", "Reserve", "Hand", "After action 12 of"):
        assert sign in shown


def test_the_first_moment_is_before_everything(finished: str) -> None:
    assert "Before the first of " in run(finished, "--at", "0").stdout


def test_a_running_game_keeps_its_secrets(running: str) -> None:
    spectator, open_ = run(running, "--at", "60").stdout, run(running, "--at", "60", "--open").stdout
    assert "Hand      4 cards" in spectator or "Hand         4 cards" in spectator
    assert "cards" not in next(line for line in open_.splitlines() if line.startswith("  Hand"))


def test_a_seat_sees_its_own_hand_and_no_other(finished: str) -> None:
    seats = [json.loads(run(finished, "--at", "30", "--seat", str(seat), "--json").stdout)["players"] for seat in (1, 2, 3)]
    for seat, players in enumerate(seats):
        assert [player["hand"] is not None for player in players] == [other == seat for other in range(3)]


def test_a_seat_hears_what_others_draw_only_as_a_number(finished: str) -> None:
    told = run(finished, "--seat", "1").stdout
    assert " cards" in told
    assert "drew Ex" in told or "drew 2× " in told or "drew Tr" in told


def test_json_of_the_whole_game(finished: str) -> None:
    game = json.loads(run(finished, "--json").stdout)
    assert (game["route"], game["players"], game["caves"]) == ("first-game", 3, True)
    assert [one["action"] for one in game["actions"]] == [action.text for action in load_record(finished).actions]
    assert game["last"]["decision"]["kind"] == "over"


def test_tags_of_a_record_are_told(finished: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "tagged.txt"
    text = pathlib.Path(finished).read_text("utf-8")
    file.write_text(text.replace("\n", "\n# seat 1: Ada \x1b[2J\n# mood: good\n", 1), "utf-8")
    assert "seat 1: Ada \ufffd[2J\nmood: good\n" in run(str(file)).stdout
    game = json.loads(run(str(file), "--json").stdout)
    assert (game["tags"]["mood"], game["rules"]) == ("good", 2)


def test_json_of_a_moment_holds_its_position(finished: str, tmp_path: pathlib.Path) -> None:
    moment = json.loads(run(finished, "--at", "25", "--json").stdout)
    file = tmp_path / "position.txt"
    file.write_text(moment["position"], "utf-8")
    again = json.loads(run(str(file), "--at", "0", "--json", "--open").stdout)
    assert {**again, "at": 25, "of": moment["of"], "action": moment["action"]} == moment


def test_a_picture_of_a_moment(finished: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "moment.svg"
    assert run(finished, "--at", "50", "--svg", str(file)).exit_code == 0
    assert file.read_text("utf-8").startswith("<svg ")
    assert run(finished, "--at", "50", "--svg", "-").stdout.strip() == file.read_text("utf-8").strip()


def test_verify_gives_the_hash_of_the_last_state(finished: str) -> None:
    told = json.loads(run(finished, "--verify", "--json").stdout)
    assert told["over"] is True
    assert told["sha256"] in run(finished, "--verify").stdout


def test_a_record_comes_from_the_input(finished: str) -> None:
    text = pathlib.Path(finished).read_text("utf-8")
    assert run("-", text=text).stdout == run(finished).stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "bad.txt is empty."),
        ("nonsense", "Line 1: A record begins with “eldorado record 1”, not with “nonsense”."),
        ("eldorado record 1\nrules 99", "rules version 99"),
        ("eldorado position 1\nplayers 3\nturn 9", "Line 3: “turn” takes a number from 1 to 3, not “9”."),
        ("eldorado record 1\nrules 1\nroute first-game\nplayers 3\nseed 1\nactions\nend\n", "breaks off after 1 action"),
        (
            "eldorado record 1\nrules 1\nroute first-game\nplayers 3\nseed 1\nactions\nmove native K11\nend 1 sha256 0",
            "Line 7: Action 1, “move native K11”, cannot be played.\nLine 7: You do not have this card in hand: Guide.",
        ),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_with_a_sentence(text: str, sentence: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, "utf-8")
    refused = run(str(file))
    assert refused.exit_code == 1
    assert sentence in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("arguments", [("--at", "-1"), ("--at", "100000"), ("--seat", "4"), ("--seat", "0")])
def test_what_is_not_there_is_refused(finished: str, arguments: tuple[str, str]) -> None:
    refused = run(finished, *arguments)
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr.startswith("There is no ")


def test_a_file_that_is_not_there_is_refused() -> None:
    assert run("nowhere.txt").exit_code == 1


def test_keys_walk_through_the_game(finished: str) -> None:
    told = Telling(load_record(finished), ALL_OPEN, Screen("en", False))
    stepper = Stepper(told)
    last = len(told.steps)
    walked = []
    for key in ("\r", " ", "n", "\x1b[C", "p", "\x1b[D", "$", "n", "0", "p", "x"):
        assert stepper.press(key)
        walked.append(stepper.at)
    assert walked == [1, 2, 3, 4, 3, 2, last, last, 0, 0, 0]
    assert not stepper.press("q")


def test_keys_jump_from_turn_to_turn(finished: str) -> None:
    told = Telling(load_record(finished), ALL_OPEN, Screen("en", False))
    stepper = Stepper(told)
    stops = []
    for _ in range(3):
        stepper.press("\x1b[B")
        stops.append(stepper.at)
    assert all(told.steps[at - 1].seat != told.steps[at].seat for at in stops)
    stepper.press("\x1b[A")
    assert stepper.at == stops[1]


@pytest.mark.parametrize("height", [24, 40, 200])
def test_a_page_fits_the_terminal(finished: str, height: int) -> None:
    screen = Screen("en", False)
    stepper = Stepper(Telling(load_record(finished), ALL_OPEN, screen))
    for _ in range(60):
        stepper.press("n")
    assert len(screen.console.render_lines(stepper.page(height))) <= height


def test_the_board_is_cut_around_the_piece() -> None:
    from rich.text import Text

    drawing = Text("\n".join(["...."] * 50 + ["P1"] + ["...."] * 50))
    assert "P1" in cut(drawing, "P1", 10).plain
    assert len(cut(drawing, "P1", 10).plain.splitlines()) == 10


def test_a_person_steps_through_in_a_terminal(finished: str) -> None:
    program = [sys.executable, "-m", "eldorado", "replay", finished, "--no-color", "--lang", "en"]
    child, terminal = pty.fork()
    if child == 0:
        os.execvpe(program[0], program, {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"})
    seen = _wait_for(terminal, b"Before the first of", 60)
    for key, words in ((b"\r", b"After action 1 of"), (b"\x1b[C", b"After action 2 of"), (b"p", b"After action 1 of")):
        seen += _press(terminal, key, words)
    _press(terminal, b"q", b"")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert b"leave: q" in seen


def _press(terminal: int, key: bytes, words: bytes) -> bytes:
    """What is pressed before the program asks for a key is lost, so that is waited for."""
    end = time.monotonic() + 60
    while termios.tcgetattr(terminal)[3] & termios.ICANON:
        assert time.monotonic() < end, "no key is asked for"
        time.sleep(0.01)
    os.write(terminal, key)
    return _wait_for(terminal, words, 60) if words else b""


def _wait_for(terminal: int, words: bytes, seconds: float) -> bytes:
    """What was shown up to these words and the end of the page."""
    seen, end = b"", time.monotonic() + seconds
    while words not in seen or b"leave: q" not in seen:
        assert time.monotonic() < end, f"{words!r} is not shown, only {seen!r}"
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536)
    return seen

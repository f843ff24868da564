"""Records: a game as a text replays to the byte, and anything less than a whole record is refused with line and reason."""

from __future__ import annotations

import random
import time

import pytest

from eldorado.box import catalog
from eldorado.engine.apply import apply
from eldorado.engine.errors import Fault
from eldorado.engine.legal import legal_actions, legal_resignations
from eldorado.engine.rules.setup import new_state
from eldorado.engine.setup import SWITCHES, Setup
from eldorado.engine.state import State
from eldorado.game import actions_of
from eldorado.notation.position.reader import parse_position
from eldorado.notation.records import MAX_TEXT, MOST_ACTIONS, Record, RecordError, moments, parse_record, record_text, replay
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import lay
from eldorado.routes.printed import board_of, route, route_ids
from eldorado.words import LANGUAGES, Words


def parse(text: str) -> Record:
    return parse_record(text, board_of, actions_of)


def faults(text: str) -> list[Fault]:
    with pytest.raises(RecordError) as refused:
        parse(text)
    for language in LANGUAGES:
        assert Words(language).refusal(refused.value)
    return refused.value.faults


def codes(text: str) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for fault in faults(text)]


def begin(players: int = 3, seed: int = 7, caves: bool = True, first: int = 0, rounds: int = 100) -> State:
    board = route("first-game")
    return new_state(Setup(board, players, seed, caves, frozenset(["fullRace"]), first, rounds), actions_of(board))


def wander(state: State, chance: random.Random, most: int) -> list[str]:
    """Plays at random; the texts of what was played."""
    played: list[str] = []
    while len(played) < most and legal_actions(state):
        options = legal_actions(state) if chance.random() > 0.002 else legal_resignations(state)
        action = chance.choice(options)
        apply(state, action)
        played.append(action.text)
    return played


def short() -> str:
    start = begin()
    return record_text(start, wander(start.copy(), random.Random(1), 30), board_of)


def without_remarks(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("seed", range(8))
def test_a_record_replays_to_the_byte(seed: int) -> None:
    chance = random.Random(seed)
    board = route(chance.choice(route_ids()))
    switches = frozenset(name for name in SWITCHES if chance.random() < 0.4)
    setup = Setup(board, 2 + seed % 3, chance.getrandbits(128), seed % 2 > 0, switches, seed % 3, 60)
    state = new_state(setup, actions_of(board))
    start = new_state(setup, actions_of(board))
    played = wander(state, chance, 500)
    text = record_text(start, played, board_of)
    record = parse(text)
    assert replay(record).to_bytes() == state.to_bytes()
    assert [action.text for action in record.actions] == played
    assert record_text(record.start, played, board_of) == text


def test_a_record_is_a_text_to_read() -> None:
    lines = short().splitlines()
    first = parse(short()).start.current + 1
    assert lines[:9] == [
        "eldorado record 1", "rules 2", "route first-game", "players 3", "seed 7", "caves on", "switch fullRace", "actions",
        f"# round 1, seat {first}",
    ]  # fmt: skip
    assert lines[-1].startswith("end 30 sha256 ")
    assert all(len(line) < 80 for line in lines)


def test_moments_are_the_states_after_each_action() -> None:
    record = parse(short())
    seen = list(moments(record))
    assert len(seen) == 31
    assert seen[0].to_bytes() == record.start.to_bytes()
    assert [state.to_bytes() for state in seen] == [replay(record, n).to_bytes() for n in range(31)]


def test_first_player_and_rounds_are_kept() -> None:
    start = begin(players=4, first=3, rounds=12)
    record = parse(record_text(start, ["end", "done"], board_of))
    assert (record.setup.first_player, record.setup.max_rounds) == (3, 12)


def test_an_own_route_travels_with_the_record() -> None:
    board = lay(parse_route(route("home-stretch").route.text().replace("home-stretch", "our-valley")), catalog())
    start = new_state(Setup(board, 3, 5), actions_of(board))
    text = record_text(start, ["end"], board_of)
    assert "\nroute\n  route our-valley\n" in text
    assert parse(text).start.board.route.id == "our-valley"
    assert replay(parse(text), 0).to_bytes() == start.to_bytes()


def test_a_record_may_begin_with_a_position() -> None:
    position = "eldorado position 1\nplayers 3\nround 4\nseat 1\n  at B61\n  hand scout, explorer\nseat 2\n  hand sailor\n"
    start = parse_position(position, board_of, actions_of)
    text = record_text(start, ["move scout B51", "stop", "end", "done", "end"], board_of)
    assert "\nposition\n  eldorado position 1\n" in text
    record = parse(text)
    assert record.start.to_bytes() == start.to_bytes()
    assert replay(record).current == 1


def test_a_position_on_an_own_route_in_a_record() -> None:
    board = lay(parse_route(route("home-stretch").route.text().replace("home-stretch", "our-valley")), catalog())
    start = new_state(Setup(board, 3, 5), actions_of(board))
    apply(start, start.actions.end)
    text = record_text(start, ["done"], board_of)
    assert "\n  route\n    route our-valley\n" in text
    assert replay(parse(text), 0).to_bytes() == start.to_bytes()


def test_faults_of_a_position_keep_their_line() -> None:
    text = "eldorado record 1\nrules 1\n\nposition\n  eldorado position 1\n\n  players 3\n  round x\nactions\nend 0 sha256 0"
    assert codes(text)[0] == ("text.bad-number", 8)


def test_remarks_blank_lines_and_spacing_are_free() -> None:
    lines: list[str] = []
    for line in without_remarks(short()):
        lines += ["", "# " + line, "  " + line.replace(" ", "   ") + "   # indeed"]
    assert parse("\n".join(lines)).start.to_bytes() == parse(short()).start.to_bytes()


def test_windows_line_ends_are_free() -> None:
    assert len(parse(short().replace("\n", "\r\n")).actions) == 30


@pytest.mark.parametrize("kept", [1, 5, 8, 9, 20, 37])
def test_a_truncated_record_is_refused(kept: int) -> None:
    found = codes("\n".join(without_remarks(short())[:kept]))
    assert found[-1] == ("record.truncated", kept)


def test_every_cut_of_the_text_is_refused() -> None:
    text = short().rstrip("\n")
    for length in range(len(text)):
        assert faults(text[:length])


def test_an_edited_record_is_refused() -> None:
    text = short().replace("seed 7", "seed 8")
    assert codes(text)[-1][0] == "record.edited"
    [*_, fault] = faults(text)
    assert parse_signed(text, str(fault.facts["needed"])) in ("played", "refused")


def parse_signed(text: str, digest: str) -> str:
    """The same text with the signature that fits: only the rules can object now."""
    try:
        parse(text[: text.rindex(" ")] + " " + digest)
    except RecordError as error:
        return "refused" if error.faults[0].code == "record.refused" else "edited"
    return "played"


def test_a_line_taken_out_is_noticed() -> None:
    lines = short().splitlines()
    at = lines.index("end")
    assert ("record.wrong-count", len(lines) - 1) in codes("\n".join(lines[:at] + lines[at + 1 :]))


def body(*actions: str) -> str:
    return "\n".join(["eldorado record 1", "rules 1", "route first-game", "players 3", "seed 7", "first 1", "actions", *actions])


def test_an_illegal_action_is_refused_with_line_and_reason() -> None:
    found = faults(body("end", "done", "end", "move native K11", "end 4 sha256 0"))
    assert [(fault.code, fault.line) for fault in found[:2]] == [("record.refused", 11), ("illegal.not-asked", 11)]
    assert found[0].facts == {"action": "move native K11", "number": 4}


def test_a_malformed_action_is_refused_with_line_and_reason() -> None:
    assert codes(body("end", "", "# so far", "jump B61", "end 2 sha256 0"))[:2] == [
        ("record.refused", 11), ("action.unknown-verb", 11),
    ]  # fmt: skip


def test_an_action_after_the_game_is_refused() -> None:
    start = begin(players=2)
    text = record_text(start, ["resign 1"], board_of).replace("resign 1", "resign 1\nend")
    assert codes(text)[:2] == [("record.refused", 11), ("illegal.over", 11)]


def test_lines_after_the_end_are_refused() -> None:
    text = short()
    lines = len(text.splitlines())
    assert codes(text + "\n# fine\nend\n") == [("record.after-end", lines + 3)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ("record.not-a-record", 0)),
        ("hello", ("record.not-a-record", 1)),
        ("\n# x\neldorado position 1", ("record.not-a-record", 3)),
        ("eldorado record 9", ("record.version", 1)),
        ("eldorado record 1\nrules 3\ngarbage", ("record.rules", 2)),
        ("eldorado record 1\nrules", ("record.rules", 2)),
        ("eldorado record 1\nrules 1\nmood good", ("text.unknown-key", 3)),
        ("eldorado record 1\nrules 1\nseed 1\nseed 2", ("text.twice", 4)),
        ("eldorado record 1\nroute first-game\nplayers 3\nseed 1\nactions\nend 0 sha256 0", ("record.missing-key", 0)),
        ("eldorado record 1\nrules 1\nroute first-game\nplayers 3\nactions\nend 0 sha256 0", ("record.missing-key", 0)),
        ("eldorado record 1\nrules 1\nroute first-game\nplayers 9\nseed 1\nactions\nend 0 sha256 0", ("text.bad-number", 4)),
        ("eldorado record 1\nrules 1\nroute nowhere\nplayers 3\nseed 1\nactions\nend 0 sha256 0", ("data.unknown-route", 3)),
        (
            "eldorado record 1\nrules 1\nseed 3\nposition\n  eldorado position 1\n  players 3\nactions",
            ("record.beside-position", 3),
        ),
        (body("end 0"), ("record.bad-end", 8)),
        (body("end x sha256 0"), ("record.bad-end", 8)),
        (body("end 0 md5 0"), ("record.bad-end", 8)),
        (body("end 0 sha256 0"), ("record.edited", 8)),
        (body("end 1 sha256 0"), ("record.wrong-count", 8)),
        (body().replace("actions", "actions now"), ("text.bad-value", 7)),
        (body().replace("first 1", "switch sleep"), ("setup.unknown-switch", 6)),
    ],
)
def test_a_faulty_record_is_refused(text: str, found: tuple[str, int]) -> None:
    assert codes(text)[0] == found


def test_all_faults_of_the_header_come_at_once() -> None:
    text = "eldorado record 1\nrules 1\nroute nowhere\nplayers x\nseed -1\ncaves perhaps\nfirst 9\nrounds 0\nactions"
    assert [code for code, _ in codes(text)] == [
        "data.unknown-route", *["text.bad-number"] * 4, "text.bad-value", "record.truncated",
    ]  # fmt: skip


def test_ten_thousand_actions_replay() -> None:
    start = begin(players=4, rounds=1000)
    state = start.copy()
    played: list[str] = []
    while len(played) < 10_000:
        action = state.actions.end if state.actions.end in legal_actions(state) else legal_actions(state)[0]
        apply(state, action)
        played.append(action.text)
    text = record_text(start, played, board_of)
    begun = time.process_time()
    record = parse(text)
    assert time.process_time() - begun < 10
    assert len(record.actions) == 10_000


def test_more_actions_than_allowed_are_refused_quickly() -> None:
    text = body(*["end"] * (MOST_ACTIONS + 1))
    begun = time.process_time()
    assert codes(text) == [("record.too-many-actions", 8 + MOST_ACTIONS)]
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("filler", ["x", "move explorer B63\n", "\n", "# eldorado\n", "\0\ud800"])
def test_a_megabyte_of_anything_is_refused_at_once(filler: str) -> None:
    text = body() + "\n" + filler * (1_000_000 // len(filler))
    begun = time.process_time()
    assert codes(text) == [("text.too-long", 0)]
    assert time.process_time() - begun < 0.1


@pytest.mark.parametrize("filler", ["x ", "seed 1\n", "route\n B\n", "\n#", "\ud800 ", "actions\nend 1\n", "position\n  x\n"])
def test_the_longest_nonsense_that_is_read_is_refused_quickly(filler: str) -> None:
    text = ("eldorado record 1\nrules 1\n" + filler * MAX_TEXT)[:MAX_TEXT]
    begun = time.process_time()
    assert faults(text)
    assert time.process_time() - begun < 5

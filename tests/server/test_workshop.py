"""The workshop over HTTP: tables legal or not, places, surprises, reports that tighten, limits on what strangers may ask."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest
from serving import Running

from eldorado.arena.balance.stepwise import Balance
from eldorado.notation.routes import parse_route
from eldorado.protocol.balance import BalancePlan
from eldorado.routes import board_of
from eldorado.server.web.workshop import MOST_REPORTS

FIRST_GAME = [["B", 0, 0, 2], ["C", 7, -3, 5], ["N", 11, 0, 2], ["I", 14, 4, 2], ["K", 21, 0, 0]]


def pieces(rows: list[list[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(("letter", "q", "r", "turn"), row, strict=True)) for row in rows]


def ask(running: Running, path: str, body: object | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def refusal(running: Running, path: str, body: object) -> str:
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(running, path, body)
    return str(json.load(caught.value)["code"])


def test_every_side_of_the_box(running: Running) -> None:
    sides = ask(running, "/api/workshop/pieces")
    assert [side["letter"] for side in sides] == list("ABCDEFGHIJKLMNOPQR")
    assert {side["kind"]: len(side["spaces"]) for side in sides} == {"start": 37, "tile": 37, "strip": 16}


def test_first_game_is_laid_piece_by_piece(running: Running) -> None:
    for count in range(1, len(FIRST_GAME)):
        table = {"pieces": pieces(FIRST_GAME[:count])}
        letter, q, r, turn = FIRST_GAME[count]
        found = ask(running, "/api/workshop/places", {"table": table, "letter": letter})["turns"][turn]
        assert {"q": q, "r": r, "order": count, "whole": True} in found
    answer = ask(
        running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME), "end_side": "river", "corner": [24, -3], "name": "my  way"}
    )
    assert "faults" not in answer
    assert answer["route"]["length"] == 28
    assert parse_route(answer["text"]).id == "my-way"
    assert [24, -3] in answer["corners"]
    assert len(answer["finish"]) == 3


def test_a_table_that_is_no_route_yet_is_answered_with_its_faults(running: Running) -> None:
    gap = pieces([FIRST_GAME[0], FIRST_GAME[1], FIRST_GAME[3]])
    answer = ask(running, "/api/workshop/table", {"pieces": gap})
    assert [fault["code"] for fault in answer["faults"]] == ["layout.gap"]
    assert answer["faults"][0]["part"] == "I"
    closing = ask(running, "/api/workshop/places", {"table": {"pieces": gap}, "letter": "N"})["turns"][2]
    assert {"q": 11, "r": 0, "order": 2, "whole": True} in closing
    assert ask(running, "/api/workshop/table", {"pieces": []})["faults"][0]["code"] == "layout.no-pieces"


@pytest.mark.parametrize(
    "table",
    [
        {"pieces": pieces([["B", 0, 0, 9]])},
        {"pieces": pieces([["B", 10**6, 0, 0]])},
        {"pieces": pieces([["BBBB", 0, 0, 0]])},
        {"pieces": pieces([["B", 0, 0, 0]] * 19)},
        {"pieces": [], "end_side": "volcano"},
        {"pieces": [], "corner": [1, 2, 3]},
    ],
)
def test_what_is_no_table_is_refused(running: Running, table: dict[str, Any]) -> None:
    assert refusal(running, "/api/workshop/table", table) == "http.invalid"
    assert refusal(running, "/api/workshop/places", {"table": table, "letter": "C"}) == "http.invalid"


def test_half_a_corner_is_none(running: Running) -> None:
    table = {"pieces": [], "corner": [1]}
    assert [fault["code"] for fault in ask(running, "/api/workshop/table", table)["faults"]] == ["http.invalid"]
    assert ask(running, "/api/workshop/places", {"table": table, "letter": "C"}) == {"turns": []}


def test_unknown_fields_and_pieces_are_refused(running: Running) -> None:
    assert refusal(running, "/api/workshop/table", {"pieces": [], "colour": "red"}) == "http.invalid"
    assert ask(running, "/api/workshop/places", {"table": {"pieces": []}, "letter": "X"}) == {"turns": []}


def test_a_surprise_is_the_same_for_the_same_seed(running: Running) -> None:
    first, again = (ask(running, "/api/workshop/surprise", {"seed": 5, "length": "short"}) for _ in range(2))
    assert first == again
    assert first["route"]["length"] <= 30
    assert ask(running, "/api/workshop/surprise", {"seed": 5, "length": "endless"})["faults"][0]["code"] == "http.invalid"
    wish = {"seed": 1, "length": "long", "like": "first-game"}
    assert ask(running, "/api/workshop/surprise", wish)["faults"][0]["code"] == "generator.no-such-route"


def test_a_report_tightens_each_time_it_is_asked_for(running: Running) -> None:
    text = ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME), "end_side": "river"})["text"]
    answers = [ask(running, "/api/routes/report", {"text": text, "seed": 3}) for _ in range(2)]
    done = [answer["report"]["done"] for answer in answers]
    assert 0 < done[0] < done[1]
    assert answers[0]["planned"] == 640
    assert answers[0]["report"]["figures"]["bot"] == "steady"


def test_a_report_of_what_is_no_route_says_so(running: Running) -> None:
    answer = ask(running, "/api/routes/report", {"text": "route x\nend river"})
    assert answer["faults"][0]["code"] == "layout.no-pieces"


def test_a_route_is_opened_by_id_or_text_and_is_the_same_again(running: Running) -> None:
    opened = ask(running, "/api/workshop/open", {"text": "first-game"})
    assert opened["pieces"] == pieces(FIRST_GAME)
    assert ask(running, "/api/workshop/open", {"text": opened["text"]})["text"] == opened["text"]
    assert ask(running, "/api/workshop/open", {"text": "nonsense"})["faults"][0]["code"] == "route.bad-line"


EVERY_FAULT = {
    "layout.no-pieces": [],
    "layout.unknown-piece": [["Z", 0, 0, 0]],
    "layout.piece-twice": [*FIRST_GAME, ["C", 40, 0, 0]],
    "layout.both-sides": [*FIRST_GAME, ["D", 40, 0, 0]],
    "layout.no-start": [["C", 0, 0, 0]],
    "layout.start-later": [["B", 0, 0, 2], ["A", 7, -3, 5]],
    "layout.end-on-strip": [["B", 0, 0, 2], ["O", 0, 9, 0]],
    "layout.overlap": [["B", 0, 0, 2], ["C", 1, 0, 0]],
    "layout.gap": [["B", 0, 0, 2], ["C", 20, 0, 0]],
}


@pytest.mark.parametrize("code", EVERY_FAULT)
def test_every_fault_names_its_piece(running: Running, code: str) -> None:
    """What no hand can lay on a table comes as a text; it is told all the same."""
    table = EVERY_FAULT[code]
    found = ask(running, "/api/workshop/table", {"pieces": pieces(table)})["faults"]
    told = {fault["code"]: fault.get("part", "") for fault in found}
    assert told[code] == (table[-1][0] if table else "")


def test_faults_of_the_end_tile(running: Running) -> None:
    free = ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME)})["corners"]
    corners = [[24, -3], [24, 0], [21, 3], [18, 3], [18, 0], [21, -3]]
    taken = next(corner for corner in corners if corner not in free)
    for corner, code in ((taken, "layout.corner-taken"), ([0, 0], "layout.not-a-corner")):
        found = ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME), "corner": corner})["faults"]
        assert [(fault["code"], fault["part"]) for fault in found] == [(code, "K")]


def test_a_small_change_is_found_with_its_reason(running: Running) -> None:
    text = ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME)})["text"]
    answer = ask(running, "/api/routes/improve", {"text": text, "goal": "harder"})
    assert 0 < answer["done"] < answer["planned"]
    assert refusal(running, "/api/routes/improve", {"text": text, "goal": "prettier"}) == "http.invalid"
    assert ask(running, "/api/routes/improve", {"text": "route x\nend river", "goal": "fairer"})["faults"]


def test_a_racer_that_is_killed_tells_so_and_begins_anew(running: Running) -> None:
    asked = {"text": ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME)})["text"], "seed": 77}
    before = ask(running, "/api/routes/report", asked)["report"]["done"]
    worker = running.application.racers._all[0].process
    assert worker is not None
    os.kill(worker.pid, signal.SIGSTOP)  # in the middle of its work, however quick it is
    threading.Timer(0.2, os.kill, (worker.pid, signal.SIGKILL)).start()
    assert refusal(running, "/api/routes/report", asked) == "report.failed"
    after = ask(running, "/api/routes/report", asked)["report"]["done"]
    assert 0 < after < 2 * before + 40


def test_questions_nobody_waits_for_do_not_crowd_out_new_ones(running: Running) -> None:
    """A table that is changed often leaves one behind with every change."""
    asked = {"text": ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME)})["text"], "seed": 78}
    body = json.dumps(asked).encode()
    lines = ("POST /api/routes/report HTTP/1.1", "host: 127.0.0.1", "content-type: application/json")
    head = "\r\n".join((*lines, f"content-length: {len(body)}")) + "\r\n\r\n"
    for _ in range(3 * MOST_REPORTS):
        with socket.create_connection(("127.0.0.1", running.port)) as hasty:
            hasty.sendall(head.encode() + body)
            time.sleep(0.01)
    assert ask(running, "/api/routes/report", asked)["report"]["done"] > 0


def test_page_and_command_tell_the_same_report(running: Running) -> None:
    """The same seed, bots and races: the same figures."""
    text = ask(running, "/api/workshop/table", {"pieces": pieces(FIRST_GAME)})["text"]
    answer = ask(running, "/api/routes/report", {"text": text, "seed": 9})["report"]
    balance = Balance(board_of(text), BalancePlan(seed=9))
    while balance.done < answer["done"]:
        balance.step()
    assert msgspec.json.decode(msgspec.json.encode(balance.report())) == answer

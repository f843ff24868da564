"""Puzzles over HTTP: tried from the beginning of the turn with every request, judged at its end; secrets stay."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from serving import Running

from eldorado.insight.puzzles import shipped_puzzles, start_of


def ask(running: Running, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{running.port}/api/puzzles{path}", data, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def refused(running: Running, path: str, body: Any) -> Any:
    with pytest.raises(urllib.error.HTTPError) as found:
        ask(running, path, body)
    return json.load(found.value)["code"]


def test_the_shelf_tells_no_solution(running: Running) -> None:
    shelf = ask(running, "")
    assert [one["id"] for one in shelf["puzzles"]] == [one.id for one in shipped_puzzles()]
    assert len(shelf["week"]) == 7
    assert 0 <= shelf["today"] < 7
    assert set(shelf["puzzles"][0]) == {"id", "theme", "level", "route", "players", "round"}


def test_a_puzzle_is_tried_and_solved(running: Running) -> None:
    one = shipped_puzzles()[0]
    begun = ask(running, f"/{one.id}", {"entries": []})
    hands = {player["seat"]: player.get("hand") for player in begun["table"]["view"]["players"]}
    assert hands.pop(one.seat)
    assert set(hands.values()) == {None}
    moves = [{"actions": [text]} for text in one.plan.actions]
    assert ask(running, f"/{one.id}", {"entries": moves[:1]})["table"]["view"]["can_undo"]
    assert ask(running, f"/{one.id}", {"entries": moves})["ended"]
    assert ask(running, f"/{one.id}/verdict", {"entries": moves})["solved"]
    assert ask(running, f"/{one.id}/way")["plan"]["actions"] == one.plan.actions


def test_a_turn_ended_at_once_fails(running: Running) -> None:
    one = shipped_puzzles()[0]
    ended: list[Any] = [{"keep": {}}]
    assert ask(running, f"/{one.id}", {"entries": ended})["ended"]
    verdict = ask(running, f"/{one.id}/verdict", {"entries": ended})
    assert not verdict["solved"]
    assert verdict["lost"] >= 0.5


def test_nonsense_is_refused_by_name(running: Running) -> None:
    one = shipped_puzzles()[0]
    assert refused(running, "/nothing", {"entries": []}) == "puzzle.unknown"
    assert refused(running, f"/{one.id}", {"entries": [{"actions": ["step Z99"]}]}).startswith(("action.", "illegal."))
    assert refused(running, f"/{one.id}", {"entries": [{"actions": [f"resign {one.seat}"]}]}) == "act.resign-apart"
    assert refused(running, f"/{one.id}", {"entries": [{"keep": {}}, {"actions": ["end"]}]}) == "puzzle.turn-over"
    assert refused(running, f"/{one.id}", {"entries": [{"actions": []}]}) == "act.count"
    assert refused(running, f"/{one.id}", {"entries": [{"actions": ["end"]}] * 61}) == "act.count"
    assert refused(running, f"/{one.id}/verdict", {"entries": []}) == "puzzle.unfinished"


def test_why_something_cannot_be_done_is_told(running: Running) -> None:
    one = shipped_puzzles()[0]
    card = next(iter(start_of(one).seats[one.seat - 1].hand or {}))
    answer = ask(running, f"/{one.id}/why", {"entries": [], "source": card, "space": start_of(one).board.names[0]})
    assert answer["refusal"]["code"]

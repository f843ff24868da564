"""What both runtimes say, written once: `tests/vectors` is read here and by the page's own tests (web/test/vectors.test.ts)."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import msgspec
import pytest

from eldorado.engine.apply import apply
from eldorado.engine.events import Event
from eldorado.engine.view import SPECTATOR
from eldorado.game import actions_of
from eldorado.notation.records import parse_record
from eldorado.presenter.table import event_view
from eldorado.protocol.table import EventView
from eldorado.routes.printed import board_of
from eldorado.words import LANGUAGES, Words
from eldorado.words.log import Log

VECTORS = pathlib.Path(__file__).parents[1] / "vectors"
GOLDEN = VECTORS.parent / "golden"
LOG: dict[str, Any] = json.loads((VECTORS / "log-lines.json").read_text("utf-8"))
SENTENCES: list[dict[str, Any]] = json.loads((VECTORS / "sentences.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['code']}-{'-'.join(case['facts'])}")
def test_facts_become_the_same_sentence(case: dict[str, Any], language: str) -> None:
    assert Words(language).sentence(case["code"], case["facts"]) == case["text"][language]


def test_every_kind_of_fact_is_among_them() -> None:
    named = {name for case in SENTENCES for name in case["facts"]}
    assert {"card", "cards", "token", "piece", "pieces", "space", "symbol", "source", "half_coins"} <= named
    sources = {case["facts"].get("source", "") for case in SENTENCES}
    assert {source[:1] == "@" for source in sources} == {True, False}
    assert any("@" in source[1:] for source in sources)
    halves = {case["facts"]["half_coins"] % 2 for case in SENTENCES if "half_coins" in case["facts"]}
    assert halves == {0, 1}


def test_the_events_are_those_of_a_whole_golden_game() -> None:
    record = parse_record((GOLDEN / LOG["record"]).read_text("utf-8"), board_of, actions_of)
    state = record.start.copy()
    told: list[EventView] = []
    for number, action in enumerate(record.actions, 1):
        happened: list[Event] = []
        state.log = happened
        apply(state, action)
        state.log = None
        told += [event_view(event, number, SPECTATOR) for event in happened]
    assert json.loads(msgspec.json.encode(told)) == LOG["events"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_has_the_same_lines(language: str) -> None:
    """As told to whoever sits at seat 1."""
    log, board = Log(), board_of("first-game")
    log.tell(msgspec.convert(LOG["events"], list[EventView]))
    told = [f"{line.seat} {line.text(Words(language), board, you=line.seat == 1)}" for line in log.lines]
    assert told == LOG["lines"][language]

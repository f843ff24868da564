"""What both runtimes say, written once: `tests/vectors` is read here and by the page's own tests (web/test/vectors.test.ts)."""

from __future__ import annotations

import json
import pathlib
from importlib import resources
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
from eldorado.words.log import Log, action_lines

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
    assert logged(LOG["events"], language) == LOG["lines"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_that_has_begun_counts_no_cards_yet(language: str) -> None:
    assert logged(LOG["paying"]["events"], language) == LOG["paying"]["lines"][language]
    assert "0" not in LOG["paying"]["lines"][language][0]


def logged(events: object, language: str) -> list[str]:
    """As told to whoever sits at seat 1."""
    log, board = Log(), board_of("first-game")
    log.tell(msgspec.convert(events, list[EventView]))
    return [f"{line.seat} {line.text(Words(language), board, you=line.seat == 1)}" for line in log.lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_action_by_itself_is_told_in_the_words_of_the_log(language: str) -> None:
    """As `eldorado replay` tells it."""
    events, board = msgspec.convert(LOG["events"], list[EventView]), board_of("first-game")
    for number, lines in enumerate(LOG["actions"][language], 1):
        happened = [event for event in events if event.number == number]
        assert [line.text(Words(language), board) for line in action_lines(happened, two_pieces=False)] == lines


def test_no_event_has_words_of_its_own_in_a_story() -> None:
    """Each key is that of the table both runtimes read, or one of its details."""
    told = json.loads(resources.files("eldorado.words").joinpath("told.json").read_text("utf-8"))
    detailed = {"cards-drawn": "log-drawn-cards", "piece-moved": "log-stepped-of-two"}
    for two_pieces in (False, True):
        for kind in told:
            event = EventView(1, kind, 1, card="scout", token="draw", blockade=2, space="B64", piece=1, amount=1)
            event.cards = {"scout": 1} if kind == "cards-drawn" else None
            found = {line.key for line in action_lines([event], two_pieces)}
            assert found <= {told[kind]["key"], detailed.get(kind)}

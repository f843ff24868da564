"""Every way a position can be wrong is named with its line, all at once, and quickly."""

from __future__ import annotations

import time

import pytest

from eldorado.engine.errors import Fault
from eldorado.game import actions_of
from eldorado.notation.position.reader import MAX_TEXT, PositionError, parse_position
from eldorado.routes.printed import board_of
from eldorado.words import LANGUAGES, Words

HEAD = "eldorado position 1\nplayers 3\n"
CAVES = "eldorado position 1\nplayers 3\ncaves on\n"


def faults(text: str) -> list[Fault]:
    with pytest.raises(PositionError) as refused:
        parse_position(text, board_of, actions_of)
    for language in LANGUAGES:
        assert Words(language).refusal(refused.value)
    return refused.value.faults


def codes(text: str) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for fault in faults(text)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "position.not-a-position", 0),
        ("# only a remark", "position.not-a-position", 0),
        ("hello", "position.not-a-position", 1),
        ("\n\neldorado record 1", "position.not-a-position", 3),
        ("eldorado position 2", "position.version", 1),
        (HEAD + "colour red", "text.unknown-key", 3),
        (HEAD + "round 2\nround 3", "text.twice", 4),
        (HEAD + "round soon", "text.bad-number", 3),
        (HEAD + "round 0", "text.bad-number", 3),
        (HEAD + "round 101", "text.bad-number", 3),
        (HEAD + "round 9999999999999999999999999999999999999999999999", "text.bad-number", 3),
        (HEAD + "rounds 5\nround 6", "text.bad-number", 4),
        (HEAD + "turn 4", "text.bad-number", 3),
        (HEAD + "first 4", "text.bad-number", 3),
        (HEAD + "seed -1", "text.bad-number", 3),
        (HEAD + f"seed {2**128}", "text.bad-number", 3),
        (HEAD + "caves maybe", "text.bad-value", 3),
        (HEAD + "switch fly", "setup.unknown-switch", 3),
        (HEAD + "switch fullRace\nswitch fullRace", "text.twice", 4),
        (HEAD + "chance 1 2", "text.bad-value", 3),
        (HEAD + "chance 1 2 x 4", "text.bad-value", 3),
        (HEAD + "route nowhere", "data.unknown-route", 3),
        (HEAD + "route\n  end lake", "route.bad-end", 4),
        (HEAD + "bought yes", "text.bad-value", 3),
        ("eldorado position 1\nplayers 5", "text.bad-number", 2),
        ("eldorado position 1\nplayers 1", "text.bad-number", 2),
        ("eldorado position 1\nseat 1\nseat 3", "position.missing-seat", 0),
        (HEAD + "seat 4", "position.unknown-seat", 3),
        (HEAD + "seat 7", "text.bad-number", 3),
        (HEAD + "seat 2\nseat 2", "position.seat-twice", 4),
        (HEAD + "hand scout", "position.no-seat", 3),
        (HEAD + "seat 1\n hand scout\n hand scout", "text.twice", 5),
        (HEAD + "seat 1\n hand wizard", "position.unknown-card", 4),
        (HEAD + "seat 1\n hand scout two", "text.bad-number", 4),
        (HEAD + "seat 1\n hand scout 1 2", "text.bad-value", 4),
        (HEAD + "seat 1\n hand scout,, pioneer", "text.bad-value", 4),
        (HEAD + "seat 1\n hand traveler 5", "position.too-many-cards", 4),
        (HEAD + "seat 1\n hand sailor\n discard sailor", "position.too-many-cards", 5),
        (HEAD + "seat 1\n hand scout 2\nseat 2\n draw scout 2", "position.too-many-cards", 6),
        (HEAD + "market scout 3\nseat 1\n hand scout", "position.too-many-cards", 3),
        (HEAD + "market scout 3, scout 1", "position.pile-twice", 3),
        (HEAD + "market scout\nreserve scout", "position.pile-twice", 4),
        (HEAD + "reserve pioneer, pioneer", "position.pile-twice", 3),
        (HEAD + "market scout 0", "position.empty-pile", 3),
        (HEAD + "market explorer", "position.not-for-sale", 3),
        (HEAD + "market -, -, -, -, -, -, -", "position.too-many-slots", 3),
        (HEAD + "blockades B-X 1", "position.unknown-seam", 3),
        (HEAD + "blockades B-C 1, B-C 2", "position.said-twice", 3),
        (HEAD + "caves on\ncaves-left B24 3, B24 1", "position.said-twice", 4),
        (HEAD + "blockades B-C 1, C-N 1", "position.blockade-twice", 3),
        (HEAD + "blockades B-C 7", "text.bad-number", 3),
        (HEAD + "blockades B-C", "text.bad-value", 3),
        (HEAD + "blockades B-C 1\nseat 1\n won 1", "position.blockade-twice", 5),
        (HEAD + "seat 1\n tokens draw", "position.without-caves", 4),
        (HEAD + "used draw", "position.without-caves", 3),
        (HEAD + "caves-left C44 1", "position.without-caves", 3),
        (CAVES + "seat 1\n tokens sword", "position.unknown-token", 5),
        (CAVES + "used draw 3\nseat 1\n tokens draw 2", "position.too-many-tokens", 6),
        (CAVES + "caves-left C44 5", "text.bad-number", 4),
        (CAVES + "caves-left C43 1", "position.not-a-cave", 4),
        (CAVES + "caves-left C99 1", "position.unknown-space", 4),
        (
            CAVES + "used machete_1 2, machete_2 3, machete_3 2, paddle_1 2, paddle_2 3, coin_1 2, coin_2 3, draw 4, remove 4",
            "position.too-few-tokens", 0,
        ),
        (HEAD + "camps-used C43", "position.not-a-camp", 3),
        (HEAD + "camps-used Q1", "position.unknown-space", 3),
        (HEAD + "seat 1\n at X11", "position.unknown-space", 4),
        (HEAD + "seat 1\n at B24", "position.on-mountain", 4),
        (HEAD + "seat 1\n at Z2", "position.on-finish", 4),
        (HEAD + "seat 1\n at B61, B62", "position.pieces", 4),
        (HEAD + "seat 1\n at", "position.pieces", 4),
        (HEAD + "seat 1\n at B61\n resigned 1", "text.bad-value", 4),
        (HEAD + "seat 1\n at B61\nseat 2\n at B61", "position.occupied", 6),
        (HEAD + "seat 1\n at B73", "position.occupied", 4),
        (HEAD + "seat 1\n arrived 1 1", "position.not-home", 4),
        (HEAD + "seat 1\n at home\n arrived 2 1", "text.bad-number", 5),
        (HEAD + "seat 1\n at home\n arrived 1 2", "position.order", 5),
        (HEAD + "seat 1\n resigned 2", "position.order", 4),
        (HEAD + "turn 1\nseat 1\n at home", "position.seat-out", 3),
        (HEAD + "round 3\nseat 1\n at home\n arrived 2 1", "position.is-over", 0),
        (HEAD + "seat 1\n at home\nseat 2\n at home\nseat 3\n at out", "position.is-over", 0),
        (HEAD + "seat 1\n at out\nseat 2\n at out", "position.is-over", 0),
        (HEAD + "over", "position.not-over", 3),
    ],
)  # fmt: skip
def test_a_fault_of_the_table_is_named_with_its_line(text: str, code: str, line: int) -> None:
    assert codes(text) == [(code, line)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (HEAD + "moving trailblazer machete left 1", "position.not-played", 3),
        (CAVES + "moving @machete_3 machete left 1", "position.not-played", 4),
        (CAVES + "seat 1\n play captain\nmoving captain@change_symbol machete left 1", "position.not-played", 6),
        (HEAD + "moving wizard machete left 1", "action.unknown-card", 3),
        (HEAD + "moving trailblazer left 1", "text.bad-value", 3),
        (HEAD + "moving trailblazer machete left x", "text.bad-number", 3),
        (HEAD + "seat 1\n play trailblazer\nmoving trailblazer paddle left 1", "position.wrong-symbol", 5),
        (HEAD + "seat 1\n play trailblazer\nmoving trailblazer machete left 3", "position.too-much-left", 5),
        (HEAD + "seat 1\n play trailblazer\nmoving trailblazer /2 machete left 1", "position.no-piece", 5),
        (HEAD + "seat 1\n play trailblazer\nmoving trailblazer machete left 1\nbought", "position.after-purchase", 5),
        (HEAD + "seat 1\n at B73\n play captain\nseat 2\n at B61\nmoving captain paddle left 1", "position.cannot-go-on", 8),
        (HEAD + "seat 1\n play trailblazer\nmoving trailblazer machete left 1 before C44", "position.without-caves", 5),
        (CAVES + "seat 1\n play trailblazer\nmoving trailblazer machete left 1 before C43", "position.not-a-cave", 6),
        (HEAD + "seat 1\n play scout\n hand scout\nmoving scout machete left 1\nremoving 1", "position.none-played", 7),
        (HEAD + "seat 1\n play scout\n hand scout\nmoving scout machete left 1\npurse 1", "position.while-moving", 6),
        (HEAD + "taking\nover", "position.two-decisions", 4),
        (HEAD + "seat 1\n at C42\n hand scout\npaying C35", "position.cannot-pay", 6),
        (HEAD + "seat 1\n at C42\n hand scout\npaying C33", "position.cannot-pay", 6),
        (HEAD + "seat 1\n at C42\npaying C43", "position.hand-too-small", 5),
        (HEAD + "seat 1\n at C42\n hand scout\npaying C43 left 2", "text.bad-number", 6),
        (HEAD + "seat 1\n at C42\n hand scout\npaying C43 /2", "position.no-piece", 6),
        (HEAD + "seat 1\n at C42\n hand scout\npaying C43\nbought", "position.after-purchase", 6),
        (HEAD + "seat 1\n at C42\n hand scout\npaying", "text.bad-value", 6),
        (HEAD + "seat 1\n at C42\n hand scout\npaying #3", "position.cannot-pay", 6),
        (HEAD + "blockades B-C 1\nseat 1\n at B21\n hand scout\npaying #1", "position.cannot-pay", 7),
        (HEAD + "blockades B-C 6\nseat 1\n at B21\n hand scout\npaying #6", "position.hand-too-small", 7),
        (HEAD + "switch baseCampOnce\ncamps-used B13\nseat 1\n at B12\n hand scout\npaying B13", "position.cannot-pay", 8),
        (HEAD + "removing 3", "text.bad-number", 3),
        (HEAD + "removing 1 now", "text.bad-number", 3),
        (HEAD + "seat 1\n hand scout 2\n play scientist\nremoving 2", "position.none-played", 6),
        (CAVES + "seat 1\n hand scout\nremoving 1 must", "position.not-played", 6),
        (CAVES + "used remove\nseat 1\n hand scout 2\nremoving 2 must", "text.bad-number", 7),
        (HEAD + "seat 1\n play scientist\nremoving 1", "position.hand-too-small", 5),
        (HEAD + "seat 1\n hand transmitter\ntaking", "position.none-waiting", 5),
        (HEAD + "purse 0", "text.bad-number", 3),
        (HEAD + "seat 1\n play millionaire\npurse 8\nbought", "position.after-purchase", 5),
        (HEAD + "seat 1\n play millionaire\npurse 9", "position.purse-too-full", 5),
        (HEAD + "seat 1\n play scout\npurse 1", "position.cannot-buy", 5),
        (CAVES + "seat 1\n hand scout\nreplacing left 1 done 0", "position.not-played", 6),
        (CAVES + "used replace\nseat 1\n hand scout 3, pioneer\nreplacing left 4 done 1", "text.bad-value", 7),
        (CAVES + "replacing some", "text.bad-value", 4),
        (HEAD + "discarding", "position.not-discarding", 3),
        (HEAD + "seat 1\n hand scout\n play scout\ndiscarding", "position.not-discarding", 6),
        (HEAD + "passing", "position.not-played", 3),
        (HEAD + "waiting scout", "position.not-an-item", 3),
        (HEAD + "seat 1\n hand scout\nwaiting compass\ndiscarding", "position.waits-no-more", 5),
        (HEAD + "rounds 1\nover\nbought", "position.while-over", 5),
    ],
)  # fmt: skip
def test_a_decision_that_does_not_fit_is_named_with_its_line(text: str, code: str, line: int) -> None:
    assert codes(text) == [(code, line)]


def test_every_fault_is_named_at_once() -> None:
    text = HEAD + "route nowhere\nround x\nmagic 7\nblockades B-C 1\nseat 1\n hand wizard, traveler 5\nseat 9\nmarket explorer"
    assert {fault.code for fault in faults(text)} == {
        "data.unknown-route", "text.bad-number", "text.unknown-key", "position.unknown-card", "position.too-many-cards",
        "position.not-for-sale",
    }  # fmt: skip


def test_faults_of_the_board_come_together_with_those_of_the_cards() -> None:
    text = HEAD + "blockades B-C 1, B-Q 2\nseat 1\n at B24\n hand wizard\nmoving wizard"
    assert sorted(codes(text)) == [
        ("position.on-mountain", 5), ("position.unknown-card", 6), ("position.unknown-seam", 3), ("text.bad-value", 7),
    ]  # fmt: skip


def test_facts_say_what_was_found_and_what_is_allowed() -> None:
    [fault] = faults(HEAD + "seat 1\n hand scout 2\nseat 2\n discard scout 2")
    assert (fault.part, fault.facts) == ("scout", {"card": "scout", "found": 4, "most": 3})


@pytest.mark.parametrize("filler", ["x" * 100 + "\n", "hand scout\n", "eldorado position 1\n", "\0", "🂡, \u2028", "#"])
def test_a_megabyte_of_anything_is_refused_at_once(filler: str) -> None:
    text = "eldorado position 1\n" + filler * (1_000_000 // len(filler))
    begin = time.process_time()
    assert codes(text) == [("text.too-long", 0)]
    assert time.process_time() - begin < 0.1


@pytest.mark.parametrize("filler", ["a,", "seat 1\n", "hand ,\n", "market -,-\n", "moving before\n", "route\n  B\n"])
def test_the_longest_nonsense_that_is_read_is_refused_quickly(filler: str) -> None:
    text = (HEAD + filler * MAX_TEXT)[:MAX_TEXT]
    begin = time.process_time()
    assert faults(text)
    assert time.process_time() - begin < 2

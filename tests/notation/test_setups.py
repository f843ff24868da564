"""A setup as text: every setup comes back equal, every fault is told with its line, and versions are never guessed."""

from __future__ import annotations

import itertools
import random

import pytest
from driving import chances, whole_games
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.engine.errors import EldoradoError
from eldorado.engine.setup import DEFAULT_MAX_ROUNDS, MOST_ROUNDS, SWITCHES, Setup, SetupError
from eldorado.engine.versions import FIRST_RULES, RULES_VERSION
from eldorado.notation.setups import parse_setup, setup_text
from eldorado.routes.generator import generate
from eldorado.routes.printed import board_of, route, route_ids

versions = range(FIRST_RULES, RULES_VERSION + 1)
setups = st.builds(
    lambda id_, rules, players, *rest: Setup(route(id_, rules), players, *rest),
    st.sampled_from(route_ids()),
    st.sampled_from(versions),
    st.just(4),
    st.integers(0, 2**128 - 1),
    st.booleans(),
    st.frozensets(st.sampled_from(SWITCHES)),
    st.integers(0, 4),
    st.integers(1, MOST_ROUNDS),
)


def faults(text: str) -> list[tuple[str, int]]:
    with pytest.raises(SetupError) as refused:
        parse_setup(text, board_of)
    return [(fault.code, fault.line) for fault in refused.value.faults]


@given(setups)
@settings(whole_games, max_examples=60)
def test_every_setup_comes_back_equal(setup: Setup) -> None:
    for known in (board_of, None):
        written = setup_text(setup, known)
        assert parse_setup(written, board_of) == setup
        assert setup_text(parse_setup(written, board_of), known) == written


@given(setups, chances)
@settings(whole_games, max_examples=30)
def test_the_order_of_the_lines_does_not_matter(setup: Setup, chance: random.Random) -> None:
    lines = setup_text(setup, board_of).splitlines()
    chance.shuffle(lines)
    assert parse_setup("\n\n# so\n".join(lines), board_of) == setup


def test_a_known_route_is_named_and_any_other_written_out() -> None:
    own = generate(3, name="monday")
    assert (
        setup_text(Setup(route("serpentine"), 2, 1), board_of) == f"rules {RULES_VERSION}\nroute serpentine\nplayers 2\nseed 1\n"
    )
    written = setup_text(Setup(own, 2, 1), board_of)
    assert "route\n  route monday\n" in written
    assert parse_setup(written, board_of).board.route.text() == own.route.text()


def test_a_route_that_only_borrows_a_known_name_is_written_out() -> None:
    other = generate(3, name="serpentine")
    read = parse_setup(setup_text(Setup(other, 2, 1), board_of), board_of)
    assert read.board.route.text() == other.route.text() != route("serpentine").route.text()


def test_what_is_left_out_is_supplied() -> None:
    found = parse_setup("", board_of)
    assert found == Setup(route("first-game"), 2, 0)
    assert (found.rules, found.max_rounds, found.caves) == (RULES_VERSION, DEFAULT_MAX_ROUNDS, False)


@pytest.mark.parametrize("rules", versions)
def test_the_version_of_the_rules_is_kept(rules: int) -> None:
    setup = Setup(route("first-game", rules), 3, 5)
    assert parse_setup(setup_text(setup), board_of).rules == rules
    assert parse_setup(f"rules {rules}\nplayers 3\nseed 5", board_of) == setup


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rules 0", ("setup.rules", 1)),
        (f"\nrules {RULES_VERSION + 1}", ("setup.rules", 2)),
        ("rules", ("setup.rules", 1)),
        ("rules two", ("setup.rules", 1)),
        ("rules 1 1", ("setup.rules", 1)),
        ("players 1", ("text.bad-number", 1)),
        ("players 5", ("text.bad-number", 1)),
        ("players", ("text.bad-number", 1)),
        ("players 2\nplayers 2", ("text.twice", 2)),
        (f"seed {2**128}", ("text.bad-number", 1)),
        ("first 3", ("text.bad-number", 1)),
        ("players 4\nfirst 5", ("text.bad-number", 2)),
        ("first 0", ("text.bad-number", 1)),
        ("rounds 0", ("text.bad-number", 1)),
        (f"rounds {MOST_ROUNDS + 1}", ("text.bad-number", 1)),
        ("caves", ("text.bad-value", 1)),
        ("caves yes", ("text.bad-value", 1)),
        ("switch", ("setup.unknown-switch", 1)),
        ("switch fullrace", ("setup.unknown-switch", 1)),
        ("seat 1", ("text.unknown-key", 1)),
        ("route nowhere", ("data.unknown-route", 1)),
        ("seed 1\nroute", ("route.no-end", 2)),
        ("route\n  B 0 0 turn 9\n  end river", ("route.bad-number", 2)),
        ("seed 1\nroute\n\n  B 0 0 turn 0\n  C 40 0 turn 0\n  end river", ("layout.gap", 2)),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, found: tuple[str, int]) -> None:
    assert faults(text) == [found]


def test_every_fault_comes_at_once() -> None:
    text = "route nowhere\nplayers x\nseed -1\ncaves no\nfirst 7\nrounds 0\nswitch a\ncolour red"
    assert sorted(line for _, line in faults(text)) == list(range(1, 9))


def test_a_switch_said_twice_names_where_it_was_said_first() -> None:
    with pytest.raises(SetupError) as refused:
        parse_setup("switch fullRace\nswitch baseCampOnce\nswitch baseCampOnce", board_of)
    [fault] = refused.value.faults
    assert (fault.code, fault.line, fault.facts) == ("text.twice", 3, {"first": 2})


def test_of_two_switches_each_way_round_is_the_same() -> None:
    for one, other in itertools.combinations(SWITCHES, 2):
        there = parse_setup(f"switch {one}\nswitch {other}", board_of)
        back = parse_setup(f"switch {other}\nswitch {one}", board_of)
        assert there == back
        assert there.switches == {one, other}


def test_an_unknown_board_is_told_as_what_it_is() -> None:
    def lost(name: str, rules: int) -> None:
        raise EldoradoError("file.missing", {"file": name})

    with pytest.raises(SetupError) as refused:
        parse_setup("players 2\nroute there", lost)  # type: ignore[arg-type]
    assert [(fault.code, fault.line) for fault in refused.value.faults] == [("file.missing", 2)]

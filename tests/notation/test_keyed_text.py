"""Lines, remarks, numbers, lists and tags: what every text of ours is made of, against a plain reading of the same rule."""

from __future__ import annotations

import re

import pytest
from driving import whole_games
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.engine.errors import EldoradoError
from eldorado.notation.keyed_text import MOST_FAULTS, KeyedLine, KeyedText, meaning, number
from eldorado.notation.tags import MOST_LETTERS, read_tag, tag_lines

values = settings(whole_games, max_examples=150)
lines = st.text(st.sampled_from("#4a \t-,"), max_size=14)


def plain_meaning(line: str) -> str:
    """The same rule as one search: the line's start or a blank, then a `#` that no digit follows (a line's start: any)."""
    said = line.strip()
    found = re.search(r"^#|(?<=\s)#(?![0-9])", said)
    return (said[: found.start()] if found else said).strip()


@given(lines)
@values
def test_a_remark_begins_where_the_notation_says(line: str) -> None:
    assert meaning(line) == plain_meaning(line)


@given(lines)
@values
def test_what_a_line_means_has_no_remark_left(line: str) -> None:
    assert meaning(meaning(line)) == meaning(line)
    assert meaning(f"  {line}\t") == meaning(line)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("pay #4", "pay #4"),
        ("pay # 4", "pay"),
        ("#4", ""),
        ("a#b", "a#b"),
        ("won #1 #2 # mine", "won #1 #2"),
        ("at B61 #here", "at B61"),
        ("a #", "a"),
        ("\t# only a remark", ""),
    ],
)
def test_blockades_are_no_remarks(line: str, said: str) -> None:
    assert meaning(line) == said


@given(st.text(st.sampled_from("0129+-. ²٣x"), max_size=6), st.integers(0, 50), st.integers(0, 300))
@values
def test_a_number_is_plain_digits_within_its_limits(word: str, least: int, most: int) -> None:
    plain = int(word) if re.fullmatch("[0-9]+", word) else None
    assert number(word, least, most) == (plain if plain is not None and least <= plain <= most else None)


def test_a_number_longer_than_any_seed_is_none() -> None:
    assert number("1" * 40, 0, 10**50) == int("1" * 40)
    assert number("1" * 41, 0, 10**50) is None


@given(st.lists(st.lists(st.sampled_from(["scout", "2", "-", "x"]), min_size=1, max_size=3), max_size=4))
@values
def test_a_list_is_parted_at_commas(parts: list[list[str]]) -> None:
    text = ", ".join(" ".join(part) for part in parts)
    expected = [] if text in ("", "-") else parts
    assert KeyedLine(1, "hand", text).items() == expected


def test_nothing_and_a_dash_are_the_empty_list_but_a_comma_is_not() -> None:
    assert KeyedLine(1, "hand", "").items() == []
    assert KeyedLine(1, "hand", "-").items() == []
    assert KeyedLine(1, "hand", ",").items() == [[], []]


@given(st.lists(st.tuples(st.integers(1, 3), st.sampled_from(["x", " x", "x y"])), min_size=1, max_size=5), st.integers(1, 4))
@values
def test_a_body_keeps_its_line_numbers_and_loses_its_indent(gaps: list[tuple[int, str]], indent: int) -> None:
    entry = KeyedLine(10, "route", "")
    line = 10
    gaps[0] = (gaps[0][0], "x")  # the first line gives the indent
    for gap, said in gaps:
        line += gap
        entry.body.append((line, " " * indent + said))
    read = entry.body_text().split("\n")
    assert [(at, said) for at, said in enumerate(read, 11) if said] == [
        (at, raw[indent:]) for at, raw in entry.body
    ]  # fmt: skip


def test_a_line_less_indented_than_the_first_is_kept_whole() -> None:
    entry = KeyedLine(1, "route", "")
    entry.body = [(2, "    B"), (3, " C")]
    assert entry.body_text() == "B\n C"


def test_faults_end_where_nobody_reads_on() -> None:
    sheet = KeyedText()
    for line in range(3 * MOST_FAULTS):
        sheet.fault("text.bad-value", line, "x" * 100)
    assert len(sheet.faults) == MOST_FAULTS
    assert {len(fault.part) for fault in sheet.faults} == {40}
    assert sheet.faults[-1].line == MOST_FAULTS - 1


def test_a_key_counts_once_and_the_second_names_the_first() -> None:
    sheet = KeyedText()
    sheet.put(sheet.entries, KeyedLine(3, "seed", "1"))
    sheet.put(sheet.entries, KeyedLine(5, "seed", "2"))
    assert sheet.entries["seed"].rest == "1"
    assert [(fault.code, fault.line, fault.facts) for fault in sheet.faults] == [("text.twice", 5, {"first": 3})]
    assert (sheet.line("seed"), sheet.line("round")) == (3, 0)


@pytest.mark.parametrize(("rest", "found"), [("3", 3), ("9", 9), ("2", 5), ("10", 5), ("3 3", 5), ("", 5), ("x", 5)])
def test_a_count_that_is_none_is_told_and_the_default_taken(rest: str, found: int) -> None:
    sheet = KeyedText()
    sheet.put(sheet.entries, KeyedLine(1, "round", rest))
    assert sheet.count("round", 3, 9, 5) == found
    expected = [] if rest in ("3", "9") else [("text.bad-number", {"found": rest, "least": "3", "most": "9"})]
    assert [(fault.code, fault.facts) for fault in sheet.faults] == expected


names = st.builds(lambda first, rest: (first + rest).rstrip(), st.sampled_from("az"), st.text("a0 -", max_size=39))
said = st.text(st.sampled_from("aé: #\n\t\u2028\x1c\ud800"), max_size=20)


@given(st.dictionaries(names, said, max_size=4))
@settings(whole_games, max_examples=80)
def test_tags_come_back_as_one_line_each(tags: dict[str, str]) -> None:
    written = tag_lines(tags)
    read: dict[str, str] = {}
    for line in written:
        assert line.splitlines() == [line]
        assert meaning(line) == ""
        read |= read_tag(line)
    assert read == {name: said for name, value in tags.items() if (said := " ".join(value.split()))}
    assert tag_lines(read) == written


def test_a_long_tag_is_cut_and_reads_the_same_again() -> None:
    for value in ("x" * 500, "x" * (MOST_LETTERS - 1) + " y"):
        [line] = tag_lines({"event": value})
        assert read_tag(line)["event"] == value[:MOST_LETTERS].rstrip()
        assert tag_lines(read_tag(line)) == [line]


@pytest.mark.parametrize("name", ["", "Seat", "1st", "a:b", "x" * 41, "a\nb", "#", "é"])
def test_a_tag_that_could_not_be_read_again_is_refused(name: str) -> None:
    with pytest.raises(EldoradoError) as refused:
        tag_lines({name: "Ada"})
    assert (refused.value.code, refused.value.facts) == ("record.tag", {"found": name[:40]})


@pytest.mark.parametrize("line", ["seat 1: Ada", "# Seat: x", "#: x", "# a:", "# a:x", "# round 1, seat 2", "#", ""])
def test_a_mere_remark_is_no_tag(line: str) -> None:
    assert read_tag(line) == {}

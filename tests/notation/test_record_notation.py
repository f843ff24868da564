"""docs/notation.md says what the readers do: every example is read, every verb and key is there."""

from __future__ import annotations

import pathlib
import re

import pytest

from eldorado.engine.actions import WORDS
from eldorado.engine.components import TOKEN_IDS
from eldorado.game import actions_of
from eldorado.notation.keyed_text import meaning
from eldorado.notation.position.reader import KEYS, parse_position
from eldorado.notation.position.reader import MAX_TEXT as LONGEST_POSITION
from eldorado.notation.position.text import position_text
from eldorado.notation.records import MAX_TEXT, MOST_ACTIONS, parse_record
from eldorado.routes.printed import board_of, route

TEXT = (pathlib.Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("line", [line for block in blocks("eldorado-actions") for line in block.splitlines()])
def test_an_action_of_the_page_parses_back(line: str) -> None:
    said = meaning(line)
    assert actions_of(route("first-game")).parse(said).text == said


@pytest.mark.parametrize("text", blocks("eldorado-position"))
def test_a_position_of_the_page_is_read(text: str) -> None:
    state = parse_position(text, board_of, actions_of)
    again = parse_position(position_text(state, board_of), board_of, actions_of)
    assert again.to_bytes() == state.to_bytes()


@pytest.mark.parametrize("text", blocks("eldorado-record"))
def test_a_record_of_the_page_replays(text: str) -> None:
    assert parse_record(text, board_of, actions_of).actions


def test_the_grammar_and_the_examples_have_every_verb() -> None:
    [grammar] = blocks("ebnf")
    verbs = set(re.findall(r'^(?:action    =|          \|) "(\w+)"', grammar, re.MULTILINE))
    examples = {line.split()[0] for line in blocks("eldorado-actions")[0].splitlines()}
    assert verbs == examples == set(WORDS)


def test_the_table_has_every_key_of_a_position() -> None:
    assert set(re.findall(r"^\| `([a-z-]+)`", TEXT, re.MULTILINE)) == set(KEYS)


def test_tokens_and_limits_are_told() -> None:
    for token in TOKEN_IDS:
        assert f"`{token}`" in TEXT
    for limit in (LONGEST_POSITION, MAX_TEXT, MOST_ACTIONS):
        assert f"{limit:,}" in TEXT

"""The catalogues: complete, alike in all languages, nothing dead, plurals right."""

from __future__ import annotations

import collections
import re

import pytest
from fluent.syntax.ast import EntryType

from eldorado.cli.app import eldorado
from eldorado.words import LANGUAGES, Words

from . import catalogues

every_language = pytest.mark.parametrize("language", LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != "en"]

CODE_FAMILIES = (
    "act", "action", "advice", "arena", "bot", "cards", "change", "connection", "data", "file", "generator", "http",
    "illegal", "improve", "layout", "log", "position", "record", "replace", "report", "room", "route", "routes", "say", "seat",
    "serve", "server", "settings", "setup", "special", "start", "text", "tile", "undo", "view",
)  # fmt: skip
"""What codes of errors begin with. A code of these families without words is a bug."""
NOT_CODES = re.compile(r".*\.(toml|txt|svg|css|html|ftl|json|faulty|loader)|http\.(request|disconnect)")


@every_language
def test_no_key_is_there_twice(language: str) -> None:
    twice = [key for key, count in collections.Counter(catalogues.keys(language)).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    assert catalogues.files(language).keys() == catalogues.files("en").keys()
    ours = {(file, key) for file, key, _ in catalogues.entries(language)}
    theirs = {(file, key) for file, key, _ in catalogues.entries("en")}
    assert ours == theirs


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_speaks_of_the_same_facts(language: str) -> None:
    english = {key: (facts_of(entry), catalogues.attributes(entry)) for _, key, entry in catalogues.entries("en")}
    for _, key, entry in catalogues.entries(language):
        assert (facts_of(entry), catalogues.attributes(entry)) == english[key], key


def facts_of(entry: EntryType) -> set[str]:
    """Without `who`: it is for languages whose verbs change with the person."""
    return catalogues.variables(entry) - {"who"}


@every_language
def test_every_sentence_can_be_said(language: str) -> None:
    words = Words(language)
    for _, key, entry in catalogues.entries(language):
        for number in (0, 1, 3, 5, 21):
            sentence = words.text(key, **dict.fromkeys(catalogues.variables(entry), number))
            assert sentence.strip(), key
            assert "{" not in sentence, key
            assert "\u2068" not in sentence, key  # no isolation marks


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """A long sentence that is the same in two languages was forgotten."""
    english, other = Words("en"), Words(language)
    for _, key, entry in catalogues.entries("en"):
        facts = dict.fromkeys({"who", *catalogues.variables(entry)}, 7)
        sentence = english.text(key, **facts)
        if len(re.findall(r"[a-z]{2,}", sentence)) >= 4:
            assert other.text(key, **facts) != sentence, key


def help_keys() -> set[str]:
    """The help and the options of the whole command."""
    import rich_click as click

    found = {"help-eldorado", "option-help"}
    todo: list[tuple[click.Command, tuple[str, ...]]] = [(eldorado, ())]
    while todo:
        command, path = todo.pop()
        found |= {f"option-{parameter.name}" for parameter in command.params if isinstance(parameter, click.Option)}
        if isinstance(command, click.Group):
            ctx = click.Context(command)
            for name in command.list_commands(ctx):
                child = command.get_command(ctx, name)
                assert child is not None
                found.add("-".join(("help", *path, name)))
                todo.append((child, (*path, name)))
    return found


def test_every_command_and_option_is_explained() -> None:
    assert help_keys() <= set(catalogues.keys("en"))


def test_every_key_is_used() -> None:
    used = catalogues.literals() | {text.replace(".", "-") for text in catalogues.literals()} | help_keys()
    dead = [
        key
        for file, key, _ in catalogues.entries("en")
        if file != "names" and key not in used and not key.startswith(tuple(catalogues.beginnings()))
    ]
    assert dead == []


def test_every_code_has_words() -> None:
    codes = {
        text for text in catalogues.literals() if re.fullmatch(r"[a-z]+\.[a-z][a-z-]*", text) and not NOT_CODES.fullmatch(text)
    }
    ours = {code for code in codes if code.partition(".")[0] in CODE_FAMILIES}
    assert len(ours) > 80
    assert sorted(code for code in ours if code.replace(".", "-") not in set(catalogues.keys("en"))) == []


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", {1: "draw 1 card", 3: "draw 3 cards", 5: "draw 5 cards", 21: "draw 21 cards"}),
        ("fr", {0: "piochez 0 carte", 1: "piochez 1 carte", 3: "piochez 3 cartes", 21: "piochez 21 cartes"}),
        ("de", {1: "ziehe 1 Karte", 3: "ziehe 3 Karten", 21: "ziehe 21 Karten"}),
        (
            "ru",
            {1: "возьмите 1 карту", 3: "возьмите 3 карты", 5: "возьмите 5 карт", 11: "возьмите 11 карт", 21: "возьмите 21 карту"},
        ),
    ],
)
def test_plurals_are_right(language: str, sentences: dict[int, str]) -> None:
    words = Words(language)
    assert {count: words.text("effect-draw", count=count) for count in sentences} == sentences

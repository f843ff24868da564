"""Sentences for people, in four languages, from the Fluent catalogues in `locale` and `box/names`.

Owns the choice of language and the way from codes and facts to a sentence. A missing key or fact raises: no raw key
is ever shown.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from ..engine.errors import EldoradoError, Fault, FaultyText

LANGUAGES: Final = ("en", "fr", "de", "ru")
FALLBACK: Final = "en"
FIRM_SPACES: Final = "\u00a0\u202f"
"""Stand between words that stay on one line: a whole space, and the narrow one before French signs."""
Fact = int | str | list[str]

_NAMED: Final = {
    "piece": "piece", "other": "piece", "pieces": "piece", "card": "card", "cards": "card", "token": "token", "tokens": "token",
    "symbol": "symbol", "symbols": "symbol", "terrain": "terrain", "difficulty": "difficulty",
    "route": "route-name",
}  # fmt: skip
"""Facts whose name says that their value is the id of something with a name."""


class MissingWordsError(LookupError):
    """A catalogue lacks a key, or a sentence lacks a fact."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first one of the environment that we speak, else English."""
    wishes = [asked or "", environment.get("ELDORADO_LANG", "")]
    wishes.append(next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), ""))
    for wish in wishes:
        language = wish[:2].lower()
        if language in LANGUAGES and not wish[2:3].isalpha():
            return language
    return FALLBACK


@functools.cache
def catalogue(language: str) -> dict[str, str]:
    """The texts of every Fluent file of a language, by file."""
    files = [resources.files("eldorado").joinpath("box", "names", f"{language}.ftl")]
    home = resources.files(__package__).joinpath("locale", language)
    files += sorted((f for f in home.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text("utf-8") for file in files}


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)  # terminals and SVG show the isolation marks as litter
    for file, text in catalogue(language).items():
        resource = FluentResource(text)
        junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
        if junk is not None:
            raise MissingWordsError(f"{language}/{file}: not Fluent: {junk.content!r}")
        bundle.add_resource(resource)
    return bundle


@final
class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise MissingWordsError(f"no such language: {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def text(self, key: str, /, **facts: Fact) -> str:
        """The sentence of this key; lists are joined by commas, an empty one is `none` for the catalogue to choose by."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingWordsError(f"{self.language}: no words for {key!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.language}: no words for {key!r}")
        sentence, errors = self._bundle.format_pattern(pattern, {fact: _plain(value) for fact, value in facts.items()})
        if errors:
            raise MissingWordsError(f"{self.language}: {key!r}: {errors[0]}")
        return str(sentence)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def card(self, id_: str) -> str:
        return self.text(f"card-{id_}")

    def book_card(self, id_: str) -> str:
        """The rulebook's own name of a card, also where ours is another."""
        attributes = self._bundle.get_message(f"card-{id_}").attributes
        return self.text(f"card-{id_}.rulebook") if "rulebook" in attributes else self.card(id_)

    def terrain(self, id_: str) -> str:
        return self.text(f"terrain-{id_}")

    def symbol(self, id_: str) -> str:
        return self.text(f"symbol-{id_}")

    def token(self, id_: str) -> str:
        return self.text(f"token-{id_}")

    def route(self, id_: str) -> str:
        """The name of a printed route; somebody's own route goes by the name its author gave it."""
        return self.text(f"route-name-{id_}") if self.has(f"route-name-{id_}") else id_

    def piece(self, letter: str) -> str:
        """The letter this edition prints on a piece; a letter the box does not know stays as it is."""
        return self.text(f"piece-{letter}") if self.has(f"piece-{letter}") else letter

    def space(self, name: str) -> str:
        """The name of a space, 'C43', with the piece's letter of this edition."""
        return self.piece(name[:1]) + name[1:]

    def requirement(self, what: str, power: int) -> str:
        """'machete 2', 'rubble 1', 'river 3': a symbol or a terrain, and how much of it."""
        name = self.symbol(what) if self.has(f"symbol-{what}") else self.terrain(what)
        return f"{name} {power}"

    def named(self, name: str, text: str) -> str:
        """'C43: jungle 2', with the space that French sets before a colon."""
        return self.text("named-text", name=name, text=text)

    def clauses(self, parts: Sequence[str]) -> str:
        """Parts of one sentence, set apart as this language does; nothing if there are none."""
        return functools.reduce(lambda first, second: self.text("clauses", first=first, second=second), parts) if parts else ""

    def refusal(self, refused: EldoradoError | Fault) -> str:
        """Why something was refused, as one sentence; the faults of a text line by line."""
        if isinstance(refused, FaultyText):
            return "\n".join(self.refusal(fault) for fault in refused.faults)
        if isinstance(refused, EldoradoError):
            return self.sentence(refused.code, refused.facts)
        sentence = self.sentence(refused.code, {"piece": refused.part, "part": refused.part, **refused.facts})
        return self.text("fault-line", line=refused.line, sentence=sentence) if refused.line else sentence

    def sentence(self, code: str, facts: Mapping[str, Fact]) -> str:
        """A code of the engine with its facts, ids replaced by names where the fact's name says what it is."""
        return self.text(code.replace(".", "-"), **{name: self._worded(name, value) for name, value in facts.items()})

    def source(self, text: str) -> str:
        """What an action plays, '@draw' or 'scout@change_symbol', by the name of its token or card."""
        if text.startswith("@"):
            return self.token(text[1:])
        return self.card(text.partition("@")[0].partition(" ")[0])

    def coins(self, half_coins: int) -> str:
        """An amount of money: '3', '2½', '½'."""
        whole, half = divmod(half_coins, 2)
        return f"{whole or ''}½" if half else str(whole)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A figure with this many digits after the point, or the comma where that is usual."""
        text = f"{value:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one: '41.0%', or with a space and a comma where those are usual."""
        return self.text("balance-percent", share=self.decimal(100 * share, digits))

    def _worded(self, name: str, value: Fact) -> Fact:
        if isinstance(value, list):
            return [str(self._worded(name, one)) for one in value]
        if name == "half_coins" and isinstance(value, int):
            return self.coins(value)
        if name == "tenths" and isinstance(value, int):
            return self.decimal(value / 10)
        if not isinstance(value, str):
            return value
        if name.endswith(("space", "spaces")):
            return self.space(value)
        if name == "source":
            return self.source(value)
        kind = _NAMED.get(name)
        return self.text(f"{kind}-{value}") if kind is not None and self.has(f"{kind}-{value}") else value


def _plain(fact: Fact) -> int | str:
    """A fact as it can be shown: facts may quote what somebody wrote, and a terminal obeys characters one cannot see."""
    if isinstance(fact, list):
        return ", ".join(str(_plain(one)) for one in fact) or "none"
    if isinstance(fact, str) and not fact.isprintable():
        return "".join(letter if letter.isprintable() or letter in f"\n{FIRM_SPACES}" else "\ufffd" for letter in fact)
    return fact


def latin_letter(printed: str) -> str:
    """The letter our files use for a piece, from the letter any edition prints on it."""
    return _printed_letters().get(printed.upper(), printed.upper())


@functools.cache
def _printed_letters() -> dict[str, str]:
    letters = [chr(code) for code in range(ord("A"), ord("Z") + 1)]
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words = Words(language)
        found.update({words.piece(letter): letter for letter in letters})
    return found

"""How sentences are set and which words they use: French spaces, apostrophes, the terms and buttons of the table."""

from __future__ import annotations

import ast
import re

import pytest

from eldorado.words import FIRM_SPACES, LANGUAGES, Words

from . import catalogues

WIDE, NARROW = FIRM_SPACES
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines(language: str) -> list[tuple[str, str]]:
    """Every line of words with its file, remarks and the marks of Fluent left out; a fact stands as an x."""
    found = []
    for name, file in catalogues.files(language).items():
        for line in file.read_text("utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                words = re.sub(r"^\s*(?:[\w.-]+ =|\*?\[\w+\])", "", line)
                words = re.sub(r"\{ *\$\w+ ->", "", words)
                found.append((name, re.sub(r"\{[^{}]*\}", "x", words).strip(" }")))
    return found


def faults(language: str, wrong: str) -> list[str]:
    return [f"{file}: {words}" for file, words in lines(language) if re.search(wrong, words)]


# ---- French spaces and signs


@pytest.mark.parametrize(
    "wrong",
    [
        rf"[^{NARROW}{WIDE}][;!?]",  # a narrow space before, and between « and such a sign a whole one
        rf"(?<!«){WIDE}[;!?]",
        rf"[^{WIDE}\d]:(?=\s|$)",  # a whole space before a colon; ABCDEF:2 and https:// are none
        rf"«[^{WIDE}]",
        rf"[^{WIDE}]»",
        rf"[^{WIDE}]%",
        r"['´`](?!route report|\W|$)",
        r" …",
    ],
)
def test_french_signs_have_their_spaces(wrong: str) -> None:
    assert [one for one in faults("fr", wrong) if "… " not in one] == []


@every_language
def test_apostrophes_are_round(language: str) -> None:
    assert [one for one in faults(language, r"\w'\w") if not one.startswith("names")] == []  # a route's name is typed, too


def test_what_code_puts_together_is_set_as_french_is() -> None:
    words = Words("fr")
    assert words.named("C43", "jungle 2") == f"C43{WIDE}: jungle 2"
    assert words.clauses(["un", "deux", "trois"]) == f"un{NARROW}; deux{NARROW}; trois"
    assert words.clauses([]) == ""
    assert Words("en").clauses(["one", words.named("a", "b")]) == f"one; a{WIDE}: b"


def test_the_page_leaves_colons_to_the_catalogues() -> None:
    """`{name}: {text}` has no space for French; `namedText` has."""
    loose = re.compile(r"\}: (?:\{(?!\s*\w+[?]?:)|\$\{)|\)\}: ")
    found = []
    for file in [*catalogues.PAGE.rglob("*.ts"), *catalogues.PAGE.rglob("*.svelte")]:
        told = [line for line in file.read_text("utf-8").splitlines() if "$props" not in line and "console.error" not in line]
        found += [f"{file.name}: {line.strip()}" for line in told if loose.search(line)]
    assert found == []


def test_the_command_leaves_colons_to_the_catalogues() -> None:
    found = []
    for file in (catalogues.SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                signs = [part.value for part in node.values[1:] if isinstance(part, ast.Constant)]
                if any(str(sign).startswith((": ", "; ")) for sign in signs):
                    found.append((file.name, ast.unparse(node)))
    # what a process of the measurement said before it died is for whoever mends it, in English
    assert [name for name, _ in found if name != "bench_server.py"] == [], found


# ---- the table of language.md


BUTTONS = {
    "put-back": ("Back", "Retour", "Zurück", "Вернуть"),
    "leave": ("Cancel", "Renoncer", "Abbrechen", "Отмена"),
    "undo": ("Undo", "Annuler", "Rückgängig", "Отменить ход"),
    "stop": ("Stop here", "S’arrêter ici", "Hier stehen bleiben", "Остановиться"),
    "card-leaves": ("leaves the game", "quitte la partie", "verlässt das Spiel", "выходит из игры"),
    "leaves-mark": ("leaves the game", "quitte la partie", "verlässt das Spiel", "выходит из игры"),
}


@pytest.mark.parametrize("key", BUTTONS)
def test_a_button_says_the_same_everywhere(key: str) -> None:
    assert tuple(Words(language).text(key) for language in LANGUAGES) == BUTTONS[key]


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", "Choose a card"), ("fr", "Choisissez une carte"), ("de", "Wähle eine Karte"), ("ru", "Выберите карту")],
)
def test_a_card_is_chosen(language: str, begins: str) -> None:
    for key in ("prompt-turn-text", "learn-move-text"):
        assert Words(language).text(key).startswith(begins), key


NOT_SAID = {
    "en": [
        r"[Tt]ake up", r"of your hand", r"[Tt]raveller", r"\bon turn\b", r"colour", r"\bgrey\b", r"neighbour", r"½ coins",
        r"\banew\b", r"for nothing", r"” is no ", r"\d %",
    ],
    "fr": [
        r"\bla porte\b", r"\bmanches?\b", r"\bbots?\b(?!s?\w|\.)",
        r"(?<!Course )(?:vers|à|trouv\w+|attein\w+) El Dorado", r"\bjetons?\b",
        r"quitte(?:nt)? (?:ensuite )?le jeu", r"dessinées", r"carte seule\b", r"camps? de base", r"\bindices?\b",
    ],
    "de": [
        r"\bRouten?\b", r"\bMarker\b", r"Motor", r"käuflich", r"\bLila", r"[Ee]inmal im Zug", r"umsonst", r"Startzahl",
        r"aus dem Spiel\.", r"ziehst du bis",
    ],
    "ru": [r"в руке\b", r"\bворот", r"покид", r"[Тт]асован", r"[Лл]иловы", r"кнопк", r" – "],
}  # fmt: skip
"""Words that were corrected once: terms of other games, other spellings, what nobody would say."""


@pytest.mark.parametrize(("language", "wrong"), [(language, wrong) for language, all_ in NOT_SAID.items() for wrong in all_])
def test_corrected_words_do_not_come_back(language: str, wrong: str) -> None:
    assert [one for one in faults(language, wrong) if "--" not in one] == []


ONE = {"en": r"(?<![\w.,:–-])1 (?:rounds|games|cards|rooms|coins|pieces|blockades|lessons|days|hours|players|rivals|tries)\b",
       "fr": r"(?<![\w.,:–-])1 (?:tours de table|parties|cartes|salons|pièces|barrières|leçons|jours|heures|places)\b",
       "de": r"(?<![\w.,:–-])1 (?:Runden|Partien|Karten|Räume|Münzen|Figuren|Blockaden|Tage|Stunden|Plätze)\b"}  # fmt: skip
NEVER_ONE = (
    r"(?:arena|report|balance|improve|special|bench|option|help|workshop|train|reason|review|replay|story|advice|position)-.*"
    r"|home-of|learn-progress|bot-seats"
)
"""Averages, and counts of at least two: nobody sees these with a one."""


@pytest.mark.parametrize("language", ONE)
def test_one_is_said_in_the_singular(language: str) -> None:
    words, found = Words(language), []
    for _, key, entry in catalogues.entries(language):
        facts = dict.fromkeys(catalogues.variables(entry), 1)
        if facts and not re.fullmatch(NEVER_ONE, key) and re.search(ONE[language], said := words.text(key, **facts)):
            found.append(f"{key}: {said}")
    assert found == []

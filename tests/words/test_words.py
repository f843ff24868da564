"""Choosing a language, and turning codes and facts into sentences."""

from __future__ import annotations

import pytest

from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.errors import EldoradoError, Facts, Fault, RouteError
from eldorado.words import LANGUAGES, MissingWordsError, Words, choose_language, latin_letter


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        ("fr", {"ELDORADO_LANG": "de"}, "fr"),
        (None, {"ELDORADO_LANG": "de", "LC_ALL": "ru_RU.UTF-8"}, "de"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "fr_FR"}, "ru"),
        (None, {"LC_MESSAGES": "de_AT", "LANG": "fr_FR"}, "de"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"ELDORADO_LANG": "klingon", "LANG": "de_DE"}, "de"),
        (None, {"LANG": "fry_NL"}, "en"),
        ("xx", {"LANG": "RU"}, "ru"),
    ],
)
def test_the_language_is_the_first_wish_we_can_fulfil(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(asked, environment) == language


def test_a_missing_key_a_missing_fact_and_a_missing_language_raise() -> None:
    with pytest.raises(MissingWordsError, match="no words"):
        Words("en").text("no-such-key")
    with pytest.raises(MissingWordsError, match="no words"):
        Words("en").text("card-scout.no-such-attribute")
    with pytest.raises(MissingWordsError, match="file"):
        Words("en").text("file-missing")
    with pytest.raises(MissingWordsError, match="no such language"):
        Words("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_tokens_share_a_name(language: str) -> None:
    words = Words(language)
    assert len({words.card(id_) for id_ in CARD_IDS}) == len(CARD_IDS)
    assert len({words.token(id_) for id_ in TOKEN_IDS}) == len(TOKEN_IDS)


def test_the_guide_keeps_the_rulebooks_name_beside_ours() -> None:
    names = {language: (Words(language).card("native"), Words(language).text("card-native.rulebook")) for language in LANGUAGES}
    assert names == {
        "en": ("Guide", "Native"),
        "fr": ("Guide", "Indigène"),
        "de": ("Wegkundiger", "Ureinwohner"),
        "ru": ("Следопыт", "Абориген"),
    }


def test_the_russian_edition_letters_its_pieces_in_cyrillic() -> None:
    russian = Words("ru")
    assert "".join(russian.piece(letter) for letter in "ABCDEFGHIJKLMNOPQR") == "АБВГДЕЖЗИКЛМНОПРСТ"
    assert russian.space("C43") == "В43"
    assert russian.space("Z2") == "Z2"
    assert Words("de").piece("C") == "C"


def test_letters_of_every_edition_are_understood() -> None:
    assert [latin_letter(letter) for letter in ("c", "C", "в", "Ж", "т")] == ["C", "C", "C", "G", "R"]
    assert latin_letter("ß") == "SS"  # unknown, and left for others to refuse


def test_a_printed_route_has_a_name_and_an_own_one_keeps_its_authors() -> None:
    assert Words("fr").route("hills-of-gold") == "La colline dorée"
    assert Words("fr").route("bad-name") == "bad-name"


def test_facts_that_are_ids_become_names() -> None:
    words = Words("de")
    assert words.refusal(EldoradoError("illegal.no-card", {"card": "scout"})).endswith("Kundschafter.")
    assert words.refusal(EldoradoError("illegal.no-token", {"token": "machete_2"})).endswith("Machete 2.")
    weak: Facts = {"symbol": "paddle", "needed": 3, "power": 1, "source": "sailor", "space": "K22"}
    assert "Paddel 3" in words.refusal(EldoradoError("illegal.too-weak", weak))
    assert "Matrose" in words.refusal(EldoradoError("illegal.too-weak", weak))


def test_what_an_action_plays_is_called_by_name() -> None:
    words = Words("en")
    assert words.source("@draw") == "Draw a card"
    assert words.source("scout@change_symbol") == words.source("scout half") == words.source("scout") == "Scout"


def test_money_is_said_with_halves() -> None:
    words = Words("en")
    assert [words.coins(n) for n in (0, 1, 2, 3, 8)] == ["0", "½", "1", "1½", "4"]
    dear = words.refusal(EldoradoError("illegal.too-dear", {"card": "captain", "price": 2, "half_coins": 3}))
    assert dear == "Captain costs 2; the payment is worth 1½."


def test_a_fault_is_told_with_its_line_and_its_piece() -> None:
    assert Words("en").refusal(Fault("route.bad-end", 7, "", {"found": "sea"})).startswith("Line 7: “sea”")
    assert Words("ru").refusal(Fault("layout.piece-twice", 0, "C", {})).startswith("Фрагмент В ")


def test_a_faulty_text_is_told_fault_by_fault() -> None:
    error = RouteError([Fault("layout.piece-twice", 0, "C", {}), Fault("route.no-end", 0, "", {})])
    assert (
        Words("en").refusal(error)
        == "Piece C is used twice; the box has it once.\nThe last line is missing: “end river” or “end jungle”."
    )


def test_places_that_fit_are_told_only_if_there_are_any() -> None:
    words = Words("en")
    facts: Facts = {"other": "B", "count": 1, "places": []}
    assert words.refusal(Fault("layout.gap", 0, "C", facts)).strip() == "C does not touch B: there is 1 hex between them."
    facts["places"] = ["7 -3", "7 -4"]
    assert words.refusal(Fault("layout.gap", 0, "C", facts)).endswith("C would fit at 7 -3, 7 -4.")


def test_characters_one_cannot_see_never_reach_a_terminal() -> None:
    said = Words("en").refusal(EldoradoError("file.missing", {"file": "a\x1b[2Jb\x07"}))
    assert said == "There is no file a\ufffd[2Jb\ufffd."
    assert "\x1b" not in Words("en").text("usage-command", found="x", known=["\x1b[31m"])


@pytest.mark.parametrize(
    ("language", "told"), [("en", "41.0%"), ("de", "41,0\u00a0%"), ("fr", "41,0\u00a0%"), ("ru", "41,0\u00a0%")]
)
def test_shares_are_written_as_the_language_writes_them(language: str, told: str) -> None:
    assert Words(language).percent(0.41) == told

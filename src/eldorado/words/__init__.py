"""Sentences and names in four languages, from Fluent catalogues."""

from .sentences import (
    FALLBACK,
    FIRM_SPACES,
    LANGUAGES,
    Fact,
    MissingWordsError,
    Words,
    catalogue,
    choose_language,
    latin_letter,
)

__all__ = [
    "FALLBACK",
    "FIRM_SPACES",
    "LANGUAGES",
    "Fact",
    "MissingWordsError",
    "Words",
    "catalogue",
    "choose_language",
    "latin_letter",
]

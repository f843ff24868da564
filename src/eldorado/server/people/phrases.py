"""Secrets in the forms people meet: what a browser keeps, what a link holds, what is written on paper. Only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 32
WORDS = 7
_CONSONANTS = "bdfgjklmnprstvxz"
_VOWELS = "aiou"
_SYLLABLES = [consonant + vowel for consonant in _CONSONANTS for vowel in _VOWELS]
"""64 syllables that can be said in every language: six bits each, eighteen a word, 126 in a phrase."""


def new_secret_key() -> str:
    """For a browser's storage, and for a link that is used once."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_phrase() -> str:
    """For paper: seven words without meaning that can be read aloud."""
    return " ".join("".join(secrets.choice(_SYLLABLES) for _ in range(3)) for _ in range(WORDS))


def plain_phrase(text: str) -> str:
    """As it was made, however it was typed."""
    return " ".join(text.lower().split())


def hash_of(kind: str, secret: str) -> str:
    """What is stored of a secret. It is long and drawn by chance, so nobody finds it by trying: one round is enough."""
    return hashlib.sha256(f"eldorado {kind} {secret}".encode()).hexdigest()

"""Chance through one channel: SHA-512 of the game's key in counter mode.

Block n of stream s is SHA-512(key, s, n), sixteen words of 32 bits: anybody who knows the published seed can check
every draw with any tool, and nobody who has only seen some draws can foresee the next. Streams: one for each seat's
cards, one for the table.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .int64 import i64

TABLE: Final = 4
"""The stream of blockades, first player and caves; 0-3 are the seats' cards."""
WORDS: Final = 16
"""Random words in one block."""
SEED_BITS: Final = 128


def key_of(seed: int) -> bytes:
    return seed.to_bytes(SEED_BITS // 8, "big")


def block(key: bytes, stream: i64, number: i64) -> bytes:
    return hashlib.sha512(key + int(stream * 4294967296 + number).to_bytes(8, "big")).digest()


def block_of(roll: i64) -> i64:
    """The block in which the word of this roll lies."""
    return roll >> 4


def is_block_start(roll: i64) -> bool:
    return roll & 15 == 0


def below(words: bytes, index: i64, limit: i64) -> i64:
    """A number from 0 to limit - 1 out of one word; the bias, limit / 2^32, is beyond anybody's notice."""
    at = 4 * (index & 15)
    word = i64(words[at]) << 24 | i64(words[at + 1]) << 16 | i64(words[at + 2]) << 8 | i64(words[at + 3])
    return (word * limit) >> 32


assert WORDS == 16

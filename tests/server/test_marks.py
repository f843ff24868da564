"""Addresses that must be known again but not kept: the mark of one says nothing without the server's secret."""

from __future__ import annotations

import hashlib

from eldorado.server.rooms.tokens import Tokens


def test_a_mark_is_the_same_for_the_same_text_and_secret_only() -> None:
    assert Tokens("one").mark("R7 192.0.2.1") == Tokens("older", "one").mark("R7 192.0.2.1")
    marks = {Tokens(secret).mark(text) for secret in ("one", "two") for text in ("R7 192.0.2.1", "R8 192.0.2.1", "R7 192.0.2.2")}
    assert len(marks) == 6


def test_no_address_can_be_tried_against_a_mark_without_the_secret() -> None:
    """An address is one of four thousand million: with a plain hash whoever reads the database would have it in minutes."""
    assert not hashlib.sha256(b"R7 192.0.2.1").hexdigest().startswith(Tokens("one").mark("R7 192.0.2.1"))

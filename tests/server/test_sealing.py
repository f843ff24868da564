"""Messages that one browser can read: the example of RFC 8291, Appendix A, to the letter."""

from __future__ import annotations

import pytest

from eldorado.engine.errors import EldoradoError
from eldorado.server.alerts.sealing import check_keys, sealed
from eldorado.server.alerts.vapid import base64url, plain

READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    message = b"When I grow up, I want to be a watermelon"
    made = sealed(
        message,
        plain(READER),
        plain("BTBZMqHH6r4Tts7J_aSIgg"),
        plain("DGv6ra1nlYgDCS1FRnbzlw"),
        int.from_bytes(plain(SENDER), "big"),
    )
    assert base64url(made) == SEALED


def test_no_two_messages_are_sealed_alike() -> None:
    assert sealed(b"x", plain(READER), b"0" * 16) != sealed(b"x", plain(READER), b"0" * 16)


@pytest.mark.parametrize("key", [b"", b"\x04" + b"\x01" * 64, plain(READER)[:-1], b"\x02" + plain(READER)[1:]])
def test_keys_that_no_browser_made_are_refused(key: bytes) -> None:
    with pytest.raises(EldoradoError) as refused:
        check_keys(key, b"0" * 16)
    assert refused.value.code == "push.invalid"

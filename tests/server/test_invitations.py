"""The invitation as a picture: made by the library that also prints it into a terminal."""

from __future__ import annotations

import urllib.error
import urllib.parse
import urllib.request

import pytest
from serving import Running

from eldorado.engine.errors import EldoradoError
from eldorado.server.web.invitations import MOST_LETTERS, qr_svg

ROOM = "http://192.168.178.34:8000/#/room/ABC234"


def test_an_address_becomes_a_picture() -> None:
    picture = qr_svg(ROOM)
    assert picture.startswith(b"<svg")
    assert picture != qr_svg(ROOM.replace("4", "5"))


@pytest.mark.parametrize("text", ["", "javascript:alert(1)", "ABC234", "http://" + "x" * MOST_LETTERS])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(EldoradoError):
        qr_svg(text)


def test_the_server_draws_it(running: Running) -> None:
    asked = f"{running.server.address}/api/qr?address="
    with urllib.request.urlopen(asked + urllib.parse.quote(ROOM, safe="")) as answer:
        assert answer.headers.get_content_type() == "image/svg+xml"
        assert answer.read() == qr_svg(ROOM)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked + "nonsense")
    refused.value.close()
    assert refused.value.code == 404

"""Links as messengers see them: title, sentence and picture, escaped, in the reader's language, and no way to guess codes."""

from __future__ import annotations

import pathlib
import re
import struct
import urllib.error
import urllib.request
from html import unescape
from typing import Any

from serving import Running, serving, settings_in
from test_home import finish
from test_passes import ask, new_pass

from eldorado.routes.printed import route
from eldorado.server.workers.previews import HEIGHT, WIDTH

PNG = b"\x89PNG\r\n\x1a\n"


def fetched(running: Running, path: str, **headers: str) -> tuple[int, bytes]:
    request = urllib.request.Request(running.server.address + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def tags(running: Running, path: str, **headers: str) -> dict[str, str]:
    status, body = fetched(running, path, **headers)
    assert status == 200
    found = re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)" />', body.decode())
    return {name: unescape(value) for name, value in found}


def picture_of(running: Running, told: dict[str, str]) -> bytes:
    return fetched(running, told["image"].removeprefix(running.server.address))[1]


def lobby(running: Running, name: str = "Mira", **more: Any) -> str:
    seats = [{"kind": "human", "name": name}, {"kind": "human"}, {"kind": "human"}]
    return str(ask(running, "/api/rooms", {"seats": seats, "here": [1], "route": "serpentine", **more})["room"]["code"])


def test_an_invitation_has_title_sentence_and_picture(running: Running) -> None:
    code = lobby(running)
    told = tags(running, f"/room/{code}", **{"accept-language": "de-CH,en;q=0.5"})
    assert told["title"] == "Mira lädt zum Wettrennen nach El Dorado ein"
    assert told["description"] == "Strecke „Die Serpentine“. 2 Plätze sind frei."
    assert told["url"] == f"{running.server.address}/room/{code}"
    picture = picture_of(running, told)
    assert picture[:8] == PNG
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    assert len(picture) < 300_000
    secure = tags(running, f"/room/{code}", **{"x-forwarded-proto": "https"})
    assert secure["image"].startswith("https://")


def test_names_of_strangers_are_escaped(running: Running) -> None:
    code = lobby(running, "<b>\"Eve'&")
    _, body = fetched(running, f"/room/{code}")
    assert b"<b>" not in body.split(b"</head>")[0]
    assert tags(running, f"/room/{code}")["title"].startswith("<b>\"Eve'&")


def test_a_finished_game_tells_who_won(running: Running) -> None:
    code = finish(running, new_pass(running))
    told = tags(running, f"/replay/{code}")
    assert re.fullmatch("(Ada|Bo) won the race on First Game|The race on First Game found no winner", told["title"])
    assert re.fullmatch(r"Ada, Bo: \d+ rounds, move by move\.", told["description"])


def test_a_route_and_a_day_have_their_own(running: Running) -> None:
    text = route("first-game").route.text().replace("first-game", "my-own", 1)
    published = ask(running, "/api/gallery", {"text": text, "name": "Over the hills", "author": "Kim"})
    told = tags(running, f"/route/{published['code']}")
    assert told["title"] == "Over the hills: a route to El Dorado"
    assert told["description"].startswith("By Kim.")
    assert picture_of(running, told)[:8] == PNG
    today = ask(running, "/api/daily")
    told = tags(running, f"/daily/{today['day']}")
    assert told["title"] == f"The expedition of the day, No. {today['number']}"
    assert told["image"].endswith(f"/preview/route/{today['route'] or 'first-game'}.png")


def test_an_own_route_is_drawn_from_its_room(running: Running) -> None:
    text = route("first-game").route.text().replace("first-game", "my-own", 1)
    told = tags(running, f"/room/{lobby(running, route_text=text)}")
    assert "/preview/room/" in told["image"]
    assert picture_of(running, told)[:8] == PNG


def test_what_leads_nowhere_looks_like_any_link(running: Running) -> None:
    assert tags(running, "/room/ZZZZZZ")["title"] == "El Dorado"
    assert tags(running, "/daily/2099-01-01")["title"] == "El Dorado"
    for path in ("/preview/route/nothing.png", "/preview/room/ZZZZZZ.png", "/preview/route/serpentine.svg", "/preview/x"):
        assert fetched(running, path)[0] == 404


def test_links_are_no_way_to_try_out_codes(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, guesses_per_minute=3)) as running:
        code = lobby(running)
        for number in range(2, 6):
            tags(running, f"/room/ZZZZZ{number}")
        assert tags(running, f"/room/{code}")["title"] == "El Dorado"
        assert fetched(running, f"/preview/room/{code}.png")[0] == 429

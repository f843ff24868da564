"""Requests that are nearly right, for every door over HTTP: what a person's browser asks, with something wrong here and there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from test_reviewing import short_game

from eldorado.insight.puzzles import shipped_puzzles
from eldorado.routes.printed import route

RECORD = short_game().record
ROUTE = route("home-stretch").route.text()
CODE = "CODE"
"""Stands for the code of a room that exists."""
SECRET = "SECRET"
"""Stands for the token of a seat, or of a device."""
PUBLIC_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
ODD = [
    "null",
    "true",
    "0",
    "-1",
    "1",
    "2147483648",
    "-9223372036854775809",
    "18446744073709551616",
    "1" + "0" * 400,
    "1.5",
    "-0.0",
    "1e308",
    "1e999",
    "NaN",
    '""',
    '"x"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\u202e"',
    '"\\u0301\\u0301\\u0301"',
    '"%00"',
    '"\\ufffe"',
    '"💥"',
    '"' + "a" * 3_000 + '"',
    '"../../x"',
    '"1; DROP TABLE room"',
    "[]",
    "{}",
    "[[]]",
    "[null]",
    '{"a":1}',
    "[" * 40 + "]" * 40,
    '["end"]',
    "[1,2]",
    '[{"kind":"human"}]',
    "nonsense",
    "",
]
"""Values as they stand in JSON, or do not."""
ODD_WORDS = [
    "",
    "%00",
    "%ff",
    "%ed%a0%80",
    "a" * 300,
    "..%2f..",
    "AAAAAA",
    "aßbcde",
    "%F0%9F%92%A5",
    "-1",
    "1e999",
    "NaN",
    "9" * 30,
]
"""As they stand in an address."""

Fields = dict[str, Callable[[random.Random], Any]]
Ask = tuple[str, str, Fields | None]


def one_of(*values: Any) -> Callable[[random.Random], Any]:
    return lambda chance: chance.choice(values)


def damaged(text: str) -> Callable[[random.Random], str]:
    """A text with a few lines, words or letters that are not where they were; now and then as it was."""

    def made(chance: random.Random) -> str:
        if chance.random() < 0.01:
            return text
        lines = text.split("\n")
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(lines))
            words = lines[at].split(" ")
            word = chance.randrange(len(words))
            what = chance.randrange(6)
            if what == 0:
                lines[at:at] = lines[at : at + 1] * chance.choice([1, 1, 30])
            elif what == 1 and len(lines) > 1:
                del lines[at]
            elif what == 2:
                words[word] = chance.choice(["", "-1", "99999999999999999999", "Z99", "\u0000", "💥", "end", "resign", ";", "#"])
                lines[at] = " ".join(words)
            elif what == 3:
                lines[at] = " ".join([*words[:word], *chance.sample(words, len(words))])
            elif what == 4:
                lines = lines[: at + 1]
            else:
                lines[at] = lines[at][:word] + chr(chance.choice([0, 9, 13, 32, 48, 0x2028, 0x1F4A5])) + lines[at][word + 1 :]
        return "\n".join(lines)

    return made


def seats(chance: random.Random) -> list[dict[str, Any]]:
    kinds: list[dict[str, Any]] = [
        {},
        {"kind": "human", "name": "Ada"},
        {"kind": "human", "colour": 2},
        {"kind": "bot", "bot": "random"},
    ]
    return chance.choices([*kinds, {"kind": "x"}], [5, 5, 5, 0.2, 0.2], k=chance.choice([0, 1, 2, 2, 2, 3, 4, 5]))


NAME = one_of("Ada", "", "Bo Ω", "a" * 60, "\u0000", "\u200b", "<b>")
COLOUR = one_of(0, 1, 4, 5, -1)
TEXT = damaged(RECORD)
LAID = damaged(ROUTE)
TOKEN = one_of("SECRET", "x", "")
PUZZLES = [one.id for one in shipped_puzzles()[:6]]
TABLE: Fields = {
    "pieces": one_of([], [{"letter": "B", "q": 0, "r": 0, "turn": 0}], [{"letter": "C", "q": 99, "r": -(2**40), "turn": 7}] * 40),
    "name": NAME,
    "end_side": one_of("river", "jungle", ""),
    "corner": one_of([], [0, 0], [1]),
}
DOORS: dict[str, list[Ask]] = {
    "rooms": [
        (
            "POST",
            "/api/rooms",
            {
                "seats": seats,
                "route": one_of("first-game", "", "x"),
                "route_text": one_of("", "", "", ROUTE[:200]),
                "here": one_of([1], [], [1, 2], [9]),
                "start": one_of(True, False),
                "caves": one_of(True, False),
                "timer": one_of(0, 60, -1, 2**40),
                "bank": one_of(0, 9),
                "pace": one_of(0, 1.0, 9.5),
                "switches": one_of([], ["x"]),
                "first_player": one_of(0, 1, 9),
                "published": one_of("", "AAAAAA"),
                "promise": one_of("", "0" * 64, "x"),
                "webhook": one_of("", "https://127.0.0.1/", "http://x"),
                "language": one_of("de", ""),
                "public": one_of(True, False),
                "hints": one_of(True, False),
                "rated": one_of(True, False),
            },
        ),
        ("POST", "/api/rooms/CODE/seats", {"seat": one_of(0, 1, 2, 9), "name": NAME, "colour": COLOUR}),
        ("POST", "/api/rooms/CODE/tokens", {}),
        *(("GET", f"/api/rooms/CODE{more}", None) for more in ("", "/route", "/record", "/chances", "/WORD")),
        ("GET", "/api/rooms/WORD", None),
        ("GET", "/api/rooms", None),
    ],
    "passes": [
        ("POST", "/api/pass", {"name": NAME, "colour": COLOUR}),
        ("GET", "/api/pass", None),
        ("GET", "/api/pass/export", None),
        ("POST", "/api/pass/change", {"name": NAME, "colour": COLOUR}),
        ("POST", "/api/pass/link", {"address": one_of("https://x.example/", "x", "http://" + "y" * 2_000)}),
        ("POST", "/api/pass/open", {"code": TOKEN}),
        ("POST", "/api/pass/phrase", {}),
        ("POST", "/api/pass/recover", {"phrase": one_of("babi dodo", "\u0000", "x" * 900)}),
        ("POST", "/api/pass/revoke", {"device": one_of("0" * 12, "\u0000", "x")}),
        ("GET", "/api/home", None),
        ("GET", "/api/history?before=WORD&only=WORD", None),
        ("GET", "/api/history?only=route%20WORD", None),
        ("GET", "/api/profile", None),
        ("GET", "/api/ladder?players=WORD", None),
    ],
    "alerts": [
        ("GET", "/api/push", None),
        (
            "POST",
            "/api/push/subscribe",
            {
                "endpoint": one_of("https://fcm.googleapis.com/x", "https://fcm.googleapis.com/\u0000", "http://127.0.0.1/", "x"),
                "public_key": one_of(PUBLIC_KEY, "AA", "\u0000"),
                "auth": one_of("A" * 22, "AA", "\u0000"),
                "language": one_of("de", "\u0000"),
            },
        ),
        ("POST", "/api/push/unsubscribe", {"endpoint": one_of("https://fcm.googleapis.com/x", "\u0000", "x" * 3_000)}),
    ],
    "gallery": [
        ("POST", "/api/gallery", {"text": LAID, "name": NAME, "author": NAME}),
        ("GET", "/api/gallery?sort=WORD&after=WORD", None),
        ("GET", "/api/gallery?after=WORD", None),
        ("GET", "/api/gallery/WORD", None),
        ("GET", "/api/gallery/WORD/picture", None),
        (
            "POST",
            "/api/gallery/WORD/ratings",
            {"room": one_of("CODE", "AAAAAA", "\u0000"), "token": TOKEN, "stars": one_of(1, 5, 9)},
        ),
        ("POST", "/api/gallery/WORD/reports", {"reason": one_of("bad", "\u0000", "x" * 400)}),
        ("POST", "/api/workshop/picture", {"text": LAID}),
    ],
    "records": [
        ("POST", "/api/replay", {"text": TEXT, "seat": one_of(-1, 0, 1, 9)}),
        ("POST", "/api/review", {"text": TEXT}),
        ("POST", "/api/practice", {"text": TEXT, "number": one_of(0, 1, 99, -1), "name": NAME}),
        ("POST", "/api/chances", {"text": TEXT}),
    ],
    "routes": [
        ("POST", "/api/routes/check", {"text": LAID}),
        ("GET", "/api/routes/WORD", None),
        ("GET", "/api/workshop/pieces", None),
        ("POST", "/api/workshop/table", TABLE),
        ("POST", "/api/workshop/open", {"text": LAID}),
        ("POST", "/api/workshop/places", {"table": one_of({"pieces": []}, {}), "letter": one_of("B", "\u0000", "BB")}),
        ("POST", "/api/workshop/surprise", {"seed": one_of(-1, 2**70), "length": one_of("x"), "like": LAID}),
        ("POST", "/api/routes/report", {"text": LAID, "players": one_of(0, 2, 9), "caves": one_of("x"), "seed": one_of(1, -1)}),
        ("POST", "/api/routes/improve", {"text": LAID, "goal": one_of("x"), "seed": one_of(1, 2**70)}),
    ],
    "puzzles": [
        ("GET", "/api/puzzles", None),
        ("GET", "/api/puzzles/WORD/way", None),
        *(
            ("POST", f"/api/puzzles/{which}", {"entries": one_of([], ["end"], ["undo"], ["fly"], ["end"] * 50)})
            for which in (*PUZZLES, "WORD")
        ),
        *(
            ("POST", f"/api/puzzles/{which}/verdict", {"entries": one_of([], ["end"], ["\u0000"])})
            for which in (*PUZZLES, "WORD")
        ),
        *(
            (
                "POST",
                f"/api/puzzles/{which}/why",
                {
                    "entries": one_of([], ["end"]),
                    "source": one_of("explorer", "\u0000"),
                    "space": one_of("B12", "Z99"),
                    "blockade": one_of(0, 99),
                    "piece": one_of(1, 99),
                    "card": one_of("", "scout", "x"),
                },
            )
            for which in PUZZLES
        ),
    ],
    "links": [
        *(
            ("GET", f"/{place}/{code}", None)
            for place in ("room", "replay", "review", "daily", "route", "r", "x")
            for code in ("CODE", "WORD")
        ),
        ("GET", "/preview/room/CODE.png", None),
        ("GET", "/preview/room/WORD.png", None),
        ("GET", "/preview/route/WORD.png", None),
        ("GET", "/api/qr?address=WORD", None),
        ("GET", "/api/qr?address=http://WORD", None),
        ("GET", "/api/daily?day=WORD", None),
        ("GET", "/api/daily/route?day=WORD", None),
        ("POST", "/api/daily", {"practice": one_of(True), "day": one_of("2026-11-99", "\u0000")}),
        ("GET", "/locale/WORD", None),
        ("GET", "/WORD", None),
        ("GET", "/api/WORD", None),
        ("GET", "/schema/WORD", None),
    ],
}


def body_of(fields: Fields, chance: random.Random) -> str:
    """JSON that fits the door but for something here and there."""
    if chance.random() < 0.03:
        return chance.choice(ODD)
    parts = [
        f'"{name}":{chance.choice(ODD) if chance.random() < 0.05 else json.dumps(make(chance))}'
        for name, make in fields.items()
        if chance.random() < 0.85
    ]
    if chance.random() < 0.03:
        parts.append(f'"{chance.choice(["x", "seed", "__class__"])}":{chance.choice(ODD)}')
    return "{" + ",".join(parts) + "}"

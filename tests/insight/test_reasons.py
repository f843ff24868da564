"""Why a way is better where the piece that goes it comes home before the other one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from eldorado.insight.reasons import main_reason
from eldorado.routes import route
from eldorado.words import LANGUAGES, Words

HOME = -1


class Pieces(SimpleNamespace):
    """A seat of a game of two: where its pieces end."""

    def at(self, piece: int) -> int:
        return int(self.second if piece else self.first)


def ending(first: int, second: int, turns: float) -> Any:
    seat = Pieces(first=first, second=second, removed=0, won=0)
    return SimpleNamespace(worth=0.0, held_worth=0.0, node=SimpleNamespace(turns=turns, state=SimpleNamespace(players=[seat])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("first", "second"), [(HOME, 40), (40, HOME)])
def test_a_piece_that_comes_home_ends_on_no_space(language: str, first: int, second: int) -> None:
    mind: Any = SimpleNamespace(seat=0, fields=SimpleNamespace(board=route("first-game")))
    reason = main_reason(mind, ending(first, second, 3.0), ending(40, 40, 4.6), 1.0)
    assert reason is not None
    assert (reason.code, reason.facts) == ("reason.piece-home", {"tenths": 16})
    said = Words(language).sentence(reason.code, reason.facts)
    assert Words(language).decimal(1.6) in said


def test_a_piece_that_stays_on_the_board_ends_on_a_space() -> None:
    mind: Any = SimpleNamespace(seat=0, fields=SimpleNamespace(board=route("first-game")))
    reason = main_reason(mind, ending(41, 40, 3.0), ending(40, 40, 4.6), 1.0)
    assert reason is not None
    assert reason.facts == {"space": route("first-game").names[41], "tenths": 16}

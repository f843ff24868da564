"""The golden games: recorded once, replayed to the same states on every build and machine, and together they show everything."""

from __future__ import annotations

import occurrences
import pytest
from invariants import check_state
from replaying import GOLDEN, digests, golden_names, read_golden

from eldorado.notation.records import record_text
from eldorado.routes.printed import board_of


def recorded(name: str) -> list[tuple[int, str]]:
    lines = [line.split("\t") for line in (GOLDEN / "digests.tsv").read_text().splitlines()]
    return [(int(number), digest) for game, number, digest in lines if game == name]


@pytest.mark.parametrize("name", golden_names())
def test_a_golden_game_replays_to_the_recorded_states(name: str) -> None:
    record = read_golden(name)
    assert digests(record) == recorded(name)
    assert record_text(record.start, [action.text for action in record.actions], board_of) == (GOLDEN / name).read_text()


def test_the_golden_games_show_everything() -> None:
    """Every card in every way, every space, token, blockade, switch, ending and tie-break; and every state holds together."""
    shown: set[str] = set()
    for name in golden_names():
        record = read_golden(name)
        state = record.start.copy()
        shown |= occurrences.of_setup(record.setup)
        for action in record.actions:
            shown |= occurrences.play(state, action)
            check_state(state)
    assert sorted(occurrences.demanded() - shown) == []


def test_the_golden_games_are_few_and_small() -> None:
    assert 5 <= len(golden_names()) <= 25
    assert sum((GOLDEN / name).stat().st_size for name in golden_names()) < 100_000

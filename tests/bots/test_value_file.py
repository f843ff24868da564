"""A file of weights says what it was made for; one that does not fit is refused in words."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence

import numpy as np
import pytest

from eldorado import Game, evaluate
from eldorado.bots.search.sight import ROW
from eldorado.bots.value import FILE, MAGIC, MOST_BYTES, decode, encode, read_value, shipped_value
from eldorado.engine.errors import EldoradoError
from eldorado.words import Words


def weights(number: float = 0.01, sharpness: Sequence[float] = ()) -> bytes:
    layers = [np.full((ROW + 1, 4), number, np.float32), np.full((5, 2), 0.1, np.float32)]
    return encode(layers, [1.0, 2.0], {"games": 1}, [], sharpness)


def refusal(data: bytes) -> EldoradoError:
    with pytest.raises(EldoradoError) as caught:
        decode(data, "some.weights")
    for language in ("en", "fr", "de", "ru"):
        assert "some.weights" in Words(language).refusal(caught.value)
    return caught.value


def test_what_is_written_is_read() -> None:
    value = decode(weights(), "some.weights")
    assert [layer.shape for layer in value.layers] == [(ROW + 1, 4), (5, 2)]
    standing, turns = value.judge([1] * ROW * 3, [1.0, 2.0, 3.0])
    assert turns[1] - turns[0] == pytest.approx(1.0)
    assert standing[0] > standing[1] > standing[2]
    assert (value.spread(0.5), value.spread(9.0)) == (1.0, 2.0)


def test_how_surely_to_speak_is_written_by_the_number_of_players() -> None:
    plain, softer = decode(weights(), "some.weights"), decode(weights(sharpness=[0.9, 0.8, 0.7]), "some.weights")
    assert [plain.sharpness(players) for players in (2, 3, 4)] == [1.0, 1.0, 1.0]
    assert [softer.sharpness(players) for players in (2, 3, 4)] == [0.9, 0.8, 0.7]
    assert plain.header.sha256 == softer.header.sha256
    assert plain.mark != softer.mark


def test_a_softer_value_says_chances_nearer_to_each_other() -> None:
    game = Game.new(players=3, seed=5)
    while game.round < 6:
        game.play(game.legal_actions()[-1])
    sharp = evaluate(game, decode(weights(sharpness=[1.0, 2.0, 1.0]), "some.weights"))
    soft = evaluate(game, decode(weights(sharpness=[2.0, 0.5, 2.0]), "some.weights"))
    assert sharp.turns == soft.turns
    assert max(sharp.win) > max(soft.win) > 1 / 3
    assert sum(soft.win) == pytest.approx(1.0)


@pytest.mark.parametrize("kept", [0, 5, len(MAGIC), len(MAGIC) + 40, -1, -400])
def test_truncated_weights_are_refused(kept: int) -> None:
    assert refusal(weights()[:kept]).code in ("value.no-weights", "value.damaged")


def test_weights_of_another_version_are_refused() -> None:
    error = refusal(weights().replace(b'"sight":', b'"sight":9'))
    assert error.code == "value.other-version"
    assert str(error.facts["sight"]).startswith("9")


def test_weights_that_are_no_numbers_are_refused() -> None:
    assert refusal(weights(float("nan"))).code == "value.not-numbers"


def test_one_changed_bit_is_seen() -> None:
    data = bytearray(weights())
    data[-3] ^= 1
    assert refusal(bytes(data)).code == "value.damaged"


def test_a_missing_file_is_told(tmp_path: pathlib.Path) -> None:
    with pytest.raises(EldoradoError) as caught:
        read_value(tmp_path / "nothing.weights")
    assert caught.value.code == "file.missing"


def test_the_shipped_weights_fit() -> None:
    assert FILE.stat().st_size <= MOST_BYTES
    assert shipped_value().header.training["games"] > 0

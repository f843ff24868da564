"""Positions and records that somebody has garbled are read or refused, never anything else; what is read plays on."""

from __future__ import annotations

import random

import pytest

from eldorado.engine.apply import apply
from eldorado.engine.errors import FaultyText
from eldorado.engine.legal import legal_actions
from eldorado.engine.state import State
from eldorado.game import Game, actions_of
from eldorado.notation.position.reader import KEYS, parse_position
from eldorado.notation.position.text import position_text
from eldorado.notation.records import parse_record, record_text
from eldorado.routes.printed import board_of

WORDS = (
    *KEYS, "-", ",", "0", "1", "2", "3", "4", "6", "7", "9", "99999999999999999999", "left", "before", "done", "must", "home",
    "scout", "compass", "transmitter", "explorer", "native", "@machete_3", "scout@change_symbol", "draw", "pass_through", "C44",
    "C43", "B61", "Z1", "#6", "/2", "machete", "on", "fullRace", "B-C 1", "é", "\0", "half", "out",
)  # fmt: skip


def garble(text: str, chance: random.Random) -> str:
    """A few lines lost, doubled, moved, or with a word replaced."""
    lines = text.splitlines()
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(1, len(lines))
        words = lines[at].split(" ")
        how = chance.randrange(5)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(chance.randrange(1, len(lines)), lines[at])
        elif how == 2:
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[at] = " ".join(words)
        elif how == 3:
            lines[at] = f"{lines[at]} {chance.choice(WORDS)}"
        else:
            lines.insert(at, f"{chance.choice(KEYS)} {chance.choice(WORDS)} {chance.choice(WORDS)}")
    return "\n".join(lines)


def somewhere(chance: random.Random, most: int) -> Game:
    """A game at some moment."""
    players = chance.choice([2, 3, 4])
    game = Game.new(route="first-game", players=players, seed=chance.getrandbits(64), caves=chance.random() < 0.7)
    for _ in range(chance.randrange(most)):
        options = game.legal_actions()
        if not options:
            break
        moves = [action for action in options if action.text.split()[0] in ("move", "step", "use", "pay")]
        game.play(chance.choice(moves or options) if chance.random() < 0.7 else chance.choice(options))
    return game


def play_on(state: State, chance: random.Random) -> None:
    for _ in range(40):
        options = legal_actions(state)
        if not options:
            return
        apply(state, chance.choice(options))


def test_a_garbled_position_is_read_or_refused() -> None:
    chance = random.Random(0)
    read = 0
    for _ in range(500):
        text = garble(somewhere(chance, 60).position, chance)
        try:
            state = parse_position(text, board_of, actions_of)
        except FaultyText:
            continue
        read += 1
        again = parse_position(position_text(state, board_of), board_of, actions_of)
        assert again.to_bytes() == state.to_bytes(), text
        play_on(state, chance)
    assert read > 10


@pytest.mark.parametrize("seed", range(4))
def test_a_garbled_record_is_refused_or_says_the_same(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        game = somewhere(chance, 40)
        text = garble(game.record, chance)
        try:
            record = parse_record(text, board_of, actions_of)
        except FaultyText:
            continue
        assert record_text(record.start, [action.text for action in record.actions], board_of) == game.record

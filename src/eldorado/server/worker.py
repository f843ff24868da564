"""A bot worker: a process of its own that reads positions from its input and writes actions to its output.

It gets the whole record of a game, which is ours to know, and shows the bot one seat's view. Games are remembered, so
that only what is new is replayed.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from ..game import Game, board_of
from .minds import choose

REMEMBERED = 64


class Position(msgspec.Struct):
    """A game up to a moment, and who is to think how long about it."""

    game: str
    route: str
    players: int
    seed: str
    caves: bool
    switches: list[str]
    first_player: int
    actions: list[str]
    bot: str
    seconds: float
    chance: int
    """Seeds the bot's own choices, never the game's."""


class Games:
    """The games this worker has followed, the last used at the end."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Game] = OrderedDict()

    def at(self, position: Position) -> Game:
        game = self._known.pop(position.game, None)
        if game is None or game.actions != position.actions[: len(game.actions)]:
            game = Game.new(
                board_of(position.route), position.players, int(position.seed, 16), position.caves, position.first_player,
                switches=frozenset(position.switches),
            )  # fmt: skip
        for text in position.actions[len(game.actions) :]:
            game.play(text)
        self._known[position.game] = game
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return game


def read_frame(stream: BinaryIO) -> bytes | None:
    """One message with its length in front; None at the end."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def main() -> None:
    games = Games()
    decoder = msgspec.msgpack.Decoder(Position)
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing a bot prints may get between the messages
    while (message := read_frame(incoming)) is not None:
        position = decoder.decode(message)
        action = choose(games.at(position), position.bot, position.seconds, position.chance)
        outgoing.write(frame(action.encode()))
        outgoing.flush()


if __name__ == "__main__":
    main()

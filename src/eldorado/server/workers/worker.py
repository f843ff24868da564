"""A worker: a process of its own that reads jobs from its input and writes answers to its output.

For thoughts of bots it gets the whole record of a game, which is ours to know, and shows the bot one seat's view. Games
are remembered, so that only what is new is replayed. Texts of strangers are read here too: what takes too long is killed.
"""

from __future__ import annotations

import io
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from ...game import Game
from .bots import SeatBot
from .chances import ChancesNow, ChancesOver, chances_now, chances_over
from .hints import HintAt, hint_at
from .invitations import AddressPicture, address_picture
from .practice import PracticeFrom, begun, practice_from
from .previews import PreviewPicture, preview_picture
from .puzzles import PuzzleJob, answer_puzzle
from .recap import RecapGame, recap
from .review import ReviewGame, Reviews
from .texts import CheckRoute, DrawRoute, Replay, check_route, draw_route, replay
from .workshop import Balances, Question, answer_question

REMEMBERED = 64
TEXT_SECONDS = 5.0
"""Work that a stranger's text may cost: time of the processor, so that a crowded machine refuses nobody."""


class Position(msgspec.Struct, tag=True):
    """A game up to a moment, and who is to think how long about it."""

    game: str
    setup: str
    """As `setup_text` writes it, or a position's text."""
    actions: list[str]
    bot: str
    seconds: float
    chance: int
    """Seeds the bot's own choices, never the game's."""


class Followed:
    """A game this worker knows, and the bots that play in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.minds: dict[tuple[int, str], SeatBot] = {}


class Games:
    """The games this worker has followed, the last used at the end."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Followed] = OrderedDict()

    def at(self, position: Position) -> Followed:
        followed = self._known.pop(position.game, None)
        if followed is None or followed.game.actions != position.actions[: len(followed.game.actions)]:
            followed = Followed(begun(position.setup))
        for text in position.actions[len(followed.game.actions) :]:
            followed.game.play(text)
        self._known[position.game] = followed
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return followed

    def choose(self, position: Position) -> str:
        followed = self.at(position)
        seat = followed.game.decision.seat
        key = (seat, position.bot)
        if key not in followed.minds:
            followed.minds[key] = SeatBot(position.bot)
        return followed.minds[key].choose(followed.game.view(seat), position.seconds, position.chance)


OfRecord = Replay | PracticeFrom | ChancesOver | RecapGame | ReviewGame
Text = AddressPicture | CheckRoute | DrawRoute | PreviewPicture | OfRecord | Question
"""What strangers sent to be read."""
Job = Position | HintAt | PuzzleJob | ChancesNow | Text


def answer(job: Job, games: Games, balances: Balances, reviews: Reviews) -> bytes:
    """What a job asks for; a text that costs too much work ends the process, and the pool tells so."""
    if isinstance(job, Position):
        return games.choose(job).encode()
    if isinstance(job, HintAt):
        return msgspec.json.encode(hint_at(job))
    if isinstance(job, PuzzleJob):
        return msgspec.json.encode(answer_puzzle(job))
    if isinstance(job, ChancesNow):
        return msgspec.json.encode(chances_now(job))
    _end_after(TEXT_SECONDS)
    try:
        return _read(job, balances, reviews)
    finally:
        _end_after(0)


def _read(job: Text, balances: Balances, reviews: Reviews) -> bytes:
    if isinstance(job, AddressPicture):
        return address_picture(job)
    if isinstance(job, CheckRoute):
        return msgspec.json.encode(check_route(job))
    if isinstance(job, DrawRoute):
        return msgspec.json.encode(draw_route(job))
    if isinstance(job, PreviewPicture):
        return preview_picture(job)
    if isinstance(job, Replay):
        return msgspec.json.encode(replay(job))
    if isinstance(job, PracticeFrom):
        return msgspec.json.encode(practice_from(job))
    if isinstance(job, ChancesOver):
        return msgspec.json.encode(chances_over(job))
    if isinstance(job, RecapGame):
        return msgspec.json.encode(recap(job))
    if isinstance(job, ReviewGame):
        return msgspec.json.encode(reviews.go_on(job))
    return msgspec.json.encode(answer_question(job, balances))


def _end_after(seconds: float) -> None:
    """SIGPROF ends a process that does not listen for it; 0 calls it off. Where there is none, the pool's clock must do."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def read_frame(stream: BinaryIO) -> bytes | None:
    """One message with its length in front; None at the end."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def main() -> None:
    games, balances, reviews = Games(), Balances(), Reviews()
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    incoming = sys.stdin.buffer
    outgoing = io.BufferedWriter(io.FileIO(sys.stdout.fileno(), "w", closefd=False))  # long answers go whole, also unbuffered
    sys.stdout = sys.stderr  # nothing a bot prints may get between the messages
    while (message := read_frame(incoming)) is not None:
        outgoing.write(frame(answer(decoder.decode(message), games, balances, reviews)))
        outgoing.flush()


if __name__ == "__main__":
    main()

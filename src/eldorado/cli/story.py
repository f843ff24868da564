"""A game told in words: what each action did, turn by turn, as far as the listener may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, final

from ..engine import events as ev
from ..engine.actions import DONE, END, RESIGN, STOP, Action, source_text
from ..engine.apply import apply
from ..engine.board import Board
from ..engine.components import CARD_IDS, TOKEN_IDS
from ..engine.decision import OVER
from ..engine.events import Event
from ..engine.rules.ending import places, reason, winner
from ..engine.state import State
from ..engine.view import redact
from ..engine.zones import count, kinds, one
from ..notation.records import Record
from ..presenter.table import event_view
from ..words import Words
from ..words.log import LogLine, place_text, plain_line


@final
class StoryStep:
    """One action and what came of it; `number` counts from 1, `seat` from 0."""

    def __init__(self, number: int, round_: int, seat: int, action: Action, events: list[Event]) -> None:
        self.number = number
        self.round = round_
        self.seat = seat
        self.action = action
        self.events = events


def steps(record: Record, viewer: int) -> Iterator[StoryStep]:
    state = record.start.copy()
    for number, action in enumerate(record.actions, 1):
        round_, seat = int(state.round), int(action.target if action.verb == RESIGN else state.current)
        happened: list[Event] = []
        state.log = happened
        apply(state, action)
        state.log = None
        yield StoryStep(number, round_, seat, action, [redact(event, viewer) for event in happened])


def cards_text(zone: int, words: Words) -> str:
    """'Explorer, 2× Traveler'; a dash for no card."""
    return _listed(zone, [words.card(id_) for id_ in CARD_IDS])


def tokens_text(zone: int, words: Words) -> str:
    return _listed(zone, [words.token(id_) for id_ in TOKEN_IDS])


def _listed(zone: int, names: list[str]) -> str:
    parts = [(int(count(zone, kind)), names[kind]) for kind in kinds(zone)]
    return ", ".join(name if amount == 1 else f"{amount}× {name}" for amount, name in parts) or "–"


def sentence(step: StoryStep, board: Board, two_pieces: bool, words: Words) -> str:
    """What a step did, in one line without its subject."""
    told = [text for event in step.events if (text := _TOLD.get(int(event.code), _shared)(event, board, two_pieces, words))]
    discarded = sum(one_of(event) for event in step.events if event.code == ev.CARD_DISCARDED)
    if discarded:
        told.insert(0, words.text("story-card-discarded", cards=cards_text(discarded, words)))
    if step.action.verb in _VERBS:
        told.insert(0, words.text(_VERBS[int(step.action.verb)]))
    return words.clauses(told)


_VERBS: Final = {int(STOP): "story-stop", int(END): "story-end", int(DONE): "story-done"}


def one_of(event: Event) -> int:
    """The cards of an event that names a kind and how many."""
    return int(event.number) * int(one(event.what))


def _nothing(event: Event, board: Board, two: bool, words: Words) -> str:
    return ""


def _shared(event: Event, board: Board, two: bool, words: Words) -> str:
    """What the page's log says, too, in the same words."""
    line = plain_line(event_view(event, 0, (event.seat or 0) - 1))
    return "" if line is None else line.text(words, board)


def _played(event: Event, board: Board, two: bool, words: Words) -> str:
    return LogLine(0, "log-played", {"card": CARD_IDS[event.what]}).text(words)


def _given(event: Event, board: Board, two: bool, words: Words) -> str:
    return words.text("story-card-given", card=words.text(f"card-{CARD_IDS[event.what]}.one"))


def _piece_moved(event: Event, board: Board, two: bool, words: Words) -> str:
    key = "story-piece-moved-of-two" if two else "log-stepped"
    told = LogLine(0, key, {"space": board.names[event.place], "number": int(event.figure) + 1}).text(words, board)
    return f"{told} ({words.text('story-left', left=int(event.number))})" if event.number > 0 else told


def _blockade_taken(event: Event, board: Board, two: bool, words: Words) -> str:
    return LogLine(0, "log-blockade", {"number": int(event.what)}).text(words)


def _payment_began(event: Event, board: Board, two: bool, words: Words) -> str:
    if event.what > 0:
        return words.text("story-payment-blockade", number=int(event.what))
    return words.text("story-payment-space", space=place_text(board.names[event.place], words, board))


def _card_spent(event: Event, board: Board, two: bool, words: Words) -> str:
    return words.text("story-card-spent", source=words.source(source_text(event.what)), coins=words.coins(int(event.number)))


def _cards_drawn(event: Event, board: Board, two: bool, words: Words) -> str:
    if event.zone == ev.NONE:
        return _shared(event, board, two, words)
    return words.text("story-cards-drawn", cards=cards_text(int(event.zone), words))


def _player_arrived(event: Event, board: Board, two: bool, words: Words) -> str:
    return _shared(event, board, two, words) if two else ""


_TOLD: Final[dict[int, Callable[[Event, Board, bool, Words], str]]] = {
    ev.CARD_PLAYED: _played,
    ev.PIECE_MOVED: _piece_moved,
    ev.BLOCKADE_TAKEN: _blockade_taken,
    ev.PAYMENT_BEGAN: _payment_began,
    ev.CARD_GIVEN: _given,
    ev.CARD_SPENT: _card_spent,
    ev.CARDS_DRAWN: _cards_drawn,
    ev.PLAYER_ARRIVED: _player_arrived,
    ev.ROUND_BEGAN: _nothing,
    ev.GAME_ENDED: _nothing,
}
"""What is said of an event, unless it is what the page's log says; rounds and the end have headings of their own."""


def ending(state: State, words: Words) -> str:
    """How the game ended, and all places, or that it still runs."""
    if state.decision != OVER:
        return words.text("story-running", round=int(state.round), seat=int(state.current) + 1)
    best = int(winner(state))
    told = words.text("story-outcome", reason=reason(state), seat=best + 1, rounds=int(state.round))
    order = ", ".join(str(seat + 1) for seat in places(state))
    return f"{told} {words.text('story-places', order=order)}"

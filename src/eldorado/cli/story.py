"""A game told in words: what each action did, turn by turn, as far as the listener may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import msgspec

from ..engine.actions import DONE, END, RESIGN, STOP, Action
from ..engine.apply import apply
from ..engine.board import Board
from ..engine.components import CARD_IDS, TOKEN_IDS
from ..engine.decision import OVER
from ..engine.events import Event
from ..engine.rules.ending import places, reason, winner
from ..engine.state import State
from ..engine.view import redact
from ..engine.zones import count, kinds
from ..notation.records import Record
from ..presenter.table import event_view
from ..protocol.table import EventView
from ..words import Words
from ..words.log import action_lines, listed


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
    return listed({words.card(CARD_IDS[kind]): int(count(zone, kind)) for kind in kinds(zone)})


def tokens_text(zone: int, words: Words) -> str:
    return listed({words.token(TOKEN_IDS[kind]): int(count(zone, kind)) for kind in kinds(zone)})


def sentence(step: StoryStep, board: Board, two_pieces: bool, words: Words) -> str:
    """What a step did, in one line without its subject: the lines of a log, each action by itself."""
    sent = msgspec.json.encode([event_view(event, step.number, (event.seat or 0) - 1) for event in step.events])
    events = msgspec.json.decode(sent, type=list[EventView])
    told = [line.text(words, board) for line in action_lines(events, two_pieces)]
    verb = _VERBS.get(int(step.action.verb))
    return words.clauses([words.text(verb), *told] if verb else told)


_VERBS: Final = {int(STOP): "story-stop", int(END): "story-end", int(DONE): "story-done"}
"""What is said of actions that need not cause anything."""


def ending(state: State, words: Words) -> str:
    """How the game ended, and all places, or that it still runs."""
    if state.decision != OVER:
        return words.text("story-running", round=int(state.round), seat=int(state.current) + 1)
    best = int(winner(state))
    told = words.text("story-outcome", reason=reason(state), seat=best + 1, rounds=int(state.round))
    order = ", ".join(str(seat + 1) for seat in places(state))
    return f"{told} {words.text('story-places', order=order)}"

"""A record taken apart into turns: where each begins and ends, and how the cards came that it was played with."""

from __future__ import annotations

from typing import final

from ..engine.actions import RESIGN, Action
from ..engine.apply import apply
from ..engine.decision import OVER
from ..engine.rules.actions import draw_cards
from ..engine.state import State
from ..notation.records import Record


@final
class PlayedTurn:
    """One turn of one seat (from 0). `begun` is the state before its first action, `reveals` where something came to light.

    `dealt`: the state before the action that drew the hand, None for a first hand.
    """

    def __init__(self, seat: int, round_: int, start: int, begun: State, dealt: tuple[State, Action] | None) -> None:
        self.seat = seat
        self.round = round_
        self.start = start
        self.begun = begun
        self.dealt = dealt
        self.actions: list[Action] = []
        self.reveals: list[int] = []
        self.after = begun

    def given_up(self) -> bool:
        return any(action.verb == RESIGN and action.target == self.seat for action in self.actions)

    def at(self, actions: int) -> State:
        """The state after so many actions of the turn."""
        state = self.begun.copy()
        for action in self.actions[:actions]:
            apply(state, action)
        return state

    def hand(self, key: bytes) -> State:
        """The same moment with another hand, drawn by this chance from what the seat knew of its pile."""
        state = self.begun.copy()
        state.key = key
        me = state.players[self.seat]
        if self.dealt is None:
            me.draw, me.hand, me.rolls = me.draw + me.hand, 0, 0
            draw_cards(state, state.board.catalog.hand_size)
            return state
        past = self.dealt[0].copy()
        past.key = key
        apply(past, self.dealt[1])
        drawn = past.players[self.seat]
        me.hand, me.draw, me.discard, me.rolls = drawn.hand, drawn.draw, drawn.discard, drawn.rolls
        return state


def turns_of(record: Record) -> list[PlayedTurn]:
    """Every turn of the game in order."""
    state = record.start.copy()
    found: list[PlayedTurn] = []
    dealt: dict[int, tuple[State, Action]] = {}
    for number, action in enumerate(record.actions):
        seat, round_ = int(state.current), int(state.round)
        if not found or (found[-1].seat, found[-1].round) != (seat, round_):
            found.append(PlayedTurn(seat, round_, number, state.copy(), dealt.get(seat)))
        turn = found[-1]
        before = state.copy()
        apply(state, action)
        turn.actions.append(action)
        turn.after = state
        if state.decision == OVER or (int(state.current), int(state.round)) != (seat, round_):
            turn.after = state.copy()
            dealt[seat] = (before, action)
        elif state.reveals != before.reveals:
            turn.reveals.append(len(turn.actions))
    return found

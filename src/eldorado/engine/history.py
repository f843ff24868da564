"""A game and all that led to it, so that anything can be taken back; at the table only what revealed nothing (R13.4)."""

from __future__ import annotations

from typing import Final, final

from .actions import RESIGN, Action
from .apply import apply
from .events import Event
from .int64 import i64
from .legal import legal_actions
from .state import State

SPACING: Final = 64
"""Actions between two states that are kept: taking back plays no more than these again."""


@final
class Turn:
    """One turn of one seat (from 0): `start` counts the actions played before it."""

    def __init__(self, start: int, round_: int, player: int) -> None:
        self.start = start
        self.round = round_
        self.player = player


@final
class History:
    """`start` is the state before the first action and never changed; `state` is the present one, `played` what led to it."""

    def __init__(self, start: State, state: State) -> None:
        self.start = start
        self.state = state
        self.played: list[Action] = []
        self._reveals: list[int] = []  # how many actions had been played whenever something was revealed
        self._kept: list[State] = []
        self._options: list[Action] | None = None

    def options(self) -> list[Action]:
        """What is legal now, asked for once between two actions; not to be changed."""
        options = self._options
        if options is None:
            options = legal_actions(self.state)
            self._options = options
        return options

    def play(self, action: Action) -> list[Event] | None:
        """Plays one of the options and tells what happened; None, with nothing changed, when it is not one of them."""
        for option in self.options():
            if option is action:
                return self.carry_out(action)
        return None

    def carry_out(self, action: Action) -> list[Event]:
        """Plays an action that is known to be legal."""
        state = self.state
        before: i64 = state.reveals
        events: list[Event] = []
        state.log = events
        apply(state, action)
        state.log = None
        self.played.append(action)
        self._options = None
        if state.reveals != before or action.verb == RESIGN:
            self._reveals.append(len(self.played))
        if len(self.played) % SPACING == 0:
            self._kept.append(state.copy())
        return events

    def turns(self) -> list[Turn]:
        """Every turn so far; found by playing the game again, as nobody asks while it is played."""
        state, found = self.start.copy(), [Turn(0, -1, -1)]
        for number, action in enumerate(self.played):
            if found[-1].round != state.round or found[-1].player != state.current:
                found.append(Turn(number, int(state.round), int(state.current)))
            apply(state, action)
        return found[1:]

    def can_undo(self) -> bool:
        """Whether anything was played since the last reveal."""
        return len(self.played) > (self._reveals[-1] if self._reveals else 0)

    def take_back(self) -> Action:
        """The last action, which has then never been played; there must be one."""
        action = self.played.pop()
        left = len(self.played)
        while self._reveals and self._reveals[-1] > left:
            self._reveals.pop()
        while len(self._kept) * SPACING > left:
            self._kept.pop()
        self._options = None
        self.state = (self._kept[-1] if self._kept else self.start).copy()
        for again in self.played[len(self._kept) * SPACING :]:
            apply(self.state, again)
        return action

    def copy(self) -> History:
        """An independent history from here on; what has been is shared."""
        twin = History(self.start, self.state.copy())
        twin.played = self.played.copy()
        twin._reveals = self._reveals.copy()
        twin._kept = self._kept.copy()
        return twin

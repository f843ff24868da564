"""Plays one game with bots, from the same setup always the same, and notes what an arena wants to know of it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, final

from ..engine.actions import Action, Actions
from ..engine.apply import apply
from ..engine.board import FAR
from ..engine.decision import OVER
from ..engine.errors import EldoradoError
from ..engine.events import CARD_BOUGHT, CARD_TAKEN, PIECE_MOVED, Event
from ..engine.legal import legal_actions
from ..engine.rules.ending import places, reason, winner
from ..engine.rules.setup import new_state
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import view
from ..engine.zones import size
from .interface import UNLIMITED, Bot, Budget


class BotError(EldoradoError):
    """A bot raised, or chose what is not among its options. `seat` counts from 1, `number` is the action's in the game."""

    def __init__(self, code: str, name: str, seat: int, number: int, reason: str) -> None:
        super().__init__(code, {"bot": name, "seat": seat, "number": number, "reason": reason[:200]})
        self.name = name
        self.seat = seat
        self.number = number


NEVER_MADE: Final = -1
"""The number in a Forfeit whose bot failed before it was asked anything."""


class Forfeit(NamedTuple):
    """A seat (from 1) that gave up before the action of this number, because its bot failed: the failure's code and words."""

    seat: int
    code: str
    number: int
    reason: str


@final
class Played:
    """A finished game. Seats count from 1, lists are by seat; `winner` is None when the rounds ran out."""

    def __init__(self, state: State, texts: list[str]) -> None:
        best = int(winner(state))
        self.winner = best + 1 if best >= 0 else None
        self.reason = reason(state)
        self.places = [int(seat) + 1 for seat in places(state)]
        self.rounds = int(state.round)
        self.first = int(state.first) + 1
        self.texts = texts
        self.seconds: list[list[float]] = [[] for _ in state.players]
        self.progress: list[list[int]] = [[] for _ in state.players]
        self.gained: list[list[int]] = [[] for _ in state.players]
        self.steps: list[list[int]] = [[] for _ in state.players]
        self.decks = [cards_owned(state, seat) for seat in range(len(state.players))]
        self.forfeits: list[Forfeit] = []


def cards_owned(state: State, seat: int) -> int:
    me = state.players[seat]
    return int(size(me.hand) + size(me.draw) + size(me.play) + size(me.discard))


Watch = Callable[[int, int], None]
"""Told the seat (from 1) and the number of the action before each choice."""
Clock = Callable[[], float]


def no_clock() -> float:
    """For those who do not want to know how long a bot thought: asking the system for the time is not free."""
    return 0.0


def seat_rng(seed: int, seat: int) -> random.Random:
    """The randomness of the bot on a seat (from 1): the same for a seed and a seat, whoever sits there."""
    return random.Random(f"eldorado {seed} {seat - 1}")


@final
class BotGame:
    """One game under way. `stop_at` makes seats resign where their bots failed before: how a bot that hung is played again."""

    def __init__(
        self,
        setup: Setup,
        actions: Actions,
        bots: Sequence[tuple[str, Bot]],
        budget: Budget = UNLIMITED,
        watch: Watch | None = None,
        forfeit: bool = False,
        stop_at: Sequence[Forfeit] = (),
        clock: Clock = time.process_time,
    ) -> None:
        if len(bots) != setup.players:
            raise EldoradoError("bot.seats", {"bots": len(bots), "players": setup.players})
        self.events: list[Event] = []
        self.state = new_state(setup, actions, self.events)
        self.state.log = self.events
        self.public = setup.without_seed()
        self.bots = bots
        self.budget = budget
        self.watch = watch
        self.forfeit = forfeit
        self.stop_at = stop_at
        self.clock = clock
        self.rngs = [seat_rng(setup.seed, seat) for seat in range(1, setup.players + 1)]
        self.texts: list[str] = []
        self.seconds: list[list[float]] = [[] for _ in bots]
        self.progress: list[list[int]] = [[] for _ in bots]
        self.forfeits: list[Forfeit] = []
        self._turn = (-1, -1)

    def run(self) -> Played:
        """Plays to the end; raises a BotError unless forfeits are wanted."""
        while self.state.decision != OVER:
            seat = int(self.state.current)
            self._note_turn(seat)
            self._play(self._action(seat))
        return self._played()

    def _note_turn(self, seat: int) -> None:
        turn = (int(self.state.round), seat)
        if turn != self._turn:
            if self._turn[0] >= 0:
                self._note_progress(self._turn[1])
            self._turn = turn
            self.seconds[seat].append(0.0)

    def _note_progress(self, seat: int) -> None:
        """After a turn; who has given up goes no further, though the pieces are off the board."""
        if all(forfeit.seat != seat + 1 for forfeit in self.forfeits):
            self.progress[seat].append(distance(self.state, seat))

    def _action(self, seat: int) -> Action:
        for forfeit in self.stop_at:
            if forfeit.seat == seat + 1 and forfeit.number in (NEVER_MADE, len(self.texts)):
                return self._resign(forfeit._replace(number=len(self.texts)))
        if self.watch is not None:
            self.watch(seat + 1, len(self.texts))
        try:
            return self._ask(seat)
        except BotError as error:
            if not self.forfeit:
                raise
            return self._resign(Forfeit(error.seat, error.code, error.number, str(error.facts["reason"])))

    def _resign(self, forfeit: Forfeit) -> Action:
        self.forfeits.append(forfeit)
        return self.state.actions.resigns[forfeit.seat - 1]

    def _ask(self, seat: int) -> Action:
        name, bot = self.bots[seat]
        options = legal_actions(self.state)
        seen = view(self.state, seat, self.public)
        begun = self.clock()
        try:
            action = bot.choose(seen, options, self.budget, self.rngs[seat])
        except Exception as error:  # a bot is somebody else's code: whatever it raises is reported by name
            raise BotError("bot.raised", name, seat + 1, len(self.texts), f"{type(error).__name__}: {error}") from error
        self.seconds[seat][-1] += self.clock() - begun
        for option in options:
            if option is action:
                return action
        raise BotError("bot.illegal", name, seat + 1, len(self.texts), repr(action))

    def _play(self, action: Action) -> None:
        apply(self.state, action)
        self.texts.append(action.text)

    def _played(self) -> Played:
        played = Played(self.state, self.texts)
        self._note_progress(self._turn[1])
        played.seconds, played.progress, played.forfeits = self.seconds, self.progress, self.forfeits
        for event in self.events:
            if event.code in (CARD_BOUGHT, CARD_TAKEN):
                played.gained[event.player].append(int(event.what))
            elif event.code == PIECE_MOVED:
                played.steps[event.player].append(int(event.place))
        return played


def distance(state: State, seat: int) -> int:
    """Steps of all pieces of a seat to the finish; pieces at home have none."""
    me = state.players[seat]
    total = 0
    for space in (me.first, me.second):
        if space >= 0:
            total += min(int(state.board.distance[space]), FAR)
    return total

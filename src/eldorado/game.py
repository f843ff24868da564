"""The public door: one game to play, look at, save and replay."""

from __future__ import annotations

import functools
import secrets

from .engine.actions import RESIGN, Action, Actions
from .engine.apply import apply
from .engine.board import Board
from .engine.decision import OVER, Decision
from .engine.errors import EldoradoError
from .engine.events import Event
from .engine.legal import decision, legal_actions, legal_resignations
from .engine.refusals import IllegalAction, refusal
from .engine.rules.ending import places, reason, winner
from .engine.rules.setup import new_state
from .engine.setup import DEFAULT_MAX_ROUNDS, Setup
from .engine.state import State
from .engine.view import SPECTATOR, View, view
from .engine.zones import count
from .notation.position.reader import parse_position
from .notation.position.text import position_text
from .notation.records import parse_record, record_text
from .routes.printed import board_of


class Outcome:
    """How a game ended. Seats count from 1; `winner` is None when the rounds ran out with nobody home.

    `reason`: arrived, blockades, highest, first, round (full race), resigned, rounds. Places after the first are
    unofficial (R11.11).
    """

    def __init__(self, state: State) -> None:
        best = int(winner(state))
        self.winner = best + 1 if best >= 0 else None
        self.reason = reason(state)
        self.places = [seat + 1 for seat in places(state)]
        self.rounds = int(state.round)

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, reason={self.reason!r}, places={self.places}, rounds={self.rounds})"


@functools.lru_cache(maxsize=64)
def actions_of(board: Board) -> Actions:
    """The actions of a board, made once and shared by all its games."""
    return Actions(board)


class Game:
    """A running game and all that led to it.

    >>> game = Game.new(route="first-game", players=3, seed=7, caves=True)
    >>> game.decision.kind, len(game.legal_actions()) > 1
    ('play', True)
    >>> events = game.play("end")
    >>> Game.replay(game.record).actions
    ['end']
    """

    def __init__(self, state: State, start: State, texts: list[str]) -> None:
        self._state = state
        self._start = start
        self._texts = texts
        self._public = state.setup.without_seed()
        self._undo: list[State] = []

    @classmethod
    def new(
        cls,
        route: str | Board = "first-game",
        players: int = 3,
        seed: int | None = None,
        caves: bool = False,
        first_player: int = 0,
        max_rounds: int = DEFAULT_MAX_ROUNDS,
        switches: frozenset[str] | set[str] | tuple[str, ...] = (),
    ) -> Game:
        """A new game. `route` is a printed route's name, a route file's text or a board; without a seed, chance decides."""
        board = board_of(route) if isinstance(route, str) else route
        chosen = secrets.randbits(64) if seed is None else seed
        return cls.begin(Setup(board, players, chosen, caves, frozenset(switches), first_player, max_rounds))

    @classmethod
    def begin(cls, setup: Setup) -> Game:
        """The game of a setup, before the first card is played."""
        return cls._begin(new_state(setup, actions_of(setup.board)))

    @classmethod
    def _begin(cls, state: State) -> Game:
        return cls(state, state.copy(), [])

    @classmethod
    def replay(cls, text: str) -> Game:
        """The game of a record, at its last action; raises RecordError with every fault."""
        record = parse_record(text, board_of, actions_of)
        game = cls._begin(record.start.copy())
        for action in record.actions:
            game._apply(action)
        return game

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A game that begins at a position; raises PositionError with every fault."""
        return cls._begin(parse_position(text, board_of, actions_of))

    @property
    def record(self) -> str:
        """Setup and actions as a text that replays to the same state everywhere; with the seed, so secret till the end."""
        return record_text(self._start, self._texts, board_of)

    @property
    def position(self) -> str:
        """This moment as a text that a person can read, change and load again."""
        return position_text(self._state, board_of)

    @property
    def state(self) -> State:
        """The whole truth; look, but do not change it."""
        return self._state

    @property
    def setup(self) -> Setup:
        """What was decided before the first card; with the seed, so secret till the end."""
        return self._state.setup

    @property
    def board(self) -> Board:
        return self._state.board

    @property
    def decision(self) -> Decision:
        """Who has to choose what."""
        return decision(self._state)

    @property
    def is_over(self) -> bool:
        return self._state.decision == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return Outcome(self._state) if self.is_over else None

    @property
    def actions(self) -> list[str]:
        """What was played so far, as text."""
        return list(self._texts)

    def legal_actions(self) -> list[Action]:
        """Everything the seat to decide may do now."""
        return legal_actions(self._state)

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Plays one action and tells what happened; raises, with the game unchanged, when it is not legal.

        Given a seat (from 1), only that seat's own actions are taken.
        """
        chosen = self._state.actions.parse(action if isinstance(action, str) else action.text)
        if seat is not None and not self.is_over and seat != self._seat_of(chosen):
            raise IllegalAction("illegal.wrong-seat", {"seat": seat, "turn": self.decision.seat, "action": chosen.text})
        if chosen not in legal_actions(self._state) and chosen not in legal_resignations(self._state):
            raise refusal(self._state, chosen)
        return self._apply(chosen)

    def _seat_of(self, action: Action) -> int:
        """Whose action this is: anybody may resign at any time, everything else is for the seat to decide."""
        return int(action.target) + 1 if action.verb == RESIGN else self.decision.seat

    def _apply(self, chosen: Action) -> list[Event]:
        before = self._state.copy()
        events: list[Event] = []
        self._state.log = events
        apply(self._state, chosen)
        self._state.log = None
        self._texts.append(chosen.text)
        if self._state.reveals == before.reveals and chosen.verb != RESIGN:
            self._undo.append(before)
        else:
            self._undo.clear()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether anything was played since the last reveal (R13.4)."""
        return bool(self._undo)

    def undo(self) -> str:
        """Takes back the last action and returns its text; refuses to go behind a reveal or the end of a turn."""
        if not self._undo:
            raise EldoradoError("undo.nothing")
        self._state = self._undo.pop().copy()  # copies of this game share what it remembers
        return self._texts.pop()

    def view(self, seat: int | None = None) -> View:
        """What a seat (from 1) may know; a spectator's view without one."""
        if seat is not None and not 1 <= seat <= len(self._state.players):
            raise EldoradoError("view.no-seat", {"seat": seat, "players": len(self._state.players)})
        return view(self._state, SPECTATOR if seat is None else seat - 1, self._public)

    def copy(self) -> Game:
        """An independent game from here on."""
        twin = Game(self._state.copy(), self._start, list(self._texts))
        twin._undo = list(self._undo)
        return twin

    def __str__(self) -> str:
        from .art.text import state_text

        text = state_text(self._state)
        return f"{text}\n{self.outcome!r}" if self.outcome is not None else text

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from .art import board_svg
        from .art.text import standing

        state = self._state
        where = [(seat, int(p.at(n))) for seat, p in enumerate(state.players) for n in range(2) if p.at(n) >= 0]
        piles = {space: int(count(state.caves, cave)) for cave, space in enumerate(self.board.caves)} if state.setup.caves else {}
        return board_svg(self.board, pieces=where, blockades=standing(state), caves=piles)

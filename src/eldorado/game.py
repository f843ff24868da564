"""The public door: one game to play, look at, save and replay."""

from __future__ import annotations

import pathlib
import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from . import pickles
from .engine import named
from .engine.actions import RESIGN, Action
from .engine.board import Board
from .engine.decision import OVER, Decision
from .engine.errors import EldoradoError
from .engine.events import Event
from .engine.history import History
from .engine.legal import decision, legal_resignations
from .engine.named import Seat
from .engine.refusals import IllegalAction, refusal
from .engine.rules.ending import places, reason, winner
from .engine.rules.setup import new_state
from .engine.setup import DEFAULT_MAX_ROUNDS, Setup
from .engine.state import State
from .engine.versions import RULES_VERSION
from .engine.view import View, view, viewer_of
from .notation.position.reader import parse_position
from .notation.position.text import position_text
from .notation.records import parse_record, record_text
from .opening import checked, load_route, names_of
from .routes.printed import actions_of as actions_of
from .routes.printed import board_of


class Outcome(NamedTuple):
    """How a game ended. Seats count from 1; `winner` is None when the rounds ran out with nobody home.

    `reason`: arrived, blockades, highest, first, round (full race), resigned, rounds. Places after the first are
    unofficial (R11.11).
    """

    winner: int | None
    reason: str
    places: tuple[int, ...]
    rounds: int

    @classmethod
    def of(cls, state: State) -> Outcome:
        """The outcome of a state in which the game is over."""
        best = int(winner(state))
        return cls(best + 1 if best >= 0 else None, reason(state), tuple(n + 1 for n in places(state)), int(state.round))

    def __str__(self) -> str:
        who = f"seat {self.winner}" if self.winner else "nobody"
        return f"{who}, {self.reason}, {self.rounds} rounds"


class Game:
    """A running game and all that led to it.

    >>> game = Game.new(route="first-game", players=3, seed=7, caves=True)
    >>> game.decision.kind, len(game.legal_actions()) > 1
    ('play', True)
    >>> events = game.play("end")
    >>> Game.replay(game.record).actions
    ['end']
    """

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def __init__(self, history: History, tags: dict[str, str] | None = None, public: Setup | None = None) -> None:
        self._history = history
        self._public = history.start.setup.without_seed() if public is None else public
        self.tags: dict[str, str] = dict(tags or {})
        """What the record says about itself besides the game: `seat 1`, `bot 2`, `date`, or anything else."""

    @classmethod
    def new(
        cls,
        route: str | Board | pathlib.Path = "first-game",
        players: int = 3,
        seed: int | None = None,
        caves: bool = False,
        first_player: int = 0,
        max_rounds: int = DEFAULT_MAX_ROUNDS,
        switches: Iterable[str] | str = (),
        rules: int = RULES_VERSION,
    ) -> Game:
        """A new game; raises SetupError with every fault. Without a seed, chance decides.

        `route` is a printed route's name, a route file's path or text, or a board; `first_player` a seat, or 0 for chance.
        """
        chosen = secrets.randbits(64) if seed is None else seed
        checked(players, chosen, first_player, max_rounds)
        board = load_route(route, rules)
        return cls.begin(Setup(board, players, chosen, bool(caves), names_of(switches), first_player, max_rounds))

    @classmethod
    def begin(cls, setup: Setup) -> Game:
        """The game of a setup, before the first card is played."""
        return cls._from(new_state(setup, actions_of(setup.board)))

    @classmethod
    def _from(cls, start: State, tags: dict[str, str] | None = None) -> Game:
        return cls(History(start, start.copy()), tags)

    @classmethod
    def replay(cls, text: str) -> Game:
        """The game of a record, at its last action, with its tags; raises RecordError with every fault."""
        record = parse_record(text, board_of, actions_of)
        game = cls._from(record.start, record.tags)
        for action in record.actions:
            game._history.carry_out(action)
        return game

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A game that begins at a position; raises PositionError with every fault."""
        return cls._from(parse_position(text, board_of, actions_of))

    # ---- looking

    @property
    def record(self) -> str:
        """Setup and actions as a text that replays to the same state everywhere; with the seed, so secret till the end."""
        tags = {name: said for name, said in self.tags.items() if name != "result"}
        if self.outcome is not None:
            tags["result"] = str(self.outcome)
        return record_text(self._history.start, self.actions, board_of, tags)

    @property
    def position(self) -> str:
        """This moment as a text that a person can read, change and load again."""
        return position_text(self._history.state, board_of)

    @property
    def state(self) -> State:
        """A copy of the whole truth: whatever is done to it, the game goes on as it was."""
        return self._history.state.copy()

    @property
    def setup(self) -> Setup:
        """What was decided before the first card; with the seed, so secret till the end."""
        return self._history.start.setup

    @property
    def board(self) -> Board:
        """The route as spaces and ways."""
        return self._history.state.board

    @property
    def decision(self) -> Decision:
        """Who has to choose what."""
        return decision(self._history.state)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._history.state.decision == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return Outcome.of(self._history.state) if self.is_over else None

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self._history.state.round)

    @property
    def reveals(self) -> int:
        """How often something hidden came to light so far."""
        return int(self._history.state.reveals)

    @property
    def seats(self) -> list[Seat]:
        """Every player's cards, tokens, pieces and blockades by name, nothing hidden; `seats[0]` is seat 1."""
        return named.seats(self._history.state)

    @property
    def market(self) -> dict[str, int]:
        """The piles on the market board: how many cards of each."""
        return named.market(self._history.state)

    @property
    def reserve(self) -> dict[str, int]:
        """The piles above the market board."""
        return named.reserve(self._history.state)

    @property
    def blockades(self) -> dict[str, int]:
        """The blockades that still lie, by the pieces they part: `{'B-C': 4}`."""
        return named.blockades(self._history.state)

    @property
    def caves(self) -> dict[str, int]:
        """How many tokens lie on each cave."""
        return named.caves(self._history.state)

    @property
    def actions(self) -> list[str]:
        """What was played so far, as text."""
        return [action.text for action in self._history.played]

    @property
    def turn_text(self) -> str:
        """The turn of the last action as one line: `round 3, seat 2: move scout B63; step B62; end`."""
        return next(reversed(self.turn_texts), "")

    @property
    def turn_texts(self) -> list[str]:
        """Every turn so far, one line each."""
        turns, texts = self._history.turns(), self.actions
        ends = [*(turn.start for turn in turns[1:]), len(texts)]
        return [
            f"round {turn.round}, seat {turn.player + 1}: " + "; ".join(texts[turn.start : end])
            for turn, end in zip(turns, ends, strict=False)
        ]

    def view(self, seat: int | None = None) -> View:
        """What a seat (from 1) may know; a spectator's view without one."""
        state = self._history.state
        if seat is not None and not 1 <= seat <= len(state.players):
            raise EldoradoError("view.no-seat", {"seat": seat, "players": len(state.players)})
        return view(state, viewer_of(seat or 0), self._public)

    # ---- playing

    def parse(self, text: str) -> Action:
        """The action of a text, legal now or not; raises when this board has none like it."""
        return self._history.state.actions.parse(text)

    def legal_actions(self) -> list[Action]:
        """Everything the seat to decide may do now."""
        return self._history.options().copy()

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Plays one action and tells what happened; raises, with the game unchanged, when it is not legal.

        Given a seat (from 1), only that seat's own actions are taken.
        """
        if seat is None and action.__class__ is Action:
            events = self._history.play(action)
            if events is not None:
                return events
        return self._play(action, seat)

    def _play(self, action: Action | str, seat: int | None) -> list[Event]:
        state = self._history.state
        text = action.text if isinstance(action, Action) else action
        if not isinstance(text, str):
            raise EldoradoError("action.not-a-text", {"found": repr(text)[:40]})
        chosen = state.actions.parse(text)
        if seat is not None and not self.is_over and seat != self._seat_of(chosen):
            raise IllegalAction("illegal.wrong-seat", {"seat": seat, "turn": self.decision.seat, "action": chosen.text})
        if chosen in self._history.options() or chosen in legal_resignations(state):
            return self._history.carry_out(chosen)
        raise refusal(state, chosen)

    def _seat_of(self, action: Action) -> int:
        """Whose action this is: anybody may resign at any time, everything else is for the seat to decide."""
        return int(action.target) + 1 if action.verb == RESIGN else self.decision.seat

    @property
    def can_undo(self) -> bool:
        """Whether anything was played since the last reveal (R13.4)."""
        return self._history.can_undo()

    def undo(self) -> str:
        """Takes back the last action and returns its text; refuses to go behind a reveal or the end of a turn."""
        if not self._history.can_undo():
            raise EldoradoError("undo.nothing")
        return self._history.take_back().text

    def pop(self) -> str:
        """Takes back the last action whatever it revealed, for research; returns its text."""
        if not self._history.played:
            raise EldoradoError("undo.nothing")
        return self._history.take_back().text

    # ---- as a value

    def copy(self) -> Game:
        """An independent game from here on."""
        return Game(self._history.copy(), self.tags, self._public)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (pickles.packed(self.record),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        ours, theirs = self._history, other._history
        return ours.played == theirs.played and ours.start == theirs.start

    def __repr__(self) -> str:
        over = f", outcome={self.outcome!r}" if self.is_over else ""
        return f"Game({self._history.state.told()}, actions={len(self._history.played)}{over})"

    def __str__(self) -> str:
        from .art.text import state_text

        text = state_text(self._history.state)
        return f"{text}\n{self.outcome!r}" if self.outcome is not None else text

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from .art import board_svg
        from .art.text import standing

        state = self._history.state
        where = [(seat, int(p.at(n))) for seat, p in enumerate(state.players) for n in range(2) if p.at(n) >= 0]
        piles = {self.board.space(name): count for name, count in self.caves.items()}
        return board_svg(self.board, pieces=where, blockades=standing(state), caves=piles)


def _restore(data: bytes) -> Game:
    """A pickled game: its record, played again; raises when anything of it was changed."""
    return Game.replay(pickles.unpacked(data))

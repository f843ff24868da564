"""A game rebuilt from its log. The log is the truth: entries only ever come to its end, and each is one person's gesture.

An entry is `start`, the actions of one message joined by `;`, `undo`, or `resign N`. `version` counts the entries.
"""

from __future__ import annotations

from collections import deque

from ...engine.errors import EldoradoError
from ...engine.events import TURN_BEGAN, Event
from ...game import Game
from ..storage import Entry

START = "start"
UNDO = "undo"
SEPARATOR = ";"
MOST_ACTIONS = 32
"""No single message holds more actions."""
KEPT = 32
"""How many entries' events stay in memory for those who come back."""


class Happened:
    """What one entry caused: the engine's events, or that a seat took something back."""

    __slots__ = ("events", "number", "undone_by")

    def __init__(self, number: int, events: list[Event], undone_by: int = 0) -> None:
        self.number = number
        self.events = events
        self.undone_by = undone_by


class Trial:
    """An entry tried on a copy: becomes the truth when it is durable, and is dropped otherwise."""

    __slots__ = ("game", "gestures", "happened", "seat", "text")

    def __init__(self, game: Game, text: str, seat: int, gestures: list[int], happened: Happened) -> None:
        self.game = game
        self.text = text
        self.seat = seat
        self.gestures = gestures
        self.happened = happened

    def begins_turn(self) -> bool:
        return self.text == START or any(event.code == TURN_BEGAN for event in self.happened.events)


class LoggedGame:
    """`gestures`: for each entry that can still be taken back, how many actions of it (R13.4)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.version = 0
        self.gestures: list[int] = []
        self.past: deque[Happened] = deque(maxlen=KEPT)

    def begin(self) -> Trial:
        """The first entry."""
        return Trial(self.game, START, 0, [], Happened(self.version + 1, []))

    def act(self, seat: int, texts: list[str]) -> Trial:
        """Several actions of one seat, all or none; raises with the index of the one at fault.

        Nothing may follow what reveals something: whether it were legal would tell what was drawn, and nothing would be
        written. Whether an action reveals follows from what its seat can see (how many cards and tokens lie where).
        """
        return self._tried(seat, texts, after_reveal=False)

    def _tried(self, seat: int, texts: list[str], after_reveal: bool) -> Trial:
        game = self.game.copy()
        reveals = game.reveals
        gestures = list(self.gestures)
        events: list[Event] = []
        played: list[str] = []
        standing = 0
        for index, text in enumerate(texts):
            try:
                if game.reveals != reveals and not after_reveal:
                    raise EldoradoError("act.after-reveal")
                events += _play(game, seat, text, played)
            except EldoradoError as refused:
                raise ActionRefused(refused, index) from refused
            standing = standing + 1 if game.can_undo else 0
            if not game.can_undo:
                gestures.clear()
        if standing:
            gestures.append(standing)
        return Trial(game, SEPARATOR.join(played), seat, gestures, Happened(self.version + 1, events))

    def undo(self, seat: int) -> Trial:
        """Takes back the last gesture, as far as nothing was revealed by it."""
        if self.game.decision.seat != seat:
            raise EldoradoError("act.not-your-turn", {"seat": self.game.decision.seat})
        if not self.gestures:
            raise EldoradoError("undo.nothing")
        game = self.game.copy()
        for _ in range(self.gestures[-1]):
            game.undo()
        return Trial(game, UNDO, seat, self.gestures[:-1], Happened(self.version + 1, [], seat))

    def resign(self, seat: int) -> Trial:
        game = self.game.copy()
        events = game.play(f"resign {seat}")
        return Trial(game, f"resign {seat}", seat, [], Happened(self.version + 1, events))

    def accept(self, trial: Trial) -> None:
        """The trial is durable: from here on it is what happened."""
        self.game = trial.game
        self.gestures = trial.gestures
        self.version = trial.happened.number
        self.past.append(trial.happened)

    def replay(self, entry: Entry) -> Trial:
        """Follows one stored entry, and says what it was."""
        if entry.number != self.version + 1:
            raise EldoradoError("log.gap", {"expected": self.version + 1, "found": entry.number})
        trial = self._again(entry)
        self.accept(trial)
        return trial

    def _again(self, entry: Entry) -> Trial:
        if entry.text == START:
            return self.begin()
        if entry.text == UNDO:
            return self.undo(entry.seat)
        if entry.text.startswith("resign "):
            return self.resign(entry.seat)
        # what was stored was carried out, also before the door asked that nothing follows a reveal
        return self._tried(entry.seat, entry.text.split(SEPARATOR), after_reveal=True)

    def since(self, version: int) -> list[Happened] | None:
        """Everything after a version, or None when that is no longer in memory."""
        if version >= self.version:
            return []
        if not self.past or self.past[0].number > version + 1:
            return None
        missed: list[Happened] = []
        for happened in reversed(self.past):
            if happened.number <= version:
                break
            missed.append(happened)
        return missed[::-1]


class ActionRefused(EldoradoError):
    """One action of a message is not legal; `index` says which."""

    def __init__(self, refused: EldoradoError, index: int) -> None:
        super().__init__(refused.code, refused.facts)
        self.index = index


def _play(game: Game, seat: int, text: str, played: list[str]) -> list[Event]:
    """One action at the door: a message never acts for another seat, nor resigns in passing."""
    if game.decision.seat != seat:
        raise EldoradoError("act.over" if game.is_over else "act.not-your-turn", {"seat": game.decision.seat})
    action = game.parse(text)
    if action.text.startswith("resign"):
        raise EldoradoError("act.resign-apart")
    played.append(action.text)
    return game.play(action)

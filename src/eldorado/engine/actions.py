"""Intents: one small frozen value each, made once per board, with a text form that parses back (docs/notation.md)."""

from __future__ import annotations

from typing import Final, final

from .board import NOWHERE, Board
from .components import CARD_IDS, CARD_KINDS, TOKEN_IDS, TOKEN_KINDS
from .errors import EldoradoError
from .int64 import i64

MOVE: Final = 0
BREAK: Final = 1
STEP: Final = 2
STEP_BREAK: Final = 3
STOP: Final = 4
PAY_SPACE: Final = 5
PAY_BLOCKADE: Final = 6
GIVE: Final = 7
USE: Final = 8
REMOVE_CARD: Final = 9
TAKE_CARD: Final = 10
SPEND: Final = 11
BUY: Final = 12
SWAP: Final = 13
KEEP_ITEM: Final = 14
END: Final = 15
DISCARD_CARD: Final = 16
DONE: Final = 17
RESIGN: Final = 18
WORDS: Final = (
    "move", "break", "step", "step", "stop", "pay", "pay", "give", "use", "remove", "take", "spend", "buy", "swap",
    "keep", "end", "discard", "done", "resign",
)  # fmt: skip

# What is played: a card, a token, a card under a change-symbol token, or a card spent as half a coin.
TOKEN_SOURCE: Final = 21
CHANGED_SOURCE: Final = 35
HALF_SOURCE: Final = 56
SOURCES: Final = 77
NO_SOURCE: Final = -1
NO_TARGET: Final = -1

MAX_TEXT: Final = 80
"""No action is written with more characters than this."""


@final
class Action:
    """`source` is what is played, `piece` 0 or 1, `target` a space, blockade number, card kind or seat by the verb."""

    def __init__(self, verb: i64, source: i64, piece: i64, target: i64, text: str) -> None:
        self.verb = verb
        self.source = source
        self.piece = piece
        self.target = target
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text and self.target == other.target)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (int(self.verb), int(self.source), int(self.piece), int(self.target), self.text)

    def __str__(self) -> str:
        return self.text


def source_text(source: i64) -> str:
    if source < TOKEN_SOURCE:
        return CARD_IDS[source]
    if source < CHANGED_SOURCE:
        return "@" + TOKEN_IDS[source - TOKEN_SOURCE]
    if source < HALF_SOURCE:
        return CARD_IDS[source - CHANGED_SOURCE] + "@change_symbol"
    return CARD_IDS[source - HALF_SOURCE] + " half"


def card_of(source: i64) -> i64:
    """The kind of card a source plays, or NO_SOURCE for a token."""
    if source < TOKEN_SOURCE:
        return source
    if source < CHANGED_SOURCE:
        return NO_SOURCE
    return source - (CHANGED_SOURCE if source < HALF_SOURCE else HALF_SOURCE)


@final
class Actions:
    """Every action of one board, each made once: asking for the same again gives the same object."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.size: i64 = board.size
        self._moves: list[Action | None] = [None] * (HALF_SOURCE * 2 * len(board.names))
        self.stop = Action(STOP, NO_SOURCE, 0, NO_TARGET, "stop")
        self.end = Action(END, NO_SOURCE, 0, NO_TARGET, "end")
        self.done = Action(DONE, NO_SOURCE, 0, NO_TARGET, "done")
        self.steps: list[Action] = [Action(STEP, NO_SOURCE, 0, i, f"step {name}") for i, name in enumerate(board.names)]
        self.step_breaks: list[Action] = [Action(STEP_BREAK, NO_SOURCE, 0, n, f"step #{n}") for n in range(7)]
        self._breaks: list[Action] = [
            Action(BREAK, s, p, n, f"break {source_text(s)} #{n}{_piece_text(p)}")
            for s in range(HALF_SOURCE) for p in range(2) for n in range(7)
        ]  # fmt: skip
        self._pay_spaces: list[Action] = [
            Action(PAY_SPACE, NO_SOURCE, p, i, f"pay {name}{_piece_text(p)}")
            for i, name in enumerate(board.names)
            for p in range(2)
        ]
        self._pay_blockades: list[Action] = [
            Action(PAY_BLOCKADE, NO_SOURCE, p, n, f"pay #{n}{_piece_text(p)}") for n in range(7) for p in range(2)
        ]
        self.uses: list[Action] = [Action(USE, s, 0, NO_TARGET, f"use {source_text(s)}") for s in range(CHANGED_SOURCE)]
        self.spends: list[Action] = [Action(SPEND, s, 0, NO_TARGET, f"spend {source_text(s)}") for s in range(SOURCES)]
        self.gives = _card_actions(GIVE)
        self.removes = _card_actions(REMOVE_CARD)
        self.takes = _card_actions(TAKE_CARD)
        self.buys = _card_actions(BUY)
        self.swaps = _card_actions(SWAP)
        self.keeps = _card_actions(KEEP_ITEM)
        self.discards = _card_actions(DISCARD_CARD)
        self._of_card: dict[str, list[Action]] = {
            "give": self.gives, "remove": self.removes, "take": self.takes, "buy": self.buys, "swap": self.swaps,
            "keep": self.keeps, "discard": self.discards,
        }  # fmt: skip
        self.resigns: list[Action] = [Action(RESIGN, NO_SOURCE, 0, s, f"resign {s + 1}") for s in range(4)]

    def move(self, source: i64, piece: i64, space: i64) -> Action:
        """The first step with a card or token."""
        index = (source * 2 + piece) * self.size + space
        known = self._moves[index]
        if known is None:
            known = Action(
                MOVE, source, piece, space, f"move {source_text(source)} {self.board.names[space]}{_piece_text(piece)}"
            )
            self._moves[index] = known
        return known

    def pay_space(self, piece: i64, space: i64) -> Action:
        return self._pay_spaces[space * 2 + piece]

    def pay_blockade(self, piece: i64, number: i64) -> Action:
        return self._pay_blockades[number * 2 + piece]

    def break_(self, source: i64, piece: i64, number: i64) -> Action:
        return self._breaks[(source * 2 + piece) * 7 + number]

    def parse(self, text: str) -> Action:
        """The action this text names; raises with the code and the word that was not understood."""
        if len(text) > MAX_TEXT:
            raise EldoradoError("action.too-long", {"length": len(text), "most": MAX_TEXT})
        words = text.split()
        if not words:
            raise EldoradoError("action.empty")
        return self._parse(words[0], words[1:])

    def _parse(self, verb: str, words: list[str]) -> Action:
        if verb in ("stop", "end", "done"):
            _expect(words, 0)
            return self.stop if verb == "stop" else self.end if verb == "end" else self.done
        if verb in ("move", "break"):
            piece = _pop_piece(words)
            _expect(words, 2)
            return self._parse_first(verb, _source(words[0]), piece, words[1])
        if verb == "pay":
            piece = _pop_piece(words)
            _expect(words, 1)
            if words[0].startswith("#"):
                return self.pay_blockade(piece, _number(words[0]))
            return self.pay_space(piece, self._space(words[0]))
        if verb == "step":
            _expect(words, 1)
            return self.step_breaks[_number(words[0])] if words[0].startswith("#") else self.steps[self._space(words[0])]
        return self._parse_card(verb, words)

    def _parse_first(self, verb: str, source: int, piece: int, target: str) -> Action:
        if verb == "break":
            return self.break_(source, piece, _number(target))
        return self.move(source, piece, self._space(target))

    def _parse_card(self, verb: str, words: list[str]) -> Action:
        if verb not in WORDS:
            raise EldoradoError("action.unknown-verb", {"found": verb[:20], "verbs": sorted(set(WORDS))})
        if verb == "spend" and len(words) == 2 and words[1] == "half":
            return self.spends[HALF_SOURCE + _card(words[0])]
        _expect(words, 1)
        if verb == "spend":
            return self.spends[_source(words[0])]
        if verb == "use":
            source = _source(words[0])
            if source >= CHANGED_SOURCE:
                raise EldoradoError("action.unknown-card", {"found": words[0]})
            return self.uses[source]
        if verb == "resign":
            if words[0] not in ("1", "2", "3", "4"):
                raise EldoradoError("action.unknown-seat", {"found": words[0][:20]})
            return self.resigns[int(words[0]) - 1]
        return self._of_card[verb][_card(words[0])]

    def _space(self, name: str) -> int:
        space = self.board.space(name.upper())
        if space == NOWHERE:
            raise EldoradoError("action.unknown-space", {"found": name[:20]})
        return space


def _card_actions(verb: int) -> list[Action]:
    return [Action(verb, NO_SOURCE, 0, kind, f"{WORDS[verb]} {id_}") for kind, id_ in enumerate(CARD_IDS)]


def _piece_text(piece: int | i64) -> str:
    return " /2" if piece else ""


def _pop_piece(words: list[str]) -> int:
    if words and words[-1] in ("/1", "/2"):
        return 1 if words.pop() == "/2" else 0
    return 0


def _expect(words: list[str], length: int) -> None:
    if len(words) != length:
        raise EldoradoError("action.wrong-words", {"found": len(words), "needed": length})


def _card(word: str) -> int:
    if word not in CARD_IDS:
        raise EldoradoError("action.unknown-card", {"found": word[:30]})
    return CARD_IDS.index(word)


def _source(word: str) -> int:
    if word.startswith("@"):
        if word[1:] not in TOKEN_IDS:
            raise EldoradoError("action.unknown-token", {"found": word[:30]})
        return TOKEN_SOURCE + TOKEN_IDS.index(word[1:])
    if word.endswith("@change_symbol"):
        return CHANGED_SOURCE + _card(word.partition("@")[0])
    return _card(word)


def _number(word: str) -> int:
    if word not in ("#1", "#2", "#3", "#4", "#5", "#6"):
        raise EldoradoError("action.unknown-blockade", {"found": word[:20]})
    return int(word[1:])


assert TOKEN_SOURCE == CARD_KINDS
assert CHANGED_SOURCE == TOKEN_SOURCE + TOKEN_KINDS
assert HALF_SOURCE == CHANGED_SOURCE + CARD_KINDS
assert SOURCES == HALF_SOURCE + CARD_KINDS

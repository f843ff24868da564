"""Builder verbs for short tests: a position in words, what is played on it, and what is then seen."""

from __future__ import annotations

import textwrap

import pytest
from invariants import check_state, check_views, losses

from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.errors import EldoradoError
from eldorado.engine.events import NAMES, Event
from eldorado.engine.state import EL_DORADO, OFF_BOARD, State
from eldorado.engine.zones import count, size
from eldorado.game import Game
from eldorado.notation.position.text import zone_text

TWO_CAVES = """
route
  route two-caves
  B   0   0  turn 2
  F   7  -3  turn 1
  I  14  -6  turn 2
  end river
"""
"""A route of our own where caves lie at a seam: F13 and I47 both beside F14 and I56, one of them over the seam F-I."""


class Table:
    """A game and the facts its last play told; every verb returns the table, every question a text or number."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told: list[Event] = []
        self._lost = losses(game.state)
        self._check()

    @property
    def state(self) -> State:
        return self.game.state

    # verbs

    def plays(self, *texts: str) -> Table:
        """Plays each text; after every one all invariants hold."""
        for text in texts:
            self.told = self.game.play(text)
            self._check()
        return self

    def refuses(self, text: str, code: str, **facts: int | str) -> Table:
        """The text is refused with this code and these facts, and nothing has changed."""
        before, played = self.state.to_bytes(), self.game.actions
        with pytest.raises(EldoradoError) as caught:
            self.game.play(text)
        assert caught.value.code == code
        assert {name: caught.value.facts[name] for name in facts} == facts
        assert self.state.to_bytes() == before
        assert self.game.actions == played
        return self

    def undoes(self, *texts: str) -> Table:
        """Takes back these actions, the last one first."""
        for text in texts:
            assert self.game.undo() == text
            self._check()
        return self

    def offers(self, *texts: str) -> Table:
        """Each of these is legal now."""
        assert [text for text in texts if text not in self._legal()] == []
        return self

    def lacks(self, *texts: str) -> Table:
        """No legal action begins with any of these words."""
        assert [legal for legal in self._legal() for text in texts if (legal + " ").startswith(text + " ")] == []
        return self

    # questions

    def offered(self, words: str) -> list[str]:
        """What follows these words in the legal actions, sorted."""
        return sorted(text[len(words) + 1 :] for text in self._legal() if text.startswith(words + " "))

    @property
    def asked(self) -> str:
        """`2 play`: who is asked what."""
        decision = self.game.decision
        return f"{decision.seat} {decision.kind}" if decision.seat else decision.kind

    @property
    def facts(self) -> list[str]:
        """The names of the events of the last play."""
        return [NAMES[event.code] for event in self.told]

    @property
    def left(self) -> int:
        """Power left of the movement under way, 0 when there is none."""
        return int(self.state.left) if self.state.is_moving() else 0

    def at(self, seat: int) -> str:
        player = self.state.players[seat - 1]
        names = {EL_DORADO: "home", OFF_BOARD: "out"}
        places = [player.first] if player.second == OFF_BOARD else [player.first, player.second]
        return ", ".join(names[int(place)] if place < 0 else self.state.board.names[place] for place in places)

    def hand(self, seat: int) -> str:
        return zone_text(self.state.players[seat - 1].hand, CARD_IDS)

    def hand_size(self, seat: int) -> int:
        return int(size(self.state.players[seat - 1].hand))

    def draw(self, seat: int) -> str:
        return zone_text(self.state.players[seat - 1].draw, CARD_IDS)

    def area(self, seat: int) -> str:
        """The play area."""
        return zone_text(self.state.players[seat - 1].play, CARD_IDS)

    def discard(self, seat: int) -> str:
        return zone_text(self.state.players[seat - 1].discard, CARD_IDS)

    def removed(self, seat: int) -> str:
        return zone_text(self.state.players[seat - 1].removed, CARD_IDS)

    def tokens(self, seat: int) -> str:
        return zone_text(self.state.players[seat - 1].tokens, TOKEN_IDS)

    def token_count(self, seat: int) -> int:
        return int(size(self.state.players[seat - 1].tokens))

    def won(self, seat: int) -> list[int]:
        return [number for number in range(1, 7) if (self.state.players[seat - 1].won >> number) & 1]

    @property
    def waiting(self) -> str:
        """Items just used that a keep-item token can still save."""
        return zone_text(self.state.waiting, CARD_IDS)

    @property
    def used(self) -> str:
        """Cave tokens out of the game."""
        return zone_text(self.state.used_tokens, TOKEN_IDS)

    @property
    def slots(self) -> str:
        """The market board, `-` for a vacant slot."""
        kinds = [int(self.state.slots >> (5 * index)) & 31 for index in range(6)]
        return ", ".join(CARD_IDS[kind] if kind else "-" for kind in kinds)

    def pile(self, card: str) -> int:
        """How many copies are for sale or in the reserve."""
        return int(count(self.state.market, CARD_IDS.index(card)))

    def cave(self, name: str) -> int:
        """The height of a cave's pile."""
        return int(count(self.state.caves, self.state.board.caves.index(self.state.board.space(name))))

    @property
    def standing(self) -> list[int]:
        """The blockades on the board, by seam, 0 where one was taken."""
        return [int(self.state.standing(seam)) for seam in range(self.state.board.seam_count)]

    def ended(self) -> tuple[int | None, str]:
        """Winner and reason."""
        outcome = self.game.outcome
        assert outcome is not None
        return outcome.winner, outcome.reason

    def _legal(self) -> list[str]:
        return [action.text for action in self.game.legal_actions()]

    def _check(self) -> None:
        check_state(self.state, self._lost)
        check_views(self.state, self.state.setup.without_seed())


def table(position: str) -> Table:
    """A table as a position describes it (docs/notation.md), without the title line; `;` parts lines."""
    text = "eldorado position 1\n" + textwrap.dedent(position).strip().replace(";", "\n")
    return Table(Game.from_position(text))


def solo(at: str, hand: str, *lines: str) -> Table:
    """Three players on the first route, seat 1 to play from this space with this hand; `lines` go before the seat."""
    return table("; ".join([*lines, f"players 3; seat 1; at {at}; hand {hand}"]))

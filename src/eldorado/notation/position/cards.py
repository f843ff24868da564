"""Where the cards and tokens of a written position lie: counted by kind, and what is not said supplied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from ...engine.components import CARD_IDS, STARTING_KINDS, TOKEN_IDS, TOKEN_KINDS
from ...engine.int64 import i64
from ...engine.rules.market import SLOTS, fill_slot
from ...engine.state import Player, State
from ...engine.status_cards import owned
from ...engine.zones import count, one
from ..keyed_text import KeyedLine, KeyedText, number

MOST_IN_ZONE: Final = 7
SEAT_ZONES: Final = {
    "hand": CARD_IDS, "draw": CARD_IDS, "play": CARD_IDS, "discard": CARD_IDS, "removed": CARD_IDS, "tokens": TOKEN_IDS,
}  # fmt: skip
"""What lies before a seat, by its key here and its name in the engine, and what it consists of."""


@final
class CardReader:
    """Reads them into a state; `said_at` is the line that spoke of a card or token last, for the faults found later."""

    def __init__(self, state: State, text: KeyedText) -> None:
        self.state = state
        self.text = text
        self.said_at: dict[str, int] = {}
        self.piles: list[int] = []

    def read(self) -> None:
        for seat, player in enumerate(self.state.players):
            for key, ids in SEAT_ZONES.items():
                setattr(player, key, self._zone(self.text.items(key, seat), ids))
            self._supply_starting(player, self.text.of_seat(seat, "draw") is not None)
        self.state.waiting = self._zone(self.text.items("waiting"), CARD_IDS)
        self.state.used_tokens = self._zone(self.text.items("used"), TOKEN_IDS)
        self._supply_market()
        self._read_market()
        for line, words in self.text.items("reserve"):
            self._for_sale(line, words)
        if self.state.setup.caves:
            self._supply_bag()

    def _supply_starting(self, player: Player, draw_said: bool) -> None:
        """Starting cards in no zone lie in the draw pile, or are gone where the draw pile was given."""
        for kind in range(STARTING_KINDS):
            unsaid = one(kind) * max(i64(self.state.board.catalog.cards[kind].start) - owned(player, kind), 0)
            if draw_said:
                player.removed += unsaid
            else:
                player.draw += unsaid

    def _supply_market(self) -> None:
        """Every copy that nobody owns is for sale."""
        for card in self.state.board.catalog.cards:
            if card.copies:
                known = sum([owned(player, card.index) for player in self.state.players])
                self.state.market += one(card.index) * max(card.copies - known - count(self.state.waiting, card.index), 0)

    def _supply_bag(self) -> None:
        """The tokens that nobody has seen yet."""
        for token in range(TOKEN_KINDS):
            seen = count(self.state.used_tokens, token) + sum([count(player.tokens, token) for player in self.state.players])
            self.state.bag += one(token) * max(self.state.board.catalog.token_counts[token] - seen, 0)

    def _zone(self, items: Iterable[tuple[KeyedLine, list[str]]], ids: tuple[str, ...]) -> i64:
        """`traveler 2, explorer`: how many of each, seven at most."""
        zone: i64 = 0
        for line, words in items:
            kind = self._kind(line, words, ids)
            if kind >= 0:
                amount = self._amount(line, words) if len(words) > 1 else 1
                zone += one(kind) * min(i64(amount), MOST_IN_ZONE - count(zone, kind))
                self.said_at[ids[kind]] = max(self.said_at.get(ids[kind], 0), line.line)
        return zone

    def _kind(self, line: KeyedLine, words: list[str], ids: tuple[str, ...]) -> int:
        if 1 <= len(words) <= 2 and words[0] in ids:
            return ids.index(words[0])
        if 1 <= len(words) <= 2:
            code = "position.unknown-token" if ids is TOKEN_IDS else "position.unknown-card"
            self.text.fault(code, line.line, line.key, {"found": words[0][:40]})
        else:
            self.text.bad_value(line, words)
        return -1

    def _amount(self, line: KeyedLine, words: list[str]) -> int:
        amount = number(words[1], 0, MOST_IN_ZONE)
        if amount is None:
            self.text.bad_number(line, " ".join(words), 0, MOST_IN_ZONE)
        return amount or 0

    def _read_market(self) -> None:
        """The slots as written; else the starting six, by price, less those that are sold out (R2.6, R7.9)."""
        slots = [0 if words == ["-"] else self._for_sale(line, words) for line, words in self.text.items("market")]
        slots = [kind for kind in slots if kind >= 0]
        if "market" not in self.text.entries:
            marked = sorted([(card.price, card.index) for card in self.state.board.catalog.cards if card.market])
            slots = [kind if count(self.state.market, kind) else 0 for _, kind in marked]
        elif len(slots) > SLOTS:
            self.text.fault(
                "position.too-many-slots", self.text.line("market"), "market", {"found": len(slots), "most": int(SLOTS)}
            )
        for index, kind in enumerate(slots[: int(SLOTS)]):
            fill_slot(self.state, index, kind)

    def _for_sale(self, line: KeyedLine, words: list[str]) -> int:
        """The kind of one pile, -1 when there is none such; sets how many lie there."""
        kind = self._kind(line, words, CARD_IDS)
        if kind < 0:
            return -1
        if kind < STARTING_KINDS or kind in self.piles:
            code = "position.not-for-sale" if kind < STARTING_KINDS else "position.pile-twice"
            self.text.fault(code, line.line, CARD_IDS[kind], {"card": CARD_IDS[kind]})
            return -1
        self.piles.append(kind)
        if len(words) > 1:
            self.said_at[CARD_IDS[kind]] = line.line
            self.state.market += one(kind) * (i64(self._amount(line, words)) - count(self.state.market, kind))
        return kind

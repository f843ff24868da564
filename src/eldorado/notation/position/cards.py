"""Where the cards and tokens of a written position lie: counted by kind, and what is not said supplied."""

from __future__ import annotations

from typing import Final, final

from ...engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS, TOKEN_KINDS
from ...engine.int64 import i64
from ...engine.rules.market import SLOTS, fill_slot
from ...engine.state import Player, State
from ...engine.status_cards import owned
from ...engine.zones import count, one
from ..keyed_text import KeyedLine, KeyedText, number

MOST_IN_ZONE: Final = 7


@final
class CardReader:
    """Reads them into a state; `said_at` is the line that spoke of a card or token last, for the faults found later."""

    def __init__(self, state: State, text: KeyedText) -> None:
        self.state = state
        self.text = text
        self.said_at: dict[str, int] = {}

    def read(self) -> None:
        for seat, player in enumerate(self.state.players):
            self._read_seat(player, self.text.seats.get(seat + 1, {}))
        self.state.waiting = self._zone(self.text.entries.get("waiting"), CARD_IDS, "position.unknown-card")
        self.state.used_tokens = self._zone(self.text.entries.get("used"), TOKEN_IDS, "position.unknown-token")
        self._supply_market()
        piles: list[int] = []
        self._read_market(piles)
        self._read_reserve(piles)
        if self.state.setup.caves:
            self._supply_bag()

    def _read_seat(self, player: Player, lines: dict[str, KeyedLine]) -> None:
        player.hand = self._zone(lines.get("hand"), CARD_IDS, "position.unknown-card")
        player.draw = self._zone(lines.get("draw"), CARD_IDS, "position.unknown-card")
        player.play = self._zone(lines.get("play"), CARD_IDS, "position.unknown-card")
        player.discard = self._zone(lines.get("discard"), CARD_IDS, "position.unknown-card")
        player.removed = self._zone(lines.get("removed"), CARD_IDS, "position.unknown-card")
        player.tokens = self._zone(lines.get("tokens"), TOKEN_IDS, "position.unknown-token")
        self._supply_starting(player, "draw" in lines)

    def _supply_starting(self, player: Player, draw_said: bool) -> None:
        """Starting cards in no zone lie in the draw pile, or are gone where the draw pile was given."""
        for kind in range(STARTING_KINDS):
            unsaid = max(i64(self.state.board.catalog.cards[kind].start) - owned(player, kind), 0)
            if draw_said:
                player.removed += one(kind) * unsaid
            else:
                player.draw += one(kind) * unsaid

    def _supply_market(self) -> None:
        """Every copy that nobody owns is for sale."""
        for card in self.state.board.catalog.cards:
            if card.copies:
                total = count(self.state.waiting, card.index)
                for player in self.state.players:
                    total += owned(player, card.index)
                self.state.market += one(card.index) * max(i64(card.copies) - total, 0)

    def _supply_bag(self) -> None:
        """The tokens that nobody has seen yet."""
        for token in range(TOKEN_KINDS):
            seen = count(self.state.used_tokens, token)
            for player in self.state.players:
                seen += count(player.tokens, token)
            self.state.bag += one(token) * max(i64(self.state.board.catalog.token_counts[token]) - seen, 0)

    def _zone(self, line: KeyedLine | None, ids: tuple[str, ...], unknown: str) -> i64:
        """`traveler 2, explorer`: how many of each, seven at most."""
        zone: i64 = 0
        for words in line.items() if line is not None else []:
            assert line is not None
            kind = self._kind(line, words, ids, unknown)
            if kind >= 0:
                amount = self._amount(line, words, 1)
                zone += one(kind) * min(i64(amount), MOST_IN_ZONE - count(zone, kind))
                self.said_at[ids[kind]] = max(self.said_at.get(ids[kind], 0), line.line)
        return zone

    def _kind(self, line: KeyedLine, words: list[str], ids: tuple[str, ...], unknown: str) -> int:
        if not 1 <= len(words) <= 2:
            self.text.fault("text.bad-value", line.line, line.key, {"found": " ".join(words)[:40]})
        elif words[0] not in ids:
            self.text.fault(unknown, line.line, line.key, {"found": words[0][:40]})
        else:
            return ids.index(words[0])
        return -1

    def _amount(self, line: KeyedLine, words: list[str], default: int) -> int:
        if len(words) < 2:
            return default
        amount = number(words[1], 0, MOST_IN_ZONE)
        if amount is None:
            self.text.bad_number(line, " ".join(words), 0, MOST_IN_ZONE)
        return amount or 0

    def _read_market(self, piles: list[int]) -> None:
        """The slots as written; else the starting six, by price, less those that are sold out (R2.6, R7.9)."""
        line = self.text.entries.get("market")
        slots: list[int] = []
        if line is None:
            marked = sorted([(card.price, card.index) for card in self.state.board.catalog.cards if card.market])
            slots = [kind if count(self.state.market, kind) else 0 for _, kind in marked]
        for words in line.items() if line is not None else []:
            assert line is not None
            kind = 0 if words == ["-"] else self._for_sale(line, words, piles)
            if kind >= 0:
                slots.append(kind)
        if line is not None and len(slots) > SLOTS:
            self.text.fault("position.too-many-slots", line.line, "market", {"found": len(slots), "most": int(SLOTS)})
        for index, kind in enumerate(slots[: int(SLOTS)]):
            fill_slot(self.state, index, kind)

    def _read_reserve(self, piles: list[int]) -> None:
        line = self.text.entries.get("reserve")
        for words in line.items() if line is not None else []:
            assert line is not None
            self._for_sale(line, words, piles)

    def _for_sale(self, line: KeyedLine, words: list[str], piles: list[int]) -> int:
        """The kind of one pile, -1 when there is none such; sets how many lie there."""
        kind = self._kind(line, words, CARD_IDS, "position.unknown-card")
        if kind < 0:
            return -1
        if kind < STARTING_KINDS or kind in piles:
            code = "position.not-for-sale" if kind < STARTING_KINDS else "position.pile-twice"
            self.text.fault(code, line.line, CARD_IDS[kind], {"card": CARD_IDS[kind]})
            return -1
        piles.append(kind)
        if len(words) > 1:
            self.said_at[CARD_IDS[kind]] = line.line
            self.state.market += one(kind) * (i64(self._amount(line, words, 0)) - count(self.state.market, kind))
        return kind


assert len(CARD_IDS) == CARD_KINDS

"""Where the cards and tokens of a written position lie: counted by kind, missing ones supplied, no copy too many."""

from __future__ import annotations

from typing import Final, final

from ...engine.catalog import Catalog
from ...engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS, TOKEN_KINDS
from ...engine.int64 import i64
from ...engine.zones import one
from ..keyed_text import KeyedLine, KeyedText, number

HAND: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
REMOVED: Final = 4
ZONES: Final = ("hand", "draw", "play", "discard", "removed")
MOST_SLOTS: Final = 6
MOST_IN_ZONE: Final = 7


def zone(counts: list[int]) -> i64:
    total: i64 = 0
    for kind, amount in enumerate(counts):
        total += one(kind) * i64(min(amount, MOST_IN_ZONE))
    return total


@final
class Cards:
    """Every count of the position; `decks[seat][zone][kind]`, seats from 0."""

    def __init__(self, sheet: KeyedText, catalog: Catalog, players: int) -> None:
        self.sheet = sheet
        self.catalog = catalog
        self.said_at: list[int] = [0] * CARD_KINDS
        self.token_said_at: list[int] = [0] * TOKEN_KINDS
        self.decks: list[list[list[int]]] = []
        self.tokens: list[list[int]] = []
        for seat in range(players):
            entries = sheet.seats.get(seat + 1, {})
            self.decks.append([self._cards(entries.get(name)) for name in ZONES])
            self.tokens.append(self._tokens(entries.get("tokens")))
            self._supply_starting(seat, entries)
        self.waiting = self._cards(sheet.entries.get("waiting"))
        self.used = self._tokens(sheet.entries.get("used"))
        self.slots: list[int] = []
        self.market: list[int] = [card.copies - self._owned(card.index) for card in catalog.cards]
        self._check_copies()
        self._lay_market()
        self._lay_reserve()
        self._vacate()
        self.bag: list[int] = self._bag()

    def _owned(self, kind: int) -> int:
        """Copies that players have or had."""
        if kind < STARTING_KINDS:
            return 0
        total = self.waiting[kind]
        for deck in self.decks:
            for pile in deck:
                total += pile[kind]
        return total

    def _cards(self, entry: KeyedLine | None) -> list[int]:
        return self._counts(entry, list(CARD_IDS), "position.unknown-card", self.said_at)

    def _tokens(self, entry: KeyedLine | None) -> list[int]:
        return self._counts(entry, list(TOKEN_IDS), "position.unknown-token", self.token_said_at)

    def _counts(self, entry: KeyedLine | None, ids: list[str], unknown: str, said_at: list[int]) -> list[int]:
        """`traveler 2, explorer`: how many of each."""
        counts = [0] * len(ids)
        if entry is None:
            return counts
        for words in entry.items():
            kind = self._kind(entry, words, ids, unknown)
            if kind >= 0:
                counts[kind] += self._amount(entry, words, 1)
                said_at[kind] = max(said_at[kind], entry.line)
        return counts

    def _kind(self, entry: KeyedLine, words: list[str], ids: list[str], unknown: str) -> int:
        if not 1 <= len(words) <= 2:
            self.sheet.fault("text.bad-value", entry.line, entry.key, {"found": " ".join(words)[:40]})
        elif words[0] not in ids:
            self.sheet.fault(unknown, entry.line, entry.key, {"found": words[0][:40]})
        else:
            return ids.index(words[0])
        return -1

    def _amount(self, entry: KeyedLine, words: list[str], default: int) -> int:
        if len(words) < 2:
            return default
        amount = number(words[1], 0, MOST_IN_ZONE)
        if amount is None:
            self.sheet.bad_number(entry, " ".join(words), 0, MOST_IN_ZONE)
        return amount or 0

    def _supply_starting(self, seat: int, entries: dict[str, KeyedLine]) -> None:
        """Starting cards in no zone lie in the draw pile, or are gone where the draw pile was given."""
        rest = REMOVED if "draw" in entries else DRAW
        for kind in range(STARTING_KINDS):
            held = 0
            for pile in self.decks[seat]:
                held += pile[kind]
            self.decks[seat][rest][kind] += max(0, self.catalog.cards[kind].start - held)
            if held > self.catalog.cards[kind].start:
                self._too_many(kind, held, self.catalog.cards[kind].start)

    def _too_many(self, kind: int, found: int, most: int) -> None:
        facts: dict[str, int | str | list[str]] = {"card": CARD_IDS[kind], "found": found, "most": most}
        self.sheet.fault("position.too-many-cards", self.said_at[kind], CARD_IDS[kind], facts)

    def _check_copies(self) -> None:
        for kind in range(STARTING_KINDS, CARD_KINDS):
            if self.market[kind] < 0:
                copies = self.catalog.cards[kind].copies
                self._too_many(kind, copies - self.market[kind], copies)
                self.market[kind] = 0

    def _lay_market(self) -> None:
        """The slots as written; else the starting six, by price (R2.6)."""
        entry = self.sheet.entries.get("market")
        if entry is None:
            marked = [(card.price, card.index) for card in self.catalog.cards if card.market]
            self.slots = [kind for _, kind in sorted(marked)]
            return
        for words in entry.items():
            if words == ["-"]:
                self.slots.append(0)
                continue
            kind = self._for_sale(entry, words)
            if kind >= 0:
                self.slots.append(kind)
                if self.market[kind] == 0:
                    self.sheet.fault("position.empty-pile", entry.line, CARD_IDS[kind], {"card": CARD_IDS[kind]})
        if len(self.slots) > MOST_SLOTS:
            self.sheet.fault("position.too-many-slots", entry.line, "market", {"found": len(self.slots), "most": MOST_SLOTS})
            del self.slots[MOST_SLOTS:]

    def _lay_reserve(self) -> None:
        """Piles above the board as written; the others hold what nobody owns."""
        entry = self.sheet.entries.get("reserve")
        if entry is not None:
            for words in entry.items():
                self._for_sale(entry, words)

    def _for_sale(self, entry: KeyedLine, words: list[str]) -> int:
        """The kind of one pile, -1 when there is none such; sets how many lie there."""
        kind = self._kind(entry, words, list(CARD_IDS), "position.unknown-card")
        if kind < 0:
            return -1
        named: dict[str, int | str | list[str]] = {"card": CARD_IDS[kind]}
        if kind < STARTING_KINDS:
            self.sheet.fault("position.not-for-sale", entry.line, CARD_IDS[kind], named)
            return -1
        if kind in self.slots or self.said_at[kind] == -entry.line:
            self.sheet.fault("position.pile-twice", entry.line, CARD_IDS[kind], named)
            return -1
        most = self.market[kind]
        amount = self._amount(entry, words, most)
        if amount > most:
            self.said_at[kind] = entry.line
            self._too_many(kind, self.catalog.cards[kind].copies - most + amount, self.catalog.cards[kind].copies)
            amount = most
        self.market[kind] = amount
        self.said_at[kind] = -entry.line
        return kind

    def _vacate(self) -> None:
        """A slot whose pile is sold out is vacant (R7.9)."""
        self.slots = [kind if self.market[kind] else 0 for kind in self.slots]

    def _bag(self) -> list[int]:
        """The tokens that nobody has seen yet."""
        bag: list[int] = []
        for token in range(TOKEN_KINDS):
            seen = self.used[token] + sum([tokens[token] for tokens in self.tokens])
            there = self.catalog.token_counts[token]
            if seen > there:
                facts: dict[str, int | str | list[str]] = {"token": TOKEN_IDS[token], "found": seen, "most": there}
                self.sheet.fault("position.too-many-tokens", self.token_said_at[token], TOKEN_IDS[token], facts)
            bag.append(max(0, there - seen))
        return bag

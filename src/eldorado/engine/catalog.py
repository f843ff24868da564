"""The whole box in one place, checked by whoever loads it; boards and states share it and never change it."""

from __future__ import annotations

from typing import final

from .components import CARD_KINDS, JOKER, NATIVE, NO_SYMBOL, RUBBLE, Blockade, Card, Tile
from .int64 import i64


@final
class Catalog:
    """Cards, tiles, blockades, tokens. The flat lists repeat the cards' figures for the hot paths."""

    def __init__(
        self,
        cards: list[Card],
        tiles: dict[str, Tile],
        blockades: list[Blockade],
        token_counts: list[int],
        end_symbols: dict[str, tuple[int, int]],
        hand_size: int,
        tokens_per_cave: int,
    ) -> None:
        self.cards = cards
        self.tiles = tiles
        self.blockades = blockades
        self.token_counts = token_counts
        self.end_symbols = end_symbols
        self.hand_size: i64 = hand_size
        self.tokens_per_cave: i64 = tokens_per_cave
        self.symbol: list[i64] = [i64(card.symbol) for card in cards]
        self.power: list[i64] = [i64(card.power) for card in cards]
        self.price: list[i64] = [i64(card.price) for card in cards]
        self.item: list[bool] = [card.item for card in cards]
        self.blockade_terrain: list[i64] = [i64(RUBBLE)] + [i64(b.terrain) for b in blockades]
        self.blockade_strength: list[i64] = [i64(0)] + [i64(b.strength) for b in blockades]

        self.half_coins: list[i64] = [i64(card.half_coins()) for card in cards]
        self._payers: list[list[bool]] = [self._fitting(n >> 3, n & 7, False) for n in range(24)]
        self._changed_payers: list[list[bool]] = [self._fitting(n >> 3, n & 7, True) for n in range(24)]
        self.useful: i64 = self._mask([card.index for card in cards if card.symbol == NO_SYMBOL and card.index != NATIVE])
        self.by_price: list[int] = [
            kind for price in range(1, 8) for kind in range(len(cards)) if cards[kind].copies and cards[kind].price == price
        ]

    def payers_of(self, symbol: i64, strength: i64) -> list[bool]:
        """Of each kind whether it can enter a space of this symbol and strength."""
        return self._payers[symbol * 8 + strength]

    def changed_payers_of(self, symbol: i64, strength: i64) -> list[bool]:
        """Whether it can only with a change-symbol token (R10.12)."""
        return self._changed_payers[symbol * 8 + strength]

    def _mask(self, kinds: list[int]) -> int:
        """A zone with one card of each kind, to be held against a hand."""
        return sum(1 << (3 * kind) for kind in kinds)

    def _fitting(self, symbol: int, strength: int, changed: bool) -> list[bool]:
        """Which kinds can enter a space of this symbol and strength; `changed`: only with a change-symbol token (R10.12)."""
        fitting = []
        for card in self.cards:
            can_pay = card.symbol != NO_SYMBOL and card.power >= strength
            fitting.append(can_pay and (card.symbol in (symbol, JOKER)) != changed)
        return fitting

    def market_kinds(self) -> list[int]:
        """The kinds that are ever for sale, in catalogue order."""
        return [kind for kind in range(CARD_KINDS) if self.cards[kind].copies > 0]

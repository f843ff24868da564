"""The whole box in one place, checked by whoever loads it; boards and states share it and never change it."""

from __future__ import annotations

from typing import final

from .components import CARD_KINDS, RUBBLE, Blockade, Card, Tile
from .wide import i64


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

    def market_kinds(self) -> list[int]:
        """The kinds that are ever for sale, in catalogue order."""
        return [kind for kind in range(CARD_KINDS) if self.cards[kind].copies > 0]

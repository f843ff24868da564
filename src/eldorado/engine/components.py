"""What is in the box, as values. Small integers stand for symbols, terrains and kinds, so that the engine is quick."""

from __future__ import annotations

from typing import Final, final

# Symbols; the first three are also the terrains they open.
MACHETE: Final = 0
PADDLE: Final = 1
COIN: Final = 2
JOKER: Final = 3
NO_SYMBOL: Final = 4
SYMBOLS: Final = ("machete", "paddle", "coin", "joker", "action")

JUNGLE: Final = 0
RIVER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6
TERRAINS: Final = ("jungle", "river", "village", "rubble", "camp", "mountain", "start")

FAMILIES: Final = ("green", "blue", "yellow", "white", "purple")
"""Card families in the order of their symbols."""

CARD_IDS: Final = (
    "explorer", "traveler", "sailor",
    "scout", "trailblazer", "pioneer", "giant_machete",
    "captain",
    "photographer", "journalist", "treasure_chest", "millionaire",
    "jack_of_all_trades", "adventurer", "prop_plane",
    "transmitter", "cartographer", "compass", "scientist", "travel_log", "native",
)  # fmt: skip
"""The 21 kinds; a card is known by its kind's index, never by its copy."""
CARD_KINDS: Final = 21
STARTING_KINDS: Final = 3
NATIVE: Final = 20

TOKEN_IDS: Final = (
    "machete_1", "machete_2", "machete_3", "paddle_1", "paddle_2", "coin_1", "coin_2",
    "draw", "remove", "replace", "keep_item", "pass_through", "native", "change_symbol",
)  # fmt: skip
"""The 14 kinds of cave tokens; the first seven move like cards."""
TOKEN_KINDS: Final = 14
MOVING_TOKENS: Final = 7
TOKEN_COIN_1: Final = 5
TOKEN_COIN_2: Final = 6
TOKEN_DRAW: Final = 7
TOKEN_REMOVE: Final = 8
TOKEN_REPLACE: Final = 9
TOKEN_KEEP_ITEM: Final = 10
TOKEN_PASS_THROUGH: Final = 11
TOKEN_NATIVE: Final = 12
TOKEN_CHANGE_SYMBOL: Final = 13

START_TILE: Final = "start"
BIG_TILE: Final = "tile"
STRIP: Final = "strip"


@final
class Card:
    """One kind of card (R1.1, R1.2). Price 0 means: never sold."""

    def __init__(
        self, index: int, id_: str, family: str, power: int, price: int, item: bool,
        draw: int, remove: int, take: int, move: int, start: int, copies: int, market: bool,
    ) -> None:  # fmt: skip
        self.index = index
        self.id = id_
        self.family = family
        self.symbol = FAMILIES_TO_SYMBOL[family]
        self.power = power
        self.price = price
        self.item = item
        self.draw = draw
        self.remove = remove
        self.take = take
        self.move = move
        self.start = start
        self.copies = copies
        self.market = market

    def half_coins(self) -> int:
        """What the card is worth in a purchase, in half-coins (R1.9, R7.2)."""
        return 2 * self.power if self.symbol in (COIN, JOKER) else 1

    def __repr__(self) -> str:
        return f"Card({self.id!r}, family={self.family!r}, power={self.power}, price={self.price}, item={self.item})"


FAMILIES_TO_SYMBOL: Final = {"green": MACHETE, "blue": PADDLE, "yellow": COIN, "white": JOKER, "purple": NO_SYMBOL}


@final
class Blockade:
    """One of the six blockades (R1.3): `terrain` is what it counts as, RUBBLE for those paid with any cards."""

    def __init__(self, number: int, terrain: int, strength: int) -> None:
        self.number = number
        self.terrain = terrain
        self.strength = strength


@final
class TileSpace:
    """One space of a piece, before the piece is laid: `start` is 1-4 on starting spaces, else 0."""

    def __init__(self, hex_: tuple[int, int], row: int, column: int, terrain: int, strength: int, cave: bool, start: int) -> None:
        self.hex = hex_
        self.row = row
        self.column = column
        self.terrain = terrain
        self.strength = strength
        self.cave = cave
        self.start = start


@final
class Tile:
    """One side of a piece: its letter, the letter on its back, and its spaces as printed."""

    def __init__(self, letter: str, back: str, kind: str, spaces: list[TileSpace]) -> None:
        self.letter = letter
        self.back = back
        self.kind = kind
        self.spaces = spaces

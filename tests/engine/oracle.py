"""What is legal, told a second time: slowly, from the rulebook, with nothing of the engine's but the state's numbers.

The property tests hold it against `legal_actions` in every state that they see.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from eldorado.engine.board import Board
from eldorado.engine.components import CARD_IDS, SYMBOLS, TERRAINS, TOKEN_IDS
from eldorado.engine.decision import KINDS
from eldorado.engine.state import State

SYMBOL_OF = {"jungle": "machete", "river": "paddle", "village": "coin"}
STILL = {"cartographer", "compass", "scientist", "travel_log", "transmitter"}


def unpack(zone: int, ids: tuple[str, ...]) -> Counter[str]:
    return Counter({id_: int(zone >> (3 * kind)) & 7 for kind, id_ in enumerate(ids) if int(zone >> (3 * kind)) & 7})


def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


class Oracle:
    """One board; `legal` gives the texts of everything that may be done in a state on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cards = {card.id: card for card in board.catalog.cards}
        spaces = range(len(board.names))
        self.near = {a: [b for b in spaces if touching(board.hexes[a], board.hexes[b])] for a in spaces}
        self.covered: dict[frozenset[int], int] = {}
        for connection in board.connections:
            if connection.seam >= 0:
                self.covered.update({frozenset(edge): connection.seam for edge in connection.edges})

    def legal(self, state: State) -> set[str]:
        asked = KINDS[state.decision]
        if asked == "over":
            return set()
        if asked == "play":
            return Play(self, state).legal()
        me = Play(self, state)
        if asked == "take":
            return {f"take {id_}" for id_ in me.market}
        if asked == "purse":
            return me.spends() | me.buys()
        verb = {"pay": "give", "remove": "remove", "replace": "swap", "discard": "discard"}[asked]
        said = {f"{verb} {id_}" for id_ in me.hand}
        may_be_done = {"pay": False, "remove": not state.must, "replace": state.goal_number > 0, "discard": me.may_finish()}
        return said | ({"done"} if may_be_done[asked] else set())


class Play:
    """The open choices of the seat to decide."""

    def __init__(self, oracle: Oracle, state: State) -> None:
        self.oracle = oracle
        self.board = oracle.board
        self.state = state
        player = state.players[state.current]
        self.hand = unpack(player.hand, CARD_IDS)
        self.tokens = unpack(player.tokens, TOKEN_IDS)
        self.market = unpack(state.market, CARD_IDS)
        self.pieces = {number: int(at) for number, at in enumerate((player.first, player.second)) if at >= 0}
        self.taken = {int(at) for other in state.players for at in (other.first, other.second) if at >= 0}
        self.on = set(state.setup.switches)
        self.may_move = not state.bought or "moveAfterBuy" in self.on

    def may_finish(self) -> bool:
        return "trimHandTo4" not in self.on or self.hand.total() <= 4

    def legal(self) -> set[str]:
        found: set[str] = set()
        guarded = False
        if self.state.source >= 0:
            found |= self.steps(bool(self.state.passing)) | {"stop"}
            guarded = self.finds_token()
        if not guarded:
            found.add("end")
            if self.may_move:
                found |= self.moves() | self.breaks() | self.payments()
            if not self.state.bought:
                found |= self.spends()
        if not guarded or "strictLeftover" not in self.on:
            found |= self.uses()
        if self.tokens["keep_item"]:
            found |= {f"keep {id_}" for id_ in unpack(self.state.waiting, CARD_IDS)}
        return found

    # the board

    def blockade(self, a: int, b: int) -> int:
        """The number of the blockade standing between two spaces, 0 for none."""
        seam = self.oracle.covered.get(frozenset((a, b)))
        return 0 if seam is None else int(self.state.seams >> (3 * seam)) & 7

    def blockades_at(self, space: int) -> set[int]:
        return {self.blockade(space, other) for other in self.oracle.near[space]} - {0}

    def price(self, space: int) -> tuple[str, int] | None:
        """What a space asks: a symbol and power, `rubble` or `camp` and cards, or None when nobody enters it."""
        terrain = TERRAINS[self.board.terrain[space]]
        if terrain == "mountain" or (terrain == "start" and "reenterStart" not in self.on):
            return None
        if terrain == "start":
            return "machete", 1
        return SYMBOL_OF.get(terrain, terrain), int(self.board.strength[space])

    def targets(self, at: int, passing: bool) -> list[int]:
        """Spaces that a piece could enter over an open edge, whatever they ask."""
        return [
            other for other in self.oracle.near[at]
            if self.price(other) is not None and not self.blockade(at, other) and (passing or other not in self.taken)
        ]  # fmt: skip

    def blockade_price(self, number: int) -> tuple[str, int]:
        blockade = next(b for b in self.board.catalog.blockades if b.number == number)
        terrain = TERRAINS[blockade.terrain]
        return SYMBOL_OF.get(terrain, terrain), blockade.strength

    # moving

    def payers(self, symbol: str, power: int) -> set[str]:
        """Cards and tokens that can pay this, as actions write them."""
        found: set[str] = set()
        for id_ in self.hand:
            card = self.oracle.cards[id_]
            own = SYMBOLS[card.symbol]
            if own != "action" and card.power >= power:
                if own in (symbol, "joker"):
                    found.add(id_)
                elif self.tokens["change_symbol"]:
                    found.add(f"{id_}@change_symbol")
        found |= {f"@{id_}" for id_ in self.tokens if id_[:-2] == symbol and int(id_[-1]) >= power}
        return found

    def natives(self) -> set[str]:
        return ({"native"} if self.hand["native"] else set()) | ({"@native"} if self.tokens["native"] else set())

    def moves(self) -> set[str]:
        found: set[str] = set()
        for piece, at in self.pieces.items():
            suffix = " /2" if piece else ""
            for target in self.targets(at, bool(self.state.passing)):
                price = self.price(target)
                assert price is not None
                sources = self.natives() | (self.payers(*price) if price[0] in SYMBOLS else set())
                found |= {f"move {source} {self.board.names[target]}{suffix}" for source in sources}
            if "nativeCrossesBlockade" in self.on:
                for target in self.oracle.near[at]:
                    free = self.state.passing or target not in self.taken
                    if self.price(target) is not None and free:
                        found |= {f"move {source} {self.board.names[target]}{suffix}" for source in self.natives()}
        return found

    def breaks(self) -> set[str]:
        found: set[str] = set()
        for piece, at in self.pieces.items():
            for number in self.blockades_at(at):
                symbol, power = self.blockade_price(number)
                sources = self.natives() | (self.payers(symbol, power) if symbol in SYMBOLS else set())
                found |= {f"break {source} #{number}{' /2' if piece else ''}" for source in sources}
        return found

    def payments(self) -> set[str]:
        found: set[str] = set()
        for piece, at in self.pieces.items():
            suffix = " /2" if piece else ""
            for target in self.targets(at, bool(self.state.passing)):
                price = self.price(target)
                assert price is not None
                closed = price[0] == "camp" and "baseCampOnce" in self.on and self.camp_used(target)
                if price[0] in ("rubble", "camp") and price[1] <= self.hand.total() and not closed:
                    found.add(f"pay {self.board.names[target]}{suffix}")
            for number in self.blockades_at(at):
                symbol, cards = self.blockade_price(number)
                if symbol == "rubble" and cards <= self.hand.total():
                    found.add(f"pay #{number}{suffix}")
        return found

    def camp_used(self, space: int) -> bool:
        camps = [s for s, terrain in enumerate(self.board.terrain) if TERRAINS[terrain] == "camp"]
        return bool(int(self.state.camps) >> camps.index(space) & 1)

    def steps(self, passing: bool) -> set[str]:
        symbol, left = SYMBOLS[self.state.symbol], int(self.state.left)
        at = self.pieces[int(self.state.piece)]
        found: set[str] = set()
        for target in self.targets(at, passing):
            price = self.price(target)
            if price is not None and price[0] == symbol and price[1] <= left:
                found.add(f"step {self.board.names[target]}")
        for number in self.blockades_at(at):
            if self.blockade_price(number)[0] == symbol and self.blockade_price(number)[1] <= left:
                found.add(f"step #{number}")
        return found

    def can_go_on(self) -> bool:
        """A movement under way can still do something, now or with a pass-through token (R4.11)."""
        lifts = self.tokens["pass_through"] and "strictLeftover" not in self.on
        return bool(self.steps(bool(self.state.passing or lifts)))

    def finds_token(self) -> bool:
        if not self.state.setup.caves:
            return False
        at = self.pieces[int(self.state.piece)]
        for cave, space in enumerate(self.board.caves):
            fresh = not int(self.state.before) >> cave & 1
            if fresh and touching(self.board.hexes[at], self.board.hexes[space]) and not self.blockade(at, space):
                if int(self.state.caves) >> (3 * cave) & 7:
                    return True
        return False

    # buying and acting

    def uses(self) -> set[str]:
        found = {f"use {id_}" for id_ in self.hand if id_ in STILL}
        if not self.market:
            found.discard("use transmitter")
        if self.tokens["draw"]:
            found.add("use @draw")
        if self.hand:
            found |= {f"use @{id_}" for id_ in ("remove", "replace") if self.tokens[id_]}
        if self.tokens["pass_through"] and self.may_move and not self.state.passing:
            found.add("use @pass_through")
        return found

    def piles(self) -> list[str]:
        """Piles that may be bought from (R7.7)."""
        slots = [int(self.state.slots >> (5 * index)) & 31 for index in range(6)]
        return [id_ for id_ in self.market if 0 in slots or CARD_IDS.index(id_) in slots]

    def worths(self) -> dict[str, int]:
        """Half-coins of everything that can go into the purse, as actions write it."""
        found: dict[str, int] = {}
        for id_ in self.hand:
            card = self.oracle.cards[id_]
            full = SYMBOLS[card.symbol] in ("coin", "joker")
            found[id_] = 2 * card.power if full else 1
            if full and "anyCardAsHalfCoin" in self.on:
                found[f"{id_} half"] = 1
            if self.tokens["change_symbol"] and SYMBOLS[card.symbol] in ("machete", "paddle"):
                found[f"{id_}@change_symbol"] = 2 * card.power
        return found | {f"@{id_}": 2 * int(id_[-1]) for id_ in self.tokens if id_.startswith("coin_")}

    def most(self, hand: Counter[str], tokens: Counter[str]) -> int:
        """The most that a hand and tokens could ever pay."""
        total = 2 * tokens["coin_1"] + 4 * tokens["coin_2"]
        gains = []
        for id_ in hand.elements():
            card = self.oracle.cards[id_]
            total += 2 * card.power if SYMBOLS[card.symbol] in ("coin", "joker") else 1
            gains.append(2 * card.power - 1 if SYMBOLS[card.symbol] in ("machete", "paddle") else 0)
        return total + sum(sorted(gains, reverse=True)[: tokens["change_symbol"]])

    def spends(self) -> set[str]:
        """Anything that leaves some pile payable (R7.2)."""
        prices = [2 * self.oracle.cards[id_].price for id_ in self.piles()]
        found: set[str] = set()
        for source, worth in self.worths().items():
            hand, tokens = self.hand.copy(), self.tokens.copy()
            name, _, token = source.removesuffix(" half").partition("@")
            hand -= Counter([name] if name else [])
            tokens -= Counter([token] if token else [])
            if prices and int(self.state.purse) + worth + self.most(hand, tokens) >= min(prices):
                found.add(f"spend {source}")
        return found

    def buys(self) -> set[str]:
        return {f"buy {id_}" for id_ in self.piles() if 2 * self.oracle.cards[id_].price <= self.state.purse}


def has_shared_spaces(state: State) -> bool:
    """Two pieces on one space, which only a pass-through token brings about (R10.13)."""
    places = sorted(int(at) for player in state.players for at in (player.first, player.second) if at >= 0)
    return any(a == b for a, b in pairwise(places))

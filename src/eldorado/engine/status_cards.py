"""Whether cards and tokens can lie so: none too many, none where it cannot be."""

from __future__ import annotations

from .components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS, TOKEN_KINDS
from .flaw import Flaw
from .int64 import i64
from .rules.market import SLOTS, slot
from .state import Player, State
from .zones import count, size


def card_flaws(state: State) -> list[Flaw]:
    """Cards and the market: no copy too many, nothing on a slot that cannot lie there (R1.1, R1.2, R7.7-R7.9)."""
    found: list[Flaw] = []
    for seat, player in enumerate(state.players):
        for kind in range(STARTING_KINDS):
            _compare(found, kind, owned(player, kind), state.board.catalog.cards[kind].start, [seat])
    for kind in range(STARTING_KINDS, CARD_KINDS):
        total = count(state.waiting, kind) + count(state.market, kind)
        for player in state.players:
            total += owned(player, kind)
        _compare(found, kind, total, state.board.catalog.cards[kind].copies, [])
    _add_market(state, found)
    return found


def owned(player: Player, kind: i64) -> i64:
    """Copies that a player has or had."""
    total: i64 = 0
    for zone in (player.hand, player.draw, player.play, player.discard, player.removed):
        total += count(zone, kind)
    return total


def _compare(found: list[Flaw], kind: int, held: i64, most: int, seats: list[int]) -> None:
    if held > most:
        facts: dict[str, int | str | list[str]] = {"card": CARD_IDS[kind], "found": int(held), "most": most}
        found.append(Flaw("position.too-many-cards", "card", facts, seats, CARD_IDS[kind]))


def _add_market(state: State, found: list[Flaw]) -> None:
    lying: list[int] = []
    for index in range(SLOTS):
        kind = int(slot(state, index))
        if not kind:
            continue
        if kind in lying:
            found.append(Flaw("position.pile-twice", "market", {"card": CARD_IDS[kind]}, [], CARD_IDS[kind]))
        elif not count(state.market, kind):
            found.append(Flaw("position.empty-pile", "market", {"card": CARD_IDS[kind]}, [], CARD_IDS[kind]))
        lying.append(kind)
    for kind in range(STARTING_KINDS):
        if count(state.market, kind):
            found.append(Flaw("position.not-for-sale", "market", {"card": CARD_IDS[kind]}, [], CARD_IDS[kind]))


def add_tokens(state: State, found: list[Flaw]) -> None:
    """No token too many, enough for the piles, and none at all without the variant (R1.4, R2.10, R10.1)."""
    if not state.setup.caves:
        _add_forbidden(state, found)
        return
    for token in range(TOKEN_KINDS):
        seen = count(state.used_tokens, token)
        for player in state.players:
            seen += count(player.tokens, token)
        there = state.board.catalog.token_counts[token]
        if seen > there:
            facts: dict[str, int | str | list[str]] = {"token": TOKEN_IDS[token], "found": int(seen), "most": there}
            found.append(Flaw("position.too-many-tokens", "token", facts, [], TOKEN_IDS[token]))
    if size(state.caves) > size(state.bag):
        few: dict[str, int | str | list[str]] = {"found": int(size(state.bag)), "needed": int(size(state.caves))}
        found.append(Flaw("position.too-few-tokens", "caves-left", few))


def _add_forbidden(state: State, found: list[Flaw]) -> None:
    if state.caves or state.bag:
        found.append(Flaw("position.without-caves", "caves-left", {}))
    if state.used_tokens:
        found.append(Flaw("position.without-caves", "used", {}))
    if state.before:
        found.append(Flaw("position.without-caves", "moving", {}, [], "before"))
    for seat, player in enumerate(state.players):
        if player.tokens:
            found.append(Flaw("position.without-caves", "tokens", {}, [seat]))

"""From the engine's views and events to the messages of the wire. Only `View` and redacted events come in here, never a state."""

from __future__ import annotations

import functools
from typing import Any, cast

import msgspec

from ..engine.actions import source_text
from ..engine.board import NOWHERE
from ..engine.components import CAMP, CARD_IDS, SYMBOLS, TOKEN_IDS
from ..engine.decision import KINDS, OVER, PAY
from ..engine.events import (
    CARDS_DRAWN,
    Event,
)  # fmt: skip
from ..engine.rules.caves import would_explore
from ..engine.rules.market import can_buy_from, slot_of
from ..engine.rules.tokens import power_of
from ..engine.state import EL_DORADO, OFF_BOARD, Player, State
from ..engine.view import SPECTATOR, View, redact
from ..engine.zones import count, kinds
from ..game import Outcome
from ..protocol.table import (
    Cards,
    DecisionView,
    EventView,
    Movement,
    OutcomeReason,
    OutcomeView,
    Payment,
    Pile,
    PlayerView,
    TableView,
)  # fmt: skip

_encoder = msgspec.json.Encoder()


def ready(part: object) -> Any:
    """A part that many messages share, encoded once: where it stands in a message it is only copied."""
    return msgspec.Raw(_encoder.encode(part))


@functools.lru_cache(maxsize=20_000)
def cards(zone: int) -> Any:
    """A zone of cards by their ids, ready to be sent."""
    return ready(_named(zone, CARD_IDS))


@functools.lru_cache(maxsize=2_000)
def tokens(zone: int) -> Any:
    return ready(_named(zone, TOKEN_IDS))


def _named(zone: int, ids: tuple[str, ...]) -> Cards:
    return {ids[kind]: int(count(zone, kind)) for kind in kinds(zone)}


def table_view(seen: View, version: int, can_undo: bool, outcome: Outcome | None) -> TableView:
    """All that the seat of this view may know, seats counted from 1."""
    known = seen.known
    return TableView(
        version=version,
        seat=seen.seat or 0,
        round=int(known.round),
        first=int(known.first) + 1,
        decision=_decision(known),
        players=[_player(seen, index) for index in range(len(known.players))],
        market=market(known),
        seams=[int(known.standing(seam)) for seam in range(known.board.seam_count)],
        caves=_caves(known),
        bought=known.bought,
        passing=known.passing,
        purse=int(known.purse),
        waiting=cards(known.waiting) if known.waiting else {},
        moving=_moving(known),
        paying=_paying(known),
        can_undo=can_undo and seen.is_mine(),
        last_round=_last_round(known),
        outcome=None if outcome is None else _outcome(outcome),
    )


def _last_round(known: State) -> list[int]:
    """Empty in a race for all places, which goes on after the first arrival."""
    if known.decision == OVER or known.setup.full_race or not any(player.arrival_round for player in known.players):
        return []
    seats = len(known.players)
    left = (int(known.first) - int(known.current) - 1) % seats
    order = [(int(known.current) + step) % seats for step in range(left + 1)]
    return [seat + 1 for seat in order if not known.players[seat].arrival_round and not known.players[seat].resigned]


def _outcome(outcome: Outcome) -> OutcomeView:
    reason = cast(OutcomeReason, outcome.reason)
    return OutcomeView(outcome.winner, reason, list(outcome.places), outcome.rounds)


def _decision(known: State) -> DecisionView:
    over = known.decision == OVER
    return DecisionView(0 if over else int(known.current) + 1, KINDS[known.decision], int(known.owed), known.must)


def _player(seen: View, index: int) -> PlayerView:
    player = seen.known.players[index]
    mine = seen.sees_hand(index)
    return PlayerView(
        seat=index + 1,
        hand_size=seen.hand_sizes[index],
        draw_size=int(seen.draw_size(index)),
        deck=cards(player.hand + player.draw + player.discard + player.play),
        discard=cards(player.discard),
        play=cards(player.play),
        removed=cards(player.removed),
        tokens=tokens(player.tokens),
        blockades=player.blockades(),
        pieces=_pieces(seen.known, player),
        hand=cards(player.hand) if mine else None,
        draw=cards(player.draw) if mine else None,
        arrived_round=int(player.arrival_round),
        arrival=int(player.arrival),
        resigned=player.resigned > 0,
    )


def _pieces(known: State, player: Player) -> list[str]:
    """Two for each player in a game of two, otherwise one (R2.9)."""
    spaces = (player.first, player.second) if len(known.players) == 2 else (player.first,)
    return [_place(known, space) for space in spaces]


def _place(known: State, space: int) -> str:
    if space == EL_DORADO:
        return "home"
    return "out" if space == OFF_BOARD else known.board.names[space]


_markets: dict[tuple[int, int], Any] = {}
MOST_MARKETS = 5_000


def market(known: State) -> Any:
    """Every pile that still has cards, ready to be sent: the six slots, then the reserve. Most actions leave it as it was."""
    key = (int(known.market), int(known.slots))
    if key not in _markets:
        if len(_markets) >= MOST_MARKETS:
            _markets.clear()
        _markets[key] = ready(_piles(known))
    return _markets[key]


def _piles(known: State) -> list[Pile]:
    catalog = known.board.catalog
    on_board: list[Pile] = []
    reserve: list[Pile] = []
    for kind in catalog.market_kinds():
        left = int(count(known.market, kind))
        if left:
            slot = int(slot_of(known, kind))
            pile = Pile(CARD_IDS[kind], int(catalog.price[kind]), left, slot if slot >= 0 else None, can_buy_from(known, kind))
            (on_board if slot >= 0 else reserve).append(pile)
    on_board.sort(key=lambda pile: pile.slot or 0)
    return on_board + reserve


def _caves(known: State) -> dict[str, int]:
    if not known.setup.caves:
        return {}
    return {known.board.names[space]: int(count(known.caves, index)) for index, space in enumerate(known.board.caves)}


def _moving(known: State) -> Movement | None:
    if not known.is_moving():
        return None
    explores = known.setup.caves and would_explore(known, known.piece, known.before)
    return Movement(
        source=source_text(known.source),
        piece=int(known.piece) + 1,
        symbol=SYMBOLS[known.symbol],
        left=int(known.left),
        power=int(power_of(known, known.source)),
        explores=explores,
    )


def _paying(known: State) -> Payment | None:
    if known.decision != PAY:
        return None
    goal = int(known.goal)
    space = known.board.names[goal] if goal != NOWHERE else ""
    camp = goal != NOWHERE and known.board.terrain[goal] == CAMP
    return Payment(int(known.piece) + 1, int(known.owed), space, int(known.goal_number), camp)


def is_public(event: Event) -> bool:
    """Whether everybody may know all of it."""
    return redact(event, SPECTATOR) is event


def event_view(event: Event, number: int, viewer: int) -> EventView:
    """One event as a viewer may know it."""
    seen = redact(event, viewer)
    message = EventView(
        number,
        seen.kind,
        seen.seat or 0,
        space=seen.space or "",
        origin=seen.from_space or "",
        piece=seen.piece or 0,
        amount=seen.amount or 0,
    )
    message.token = seen.token or ""
    message.blockade = seen.blockade or 0
    message.card = seen.card or ""
    if seen.code == CARDS_DRAWN and seen.zone >= 0:
        message.cards = cards(seen.zone)
    return message

"""One race for a balance report: what the figures need of it and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import msgspec

from ...bots.driver import BotGame, Played, distance, no_clock
from ...bots.interface import UNLIMITED, Budget
from ...bots.ladder import make_bot
from ...engine.board import NOWHERE, Board
from ...engine.components import JOKER, MOUNTAIN, RUBBLE
from ...engine.events import BLOCKADE_TAKEN, CARD_REMOVED, TURN_BEGAN
from ...engine.setup import Setup
from ...engine.state import State
from ...engine.zones import kinds, size
from ...game import actions_of

MOST_ROUNDS = 60
"""A race that lasts longer counts as unfinished, as in the arena."""


class Race(msgspec.Struct, frozen=True):
    """Lists are by turn order: who began comes first. `winner` counts from 1 in that order and is None when the rounds ran out.

    `distance`: steps to the finish after each own turn; `held`: the occupied spaces that cost somebody a turn;
    `blockades`: seam and round of each one taken; `turns` counts all turns of all.
    """

    bots: list[str]
    rounds: int
    winner: int | None
    home: int
    turns: int
    distance: list[list[int]]
    gained: list[list[int]]
    removed: list[int]
    decks: list[int]
    steps: list[list[int]]
    held: list[int]
    blockades: list[tuple[int, int]]


def race(board: Board, seed: int, bots: Sequence[str], caves: bool, budget: Budget = UNLIMITED) -> Race:
    """Plays one race; `bots` by turn order, so that the first one begins. The budget is everybody's."""
    setup = Setup(board, len(bots), seed, caves, frozenset(), 1, MOST_ROUNDS)
    lookout = _Lookout()
    seated = [(name, make_bot(name)) for name in bots]
    driver = BotGame(setup, actions_of(board), seated, budget, lookout.watch, clock=no_clock)
    lookout.driver = driver
    seams = {int(driver.state.standing(seam)): seam for seam in range(int(board.seam_count))}
    played = driver.run()
    lookout.close()
    return _told(driver, played, list(bots), seams, lookout.held)


def _told(driver: BotGame, played: Played, bots: list[str], seams: dict[int, int], held: list[int]) -> Race:
    removed = [0] * len(bots)
    taken: list[tuple[int, int]] = []
    round_ = 1
    for event in driver.events:
        if event.code == TURN_BEGAN:
            round_ = int(event.number)
        elif event.code == CARD_REMOVED:
            removed[event.player] += 1
        elif event.code == BLOCKADE_TAKEN:
            taken.append((seams[int(event.what)], round_))
    home = sum(1 for player in driver.state.players if player.has_arrived())
    return Race(
        bots, played.rounds, played.winner, home, sum(len(seat) for seat in played.seconds), played.progress,
        played.gained, removed, played.decks, played.steps, held, taken,
    )  # fmt: skip


@final
class _Lookout:
    """Sees turns that were lost to somebody in the way.

    Lost is a turn that brought no piece nearer to the finish, though when it began the hand could have entered a nearer
    space if nobody had stood on it.
    """

    def __init__(self) -> None:
        self.driver: BotGame | None = None
        self.held: list[int] = []
        self._turn = (0, NOWHERE)
        self._before = 0
        self._in_the_way = NOWHERE

    def watch(self, seat: int, number: int) -> None:
        assert self.driver is not None
        state = self.driver.state
        turn = (int(state.round), seat - 1)
        if turn != self._turn:
            self.close()
            self._turn = turn
            self._before = distance(state, seat - 1)
            self._in_the_way = in_the_way(state, seat - 1)

    def close(self) -> None:
        """At the end of a turn."""
        if self._in_the_way != NOWHERE and self.driver is not None:
            if distance(self.driver.state, self._turn[1]) >= self._before:
                self.held.append(self._in_the_way)
            self._in_the_way = NOWHERE


def in_the_way(state: State, seat: int) -> int:
    """An occupied space nearer to the finish that the seat's hand could enter if it were free, or NOWHERE."""
    me = state.players[seat]
    for space in (int(me.first), int(me.second)):
        for edge in range(space * 6, space * 6 + 6) if space >= 0 else ():
            other = int(state.board.neighbours[edge])
            if other != NOWHERE and other not in (me.first, me.second) and state.is_occupied(other):
                is_nearer = state.board.distance[other] < state.board.distance[space]
                if is_nearer and not state.standing(state.board.seams[edge]) and _can_enter(state, seat, other):
                    return other
    return NOWHERE


def _can_enter(state: State, seat: int, space: int) -> bool:
    board, hand = state.board, state.players[seat].hand
    terrain, strength = int(board.terrain[space]), int(board.strength[space])
    if terrain >= RUBBLE:
        return terrain != MOUNTAIN and size(hand) >= strength
    cards = board.catalog.cards
    return any(cards[kind].symbol in (terrain, JOKER) and cards[kind].power >= strength for kind in kinds(hand))

"""A game reviewed: everybody's chances after every turn, and for each turn what the draw, the choice and the others changed.

For one seat, with A the chance after its turn: A - A before = draw + choice + others. The draw is measured against hands
that might have come (`luck`), the choice against the best plan found (`choices`); all else is the others' part.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, final

from ..bots.search.node import Mind
from ..bots.search.weights import expert_weights
from ..bots.value import Value, shipped_value
from ..engine.apply import apply
from ..engine.decision import OVER
from ..engine.errors import EldoradoError
from ..engine.state import State
from ..game import Outcome, actions_of
from ..notation.records import Record, is_legal, parse_record
from ..protocol.review import BandPoint, GhostRace, Review, ReviewMoment, SeatSum, TurnSplit
from ..routes.printed import board_of
from .audit import SeatAudit, audit
from .chances import chances_of, sooner
from .choices import MEASURING, Choice, choice_of
from .course import PlayedTurn, turns_of
from .ghost import ghost
from .luck import luck_of
from .reasons import reasons
from .told_plans import told, told_plan

HANDS: Final = 48
"""Hands that might have come, for each that came."""
LONG: Final = 160
"""Turns beyond which a game gets no more samples altogether, so that one that runs to its last round is reviewed in time."""
MOMENTS: Final = 3
MOST_ACTIONS: Final = 3_000
"""A longer record is no game anybody played."""
WIDTH: Final = 16
Progress = Callable[[int, int], None]


def review(
    record: str | Record,
    hands: int = HANDS,
    looks: int = MEASURING,
    value: Value | None = None,
    progress: Progress | None = None,
) -> Review:
    """The review of a finished game; `progress` is told how many turns of how many are done.

    `hands` and `looks` are the samples by which a draw and a choice are measured, fewer in a game of more than `LONG` turns.
    """
    reviewer = Reviewer(record, hands, looks, value)
    while reviewer.step():
        if progress is not None:
            progress(reviewer.done, len(reviewer.turns))
    return reviewer.report()


@final
class Reviewer:
    """A review under way, a turn at a time; at any moment it tells what it knows."""

    def __init__(self, record: str | Record, hands: int = HANDS, looks: int = MEASURING, value: Value | None = None) -> None:
        self.record = checked_record(record)
        self.value = value or shipped_value()
        self.turns = turns_of(self.record)
        share = min(1.0, LONG / len(self.turns))
        self.hands = max(1, int(hands * share))
        self.looks = max(2, int(looks * share))
        setup = self.record.setup
        self.public = setup.without_seed()
        self.minds = [Mind(setup.board, expert_weights(setup.players), WIDTH) for _ in range(setup.players)]
        self.rng = random.Random(setup.seed)
        self.done = 0
        states = [self.record.start, *(turn.after for turn in self.turns)]
        self.chances = chances_of(states, self.value)
        self._last = list(self.chances[0])
        self._splits: list[TurnSplit] = []
        self._moments: list[ReviewMoment] = []
        self._ghosts: list[GhostRace] = []

    def step(self) -> bool:
        """Judges one more turn, then races one more ghost; False when all is done."""
        if self.done == len(self.turns):
            return self._race()
        turn = self.turns[self.done]
        self.done += 1
        luck = luck_of(turn, self.minds[turn.seat], self.public, self.value, self.hands, self.rng)
        choice = choice_of(turn, self.minds[turn.seat], self.public, self.value, self.rng, self.looks)
        self._add(turn, luck.gained[turn.seat], choice)
        return True

    def _race(self) -> bool:
        if len(self._ghosts) == self.record.setup.players:
            return False
        self._ghosts.append(ghost(self.record, self.turns, len(self._ghosts)))
        return True

    def _add(self, turn: PlayedTurn, draw: float, choice: Choice | None) -> None:
        before, after = self._last[turn.seat], self.chances[self.done][turn.seat]
        is_mistake = choice is not None and choice.is_mistake
        cost = after - self._could(turn, choice, after) if choice is not None and is_mistake else 0.0
        self._splits.append(
            TurnSplit(
                turn.seat + 1, turn.round, turn.start, turn.start + len(turn.actions), before, draw, cost,
                after - before - draw - cost, after,
                choice.cost.turns if choice is not None else 0.0, choice.cost.doubt if choice is not None else 0.0,
                choice is not None, is_mistake, whole_points([before, draw, cost, after - before - draw - cost, after]),
            )
        )  # fmt: skip
        self._last[turn.seat] = after
        if choice is not None and is_mistake:
            self._moments.append(self._moment(turn, choice, cost))

    def _could(self, turn: PlayedTurn, choice: Choice, after: float) -> float:
        """The chance that the better plan would have had, by the value after it; the turns it saves say more than comes true.

        Only where something on its way would have come to light are they all there is.
        """
        ended = self._ended(turn, choice)
        if ended is not None:
            return max(after, chances_of([ended], self.value)[0][turn.seat])
        return sooner(after, choice.cost.turns, self.value.sharpness(self.record.setup.players))

    def _ended(self, turn: PlayedTurn, choice: Choice) -> State | None:
        """The position after the better plan; None where something on its way would have come to light."""
        state = turn.at(choice.number - turn.start)
        for text in told_plan(choice.mind, choice.root, choice.best).actions:
            action = state.actions.parse(text)
            if not is_legal(state, action):
                return None
            apply(state, action)
        return state

    def _moment(self, turn: PlayedTurn, choice: Choice, cost: float) -> ReviewMoment:
        played = turn.actions[choice.number - turn.start :]
        return ReviewMoment(
            self.done - 1, turn.seat + 1, turn.round, choice.number, choice.cost.turns, choice.cost.doubt, cost,
            told(choice.mind, choice.root, played, choice.played),
            told_plan(choice.mind, choice.root, choice.best),
            reasons(choice, self.looks),
        )  # fmt: skip

    def report(self) -> Review:
        """What is known so far; the sums are whole once every turn is judged."""
        state = self.turns[-1].after if self.turns else self.record.start
        outcome = Outcome.of(state)
        audits = audit(self.record)
        return Review(
            route=self.record.setup.board.route.id,
            players=self.record.setup.players,
            rounds=outcome.rounds,
            winner=outcome.winner or 0,
            reason=outcome.reason,
            hands=self.hands,
            looks=self.looks,
            weights=self.value.mark,
            band=self._band(),
            turns=list(self._splits),
            seats=[self._sum(seat, audits[seat]) for seat in range(self.record.setup.players)],
            total=len(self.turns),
        )

    def _band(self) -> list[BandPoint]:
        first = BandPoint(0, 0, 0, self.chances[0])
        after = [
            BandPoint(turn.start + len(turn.actions), turn.round, turn.seat + 1, win)
            for turn, win in zip(self.turns, self.chances[1:], strict=True)
        ]
        return [first, *after]

    def _sum(self, seat: int, audited: SeatAudit) -> SeatSum:
        own = [split for split in self._splits if split.seat == seat + 1]
        fair = 1.0 / self.record.setup.players
        begun, result = self.chances[0][seat], self.chances[-1][seat]
        draws, choices = sum(split.draw for split in own), sum(split.choice for split in own)
        peak = max(range(len(self.chances)), key=lambda at: self.chances[at][seat] if at < len(self.chances) - 1 else -1.0)
        moments = [moment for moment in self._moments if moment.seat == seat + 1]
        moments.sort(key=lambda moment: (moment.choice, -moment.lost))
        others = result - begun - draws - choices
        return SeatSum(
            seat=seat + 1,
            fair=fair,
            place=begun - fair,
            draws=draws,
            choices=choices,
            others=others,
            result=result,
            points=whole_points([fair, begun - fair, draws, choices, others, result]),
            mistakes=len(moments),
            lost=sum(split.lost for split in own if split.mistake),
            peak=self.chances[peak][seat],
            peak_round=self.turns[peak - 1].round if peak else 0,
            moments=moments[:MOMENTS],
            cards=audited.cards,
            deck=audited.deck,
            cards_decided=abs(draws) > max(abs(begun - fair), abs(choices), abs(others)),
            ghost=self._ghosts[seat] if seat < len(self._ghosts) else None,
        )


def whole_points(parts: list[float]) -> list[int]:
    """Parts and, last, their sum in whole points; what rounding leaves over goes to the largest part between first and last."""
    whole = [round(100 * part) for part in parts]
    largest = max(range(1, len(parts) - 1), key=lambda at: abs(parts[at]))
    whole[largest] += whole[-1] - sum(whole[:-1])
    return whole


def checked_record(record: str | Record) -> Record:
    """A record that can be reviewed: of a game that is over, and no longer than anybody's game."""
    parsed = parse_record(record, board_of, actions_of) if isinstance(record, str) else record
    if len(parsed.actions) > MOST_ACTIONS:
        raise EldoradoError("review.too-long", {"actions": len(parsed.actions), "most": MOST_ACTIONS})
    turns = turns_of(parsed)
    if not turns or turns[-1].after.decision != OVER:
        raise EldoradoError("review.unfinished", {"round": turns[-1].round if turns else 1})
    return parsed

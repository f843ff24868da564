"""Who orders the plans of a turn best? They are played on with the same chance, and each judge's order is held against the ends.

`ranking_figures.py --positions 40 --samples 16`: Kendall's tau, and the turns that a judge's first plan takes more than the best.
Judges: the formula, the expert at once, the expert looking ahead, the learned value.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import time

from eldorado.bots import Budget
from eldorado.bots.planning import ExpertBot, PlanningBot
from eldorado.bots.search.beam import search
from eldorado.bots.search.foresight import Foresight, Trust
from eldorado.bots.search.lookahead import refine, varied
from eldorado.bots.search.opening import opening
from eldorado.bots.search.shopping import Offer
from eldorado.bots.search.sight import Sight
from eldorado.bots.search.turn import actions_of as plan_of
from eldorado.bots.search.weights import Weights, expert_weights
from eldorado.bots.value import shipped_value
from eldorado.engine.actions import Action
from eldorado.engine.apply import apply
from eldorado.engine.board import Board
from eldorado.engine.decision import OVER, PLAY
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.setup import new_state
from eldorado.engine.setup import Setup
from eldorado.engine.state import State
from eldorado.engine.view import View, determinize, view
from eldorado.game import actions_of
from eldorado.routes import board_of, route_ids

FEWEST = 3
"""Fewer plans are no choice."""
ROUND_CAP = 80
JUDGES = ("formula", "expert at once", "expert ahead", "value")


class QuickExpert(PlanningBot):
    """The expert without its look ahead."""

    def weights(self, players: int, board: Board) -> Weights:
        return expert_weights(players, board)


def choose(bots: list[PlanningBot], state: State, rng: random.Random) -> Action:
    seat = int(state.current)
    return bots[seat].choose(view(state, seat, state.setup.without_seed()), legal_actions(state), Budget(), rng)


def position(number: int, rng: random.Random) -> State | None:
    """The beginning of somebody's turn in a race of quick experts, in rounds 1 to 10; nothing if a card draws first."""
    players = rng.choice((2, 3, 4))
    board = board_of(rng.choice(route_ids()))
    setup = Setup(board, players, number, rng.random() < 0.3, frozenset({"fullRace"}), 0, ROUND_CAP)
    state = new_state(setup, actions_of(board))
    bots: list[PlanningBot] = [QuickExpert() for _ in range(players)]
    until, seat = rng.randrange(1, 11), rng.randrange(players)
    while state.decision != OVER and (int(state.round), int(state.current)) != (until, seat):
        apply(state, choose(bots, state, rng))
    me = state.players[seat]
    return state if state.decision == PLAY and not me.arrival else None


def ordered(seen: View, rng: random.Random) -> tuple[list[list[Action]], dict[str, list[float]]]:
    """The plans of the turn, and what each judge says of them: the less the better."""
    bot = ExpertBot()
    mind = bot._ready(seen, Budget())
    root = mind.look(seen.known, seen.viewer)
    ahead = bot.ahead(len(seen.known.players))
    assert ahead is not None
    if opening(mind, root) is not None:
        return [], {}
    found: list[Offer] = varied(search(mind, root), ahead)
    at_once = [offer.score for offer in found]
    foresight = Foresight(mind, Sight(seen.known.board), shipped_value().judge, Trust(1.0, 1.0, 0.0))
    foresight.prepare(seen.known, seen.hand_sizes)
    for offer in found:
        foresight.add(offer)
    formula = list(foresight.bases)
    value = [worth - foresight.hidden(offer) for offer, worth in zip(found, foresight.answers(), strict=True)]
    plans = [plan_of(mind, seen.known, offer) for offer in found]
    places = {id(offer): at for at, offer in enumerate(found)}
    later = [0.0] * len(found)
    for offer in refine(mind, list(found), ahead, [rng.randbytes(16) for _ in range(ahead.samples)]):
        if id(offer) in places:
            later[places[id(offer)]] = offer.score
    return plans, dict(zip(JUDGES, (formula, at_once, later, value), strict=True))


def turns_needed(state: State, seat: int, plan: list[Action], rng: random.Random) -> float:
    """Plays a plan and then on until the seat is home; the turns that took, this one included."""
    bots: list[PlanningBot] = [QuickExpert() for _ in state.players]
    turn, taken = (int(state.round), seat), 1.0
    for action in plan:
        if (int(state.round), int(state.current)) != turn or action not in legal_actions(state):
            break
        apply(state, action)
    while state.decision != OVER and not state.players[seat].arrival:
        if int(state.current) == seat and (int(state.round), seat) != turn:
            turn, taken = (int(state.round), seat), taken + 1.0
        apply(state, choose(bots, state, rng))
    return taken


def tau(said: list[float], seen: list[float]) -> float:
    """Kendall's tau-b over all pairs."""
    pairs = list(itertools.combinations(range(len(said)), 2))
    agree = sum(sign(said[a] - said[b]) * sign(seen[a] - seen[b]) for a, b in pairs)
    untied = [sum(1 for a, b in pairs if row[a] != row[b]) for row in (said, seen)]
    return agree / (untied[0] * untied[1]) ** 0.5 if all(untied) else 0.0


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


class Marks:
    """What the judges were worth so far."""

    def __init__(self) -> None:
        self.taus: dict[str, list[float]] = {judge: [] for judge in JUDGES}
        self.regrets: dict[str, list[float]] = {judge: [] for judge in JUDGES}
        self.positions = 0

    def note(self, said: dict[str, list[float]], ends: list[float]) -> None:
        self.positions += 1
        for judge, order in said.items():
            self.taus[judge].append(tau(order, ends))
            self.regrets[judge].append(ends[order.index(min(order))] - min(ends))

    def show(self, seconds: float) -> None:
        print(f"{self.positions} positions, {seconds:.0f} s of CPU")
        for judge in JUDGES:
            print(f"  {judge}: tau {_mean(self.taus[judge])}, regret {_mean(self.regrets[judge])} turns", flush=True)


def _mean(found: list[float]) -> str:
    error = statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
    return f"{statistics.mean(found):.3f} ± {error:.3f}"


def measure(number: int, samples: int, marks: Marks) -> None:
    """One position, if it is one with a choice."""
    rng = random.Random(number)
    state = position(number, rng)
    if state is None:
        return
    seat = int(state.current)
    seen = view(state, seat, state.setup.without_seed())
    plans, said = ordered(seen, rng)
    if len(plans) < FEWEST:
        return
    worlds = [b"%d %d" % (number, sample) for sample in range(samples)]
    ends = [
        statistics.mean(turns_needed(determinize(seen, key), seat, plan, random.Random(at)) for at, key in enumerate(worlds))
        for plan in plans
    ]
    marks.note(said, ends)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    marks, number = Marks(), asked.seed * 1_000_000
    while marks.positions < asked.positions:
        number += 1
        measure(number, asked.samples, marks)
    marks.show(time.process_time())


if __name__ == "__main__":
    main()

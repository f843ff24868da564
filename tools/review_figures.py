"""What the review must hold, measured on games that bots play: `luck`, `blunders` and `mistakes` (docs/lab/2026-11-review.md)."""

from __future__ import annotations

import argparse
import random
import statistics
import time

from eldorado.bots import Budget, make_bot
from eldorado.bots.search.node import Mind, Node
from eldorado.bots.search.weights import expert_weights
from eldorado.bots.value import shipped_value
from eldorado.engine.decision import OVER
from eldorado.game import Game, actions_of
from eldorado.insight.course import turns_of
from eldorado.insight.luck import luck_of
from eldorado.insight.review import Reviewer
from eldorado.notation.records import parse_record
from eldorado.routes import board_of, route_ids

RANDOM_PLANS = 40


def play(seed: int, bot: str, blunder: bool, caves: bool = False, players: int = 0) -> tuple[Game, tuple[int, int]]:
    """A game of one kind of bot; with a blunder, one turn of one seat is the worst plan found by lot."""
    rng = random.Random(seed)
    routes = list(route_ids())
    game = Game.new(routes[seed % len(routes)], players or 2 + seed % 3, seed, caves)
    bots = [make_bot(bot) for _ in range(game.setup.players)]
    planted = (rng.randrange(2, 9), rng.randrange(1, game.setup.players + 1))
    while not game.is_over:
        seat = game.decision.seat
        if blunder and (game.round, seat) == planted:
            for text in worst_turn(game, rng):
                game.play(text)
            continue
        seen = game.view(seat)
        game.play(bots[seat - 1].choose(seen, seen.legal_actions(), Budget(), rng))
    return game, planted


def worst_turn(game: Game, rng: random.Random) -> list[str]:
    """Of some turns played by lot the one after which most turns remain."""
    seat, round_ = game.decision.seat, game.round
    mind = Mind(game.board, expert_weights(game.setup.players), 10)
    found: list[tuple[float, list[str]]] = []
    for _ in range(RANDOM_PLANS):
        twin = game.copy()
        texts: list[str] = []
        while not twin.is_over and (twin.decision.seat, twin.round) == (seat, round_):
            legal = twin.legal_actions()
            action = rng.choice(legal)
            twin.play(action)
            texts.append(action.text)
        state = twin.state
        mind.look(state, seat - 1)
        node = Node(state, None, [], 0)
        mind.judge(node)
        found.append((float(node.turns), texts))
    return max(found)[1]


def blunders(games: int, first: int) -> None:
    found = total = 0
    for seed in range(first, first + games):
        game, (round_, seat) = play(seed, "expert", True)
        reviewer = Reviewer(game.record, hands=1)
        while reviewer.step():
            pass
        planted = next((s for s in reviewer.report().turns if (s.round, s.seat) == (round_, seat)), None)
        if planted is None:
            continue
        moments = reviewer.report().seats[seat - 1].moments
        total += 1
        hit = any(moment.round == round_ for moment in moments)
        found += hit
        missed = f"missed: {planted.lost:.2f} ± {planted.doubt:.2f} turns, judged {planted.judged}"
        print(seed, game.setup.players, round_, "found" if hit else missed, f"{found}/{total}", flush=True)


def mistakes(games: int, first: int) -> None:
    counts: list[float] = []
    for seed in range(first, first + games):
        game, _ = play(seed, "expert", False)
        begun = time.process_time()
        reviewer = Reviewer(game.record, hands=1)
        while reviewer.step():
            pass
        told = reviewer.report()
        counts.append(sum(seat.mistakes for seat in told.seats))
        costs = sorted((s.choice, round(s.lost, 2), round(s.doubt, 2), s.round) for s in told.turns if s.mistake)
        print(
            seed,
            told.players,
            counts[-1],
            f"mean {statistics.fmean(counts):.3f}",
            f"{time.process_time() - begun:.1f}s",
            costs[:4],
            flush=True,
        )


def luck(games: int, first: int) -> None:
    value = shipped_value()
    totals: list[float] = []
    results: list[float] = []
    for seed in range(first, first + games):
        game, _ = play(seed, "planner", False, caves=seed % 2 == 0)
        record = parse_record(game.record, board_of, actions_of)
        public = record.setup.without_seed()
        mind = Mind(record.setup.board, expert_weights(record.setup.players), 6)
        rng = random.Random(seed)
        seat = seed % record.setup.players
        total = 0.0
        turns = turns_of(record)
        for turn in turns:
            if turn.seat == seat:
                total += luck_of(turn, mind, public, value, 6, rng).gained
        totals.append(total)
        assert turns[-1].after.decision == OVER
        results.append((game.outcome is not None and game.outcome.winner == seat + 1) - 1 / record.setup.players)
        if len(totals) % 50 == 0:
            se = statistics.stdev(totals) / len(totals) ** 0.5
            left = [r - t for r, t in zip(results, totals, strict=True)]
            kept = f"sd of results {statistics.stdev(results):.3f}, less luck {statistics.stdev(left):.3f}"
            print(len(totals), f"luck {statistics.fmean(totals):+.4f} ± {se:.4f}", kept, flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("luck", "blunders", "mistakes"))
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=1)
    options = asked.parse_args()
    {"luck": luck, "blunders": blunders, "mistakes": mistakes}[options.what](options.games, options.first)

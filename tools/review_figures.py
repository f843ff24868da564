"""What a review must hold, measured on games that bots play: `luck` and `blunders` (docs/lab/2026-11-review-2.md).

Every game is a line of `--out`; the same call goes on where it stopped, and tells the figures of all lines.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does; read when numpy is loaded

from eldorado.bots import Budget, make_bot
from eldorado.bots.search.node import Mind, Node
from eldorado.bots.search.weights import expert_weights
from eldorado.bots.value import shipped_value
from eldorado.game import Game, actions_of
from eldorado.insight.course import turns_of
from eldorado.insight.luck import luck_of
from eldorado.insight.review import Reviewer
from eldorado.notation.records import parse_record
from eldorado.routes import board_of, route_ids

RANDOM_PLANS = 40
TELL_EVERY = 20
Line = dict[str, Any]


def play(seed: int, bot: str, blunder: bool, caves: bool = False) -> tuple[Game, tuple[int, int]]:
    """A game of one kind of bot; with a blunder, one turn of one seat is the worst plan found by lot."""
    rng = random.Random(seed)
    routes = list(route_ids())
    game = Game.new(routes[seed % len(routes)], 2 + seed % 3, seed, caves)
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


def blunder(seed: int, hands: int) -> Line:
    """Whether the planted turn is among its seat's moments, and what else was called a mistake: all else is the expert's."""
    game, (round_, seat) = play(seed, "expert", True)
    begun = time.process_time()
    reviewer = Reviewer(game.record, hands=hands)
    while reviewer.done < len(reviewer.turns):
        reviewer.step()
    told = reviewer.report()
    planted = next((one for one in told.turns if (one.round, one.seat) == (round_, seat)), None)
    others = [one for one in told.turns if one.mistake and one is not planted]
    line: Line = {
        "players": told.players, "round": round_, "turns": len(told.turns), "planted": planted is not None,
        "mistakes": [[one.round, one.seat, one.lost, one.doubt, one.choice] for one in others],
        "seconds": time.process_time() - begun,
    }  # fmt: skip
    if planted is not None:
        found = any(moment.round == round_ for moment in told.seats[seat - 1].moments)
        line |= {"found": found, "lost": planted.lost, "doubt": planted.doubt, "judged": planted.judged, "cost": planted.choice}
    return line


def told_blunders(lines: Sequence[Line]) -> str:
    planted = [line for line in lines if line["planted"]]
    found = sum(line["found"] for line in planted)
    others = statistics.fmean(len(line["mistakes"]) for line in lines)
    seconds = statistics.fmean(line["seconds"] for line in lines)
    return (
        f"{len(lines)} games: found {found} of {len(planted)} ({100 * found / max(1, len(planted)):.1f} %), "
        f"other mistakes {others:.3f} a game, {seconds:.2f} s a review"
    )


def luck(seed: int, hands: int) -> Line:
    """The luck of one seat's own draws in a game of steady bots, with caves in every second."""
    game, _ = play(seed, "steady", False, caves=seed % 2 == 0)
    record = parse_record(game.record, board_of, actions_of)
    setup, seat = record.setup, seed // 3 % record.setup.players
    mind, rng = Mind(setup.board, expert_weights(setup.players), 6), random.Random(f"luck {seed}")
    begun = time.process_time()
    own = [turn for turn in turns_of(record) if turn.seat == seat]
    gained = [luck_of(turn, mind, setup.without_seed(), shipped_value(), hands, rng).gained[seat] for turn in own]
    return {"players": setup.players, "luck": sum(gained), "turns": len(own), "seconds": time.process_time() - begun}


def told_luck(lines: Sequence[Line]) -> str:
    found = [line["luck"] for line in lines]
    mean, error = statistics.fmean(found), statistics.stdev(found) / len(found) ** 0.5
    seconds = statistics.fmean(line["seconds"] for line in lines)
    return f"{len(lines)} games: mean luck {mean:+.5f} ± {error:.5f} ({mean / error:+.2f} errors), {seconds:.2f} s each"


def run(
    one: Callable[[int, int], Line], told: Callable[[Sequence[Line]], str], games: range, hands: int, out: pathlib.Path
) -> None:
    """Plays what is missing; a last line cut short is dropped."""
    text = out.read_text("utf-8") if out.exists() else ""
    lines: list[Line] = [msgspec.json.decode(line) for line in text.split("\n")[:-1]]
    out.write_text("".join(msgspec.json.encode(line).decode() + "\n" for line in lines), "utf-8")
    known = {line["seed"] for line in lines}
    with out.open("ab") as file:
        for seed in games:
            if seed in known:
                continue
            line = {"seed": seed, "hands": hands, **one(seed, hands)}
            lines.append(line)
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            if len(lines) % TELL_EVERY == 0:
                print(told(lines), flush=True)
    print(told(lines))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("luck", "blunders"))
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--hands", type=int, default=1)
    asked.add_argument("--out", type=pathlib.Path, required=True)
    options = asked.parse_args()
    measured = {"luck": (luck, told_luck), "blunders": (blunder, told_blunders)}[options.what]
    run(*measured, range(options.first, options.first + options.games), options.hands, options.out)

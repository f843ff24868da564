"""Puzzles out of games that planners play: turns in which one plan is clearly better than all others and not the obvious one.

A turn is looked at twice: quickly, to find the few worth a look, and then with more plans and fresh chances, because the
luckiest of many always looks better than it is.
"""

from __future__ import annotations

import hashlib
import pathlib
import random
import statistics
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ..bots.interface import Budget
from ..bots.planning import PlannerBot
from ..bots.search.lookahead import Ahead, TurnKey
from ..bots.search.opening import opening
from ..bots.search.shopping import Offer
from ..bots.simple import SteadyBot
from ..engine.decision import PLAY
from ..engine.errors import EldoradoError
from ..engine.rules.ending import blockade_count
from ..game import Game
from ..protocol.hint import PlanReason, PlanTold
from ..protocol.puzzle import PlanStep, PuzzleTheme, TemptingPlan
from ..routes.printed import route_ids
from .choices import SURE
from .plans import Weighed, ahead_of, arrives, found_plans, looks, same_end
from .puzzles import Puzzle
from .reasons import main_reason, tenths
from .solving import Thinking, cost_of, plan_of, thought_about
from .steps import steps_of
from .told_plans import told_plan

CLEAR: Final = 0.5
"""Turns of the race by which the best plan must beat every other."""
FIRST_LOOKS: Final = 12
CHOOSING: Final = 24
PROOF: Final = 96
"""Fresh chances by which the best plan must hold against its rivals."""
WIDE: Final = 32
RIVALS: Final = 3
MISSED: Final = 4
"""How much harder a puzzle is whose solution the formula alone does not find."""
LEVELS: Final = (6, 8, 10, 11)
"""A puzzle is of level 1 up to the first hardness, of level 5 beyond the last."""
MOST_TEMPTING: Final = 2
END_TURN: Final = "end"


class Surefooted(SteadyBot):
    """The steady bot on a day without slips: what is obvious."""

    slips = 0.0


class Mined(msgspec.Struct, frozen=True):
    """A game that was looked through, and what it gave."""

    game: int
    puzzles: list[Puzzle]


def mine(seed: int) -> list[Puzzle]:
    """The puzzles of one game; the same seed gives the same ones anywhere."""
    rng = random.Random(seed)
    routes = list(route_ids())
    game = Game.new(routes[seed % len(routes)], 2 + seed % 3, seed, caves=False)
    bots = [PlannerBot() for _ in range(game.setup.players)]
    found: list[Puzzle] = []
    last = (0, 0)
    while not game.is_over:
        seat = game.decision.seat
        if (game.round, seat) != last and game.round > 1 and is_promising(game, rng):
            found.extend(puzzles_at(game))
        last = (game.round, seat)
        seen = game.view(seat)
        game.play(bots[seat - 1].choose(seen, seen.legal_actions(), Budget(), rng))
    return found


def is_promising(game: Game, rng: random.Random) -> bool:
    """A first look: one plan seems far ahead, and it is not the obvious one."""
    thinking = _begun(game)
    if thinking is None:
        return False
    ranked = _ranked(thinking, found_plans(thinking.mind, thinking.root, ahead_of(game.setup.players)), FIRST_LOOKS, rng)
    return len(ranked) > 1 and thinking.scale * (ranked[1][0] - ranked[0][0]) >= CLEAR


def _begun(game: Game, width: int = 16) -> Thinking | None:
    """The beginning of a turn that is a choice between plans; None where something is to be seen first, or nothing counts."""
    thinking = thought_about(game, game.decision.seat, width)
    mind, root = thinking.mind, thinking.root
    if root.decision != PLAY or opening(mind, root) is not None or mind.is_last_turn:
        return None
    return thinking


def _ranked(thinking: Thinking, plans: Sequence[Offer], samples: int, rng: random.Random) -> list[tuple[float, Offer]]:
    """Plans that end differently, by where they lead."""
    mind, ahead = thinking.mind, ahead_of(len(thinking.root.players))
    keys = [rng.randbytes(16) for _ in range(samples)]
    known: dict[TurnKey, Offer] = {}
    scored = sorted(((statistics.fmean(looks(mind, plan, ahead, keys, known)), plan) for plan in plans), key=lambda one: one[0])
    kept: list[tuple[float, Offer]] = []
    for score, plan in scored:
        if all(not same_end(mind, plan, other) for _, other in kept):
            kept.append((score, plan))
    return kept


def puzzles_at(game: Game) -> Iterator[Puzzle]:
    """The puzzle of this moment, if it holds: more plans than before, chances that were not chosen by."""
    thinking = _begun(game, WIDE)
    obvious = obvious_turn(game)
    if thinking is None:
        return
    mind, position = thinking.mind, game.position
    mind.settled = 2 * mind.settled
    rng = random.Random(hashlib.sha256(position.encode()).digest())
    steady = plan_of(thinking, obvious)
    plans = found_plans(mind, thinking.root, _widely(game.setup.players))
    first = plans[0]
    ranked = [plan for _, plan in _ranked(thinking, [*plans, *([steady] if steady is not None else [])], CHOOSING, rng)]
    best = ranked[0]
    if steady is None or len(ranked) < 2 or same_end(mind, best, steady):
        return
    others = [plan for plan in ranked[1:] if not (arrives(mind, best) and arrives(mind, plan))]
    if not others or (arrives(mind, best) and arrives(mind, steady)):
        return
    rivals = others[:RIVALS] + [plan for plan in others[RIVALS:] if same_end(mind, plan, steady)]
    costs = [cost_of(thinking, best, rival, rng, PROOF) for rival in rivals]
    least = min(costs)
    if least.turns < CLEAR or least.turns <= SURE * least.doubt or not _is_deed(thinking, best):
        return
    yield _puzzle(game, thinking, best, list(zip(rivals, costs, strict=True)), steady, same_end(mind, best, first))


def _is_deed(thinking: Thinking, best: Offer) -> bool:
    """Whether a plan does anything but wait."""
    before, after = thinking.root.players[thinking.mind.seat], best.node.state.players[thinking.mind.seat]
    return bool(best.kind) or (before.first, before.second, before.won) != (after.first, after.second, after.won)


def _widely(players: int) -> Ahead:
    """As the expert looks ahead, at more plans."""
    plain = ahead_of(players)
    return Ahead(16, 4, plain.samples, plain.turns, plain.width, plain.mix, plain.shops, plain.near, plain.last)


def obvious_turn(game: Game) -> list[str]:
    """What the steady bot would do with this turn."""
    bot, trial, rng = Surefooted(), game.copy(), random.Random(0)
    seat, played = game.decision.seat, len(game.actions)
    while not trial.is_over and trial.decision.seat == seat:
        seen = trial.view(seat)
        trial.play(bot.choose(seen, seen.legal_actions(), Budget(), rng))
    return trial.actions[played:]


def _puzzle(
    game: Game, thinking: Thinking, best: Offer, rivals: list[tuple[Offer, Weighed]], steady: Offer, is_first: bool
) -> Puzzle:
    mind, root = thinking.mind, thinking.root
    least = min(cost for _, cost in rivals)
    plan = told_plan(mind, root, best)
    steps = steps_of(game.board, [root.actions.parse(text) for text in plan.actions], plan.held)
    hardness = hardness_of(plan, steps) + (0 if is_first else MISSED)
    return Puzzle(
        id=hashlib.sha256(game.position.encode()).hexdigest()[:8],
        theme=theme_of(thinking, best),
        hardness=hardness,
        level=level_of(hardness),
        position=game.position,
        seat=int(mind.seat) + 1,
        plan=plan,
        steps=steps,
        reasons=_reasons(thinking, best, [steady, rivals[0][0]], least),
        ahead=least.turns,
        doubt=least.doubt,
        looks=0 if arrives(mind, best) else PROOF,
        tempting=_tempting(thinking, best, rivals, steady),
    )


def hardness_of(plan: PlanTold, steps: list[PlanStep]) -> int:
    """Things to do, and actions to find for them."""
    ends = plan.actions.index(END_TURN) if END_TURN in plan.actions else len(plan.actions)
    return ends + len(steps)


def level_of(hardness: int) -> int:
    return 1 + sum(hardness > most for most in LEVELS)


def _reasons(thinking: Thinking, best: Offer, others: list[Offer], least: Weighed) -> list[PlanReason]:
    """Why, against what is obvious or else the next best; and how far it was measured to be ahead."""
    if arrives(thinking.mind, best):
        return [PlanReason("reason.home")]
    found = [main_reason(thinking.mind, best, other, thinking.scale) for other in others]
    why = [reason for reason in found if reason is not None][:1]
    return [*why, PlanReason("reason.sooner", {"tenths": tenths(least.turns), "games": PROOF})]


def _tempting(thinking: Thinking, best: Offer, rivals: list[tuple[Offer, Weighed]], steady: Offer) -> list[TemptingPlan]:
    """What is obvious first, then the next best."""
    mind = thinking.mind
    rivals = sorted(rivals, key=lambda one: not same_end(mind, one[0], steady))
    return [
        TemptingPlan(
            told_plan(mind, thinking.root, plan),
            cost.turns,
            [reason] if (reason := main_reason(mind, best, plan, thinking.scale)) is not None and not arrives(mind, best) else [],
        )
        for plan, cost in rivals[:MOST_TEMPTING]
    ]


def theme_of(thinking: Thinking, best: Offer) -> PuzzleTheme:
    """What a puzzle is about."""
    seat = thinking.mind.seat
    before, after = thinking.root.players[seat], best.node.state.players[seat]
    if after.arrival:
        return "home"
    if after.removed != before.removed:
        return "remove"
    if blockade_count(after.won) > blockade_count(before.won):
        return "blockade"
    return "buy" if best.kind else "move"


def read_mine(file: pathlib.Path) -> dict[int, Mined]:
    """What was mined into a file so far, by game; a last line cut short is dropped."""
    if not file.exists():
        return {}
    try:
        lines = file.read_bytes().split(b"\n")[:-1]
        found = [msgspec.json.decode(line, type=Mined) for line in lines]
    except OSError as error:
        raise EldoradoError("file.unreadable", {"file": str(file), "reason": error.strerror or str(error)}) from None
    except msgspec.MsgspecError:
        raise EldoradoError("puzzle.file", {"file": str(file)}) from None
    return {one.game: one for one in found}

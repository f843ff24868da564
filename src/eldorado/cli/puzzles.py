"""`eldorado puzzles`: the puzzles that come with the game listed, solved in the terminal, and new ones mined from games."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from ..engine.errors import EldoradoError
from .group import WordedGroup, common_options
from .screen import Screen
from .tables import plain_table

if TYPE_CHECKING:
    from ..game import Game
    from ..insight.puzzles import Puzzle
    from ..protocol.puzzle import PlanStep, PuzzleVerdict

UNDO, WAY, QUIT, ASK = "undo", "way", "quit", "?"
NOT_SOLVED: Final = 1
SEPARATOR: Final = ";"


@click.group("puzzles", cls=WordedGroup, invoke_without_command=True)
@common_options
@click.pass_context
def command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.invoke(list_)


@command.command("list")
@click.option("--json", "as_json", is_flag=True)
@common_options
@click.pass_context
def list_(ctx: click.Context, as_json: bool = False) -> None:
    from ..insight.puzzles import puzzle_of_day, shipped_puzzles, told_puzzle

    screen = Screen.of(ctx)
    told = [told_puzzle(one) for one in shipped_puzzles()]
    if as_json:
        import msgspec

        screen.json(msgspec.to_builtins(told))
        return
    words = screen.words
    heads = [words.text(f"puzzles-head-{head}") for head in ("name", "level", "about", "route", "players", "round")]
    rows = []
    for one in told:
        about, route = words.text(f"puzzle-theme-{one.theme}"), words.route(one.route)
        rows.append([one.id, "●" * one.level, about, route, str(one.players), str(one.round)])
    screen.show(plain_table(heads, rows, right=(4, 5), firm=(0, 1)))
    screen.show("")
    screen.say("puzzles-today", id=puzzle_of_day(datetime.datetime.now(datetime.UTC).date()).id)


@command.command("solve")
@click.argument("name", metavar="[NAME]", required=False)
@click.option("--turn", metavar="ACTIONS")
@common_options
@click.pass_context
def solve(ctx: click.Context, name: str | None, turn: str | None) -> None:
    from ..insight.puzzles import puzzle, puzzle_of_day

    screen = Screen.of(ctx)
    one = puzzle(name) if name else puzzle_of_day(datetime.datetime.now(datetime.UTC).date())
    if turn is not None:
        ctx.exit(_judge(one, [text.strip() for text in turn.split(SEPARATOR) if text.strip()], screen))
    ctx.exit(_play(one, screen))


@command.command("make")
@click.argument("file", metavar="FILE")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--games", "mined_games", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@common_options
@click.pass_context
def make(ctx: click.Context, file: str, seed: int, mined_games: int) -> None:
    from .puzzles_make import make as mine_into

    mine_into(Screen.of(ctx), file, range(seed, seed + mined_games))


def _play(one: Puzzle, screen: Screen) -> int:
    """Asks for actions until the turn is over, the solver gives up or the input ends."""
    from ..insight.puzzles import has_ended, start_of

    game = start_of(one)
    _show(one, game, screen)
    while not has_ended(one, game):
        try:
            said = input(f"{screen.words.text('puzzles-prompt')} ").strip()
        except EOFError:
            return NOT_SOLVED
        if said == QUIT:
            return NOT_SOLVED
        if said == WAY:
            show_way(one, screen)
        elif said == ASK:
            screen.tell(", ".join(action.text for action in game.legal_actions()))
        elif said:
            _carry_out(game, one.seat, said, screen)
    return _judge(one, game.actions, screen)


def _carry_out(game: Game, seat: int, said: str, screen: Screen) -> None:
    try:
        if said == UNDO:
            game.undo()
            return
        for text in said.split(SEPARATOR):
            game.play(text.strip(), seat)
    except EldoradoError as refused:
        screen.tell(screen.words.refusal(refused))


def _show(one: Puzzle, game: Game, screen: Screen) -> None:
    from .snapshot import board_drawing, table

    screen.say("puzzles-title", "bold", id=one.id, level=one.level, theme=screen.words.text(f"puzzle-theme-{one.theme}"))
    seen = game.view(one.seat)
    screen.show(board_drawing(seen.known, screen.words, screen.color, screen.width))
    screen.show(table(seen, screen.words, screen.width))
    screen.say(f"puzzle-ask-{one.theme}")
    screen.say("puzzles-how")


def _judge(one: Puzzle, actions: list[str], screen: Screen) -> int:
    from ..insight.solving import judged

    verdict = judged(one, actions)
    screen.say("puzzle-solved" if verdict.solved else "puzzle-failed", "bold")
    if not verdict.solved and verdict.lost:
        screen.say("puzzle-lost", turns=screen.words.decimal(verdict.lost))
    _explain(verdict, screen)
    return 0 if verdict.solved else NOT_SOLVED


def _explain(verdict: PuzzleVerdict, screen: Screen) -> None:
    for reason in verdict.reasons:
        screen.tell(screen.words.sentence(reason.code, reason.facts))


def show_way(one: Puzzle, screen: Screen) -> None:
    """The solution, step by step, and why."""
    for number, step in enumerate(one.steps, 1):
        screen.tell(step_words(step, screen), first=f"{number}. ")
    screen.tell(SEPARATOR.join(one.plan.actions), "dim")
    for reason in one.reasons:
        screen.tell(screen.words.sentence(reason.code, reason.facts))


def step_words(step: PlanStep, screen: Screen) -> str:
    facts: dict[str, Any] = {"cards": step.cards, "spaces": step.spaces, "card": step.card, "blockade": step.blockade}
    return screen.words.sentence(f"puzzle.step-{step.verb}", facts)

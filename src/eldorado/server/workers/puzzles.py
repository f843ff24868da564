"""Puzzles in a worker: the table after a try so far, why something cannot be done, and whether a turn solves it."""

from __future__ import annotations

import msgspec

from ...engine.errors import EldoradoError
from ...engine.events import Event
from ...game import Game
from ...insight.puzzles import Puzzle, has_ended, puzzle, start_of
from ...presenter import intents
from ...presenter.options import options
from ...presenter.table import event_view, table_view
from ...protocol.puzzle import PuzzleEntry, PuzzleQuestion, PuzzleTable, PuzzleVerdict, PuzzleWhy
from ...protocol.room import Problem
from ...protocol.socket import Table, Why

MOST_ENTRIES = 60
MOST_ACTIONS = 32


class PuzzleJob(msgspec.Struct, tag=True):
    """A try at a puzzle; with a question, why something cannot be done there; or to be judged."""

    id: str
    entries: list[PuzzleEntry]
    question: PuzzleQuestion | None = None
    judge: bool = False


class PuzzleAnswer(msgspec.Struct, omit_defaults=True):
    """One of them, or why not."""

    table: PuzzleTable | None = None
    why: PuzzleWhy | None = None
    verdict: PuzzleVerdict | None = None
    problem: Problem | None = None


def answer_puzzle(job: PuzzleJob) -> PuzzleAnswer:
    try:
        one = puzzle(job.id)
        game, events = tried(one, job.entries)
        if job.judge:
            from ...insight.solving import judged  # only a worker that teaches loads the net

            return PuzzleAnswer(verdict=judged(one, game.actions))
        if job.question is not None:
            return PuzzleAnswer(why=_why(one, game, job.question))
        return PuzzleAnswer(table=_table(one, game, events, len(job.entries)))
    except EldoradoError as refused:
        return PuzzleAnswer(problem=Problem(refused.code, refused.facts))


def tried(one: Puzzle, entries: list[PuzzleEntry]) -> tuple[Game, list[Event]]:
    """The game after these gestures, and what the last of them caused; nothing may follow the end of the turn."""
    game, events = start_of(one), list[Event]()
    if len(entries) > MOST_ENTRIES:
        raise EldoradoError("act.count", {"most": MOST_ENTRIES, "found": len(entries)})
    for entry in entries:
        if has_ended(one, game):
            raise EldoradoError("puzzle.turn-over")
        texts = entry.actions if entry.keep is None else intents.ending(game.view(one.seat), entry.keep)
        if not 1 <= len(texts) <= MOST_ACTIONS:
            raise EldoradoError("act.count", {"most": MOST_ACTIONS, "found": len(texts)})
        events = [event for text in texts for event in game.play(_own(text), one.seat)]
    return game, events


def _own(text: str) -> str:
    if text.startswith("resign"):
        raise EldoradoError("act.resign-apart")
    return text


def _why(one: Puzzle, game: Game, asked: PuzzleQuestion) -> PuzzleWhy:
    question = Why(0, one.seat, asked.source, asked.space, asked.blockade, asked.piece, asked.card, asked.pays)
    return PuzzleWhy(intents.why(game.view(one.seat), question))


def _table(one: Puzzle, game: Game, events: list[Event], version: int) -> PuzzleTable:
    seen, ended = game.view(one.seat), has_ended(one, game)
    told = [event_view(event, version, one.seat - 1) for event in events]
    view = table_view(seen, version, bool(version) and not ended, game.outcome)
    return PuzzleTable(one.seat, Table(view, told, options(seen)), ended)

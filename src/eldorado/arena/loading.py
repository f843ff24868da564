"""Whether bots can be made at all. Other people's are tried in a process of their own: one that hangs is told by name."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection

from ..bots.ladder import LADDER, make_bot
from ..engine.errors import EldoradoError
from .traces import show_trace
from .workers import STARTING, print_to_stderr, start_deaf


def check_bots(names: Iterable[str], seconds: float) -> None:
    """Raises what is wrong with the first that cannot be made, or not within the seconds of a choice and those of a start."""
    for name in dict.fromkeys(names):
        if name not in LADDER:
            _try(name, STARTING + seconds)


def _try(name: str, seconds: float) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_make, args=(name, theirs), daemon=True)
    start_deaf(process)
    theirs.close()
    try:
        wrong: EldoradoError | None = _not_made(name, f"{TimeoutError.__name__}: {seconds:g} s")
        if ours.poll(seconds):
            wrong = ours.recv()
    except EOFError:
        process.join()
        wrong = _not_made(name, f"exit code {process.exitcode}")
    finally:
        process.kill()
        process.join()
        ours.close()
    if wrong is not None:
        raise wrong


def _make(name: str, pipe: Connection) -> None:
    print_to_stderr()
    try:
        make_bot(name)
    except EldoradoError as error:
        show_trace(error)
        pipe.send(error)
    else:
        pipe.send(None)


def _not_made(name: str, reason: str) -> EldoradoError:
    return EldoradoError("bot.not-made", {"bot": name[:80], "reason": reason})

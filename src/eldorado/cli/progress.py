"""The bar of every long command, on stderr, so that the output can be read by a program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .screen import Screen

Tell = Callable[[int, int], None]
"""Hears how many are done of how many."""


@contextmanager
def progress(screen: Screen, key: str, transient: bool = False) -> Iterator[Tell]:
    """A bar under the words of `key` as long as the block runs; a transient one leaves nothing behind."""
    console = Console(stderr=True, color_system="auto" if screen.color else None)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=transient, disable=transient and not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(screen.words.text(key), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)

"""Tables without frames, narrow enough for 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from .firm import held


def plain_table(
    heads: Sequence[str], rows: Iterable[Sequence[str | Text]], right: Sequence[int] = (), firm: Sequence[int] = ()
) -> Table:
    """A table with bold headings (none if all are empty); `right` columns are flushed right, `firm` ones never broken."""
    table = Table(
        box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=any(heads), header_style="bold", collapse_padding=True
    )
    for index, head in enumerate(heads):
        table.add_column(held(head), justify="right" if index in right else "left", overflow="fold", no_wrap=index in firm)
    for row in rows:
        table.add_row(*(_held(cell) for cell in row))
    return table


def _held(cell: str | Text) -> str | Text:
    if isinstance(cell, Text):
        cell.plain = held(cell.plain)
        return cell
    return held(cell)

"""A sheet of characters: put things anywhere, then take it as lines of styled text."""

from __future__ import annotations

from typing import final

from rich.text import Text


@final
class Canvas:
    """Grows as needed in every direction; what is put later lies on top."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, character in enumerate(text):
            self._cells[(x + offset, y)] = (character, style)

    def is_free(self, x: int, y: int, length: int) -> bool:
        return all((x + offset, y) not in self._cells for offset in range(length))

    def text(self) -> Text:
        """The sheet, cut to what is on it; no line ends in blanks."""
        left = min(x for x, _ in self._cells)
        top, bottom = min(y for _, y in self._cells), max(y for _, y in self._cells)
        lines = [self._line(left, y) for y in range(top, bottom + 1)]
        return Text("\n", no_wrap=True).join(lines)

    def _line(self, left: int, y: int) -> Text:
        filled = [x for x, row in self._cells if row == y]
        line = Text(no_wrap=True)
        for x in range(left, max(filled, default=left - 1) + 1):
            character, style = self._cells.get((x, y), (" ", ""))
            line.append(character, style or None)
        return line

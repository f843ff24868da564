"""A route as it was written: which pieces lie where, which way round, and where the end tile is."""

from __future__ import annotations

from typing import Final, final

DIFFICULTIES: Final = ("easy", "moderate", "difficult")


@final
class Placement:
    """One piece on the table."""

    def __init__(self, letter: str, q: int, r: int, turn: int) -> None:
        self.letter = letter
        self.q = q
        self.r = r
        self.turn = turn


@final
class Route:
    """The layout as written; whether it can be laid is `layout.check`'s to say. `corner` is None until chosen."""

    def __init__(
        self, id_: str, difficulty: str, picture: int, pieces: list[Placement], end_side: str, corner: tuple[int, int] | None
    ) -> None:
        self.id = id_
        self.difficulty = difficulty
        self.picture = picture
        self.pieces = pieces
        self.end_side = end_side
        self.corner = corner

    def text(self) -> str:
        lines = [f"route {self.id}"]
        if self.difficulty:
            lines.append(f"difficulty {self.difficulty}")
        if self.picture:
            lines.append(f"picture {self.picture}")
        lines += [f"{p.letter} {p.q:>3} {p.r:>3}  turn {p.turn}" for p in self.pieces]
        end = f"end {self.end_side}"
        if self.corner is not None:
            end += f" {self.corner[0]} {self.corner[1]}"
        return "\n".join([*lines, end]) + "\n"

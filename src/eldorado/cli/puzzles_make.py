"""`eldorado puzzles make`: one game after the other looked through, each written as it is done, so that it can be stopped."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence

import msgspec

from ..engine.errors import EldoradoError
from .progress import progress
from .screen import Screen, make_folder_of


def make(screen: Screen, file: str, games: Sequence[int]) -> None:
    """Games that are in the file already are not looked through again."""
    from ..insight.mining import Mined, mine, read_mine

    path = pathlib.Path(file)
    known = read_mine(path)
    make_folder_of(file)
    _drop_half_line(path)
    with progress(screen, "puzzles-making") as tell:
        for game in games:
            tell(sum(one in known for one in games), len(games))
            if game not in known:
                known[game] = Mined(game, mine(game))
                _append(path, msgspec.json.encode(known[game]) + b"\n")
        tell(len(games), len(games))
    found = sum(len(known[game].puzzles) for game in games)
    screen.say("puzzles-made", count=found, games=len(games), file=file)


def _append(path: pathlib.Path, line: bytes) -> None:
    try:
        with path.open("ab") as out:
            out.write(line)
    except OSError as error:
        raise EldoradoError("file.unwritable", {"file": str(path), "reason": error.strerror or str(error)}) from None


def _drop_half_line(path: pathlib.Path) -> None:
    """What a stop in the middle of writing left behind."""
    if path.exists():
        whole = path.read_bytes()
        if whole and not whole.endswith(b"\n"):
            path.write_bytes(whole[: whole.rfind(b"\n") + 1])

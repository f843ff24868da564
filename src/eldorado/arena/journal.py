"""Results on disk as they come, one line of JSON each, so that a tournament that was stopped can go on."""

from __future__ import annotations

import hashlib
import pathlib
from typing import BinaryIO, Final, final

import msgspec
import platformdirs

from ..engine.errors import EldoradoError
from .result import Result
from .schedule import TournamentSettings

FIRST_SEAT: Final = 1
"""From where the seats of results count; journals that say nothing counted from 0."""


class Counted(msgspec.Struct, frozen=True):
    """What the first line of a journal says besides the settings."""

    first_seat: int = 0


def default_path(settings: TournamentSettings) -> pathlib.Path:
    """Where the results of a tournament lie if nobody says otherwise: one file for each choice of settings."""
    return pathlib.Path(platformdirs.user_state_dir("eldorado")) / "arena" / f"{settings.key()}.jsonl"


def fingerprint(bot: str) -> str:
    """Of the file a bot comes from; nothing for the bots of the ladder and of installed packages."""
    file, colon, _ = bot.rpartition(":")
    path = pathlib.Path(file)
    if not colon or not path.is_file():
        return ""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


@final
class Journal:
    """The file of one tournament. Its first line holds the settings; a last line cut short by a crash is dropped."""

    def __init__(self, path: pathlib.Path, settings: TournamentSettings) -> None:
        self.path = path
        self.settings = settings
        self._file: BinaryIO | None = None

    def read(self) -> dict[int, Result]:
        """The results so far by number; refuses a file of another tournament."""
        if not self.path.exists():
            return {}
        try:
            lines = self.path.read_bytes().split(b"\n")
            if lines == [b""]:
                return {}  # as a crash before the first line leaves it
            known = msgspec.json.decode(lines[0], type=TournamentSettings)
            moved = FIRST_SEAT - msgspec.json.decode(lines[0], type=Counted).first_seat
            results = [msgspec.json.decode(line, type=Result).renumbered(moved) for line in lines[1:-1]]
        except OSError as error:
            raise EldoradoError("file.unreadable", {"file": str(self.path), "reason": error.strerror or str(error)}) from None
        except msgspec.MsgspecError:
            raise EldoradoError("arena.journal", {"file": str(self.path)}) from None
        if known != self.settings:
            raise EldoradoError("arena.other-journal", {"file": str(self.path)})
        return {result.match.number: result for result in results}

    def _check_free(self) -> None:
        """Nothing is ever written over but results of the very same settings, which would come out the same."""
        if not self.path.is_file() or not self.path.stat().st_size:
            return
        with self.path.open("rb") as file:
            try:
                known = msgspec.json.decode(file.readline(), type=TournamentSettings)
            except msgspec.MsgspecError:
                raise EldoradoError("arena.journal", {"file": str(self.path)}) from None
        if known != self.settings:
            raise EldoradoError("arena.other-journal", {"file": str(self.path)})

    def open(self, results: dict[int, Result]) -> None:
        """Begins the file anew with what is already known, beside the old one until it is whole: a crash loses nothing."""
        beside = self.path.with_name(self.path.name + ".new")
        settings = {**msgspec.to_builtins(self.settings), "first_seat": FIRST_SEAT}
        try:
            self._check_free()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (settings, *results.values())))
            beside.replace(self.path)
            self._file = self.path.open("ab")
        except OSError as error:
            raise EldoradoError("file.unwritable", {"file": str(self.path), "reason": error.strerror or str(error)}) from None

    def add(self, result: Result) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

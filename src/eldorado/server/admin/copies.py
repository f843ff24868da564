"""Backups: one file of text lines, pressed, the same for both databases, so that games can move from one to the other.

The first line says what it is, the last how many lines of each kind there were and their hash. A copy counts only after it
was read back.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import pathlib
import secrets
import time
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ...engine.errors import EldoradoError
from ..storage.files import OWNER_ONLY, private_folder
from ..storage.statements import MIGRATIONS
from .databases import transaction

FORMAT = "eldorado backup 1"
COLUMNS = {
    "setting": "name, value",
    "ruling": "kind, who, until, reason, made",
    "room": "code, revision, phase, public, timed, touched, doc, marked",
    "entry": "code, number, seat, at, deadline, text",
    "remark": "code, at, seat, name, text, phrase, pass",
    "pass": "id, name, colour, made, seen, marked",
    "pass_key": "hash, pass, kind, made, until",
    "holding": "code, seat, pass, ended, touched",
    "finished": "pass, code, at, route, way, seat, place, players, rounds, level, doc, blockades",
    "daily": "day, who, code, done, rounds, place, blockades, at, path",
    "practised": "pass, day",
    "rated": "pass, players, number, code, at, place, mu, sigma, rivals",
    "ladder": "pass, players, number, mu, sigma, sure",
    "purchase": "pass, code, card, copies, won",
    "push_subscription": "endpoint, pass, device, public_key, auth, language, made",
    "alerted": "code, turn, at",
    "published": "code, layout, name, author, text, steps, blockades, caves, made, pass",
    "published_race": "code, room, at",
    "rating": "code, who, stars, at",
    "complaint": "code, who, reason, at",
}
"""A new column comes last: a backup from before it has none, and the database's own default stands."""
ORDER = {
    "setting": "name", "ruling": "kind, who", "room": "code", "entry": "code, number", "remark": "code, at", "pass": "id",
    "pass_key": "hash", "holding": "code, seat", "finished": "pass, code",
    "daily": "day, who", "practised": "pass, day",
    "rated": "pass, players, number", "ladder": "pass, players", "purchase": "pass, code, card",
    "push_subscription": "endpoint", "alerted": "code", "published": "code",
    "published_race": "code, room", "rating": "code, who", "complaint": "code, who",
}  # fmt: skip
BATCH = 1_000
LEFT_OUT = ("probe",)
"""Settings that mean nothing elsewhere."""


class CopyCounts(NamedTuple):
    """Lines of a backup by kind."""

    rooms: int
    entries: int
    remarks: int
    rulings: int


def back_up(url: str, file: pathlib.Path) -> CopyCounts:
    """Writes a copy of one moment, also while servers run, and reads it back; the file is there whole or not at all."""
    private_folder(file.parent)
    fresh = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        made = _write(url, fresh)
        if read_back(fresh) != made:
            raise EldoradoError("admin.copy-differs", {"file": str(file)})
        fresh.replace(file)
    except OSError as error:
        raise EldoradoError("file.unwritable", {"file": str(file), "reason": error.strerror or str(error)}) from None
    finally:
        fresh.unlink(missing_ok=True)
    return made


def _write(url: str, fresh: pathlib.Path) -> CopyCounts:
    counts = dict.fromkeys(COLUMNS, 0)
    digest = hashlib.sha256()
    raw = os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb")
    with raw, gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as stream, transaction(url) as database:
        stream.write(_line([FORMAT, len(MIGRATIONS), time.time()]))
        for table, columns in COLUMNS.items():
            for row in database.rows(f"SELECT {columns} FROM {table} ORDER BY {ORDER[table]}"):
                if table != "setting" or row[0] not in LEFT_OUT:
                    line = _line([table, *row])
                    digest.update(line)
                    stream.write(line)
                    counts[table] += 1
        stream.write(_line(["end", counts, digest.hexdigest()]))
    return _counts(counts)


def _line(values: list[Any]) -> bytes:
    return msgspec.json.encode(values) + b"\n"


def _counts(by_table: dict[str, int]) -> CopyCounts:
    return CopyCounts(by_table["room"], by_table["entry"], by_table["remark"], by_table["ruling"])


def read_back(file: pathlib.Path) -> CopyCounts:
    """Every line of a backup; refuses a file that is none, is cut off or was changed."""
    counts = dict.fromkeys(COLUMNS, 0)
    for table, _ in lines(file):
        counts[table] += 1
    return _counts(counts)


def lines(file: pathlib.Path) -> Iterator[tuple[str, list[Any]]]:
    """Table and values of every line; what is wrong with the file is found at the latest at its end."""
    counts: dict[str, int] = dict.fromkeys(COLUMNS, 0)
    digest = hashlib.sha256()
    end: list[Any] = []
    for number, line in enumerate(_raw_lines(file)):
        values = _decoded(line, file)
        if number == 0:
            _check_head(values, file)
        elif end or values[0] not in (*COLUMNS, "end"):
            raise EldoradoError("admin.no-backup", {"file": str(file)})
        elif values[0] == "end":
            end = values
        else:
            digest.update(line)
            counts[values[0]] += 1
            yield values[0], values[1:]
    if not end or {**dict.fromkeys(COLUMNS, 0), **end[1]} != counts or end[2] != digest.hexdigest():
        raise EldoradoError("admin.backup-damaged", {"file": str(file)})


def _raw_lines(file: pathlib.Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as stream:
            yield from stream
    except FileNotFoundError:
        raise EldoradoError("file.missing", {"file": str(file)}) from None
    except gzip.BadGzipFile:
        raise EldoradoError("admin.no-backup", {"file": str(file)}) from None
    except (EOFError, zlib.error):
        raise EldoradoError("admin.backup-damaged", {"file": str(file)}) from None
    except OSError as error:
        raise EldoradoError("file.unreadable", {"file": str(file), "reason": error.strerror or str(error)}) from None


def _decoded(line: bytes, file: pathlib.Path) -> list[Any]:
    try:
        return msgspec.json.decode(line, type=list[Any])
    except msgspec.DecodeError:
        raise EldoradoError("admin.no-backup", {"file": str(file)}) from None


def _check_head(values: list[Any], file: pathlib.Path) -> None:
    if not values or values[0] != FORMAT:
        raise EldoradoError("admin.no-backup", {"file": str(file)})
    if values[1] > len(MIGRATIONS):
        raise EldoradoError("serve.newer-database", {"found": values[1], "known": len(MIGRATIONS)})


def restore(url: str, file: pathlib.Path) -> CopyCounts:
    """Puts a backup into a database without rooms, in one transaction; the file is read through before anything is written."""
    told = read_back(file)
    with transaction(url) as database:
        if next(database.rows("SELECT code FROM room LIMIT 1"), None) is not None:
            raise EldoradoError("admin.not-empty")
        for table in ("setting", "ruling"):
            database.write(f"DELETE FROM {table} WHERE 1 = ?", [(1,)])
        for table, rows in _batches(file):
            marks = ", ".join("?" for _ in rows[0])
            columns = ", ".join(COLUMNS[table].split(", ")[: len(rows[0])])
            database.write(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)
        found = {table: next(database.rows(f"SELECT COUNT(*) FROM {table}"))[0] for table in COLUMNS}
        if _counts(found) != told:
            raise EldoradoError("admin.copy-differs", {"file": str(file)})
    return told


def _batches(file: pathlib.Path) -> Iterator[tuple[str, list[Any]]]:
    gathered: list[Any] = []
    of = ""
    for table, values in lines(file):
        if gathered and (table != of or len(gathered) >= BATCH):
            yield of, gathered
            gathered = []
        of = table
        gathered.append(values)
    if gathered:
        yield of, gathered

"""The SQL that SQLite and PostgreSQL share; `?` stands for a parameter."""

from __future__ import annotations

from typing import Final

from . import alerts_sql, gallery_sql, people_sql, ratings_sql

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE room (
            code TEXT PRIMARY KEY, revision INTEGER NOT NULL, phase TEXT NOT NULL, public INTEGER NOT NULL,
            timed INTEGER NOT NULL, touched DOUBLE PRECISION NOT NULL, doc TEXT NOT NULL)""",
        "CREATE INDEX room_listed ON room (phase, public, touched)",
        "CREATE INDEX room_timed ON room (timed, phase)",
        """CREATE TABLE entry (
            code TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            deadline DOUBLE PRECISION NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, number))""",
        """CREATE TABLE remark (
            code TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL)""",
        "CREATE INDEX remark_code ON remark (code, at)",
    ),
    (
        "ALTER TABLE room ADD COLUMN marked DOUBLE PRECISION NOT NULL DEFAULT 0",
        """CREATE TABLE ruling (
            kind TEXT NOT NULL, who TEXT NOT NULL, until DOUBLE PRECISION NOT NULL, reason TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, who))""",
    ),
    people_sql.SCHEMA,
    gallery_sql.SCHEMA,
    people_sql.DAILY_SCHEMA,
    ratings_sql.SCHEMA,
    people_sql.PATH_SCHEMA,
    people_sql.MARK_SCHEMA,
    alerts_sql.SCHEMA,
    ("ALTER TABLE remark ADD COLUMN phrase TEXT NOT NULL DEFAULT ''",),
    people_sql.PRACTISED_SCHEMA,
    people_sql.WHOSE_SCHEMA,
)
"""One step for each version of the schema; a step that was ever released is never changed, only followed by another."""

CREATE: Final = (
    "INSERT INTO room (code, revision, phase, public, timed, touched, doc) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
SAVE: Final = (
    "UPDATE room SET revision = ?, phase = ?, public = ?, timed = ?, touched = ?, doc = ?, marked = 0"
    " WHERE code = ? AND revision = ?"
)
APPEND: Final = (
    "INSERT INTO entry (code, number, seat, at, deadline, text) SELECT ?, ?, ?, ?, ?, ?"
    " WHERE ? = 1 OR EXISTS (SELECT 1 FROM entry WHERE code = ? AND number = ?) ON CONFLICT DO NOTHING"
)
_APPEND_MANY = (
    "INSERT INTO entry (code, number, seat, at, deadline, text)"
    " SELECT w.code, w.number, w.seat, w.at, w.deadline, w.text FROM (SELECT {columns}) w"
    " WHERE w.number = 1 OR (SELECT TRUE FROM entry e WHERE e.code = w.code AND e.number = w.number - 1)"
    " ON CONFLICT DO NOTHING"
)
"""Not `OR EXISTS`: for that PostgreSQL may read all entries there are, and did so as long as they were fewer than some ten
thousand or not counted yet; a single value is looked up in the index."""
APPEND_MANY_SQLITE: Final = _APPEND_MANY.format(
    columns="json_extract(value, '$[0]') AS code, json_extract(value, '$[1]') AS number, json_extract(value, '$[2]') AS seat,"
    " json_extract(value, '$[3]') AS at, json_extract(value, '$[4]') AS deadline, json_extract(value, '$[5]') AS text"
    " FROM json_each(?)"
)
APPEND_MANY_POSTGRES: Final = (
    _APPEND_MANY.format(
        columns="v->>0 AS code, (v->>1)::integer AS number, (v->>2)::integer AS seat, (v->>3)::double precision AS at,"
        " (v->>4)::double precision AS deadline, v->>5 AS text FROM json_array_elements(?::json) v"
    )
    + " RETURNING code"
)
"""Entries of many rooms as one statement, from a JSON array of their columns."""
SAY: Final = "INSERT INTO remark (code, at, seat, name, text, phrase, pass) VALUES (?, ?, ?, ?, ?, ?, ?)"
PUT: Final = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
DROP: Final = "DELETE FROM setting WHERE name = ?"
RULE: Final = (
    "INSERT INTO ruling (kind, who, until, reason, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT (kind, who)"
    " DO UPDATE SET until = excluded.until, reason = excluded.reason, made = excluded.made"
)
PARDON: Final = "DELETE FROM ruling WHERE kind = ? AND who = ?"
MARK: Final = "UPDATE room SET marked = ? WHERE code = ?"
UNMARK: Final = "UPDATE room SET marked = 0 WHERE code = ?"

SETTING: Final = "SELECT value FROM setting WHERE name = ?"
LOAD: Final = "SELECT code, revision, phase, public, timed, touched, doc FROM room WHERE code = ?"
ENTRIES: Final = "SELECT number, seat, text, at, deadline FROM entry WHERE code = ? AND number > ? ORDER BY number"
_HEADS = (
    "SELECT r.code, r.revision, r.touched, COALESCE(e.number, 0), COALESCE(e.at, 0) FROM room r LEFT JOIN entry e"
    " ON e.code = r.code AND e.number = (SELECT MAX(number) FROM entry l WHERE l.code = r.code)"
)
HEAD: Final = _HEADS + " WHERE r.code = ?"
HEADS_POSTGRES: Final = _HEADS + " WHERE r.code = ANY(?)"
PUBLIC: Final = (
    "SELECT code, revision, phase, public, timed, touched, doc FROM room"
    " WHERE phase <> 'over' AND public = 1 ORDER BY touched DESC LIMIT ?"
)
DEADLINES: Final = (
    "SELECT e.code, e.deadline FROM room r JOIN entry e ON e.code = r.code"
    " AND e.number = (SELECT MAX(number) FROM entry l WHERE l.code = r.code)"
    " WHERE r.timed = 1 AND r.phase = 'playing' AND e.deadline > 0"
)
REMARKS: Final = "SELECT seat, name, text, at, phrase FROM remark WHERE code = ? ORDER BY at DESC LIMIT ?"
_UNTOUCHED = (
    " (touched < ? OR (phase = 'over' AND touched < ?))"
    " AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.code = r.code AND e.at >= ? AND phase <> 'over')"
    " AND NOT (phase = 'over' AND EXISTS (SELECT 1 FROM holding h WHERE h.code = r.code))"
)
IDLE: Final = "SELECT code FROM room r WHERE marked = 0 AND" + _UNTOUCHED
DUE: Final = "SELECT code FROM room r WHERE marked > 0 AND marked <= ? AND" + _UNTOUCHED
MARKED: Final = "SELECT code, marked FROM room WHERE marked > 0"
RULINGS: Final = "SELECT kind, who, until, reason, made FROM ruling ORDER BY made"
LINES: Final = (
    "SELECT code, phase, public, timed, touched, marked, (SELECT COUNT(*) FROM entry e WHERE e.code = r.code)"
    " FROM room r WHERE code > ? ORDER BY code LIMIT ?"
)
FORGET: Final = (
    "DELETE FROM remark WHERE code = ?",
    "DELETE FROM entry WHERE code = ?",
    "DELETE FROM holding WHERE code = ?",
    alerts_sql.FORGET_ALERTED,
    "DELETE FROM room WHERE code = ?",
)

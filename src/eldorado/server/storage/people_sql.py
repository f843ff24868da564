"""The SQL about people that SQLite and PostgreSQL share; `?` stands for a parameter."""

from __future__ import annotations

from typing import Final

SCHEMA: Final[tuple[str, ...]] = (
    """CREATE TABLE pass (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX pass_seen ON pass (seen)",
    """CREATE TABLE pass_key (
        hash TEXT PRIMARY KEY, pass TEXT NOT NULL, kind TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
        until DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX pass_key_pass ON pass_key (pass, kind)",
    """CREATE TABLE holding (
        code TEXT NOT NULL, seat INTEGER NOT NULL, pass TEXT NOT NULL, ended INTEGER NOT NULL,
        touched DOUBLE PRECISION NOT NULL, PRIMARY KEY (code, seat))""",
    "CREATE INDEX holding_pass ON holding (pass, ended, touched)",
    """CREATE TABLE finished (
        pass TEXT NOT NULL, code TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, route TEXT NOT NULL, way TEXT NOT NULL,
        seat INTEGER NOT NULL, place INTEGER NOT NULL, players INTEGER NOT NULL, rounds INTEGER NOT NULL,
        level TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (pass, code))""",
    "CREATE INDEX finished_at ON finished (pass, at)",
    "CREATE INDEX finished_way ON finished (pass, way, at)",
    "CREATE INDEX finished_route ON finished (pass, route, at)",
    "CREATE INDEX finished_place ON finished (pass, place, at)",
)
"""One step of the schema: passes, what opens them, the seats they hold, and the games they have finished."""

MARK_SCHEMA: Final[tuple[str, ...]] = ("ALTER TABLE pass ADD COLUMN marked DOUBLE PRECISION NOT NULL DEFAULT 0",)
"""Since when a pass is marked for removal; 0 if it is not."""

# ---- passes

MAKE_PASS: Final = "INSERT INTO pass (id, name, colour, made, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
MAKE_KEY: Final = (
    "INSERT INTO pass_key (hash, kind, made, until, pass) SELECT ?, ?, ?, ?, id FROM pass WHERE id = ? ON CONFLICT DO NOTHING"
)
"""Only of a pass that there is."""
PASS_OF_KEY: Final = (
    "SELECT p.id, p.name, p.colour, p.made, p.seen FROM pass_key k JOIN pass p ON p.id = k.pass"
    " WHERE k.hash = ? AND k.kind = ? AND (k.until = 0 OR k.until > ?)"
)
CHANGE_PASS: Final = "UPDATE pass SET name = ?, colour = ? WHERE id = ?"
SEE_PASS: Final = "UPDATE pass SET seen = ?, marked = 0 WHERE id = ?"
IDLE_PASSES: Final = "SELECT id FROM pass WHERE seen < ? AND marked = 0 LIMIT ?"
MARK_PASS: Final = "UPDATE pass SET marked = ? WHERE id = ?"
MARKED_PASSES: Final = "SELECT id FROM pass WHERE marked > 0"
DUE_PASSES: Final = "SELECT id FROM pass WHERE seen < ? AND marked > 0 AND marked <= ? LIMIT ?"
KEYS: Final = "SELECT hash, kind, made, until FROM pass_key WHERE pass = ? ORDER BY made"
USE_KEY: Final = "DELETE FROM pass_key WHERE hash = ? AND kind = ? AND (until = 0 OR until > ?)"
DROP_KEY: Final = "DELETE FROM pass_key WHERE pass = ? AND hash = ?"
DROP_KIND: Final = "DELETE FROM pass_key WHERE pass = ? AND kind = ?"
DROP_OTHERS: Final = "DELETE FROM pass_key WHERE pass = ? AND hash <> ?"
FORGET_PASS: Final = (
    "DELETE FROM pass_key WHERE pass = ?",
    "DELETE FROM holding WHERE pass = ?",
    "DELETE FROM finished WHERE pass = ?",
    "DELETE FROM pass WHERE id = ?",
)
LOBBIES_NAMING: Final = "SELECT code FROM room WHERE phase = 'lobby' AND doc LIKE ?"
"""Where somebody may be kept in mind who holds no seat there."""
UNNAME_REMARKS: Final = "UPDATE remark SET name = '' WHERE code = ? AND seat = ?"
"""Of releases that did not write down whose they were."""
WHOSE_SCHEMA: Final[tuple[str, ...]] = (
    "ALTER TABLE remark ADD COLUMN pass TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX remark_pass ON remark (pass)",
    "ALTER TABLE published ADD COLUMN pass TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX published_pass ON published (pass)",
    "CREATE INDEX rating_who ON rating (who)",
)
"""By which pass something was said or published, so that its name goes with it."""
FORGET_SAID: Final = "UPDATE remark SET name = '', pass = '' WHERE pass = ?"
SAID: Final = "SELECT code, at, text, phrase FROM remark WHERE pass = ? ORDER BY at"


def alive(count: int) -> str:
    """The question which of so many passes there are."""
    return f"SELECT id FROM pass WHERE id IN ({', '.join('?' * count)})"


# ---- seats they hold

HOLD: Final = (
    "INSERT INTO holding (code, seat, pass, ended, touched) VALUES (?, ?, ?, ?, ?) ON CONFLICT (code, seat)"
    " DO UPDATE SET pass = excluded.pass, ended = excluded.ended, touched = excluded.touched"
)
LET_GO: Final = "DELETE FROM holding WHERE code = ? AND seat = ?"
RUNNING: Final = "SELECT code, seat FROM holding WHERE pass = ? AND ended = 0 ORDER BY touched DESC, code, seat LIMIT ?"
ALL_HELD: Final = "SELECT code, seat FROM holding WHERE pass = ? ORDER BY code, seat"

# ---- games they have finished

FINISH: Final = (
    "INSERT INTO finished (pass, code, at, route, way, seat, place, players, rounds, level, doc, blockades)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_FINISHED = (
    "SELECT f.code, f.at, f.route, f.way, f.seat, f.place, f.players, f.rounds, f.doc, COALESCE(r.doc, '')"
    " FROM finished f LEFT JOIN room r ON r.code = f.code WHERE f.pass = ? AND f.at < ?"
)
_NEWEST = " ORDER BY f.at DESC LIMIT ?"
FINISHED: Final = _FINISHED + _NEWEST
FINISHED_WON: Final = _FINISHED + " AND f.place = 1" + _NEWEST
FINISHED_WAY: Final = _FINISHED + " AND f.way = ?" + _NEWEST
FINISHED_ROUTE: Final = _FINISHED + " AND f.route = ?" + _NEWEST
TALLY: Final = (
    "SELECT way, route, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), MIN(CASE WHEN place = 1 THEN rounds END)"
    " FROM finished WHERE pass = ? GROUP BY way, route"
)
LAST_PLACES: Final = "SELECT place, players FROM finished WHERE pass = ? ORDER BY at DESC LIMIT ?"
WINS_IN_A_ROW: Final = (
    "SELECT MAX(won) FROM (SELECT COUNT(*) AS won FROM (SELECT place, SUM(CASE WHEN place = 1 THEN 0 ELSE 1 END)"
    " OVER (ORDER BY at) AS lost FROM finished WHERE pass = ?) AS games WHERE place = 1 GROUP BY lost) AS runs"
)
"""Wins between which no game was lost have as many lost games before them."""

# ---- the expedition of a day

DAILY_SCHEMA: Final[tuple[str, ...]] = (
    """CREATE TABLE daily (
        day TEXT NOT NULL, who TEXT NOT NULL, code TEXT NOT NULL, done INTEGER NOT NULL, rounds INTEGER NOT NULL,
        place INTEGER NOT NULL, blockades INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (day, who))""",
    "CREATE INDEX daily_rank ON daily (day, done, rounds)",
    "CREATE INDEX daily_who ON daily (who, day)",
)
"""One row for each counted try; `rounds` is 0 for whoever did not reach the gate."""
SET_OUT: Final = (
    "INSERT INTO daily (day, who, code, done, rounds, place, blockades, at) VALUES (?, ?, ?, 0, 0, 0, 0, ?)"
    " ON CONFLICT DO NOTHING"
)
PATH_SCHEMA: Final[tuple[str, ...]] = ("ALTER TABLE daily ADD COLUMN path TEXT NOT NULL DEFAULT ''",)
"""Which way a try went: the spaces entered in each round, as JSON."""
ARRIVE: Final = (
    "UPDATE daily SET done = 1, rounds = ?, place = ?, blockades = ?, at = ?, path = ? WHERE day = ? AND code = ? AND done = 0"
)
PATH_OF: Final = "SELECT path FROM daily WHERE day = ? AND who = ?"
TRY_OF: Final = "SELECT code, done, rounds, place, blockades FROM daily WHERE day = ? AND who = ?"
TRIES: Final = (
    "SELECT d.who, COALESCE(p.name, ''), d.rounds, d.place, d.blockades, d.code, d.done FROM daily d"
    " LEFT JOIN pass p ON p.id = d.who WHERE d.day = ?"
)
DAYS_OF: Final = "SELECT day, rounds, place FROM daily WHERE who = ? AND done = 1 ORDER BY day DESC LIMIT ?"
PRACTISED_SCHEMA: Final[tuple[str, ...]] = (
    "CREATE TABLE practised (pass TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (pass, day))",
)
"""The days whose race somebody has played out for practice."""
PRACTISE: Final = (
    "INSERT INTO practised (pass, day) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM daily WHERE day = ? AND code = ?)"
    " ON CONFLICT DO NOTHING"
)
PRACTISED: Final = "SELECT day FROM practised WHERE pass = ? ORDER BY day DESC LIMIT ?"
IS_COUNTED: Final = "SELECT who FROM daily WHERE day = ? AND code = ?"
FORGET_DAILY: Final = ("DELETE FROM daily WHERE who = ?", "DELETE FROM practised WHERE pass = ?")
SETTINGS_BETWEEN: Final = "SELECT value FROM setting WHERE name >= ? AND name < ?"
PUT_ONCE: Final = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"

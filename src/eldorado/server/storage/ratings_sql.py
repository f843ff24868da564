"""The SQL about ratings and what a profile shows that SQLite and PostgreSQL share; `?` stands for a parameter."""

from __future__ import annotations

from typing import Final

SCHEMA: Final[tuple[str, ...]] = (
    """CREATE TABLE rated (
        pass TEXT NOT NULL, players INTEGER NOT NULL, number INTEGER NOT NULL, code TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, place INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
        rivals TEXT NOT NULL, PRIMARY KEY (pass, players, number))""",
    "CREATE UNIQUE INDEX rated_code ON rated (pass, code)",
    """CREATE TABLE ladder (
        pass TEXT NOT NULL, players INTEGER NOT NULL, number INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, sure DOUBLE PRECISION NOT NULL, PRIMARY KEY (pass, players))""",
    "CREATE INDEX ladder_sure ON ladder (players, sure)",
    """CREATE TABLE purchase (
        pass TEXT NOT NULL, code TEXT NOT NULL, card TEXT NOT NULL, copies INTEGER NOT NULL, won INTEGER NOT NULL,
        PRIMARY KEY (pass, code, card))""",
    "CREATE INDEX purchase_card ON purchase (pass, card, copies, won)",
    "ALTER TABLE finished ADD COLUMN blockades INTEGER NOT NULL DEFAULT 0",
)
"""`rated` is a log: one row for each rated race of a person, with what their rating was after it; `ladder` is its last row.

`rivals` holds strengths and places of the others, never who they were.
"""

# ---- writing

RATE: Final = (
    "INSERT INTO rated (pass, players, number, code, at, place, mu, sigma, rivals) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
STAND: Final = (
    "INSERT INTO ladder (pass, players, number, mu, sigma, sure) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (pass, players)"
    " DO UPDATE SET number = excluded.number, mu = excluded.mu, sigma = excluded.sigma, sure = excluded.sure"
    " WHERE ladder.number < excluded.number"
)
PURCHASE: Final = "INSERT INTO purchase (pass, code, card, copies, won) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
PURCHASES: Final = "SELECT code, card, copies, won FROM purchase WHERE pass = ? ORDER BY code, card"
FORGET: Final = (
    "DELETE FROM rated WHERE pass = ?",
    "DELETE FROM ladder WHERE pass = ?",
    "DELETE FROM purchase WHERE pass = ?",
)

# ---- ratings

LAST: Final = "SELECT number, mu, sigma FROM rated WHERE pass = ? AND players = ? ORDER BY number DESC LIMIT 1"
OF_RACE: Final = "SELECT number, mu, sigma FROM rated WHERE pass = ? AND code = ?"
AT_NUMBER: Final = "SELECT number, mu, sigma FROM rated WHERE pass = ? AND players = ? AND number = ?"
RATED: Final = "SELECT players, number, code, at, place, mu, sigma, rivals FROM rated WHERE pass = ? ORDER BY players, number"
STANDS: Final = "SELECT players, number, mu, sigma, sure FROM ladder WHERE pass = ? ORDER BY players"
CURVE: Final = (
    "SELECT at, mu, sigma FROM rated WHERE pass = ? AND players = ? AND (number - number / ? * ? = 0 OR number = ?)"
    " ORDER BY number"
)
"""Every so many races, and the last."""
AHEAD: Final = "SELECT COUNT(*) FROM ladder WHERE players = ? AND sure > ?"
RATED_PEOPLE: Final = "SELECT COUNT(*) FROM ladder WHERE players = ?"
LADDER: Final = (
    "SELECT r.pass, p.name, p.colour, r.mu, r.sigma, r.sure, r.number FROM ladder r JOIN pass p ON p.id = r.pass"
    " WHERE r.players = ? ORDER BY r.sure DESC LIMIT ?"
)


def told(count: int) -> str:
    """The question for the ratings of so many people."""
    return f"SELECT pass, players, mu, sigma FROM ladder WHERE pass IN ({', '.join('?' * count)})"


# ---- what a profile adds up

TOTAL: Final = (
    "SELECT COUNT(*), COALESCE(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(blockades), 0)"
    " FROM finished WHERE pass = ?"
)
BY_ROUTE: Final = (
    "SELECT route, level, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) FROM finished WHERE pass = ?"
    " GROUP BY route, level ORDER BY route, level"
)
FIRST_WINS: Final = "SELECT level, MIN(at) FROM finished WHERE pass = ? AND place = 1 AND level <> '' GROUP BY level"
FASTEST: Final = (
    "SELECT route, rounds, at, way, level, code FROM (SELECT route, rounds, at, way, level, code,"
    " ROW_NUMBER() OVER (PARTITION BY route ORDER BY rounds, at) AS nth FROM finished"
    " WHERE pass = ? AND place = 1 AND route <> '') quick WHERE nth = 1 ORDER BY rounds, route LIMIT ?"
)
FAVOURITES: Final = (
    "SELECT card, SUM(copies), COUNT(*), SUM(won) FROM purchase WHERE pass = ? GROUP BY card ORDER BY 2 DESC, card LIMIT ?"
)

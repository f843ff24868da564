"""The SQL about published routes that SQLite and PostgreSQL share; `?` stands for a parameter."""

from __future__ import annotations

from typing import Final

SCHEMA: Final[tuple[str, ...]] = (
    """CREATE TABLE published (
        code TEXT PRIMARY KEY, layout TEXT NOT NULL, name TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL,
        steps INTEGER NOT NULL, blockades INTEGER NOT NULL, caves INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX published_made ON published (made)",
    """CREATE TABLE published_race (
        code TEXT NOT NULL, room TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (code, room))""",
    """CREATE TABLE rating (
        code TEXT NOT NULL, who TEXT NOT NULL, stars INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (code, who))""",
    """CREATE TABLE complaint (
        code TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (code, who))""",
)
"""One step of the schema: routes, the rooms that raced them to the end, what people thought of them, what they complained of."""

PUBLISH: Final = (
    "INSERT INTO published (code, layout, name, author, text, steps, blockades, caves, made, pass)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
RACED: Final = "INSERT INTO published_race (code, room, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RATE: Final = (
    "INSERT INTO rating (code, who, stars, at) VALUES (?, ?, ?, ?) ON CONFLICT (code, who)"
    " DO UPDATE SET stars = excluded.stars, at = excluded.at"
)
COMPLAIN: Final = "INSERT INTO complaint (code, who, reason, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UNCOMPLAIN: Final = "DELETE FROM complaint WHERE code = ?"
UNPUBLISH: Final = (
    "DELETE FROM published_race WHERE code = ?",
    "DELETE FROM rating WHERE code = ?",
    UNCOMPLAIN,
    "DELETE FROM published WHERE code = ?",
)

FORGET_AUTHOR: Final = (
    "UPDATE published SET author = '', pass = '' WHERE pass = ?",
    "DELETE FROM rating WHERE who = ?",
)
"""Of a pass: its routes stay for the others, under no name; its stars go."""
PUBLISHED: Final = "SELECT code, name, author, made FROM published WHERE pass = ? ORDER BY made"
STARS: Final = "SELECT code, stars, at FROM rating WHERE who = ? ORDER BY at"
COUNT: Final = "SELECT COUNT(*) FROM published"
COMPLAINTS: Final = "SELECT reason, at FROM complaint WHERE code = ? ORDER BY at LIMIT 50"
_COUNTED = (
    "SELECT p.code, p.layout, p.name, p.author, p.text, p.steps, p.blockades, p.caves, p.made,"
    " (SELECT COUNT(*) FROM published_race d WHERE d.code = p.code) AS plays,"
    " (SELECT COUNT(*) FROM rating g WHERE g.code = p.code) AS ratings,"
    " (SELECT COALESCE(SUM(g.stars), 0) FROM rating g WHERE g.code = p.code) AS stars,"
    " (SELECT COUNT(*) FROM complaint c WHERE c.code = p.code) AS complaints FROM published p"
)
FIND: Final = _COUNTED + " WHERE p.code = ?"
_SORTED = "SELECT * FROM (" + _COUNTED + ") t ORDER BY {} made DESC, code LIMIT ? OFFSET ?"
NEWEST: Final = _SORTED.format("")
MOST_PLAYED: Final = _SORTED.format("plays DESC,")
BEST_RATED: Final = _SORTED.format("(stars + 9.0) / (ratings + 3) DESC,")
"""Three ratings of three stars are added to each, so that one friend's five do not beat twenty people's four and a half."""
LIKED: Final = (
    "SELECT * FROM (" + _COUNTED + ") t WHERE made < ? AND complaints = 0 AND plays >= ? AND ratings >= ?"
    " AND (stars + 9.0) / (ratings + 3) >= ? ORDER BY code"
)
MOST_REPORTED: Final = _SORTED.format("complaints DESC,")

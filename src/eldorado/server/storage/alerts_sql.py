"""The SQL about alerts that SQLite and PostgreSQL share; `?` stands for a parameter."""

from __future__ import annotations

from typing import Final

SCHEMA: Final[tuple[str, ...]] = (
    """CREATE TABLE push_subscription (
        endpoint TEXT PRIMARY KEY, pass TEXT NOT NULL, device TEXT NOT NULL, public_key TEXT NOT NULL, auth TEXT NOT NULL,
        language TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX push_subscription_pass ON push_subscription (pass, made)",
    """CREATE TABLE alerted (
        code TEXT PRIMARY KEY, turn INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL)""",
)
"""One step of the schema: where alerts go, and the last turn of each room that somebody was called for."""

SUBSCRIBE: Final = (
    "INSERT INTO push_subscription (endpoint, pass, device, public_key, auth, language, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (endpoint) DO UPDATE SET pass = excluded.pass, device = excluded.device, public_key = excluded.public_key,"
    " auth = excluded.auth, language = excluded.language, made = excluded.made"
)
UNSUBSCRIBE: Final = "DELETE FROM push_subscription WHERE endpoint = ? AND pass = ?"
DROP_DEAD: Final = "DELETE FROM push_subscription WHERE endpoint = ?"
DROP_OLDEST: Final = (
    "DELETE FROM push_subscription WHERE endpoint IN (SELECT endpoint FROM push_subscription WHERE pass = ?"
    " ORDER BY made DESC, endpoint LIMIT 100 OFFSET ?)"
)
DROP_CLOSED: Final = (
    "DELETE FROM push_subscription WHERE pass = ?"
    " AND NOT EXISTS (SELECT 1 FROM pass_key k WHERE k.hash = push_subscription.device)"
)
"""Of devices on which the pass was closed."""
FORGET_SUBSCRIPTIONS: Final = "DELETE FROM push_subscription WHERE pass = ?"
SUBSCRIPTIONS: Final = (
    "SELECT s.endpoint, s.public_key, s.auth, s.language FROM push_subscription s JOIN pass_key k ON k.hash = s.device"
    " WHERE s.pass = ? ORDER BY s.made DESC, s.endpoint"
)
CALL_ONCE: Final = (
    "INSERT INTO alerted (code, turn, at) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET turn = excluded.turn,"
    " at = excluded.at WHERE alerted.turn <> excluded.turn"
)
"""Changes a row for whoever is the first to call for this turn."""
FORGET_ALERTED: Final = "DELETE FROM alerted WHERE code = ?"
UNCALLED: Final = (
    "SELECT DISTINCT h.code FROM push_subscription s JOIN holding h ON h.pass = s.pass AND h.ended = 0"
    " JOIN entry e ON e.code = h.code AND e.number = (SELECT MAX(number) FROM entry l WHERE l.code = h.code)"
    " LEFT JOIN alerted a ON a.code = h.code WHERE e.at > ? AND (a.at IS NULL OR a.at < e.at) LIMIT ?"
)
"""Games of people who want to be called, in which something happened after the last call."""

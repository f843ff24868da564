"""The secrets that sign seat tokens: a file of its own, away from the games, one line for each, the newest last.

A line is the secret, from when on it signs, and until when it is accepted (wall time in seconds; 0 for always). A file that holds
nothing but a secret is such a file, too. A new secret is accepted at once and signs a minute later, so that every process has
read it before the first token comes by.
"""

from __future__ import annotations

import hashlib
import pathlib
from typing import NamedTuple

from ...engine.errors import EldoradoError
from ..storage import Storage
from ..storage.files import write_private
from .tokens import new_secret

LEAST = 32
"""Letters of a secret."""
HEAD_START = 60.0
OLD = 30 * 86_400.0
"""How long old tokens are accepted, unless somebody says otherwise."""
IN_DATABASE = "secret"
"""Where releases before kept it."""
FINGERPRINTS = "secret-sha256"


class Key(NamedTuple):
    secret: str
    since: float = 0
    until: float = 0


def read_keys(file: pathlib.Path) -> list[Key]:
    """Every key of the file, none if there is no file."""
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise EldoradoError("settings.secret-unreadable", {"file": str(file), "reason": str(error)}) from None
    keys = [_key(line.split(), file) for line in text.splitlines() if line.strip()]
    if not keys:
        raise EldoradoError("settings.secret-too-short", {"least": LEAST})
    return keys


def _key(words: list[str], file: pathlib.Path) -> Key:
    if len(words[0]) < LEAST:
        raise EldoradoError("settings.secret-too-short", {"least": LEAST})
    try:
        return Key(words[0], *(float(word) for word in words[1:3]))
    except ValueError as error:
        raise EldoradoError("settings.secret-unreadable", {"file": str(file), "reason": str(error)}) from None


def write_keys(file: pathlib.Path, keys: list[Key], is_new: bool = False) -> None:
    try:
        write_private(file, "".join(f"{key.secret} {key.since:.0f} {key.until:.0f}\n" for key in keys), is_new)
    except OSError as error:
        raise EldoradoError("settings.secret-unwritable", {"file": str(file), "reason": error.strerror or str(error)}) from None


def rotated(keys: list[Key], now: float, accepted: float) -> list[Key]:
    """With a new secret at the end; those before are accepted for so many seconds more."""
    until = now + HEAD_START + accepted
    old = [Key(key.secret, key.since, min(key.until or until, until)) for key in keys if not key.until or key.until > now]
    return [*old, Key(new_secret(), now + HEAD_START if old else 0)]


def in_use(keys: list[Key], now: float) -> list[str]:
    """The secrets that are accepted now; the one that signs comes last."""
    valid = [key for key in keys if not key.until or key.until > now]
    ready = [key for key in valid if key.since <= now]
    return [key.secret for key in valid if key.since > now] + [key.secret for key in ready]


async def settled_keys(file: pathlib.Path, storage: Storage, now: float) -> list[Key]:
    """The keys of this installation: made if there are none, taken over from the database, and the same for all processes."""
    keys = read_keys(file)
    told = await storage.setting(IN_DATABASE)
    if not keys:
        write_keys(file, [Key(told or new_secret())], is_new=True)
        keys = read_keys(file)
    if told and told not in [key.secret for key in keys]:
        keys = [Key(told, 0, now + OLD), *keys]
        write_keys(file, keys)
    await _agree(file, keys, storage)
    if told:
        await storage.drop_setting(IN_DATABASE)
    return keys


async def _agree(file: pathlib.Path, keys: list[Key], storage: Storage) -> None:
    """Processes that share the games must share a secret; a new one is refused instead of locking everybody out."""
    known = (await storage.setting(FINGERPRINTS)).split()
    mine = fingerprints(keys)
    if known and not set(known) & set(mine):
        raise EldoradoError("serve.other-secret", {"file": str(file)})
    if known != mine:
        await storage.put_setting(FINGERPRINTS, " ".join(mine))


def fingerprints(keys: list[Key]) -> list[str]:
    return [hashlib.sha256(b"eldorado secret " + key.secret.encode()).hexdigest()[:32] for key in keys]

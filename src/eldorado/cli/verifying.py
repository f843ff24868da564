"""`eldorado replay --verify`: that a record is the game it says, and that nobody chose its shuffles alone."""

from __future__ import annotations

import hashlib
import textwrap
from typing import Any

from rich.text import Text

from ..engine.decision import OVER
from ..engine.errors import EldoradoError
from ..engine.rng import key_of
from ..notation.records import Record, replay
from ..protocol.shares import Shares, commitment
from .screen import Screen
from .story import ending


def verify(record: Record, shares: Shares | None, promised: str, screen: Screen, as_json: bool) -> None:
    """Reading has replayed it already; the hash of the last state lets two machines compare.

    `promised` is a hash that a server showed: of its share before the game, or of the seed when it began. The shares of
    server and seats, where the record names them, must give the seed.
    """
    seed = hashlib.sha256(key_of(record.setup.seed)).hexdigest()
    _check(record, shares, promised.lower(), seed)
    last = replay(record)
    digest = hashlib.sha256(last.to_bytes()).hexdigest()
    if as_json:
        found = {"actions": len(record.actions), "over": last.decision == OVER, "sha256": digest, "seed_sha256": seed}
        screen.json({**found, **({} if shares is None else _shares_json(shares))})
        return
    screen.say("replay-verified", actions=len(record.actions))
    screen.show(wrapped(ending(last, screen.words), screen.width, 0))
    if promised:
        screen.say("replay-seed-kept")
    if shares is not None:
        _tell(shares, screen)
    screen.show(f"sha256 {digest}")
    screen.show(f"seed sha256 {seed}")


def _check(record: Record, shares: Shares | None, promised: str, seed: str) -> None:
    kept = [seed] if shares is None else [seed, commitment(shares.server)]
    if promised and promised not in kept:
        raise EldoradoError("replay.other-seed", {"found": seed, "promised": promised[:80]})
    if shares is not None and int(shares.seed(), 16) != record.setup.seed:
        raise EldoradoError("replay.other-shares", {"found": shares.seed(), "needed": f"{record.setup.seed:032x}"})


def _tell(shares: Shares, screen: Screen) -> None:
    """Whose chance made the shuffles."""
    seats = [str(seat) for seat in sorted(shares.seats)]
    screen.show(wrapped(screen.words.text("replay-shares-fit", seats=seats, count=len(seats)), screen.width, 0))
    for seat in shares.silent:
        screen.say("replay-share-silent", seat=seat)
    screen.show(f"promise sha256 {commitment(shares.server)}")


def _shares_json(shares: Shares) -> dict[str, Any]:
    """Who gave a share of the shuffles, and the hash by which the server had promised its own."""
    return {"shares": sorted(shares.seats), "silent": shares.silent, "promise": commitment(shares.server)}


def wrapped(line: str, width: int, indent: int = 7, style: str = "") -> Text:
    """A line broken between words; what follows stands below its text."""
    parts = textwrap.wrap(line, max(width - 1, 30), subsequent_indent=" " * indent, break_on_hyphens=False)
    return Text("\n".join(parts), style)

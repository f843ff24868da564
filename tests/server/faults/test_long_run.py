"""The long run, `make faults`: processes killed again and again under load, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random

import pytest
from returning_players import audit, kills
from services import postgres
from serving import LIMITLESS, Process

LONG = os.environ.get("ELDORADO_FAULTS") == "long"
KILLS = int(os.environ.get("ELDORADO_KILLS", "200")) if LONG else 2
SEED = int(os.environ.get("ELDORADO_SEED", "5"))


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_kill_minus_nine_under_load(database: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every acknowledged action is there once, every game goes on, no version is missing or doubled."""
    if database == "sqlite":
        _run(f"sqlite:///{tmp_path / 'games.sqlite'}", database, capsys)
        return
    with postgres(durable=True) as service:
        _run(service.url, database, capsys)


def _run(url: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = Process({**LIMITLESS, "ELDORADO_DATABASE_URL": url}).start()
    try:
        tally = asyncio.run(kills(server, times=KILLS, rooms=12 if LONG else 4, chance=random.Random(SEED)))
    finally:
        server.kill()
    entries = asyncio.run(audit(url, tally))
    assert tally.acknowledged > 5 * KILLS
    told = {
        "database": database, "kills": KILLS, "games": len(tally.seen), "games_over": tally.games_over,
        "connections_cut": tally.cut, "acknowledged": tally.acknowledged, "carried_out_unanswered": tally.unsure,
        "stored": entries, "lost": 0, "gaps": 0,
    }  # fmt: skip
    with capsys.disabled():
        print(json.dumps(told))

"""The long run, `make faults`: processes killed again and again under load, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random

import pytest
from services import postgres
from serving import LIMITLESS, Process
from stubborn import kills

LONG = os.environ.get("ELDORADO_FAULTS") == "long"
KILLS = 200 if LONG else 2


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_kill_minus_nine_under_load(database: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every acknowledged action is there once, every game goes on, no version is missing or doubled."""
    if database == "sqlite":
        _run({"ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}, database, capsys)
        return
    with postgres(durable=True) as service:
        _run({"ELDORADO_DATABASE_URL": service.url}, database, capsys)


def _run(environment: dict[str, str], database: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = Process({**LIMITLESS, **environment}).start()
    try:
        acknowledged = asyncio.run(kills(server, times=KILLS, rooms=20 if LONG else 4, chance=random.Random(5)))
    finally:
        server.kill()
    assert acknowledged > KILLS
    with capsys.disabled():
        print(json.dumps({"database": database, "kills": KILLS, "acknowledged": acknowledged, "lost": 0, "doubled": 0}))

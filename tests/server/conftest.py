"""Services shared by the server's tests, started once per test process."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))

from services import Postgres, Redis, postgres, redis

pytest.register_assert_rewrite("serving", "playing")


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


@pytest.fixture(scope="session")
def rd() -> Iterator[Redis]:
    with redis() as service:
        yield service

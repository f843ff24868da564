"""Services shared by the server's tests, started once per test process."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))

pytest.register_assert_rewrite(
    "serving", "playing", "returning_players", "people_apart", "worlds", "push_service"
)  # before they are imported for the first time

from services import Postgres, Redis, postgres, redis  # noqa: E402
from serving import Running, serving, settings_in  # noqa: E402


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


@pytest.fixture(scope="session")
def rd() -> Iterator[Redis]:
    with redis() as service:
        yield service


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits on rate, shared by the tests of a module."""
    with serving(settings_in(tmp_path_factory.mktemp("server"), absence=0.2)) as server:
        yield server

"""Helpers of engine, server and protocol tests and the tools are at hand everywhere; helpers explain failed assertions, too."""

from __future__ import annotations

import os
import pathlib
import sys

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command sets it: nets this small only lose by threads

_HERE = pathlib.Path(__file__).parent
for folder in (_HERE / "engine", _HERE / "server", _HERE / "protocol", _HERE.parent / "tools"):
    sys.path.insert(0, str(folder))
pytest.register_assert_rewrite("invariants", "table", "oracle", "serving", "playing", "returning_players", "worlds")

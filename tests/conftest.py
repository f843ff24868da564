"""Helpers of the engine's tests are at hand everywhere, and explain their failed assertions like tests do."""

from __future__ import annotations

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent / "engine"))
pytest.register_assert_rewrite("invariants", "table", "oracle")

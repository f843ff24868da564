"""Helpers of the tests explain their failed assertions like tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("invariants", "table", "oracle")

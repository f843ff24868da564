"""Helpers of the tests explain their failed assertions like tests do."""

from __future__ import annotations

import os
import tempfile

import pytest

pytest.register_assert_rewrite("invariants", "table", "oracle")

# the secret that signs seats is made in the user's configuration directory, which is no place for tests
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="eldorado-tests-")

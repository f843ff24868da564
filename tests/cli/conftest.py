"""Running the command inside the test process, away from the tester's own settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from eldorado.cli.app import eldorado

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("route", "list", lang="fr")`: the result of a call at 80 columns without colour; a traceback fails the test."""
    for name in ("ELDORADO_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "TERMINAL_WIDTH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str, lang: str = "", **environment: str) -> Result:
        result = CliRunner().invoke(
            eldorado, [*arguments, *(["--lang", lang] if lang else [])], env=environment, prog_name="eldorado"
        )
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return call

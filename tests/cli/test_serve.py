"""`eldorado serve` and `play` before the first visitor: ports, addresses, and what is said about them."""

from __future__ import annotations

import pathlib
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from eldorado.cli import serve
from eldorado.cli.screen import Screen
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.words import LANGUAGES

from .conftest import Run


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> list[tuple[Any, int]]:
    """What would have been served: settings and port of each call, each port given back at once."""
    calls: list[tuple[Any, int]] = []

    def remember(settings: Any, listening: socket.socket, screen: Screen, handed: str = "") -> None:
        calls.append((settings, listening.getsockname()[1]))
        listening.close()

    monkeypatch.setattr(serve, "_run", remember)
    monkeypatch.setenv("ELDORADO_DATABASE_URL", f"sqlite:///{tmp_path / 'games.sqlite'}")
    return calls


def test_a_port_in_use_is_refused_by_name(run: Run, taken: int, begun: list[tuple[Any, int]]) -> None:
    for command in (("serve", "--host", "127.0.0.1"), ("play", "--no-browser")):
        result = run(*command, "--port", str(taken), lang="en")
        assert result.exit_code == 1
        assert str(taken) in result.stderr
    assert begun == []


def test_play_takes_another_port_where_the_usual_one_is_taken(
    run: Run, taken: int, begun: list[tuple[Any, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DEFAULT_PORT", taken)
    result = run("play", "--no-browser", lang="en")
    assert result.exit_code == 0
    [(settings, port)] = begun
    assert port != taken
    assert f"http://127.0.0.1:{port}/" in result.stdout
    assert settings.host == "127.0.0.1", "nobody else can come in"


@pytest.mark.parametrize("language", LANGUAGES)
def test_serving_a_network_says_both_addresses_and_how_to_stop(run: Run, begun: list[tuple[Any, int]], language: str) -> None:
    result = run("serve", "--host", "0.0.0.0", "--port", "0", lang=language)
    [(_, port)] = begun
    assert f"http://127.0.0.1:{port}/" in result.stdout
    assert result.stdout.count(f":{port}/") == 2, "here, and for the others in the network"
    assert "Ctrl" in result.stdout or "Strg" in result.stdout


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(EldoradoError) as refused:
        serve.listen("203.0.113.7", 0)
    assert refused.value.code == "serve.cannot-listen"
    assert refused.value.facts["host"] == "203.0.113.7"


def played_out() -> str:
    game = Game.new(players=2, seed=3, max_rounds=1)
    while not game.is_over:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return game.record


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, str]]:
    """What a review would have been served with: the settings, and the record handed over."""
    calls: list[tuple[Any, str]] = []

    def remember(settings: Any, listening: socket.socket, screen: Screen, handed: str = "") -> None:
        calls.append((settings, handed))
        listening.close()

    monkeypatch.setattr(serve, "_run", remember)
    return calls


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_as_a_page_says_where_it_is(
    run: Run, shown: list[tuple[Any, str]], tmp_path: pathlib.Path, language: str
) -> None:
    file = tmp_path / "game.record"
    file.write_text(played_out(), "utf-8")
    result = run("review", str(file), "--page", "--no-browser", lang=language)
    assert result.exit_code == 0, result.output
    [(settings, handed)] = shown
    assert f"/?lang={language}#/review" in result.stdout
    assert handed == played_out()
    assert settings.host == "127.0.0.1", "nobody else can come in"
    games = pathlib.Path(settings.database_url.removeprefix("sqlite:///"))
    assert not games.parent.exists(), "nothing of it is left"


def test_a_game_that_cannot_be_reviewed_is_refused_before_anything_is_served(
    run: Run, shown: list[tuple[Any, str]], tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "game.record"
    file.write_text(Game.new(players=2, seed=1).record, "utf-8")
    result = run("review", str(file), "--page", lang="en")
    assert result.exit_code == 1
    assert "not over" in result.stderr
    assert shown == []

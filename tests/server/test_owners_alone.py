"""What only the owner of a server may read: games, folders, the secret; and how that secret is found, taken over and replaced."""

from __future__ import annotations

import asyncio
import os
import pathlib
import sqlite3
import stat

import pytest
from playing import two_seats
from serving import LIMITLESS, Process, serving, settings_in

from eldorado.engine.errors import EldoradoError
from eldorado.server.rooms.keys import Key, in_use, read_keys, rotated, settled_keys, write_keys
from eldorado.server.rooms.tokens import Tokens
from eldorado.server.settings import Settings
from eldorado.server.storage.sqlite import SqliteStorage

# ---- what only the owner reads


def mode(path: pathlib.Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_games_and_the_secret_are_their_owners_alone(tmp_path: pathlib.Path) -> None:
    folder, secret = tmp_path / "new" / "games", tmp_path / "elsewhere" / "secret"
    os.umask(0o022)
    with serving(settings_in(folder, secret_file=str(secret))) as running:
        asyncio.run(two_seats(running.server))
        for file in folder.iterdir():
            assert mode(file) == 0o600, file
    assert (mode(folder), mode(secret), mode(secret.parent)) == (0o700, 0o600, 0o700)
    assert mode(secret.with_name("push-key")) == 0o600
    with sqlite3.connect(folder / "games.sqlite") as database:
        assert secret.read_text().split()[0] not in "".join(database.iterdump())
    database.close()
    (folder / "games.sqlite").chmod(0o644)
    with serving(settings_in(folder, secret_file=str(secret))):
        assert mode(folder / "games.sqlite") == 0o600


def test_what_a_killed_server_left_beside_the_games_becomes_its_owners_alone(tmp_path: pathlib.Path) -> None:
    """SQLite takes over files as they are: a log from before the games were private would have stayed readable."""
    left = [tmp_path / f"games.sqlite{ending}" for ending in ("", "-wal", "-shm")]
    for file in left:
        file.write_bytes(b"" if file.suffix == ".sqlite" else b"torn" * 20)
        file.chmod(0o644)
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(two_seats(running.server))
        assert [mode(file) for file in left] == [0o600] * 3


def test_a_server_started_by_its_command_makes_a_folder_of_its_own(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "new"
    server = Process({**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{folder / 'games.sqlite'}"}).start()
    server.stop()
    assert mode(folder) == 0o700
    assert {mode(file) for file in folder.iterdir()} == {0o600}


def test_by_default_the_secret_is_not_beside_the_games(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings = Settings()
    assert settings.secrets() == tmp_path / "config" / "eldorado" / "secret"
    assert str(tmp_path / "data") in settings.database()


# ---- secrets


def test_old_tokens_are_accepted_for_a_while_and_new_ones_signed_a_minute_later() -> None:
    old = [Key("a" * 40)]
    keys = rotated(old, now=1_000, accepted=500)
    assert in_use(keys, 1_000) == [keys[1].secret, "a" * 40]  # accepted at once, but the old one signs
    assert in_use(keys, 1_060) == ["a" * 40, keys[1].secret]
    assert in_use(keys, 1_561) == [keys[1].secret]
    again = rotated(keys, now=1_100, accepted=10_000)
    assert [key.until for key in again] == [1_560, 11_160, 0]


def test_the_secret_of_an_older_database_is_taken_over(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        storage = SqliteStorage(tmp_path / "games.sqlite")
        await storage.open()
        await storage.put_setting("secret", "b" * 43)
        keys = await settled_keys(tmp_path / "secret", storage, 0)
        assert [key.secret for key in keys] == ["b" * 43]
        assert await storage.setting("secret") == ""
        assert await settled_keys(tmp_path / "secret", storage, 0) == keys
        write_keys(tmp_path / "other", [Key("c" * 40)])
        with pytest.raises(EldoradoError) as refused:
            await settled_keys(tmp_path / "other", storage, 0)
        assert refused.value.code == "serve.other-secret"
        await storage.close()

    asyncio.run(test())


@pytest.mark.parametrize("text", ["short", "", "x" * 40 + " tomorrow"])
def test_a_secret_that_is_none_is_refused(tmp_path: pathlib.Path, text: str) -> None:
    (tmp_path / "secret").write_text(text)
    with pytest.raises(EldoradoError) as refused:
        read_keys(tmp_path / "secret")
    assert refused.value.code.startswith("settings.secret-")


def test_a_plain_file_with_a_secret_is_enough(tmp_path: pathlib.Path) -> None:
    (tmp_path / "secret").write_text("d" * 50 + "\n")
    with serving(settings_in(tmp_path, secret_file=str(tmp_path / "secret"))) as running:
        _, held = asyncio.run(two_seats(running.server))
    assert Tokens("d" * 50)._claim(held[0]) is not None

"""What an operator can set: flag over environment (`ELDORADO_…`) over `eldorado.toml` over these defaults."""

from __future__ import annotations

import os
import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec
import platformdirs

from ..engine.errors import EldoradoError

PUSH_SERVICES = ["fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"]
"""Of the browsers there are."""


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """Times are seconds, sizes bytes. Names in the file are the same; in the environment they are in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    """`postgresql://…`, `sqlite:///path` or empty: a file in the user's data directory."""
    redis_url: str = ""
    secret_file: str = ""
    """The secrets that sign seats; empty: a file in the user's configuration directory, made at the first start."""
    push_key_file: str = ""
    """The key by which push services know this server; empty: `push-key` beside the secrets, made at the first start."""
    push_contact: str = "mailto:operator@eldorado.invalid"
    """Whom push services may write to about this server: `mailto:…` or `https://…`."""
    push_services: list[str] = msgspec.field(default_factory=PUSH_SERVICES.copy)
    """Where devices may ask to be called; `.example.org` with all below it, `*` any public address."""
    subscriptions_per_address: int = 60
    """Devices that ask to be called, from one address in an hour."""
    call_inside: list[str] = []
    """`host:port` of push services and webhooks in the own network that may be called; nothing else there is."""
    alert_delay: float = 10
    """How long after the beginning of a turn somebody who does not look is called."""
    bot_workers: int = 1
    bot_seconds: float = 1.0
    """The most a bot may think about one action."""
    bot_pause: float = 0.7
    """How long a bot waits before an action that people watch, at pace 1."""
    spare_time: bool = True
    """Whether reports and reviews run only while nothing else wants the processor; otherwise they get a tenth of it."""
    log_level: str = "info"
    log_json: bool = True
    origins: list[str] = []
    """Other origins whose pages may connect; the own one always may."""
    server_names: list[str] = []
    """Names under which the server answers besides addresses and local names; `.example.org` with all below it, `*` any."""
    trusted_proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded-For is believed."""
    most_message: int = 8_192
    most_body: int = 65_536
    most_rooms: int = 20_000
    rooms_per_address: int = 60
    """New rooms from one address in an hour."""
    passes_per_address: int = 30
    """New passes from one address in an hour."""
    tries_per_address: int = 40
    """Counted races of the expedition of the day from one address in a day."""
    most_routes: int = 5_000
    """Routes in the gallery."""
    daily_gallery: bool = True
    """Whether the expedition of a day may go over a published route."""
    routes_per_address: int = 12
    """Routes published, and routes complained of, from one address in an hour."""
    most_connections: int = 20_000
    """Open connections of any kind, as far as there are file descriptors."""
    http_per_address: int = 64
    """Open connections that are no sockets."""
    connections_per_address: int = 100
    connects_per_minute: float = 120
    """New sockets from one address."""
    guesses_per_minute: float = 20
    """Codes of rooms that do not exist, from one address."""
    messages_per_second: float = 20
    requests_per_second: float = 20
    remarks_per_minute: float = 20
    absence: float = 15
    """How long somebody must be gone before the others may vote for a bot."""
    idle_room: float = 14 * 86_400
    """When an unfinished room that nobody touches is removed."""
    keep_finished: float = 90 * 86_400
    idle_pass: float = 400 * 86_400
    """When a pass that nobody shows is removed, with its name, history and ratings."""
    removal_delay: float = 7 * 86_400
    """How long a room or a pass stays marked before it is removed."""
    backup_folder: str = ""
    """Where backups are made by the clock, of games in a file; empty: none are."""
    backup_hours: float = 24
    backup_keep: int = 7
    unload: float = 300
    """When a room that nobody looks at leaves the memory; its log stays."""

    def secrets(self) -> pathlib.Path:
        return pathlib.Path(self.secret_file or pathlib.Path(platformdirs.user_config_dir("eldorado")) / "secret")

    def push_key(self) -> pathlib.Path:
        return pathlib.Path(self.push_key_file) if self.push_key_file else self.secrets().with_name("push-key")

    def database(self) -> str:
        if self.database_url:
            return self.database_url
        return f"sqlite:///{pathlib.Path(platformdirs.user_data_dir('eldorado')) / 'games.sqlite'}"


def read(flags: Mapping[str, Any], environment: Mapping[str, str], file: pathlib.Path | None = None) -> Settings:
    """Settings from all three places; refuses what it does not understand, naming where it stands."""
    values = _from_file(file)
    values.update(_from_environment(environment))
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise EldoradoError("settings.invalid", {"reason": str(error)}) from None


def _from_file(file: pathlib.Path | None) -> dict[str, Any]:
    path = file if file is not None else pathlib.Path("eldorado.toml")
    if not path.exists():
        if file is not None:
            raise EldoradoError("settings.no-file", {"file": str(path)})
        return {}
    if file is None and not _is_own(path):
        raise EldoradoError("settings.not-yours", {"file": str(path)})
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EldoradoError("settings.not-toml", {"file": str(path), "reason": str(error)}) from None


def _is_own(path: pathlib.Path) -> bool:
    """What lies in the current folder may have been planted there by another user: it could name their secret."""
    return not hasattr(os, "geteuid") or path.stat().st_uid in (0, os.geteuid())


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = environment.get(f"ELDORADO_{field.name.upper()}")
        if value is not None and value != "":
            found[field.name] = value.split(",") if field.type == list[str] else value
    return found

"""Running the server: settings, the start command of the container files, announcements, logs, cold start."""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import urllib.request

import msgspec
import pytest
import structlog
from click.testing import CliRunner
from services import free_port

from eldorado.cli import serve as command
from eldorado.engine.errors import EldoradoError
from eldorado.server.settings import Settings, read
from eldorado.server.web.serving import configure_logs

ROOT = pathlib.Path(__file__).parents[2]
SETTINGS = {f"ELDORADO_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "eldorado.toml"
    file.write_text('port = 1001\nhost = "10.0.0.1"\nbot_workers = 3\norigins = ["https://a.example"]')
    environment = {"ELDORADO_PORT": "1002", "ELDORADO_HOST": "10.0.0.2", "ELDORADO_LOG_JSON": "false"}
    settings = read({"port": 1003, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.bot_workers) == (1003, "10.0.0.2", 3)
    assert (settings.origins, settings.log_json) == (["https://a.example"], False)
    assert read({}, {"ELDORADO_ORIGINS": "https://a,https://b"}, file).origins == ["https://a", "https://b"]


def test_a_file_that_somebody_else_has_planted_in_the_current_folder_is_not_taken(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could name a secret that they know, or a database that is theirs."""
    file = tmp_path / "eldorado.toml"
    file.write_text("port = 1001")
    monkeypatch.chdir(tmp_path)
    assert read({}, {}).port == 1001
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
    if file.stat().st_uid == 0:
        os.chown(file, 12_345, -1)
    with pytest.raises(EldoradoError) as refused:
        read({}, {})
    assert refused.value.code == "settings.not-yours"
    assert read({}, {}, file).port == 1001  # whoever names it wants it


@pytest.mark.parametrize(
    ("text", "code"),
    [("port = 'x'", "settings.invalid"), ("prot = 1", "settings.invalid"), ("port =", "settings.not-toml")],
)
def test_settings_that_are_not_understood_are_refused(tmp_path: pathlib.Path, text: str, code: str) -> None:
    file = tmp_path / "eldorado.toml"
    file.write_text(text)
    with pytest.raises(EldoradoError) as refused:
        read({}, {}, file)
    assert refused.value.code == code


def test_without_settings_games_lie_in_the_users_data_directory(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    settings = read({}, {})
    assert settings.host == "127.0.0.1"
    assert settings.database() == f"sqlite:///{tmp_path}/eldorado/games.sqlite"


# ---- container files


def dockerfile() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    return [(line.split()[0], line.split(None, 1)[1]) for line in text.splitlines() if line and not line.startswith("#")]


def docker_environment() -> dict[str, str]:
    last = [words for instruction, words in dockerfile() if instruction == "ENV"][-1]
    return dict(pair.split("=", 1) for pair in last.split())


def test_the_image_sets_only_what_exists_and_does_not_run_as_root() -> None:
    instructions = [instruction for instruction, _ in dockerfile()]
    assert set(docker_environment()) <= SETTINGS
    assert "USER" in instructions[max(i for i, one in enumerate(instructions) if one == "FROM") :]
    copied = [words.split()[:-1] for instruction, words in dockerfile() if instruction == "COPY" and "--from" not in words]
    for source in (source for sources in copied for source in sources):
        assert (ROOT / source).exists(), source


def test_the_images_drawings_are_made_from_what_is_copied(tmp_path: pathlib.Path) -> None:
    """The page's drawings are not in the repository; the stage that makes them has nothing but Python and these folders."""
    stage = itertools.takewhile(lambda one: one != ("FROM", "node:24-bookworm-slim AS page"), dockerfile())
    for instruction, words in stage:
        if instruction == "COPY":
            source, target = words.split()
            shutil.copytree(ROOT / source, tmp_path / target, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        elif instruction == "RUN":
            start = [sys.executable, "-I", "-S", *words.split()[1:]]
            subprocess.run(start, cwd=tmp_path, check=True)
            made = tmp_path / words.split()[-1]
    assert {"cards.svg", "terrain.svg", "box.json"} <= {path.name for path in made.iterdir()}
    assert ("COPY", f"--from=drawings /build/{made.relative_to(tmp_path)} {made.relative_to(tmp_path)}") in dockerfile()


def test_compose_and_image_agree() -> None:
    compose = msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())
    services = compose["services"]
    assert set(services) == {"app", "postgres", "redis"}
    app = services["app"]
    assert set(app["environment"]) <= SETTINGS
    assert json.dumps(app["command"]) == next(words for instruction, words in dockerfile() if instruction == "CMD")
    assert set(app["depends_on"]) <= set(services)
    assert all("healthcheck" in services[name] for name in app["depends_on"])
    assert app["environment"]["ELDORADO_PORT"] == docker_environment()["ELDORADO_PORT"]
    assert "password" not in re.sub(r"POSTGRES_PASSWORD|\$\{[^}]*\}", "", (ROOT / "compose.yaml").read_text()).lower()


def test_the_containers_start_command_starts_the_server(tmp_path: pathlib.Path) -> None:
    """The same words and the same variables; only the folder and the port are others."""
    start = json.loads(next(words for instruction, words in dockerfile() if instruction == "CMD"))
    port = str(free_port())
    environment = {name: value.replace("/data", str(tmp_path)) for name, value in docker_environment().items()}
    path = f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
    with subprocess.Popen(
        start,
        env={**os.environ, **environment, "ELDORADO_PORT": port, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            assert answer(f"http://127.0.0.1:{port}/readyz") == "ok"
            assert (tmp_path / "games.sqlite").exists()
        finally:
            process.terminate()
        said, logged = (stream.decode() for stream in process.communicate(timeout=30))
        assert process.returncode == 0
    assert f"http://127.0.0.1:{port}/" in said
    assert len(said.splitlines()) >= 3  # the address for the network, too, as it listens everywhere
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert (events[0], events[-1]) == ("started", "stopped")


def answer(address: str) -> str:
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=2) as found:
                return str(found.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def test_a_port_in_use_is_named() -> None:
    port = free_port()
    start = [sys.executable, "-m", "eldorado", "serve", "--port", str(port), "--lang", "en"]
    with command.listen("127.0.0.1", port):
        result = subprocess.run(start, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert str(port) in result.stderr
    assert "Traceback" not in result.stderr


def test_the_code_for_telephones_is_shown_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command._show_code("http://192.0.2.7:8000/")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    command._show_code("http://192.0.2.7:8000/")
    assert capsys.readouterr().out.count("\n") > 10


def test_a_logged_fault_names_the_place_but_no_value(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        configure_logs(Settings())
        token = "a-secret-token"
        try:
            raise RuntimeError("something broke")
        except RuntimeError:
            structlog.get_logger("eldorado.server").exception("socket-fault", room="ABCDEF")
        logged = capsys.readouterr().err
    finally:
        structlog.reset_defaults()
    event = json.loads(logged)
    assert (event["event"], event["level"], event["room"]) == ("socket-fault", "error", "ABCDEF")
    assert "something broke" in logged
    assert "test_operation.py" in logged
    assert token not in logged


def test_help_is_there() -> None:
    result = CliRunner().invoke(command.serve, ["--help"])
    assert result.exit_code == 0
    assert "--database-url" in result.output


def test_every_setting_is_explained() -> None:
    text = (ROOT / "docs" / "operation.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert explained == {field.name for field in msgspec.structs.fields(Settings)}

"""Files: the page, its catalogues, and addresses that lead into it."""

from __future__ import annotations

import gzip
import json
import pathlib
import urllib.request

import pytest
from serving import Running

from eldorado.server.meters import Meters
from eldorado.server.web.pages import Pages
from eldorado.words import LANGUAGES


def test_an_unbuilt_page_says_so(tmp_path: pathlib.Path) -> None:
    pages = Pages(tmp_path)
    assert not pages.is_built
    found = pages.find("/")
    assert found is not None
    assert b"not built" in found.body


def test_only_known_files_are_served(tmp_path: pathlib.Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    pages = Pages(tmp_path)
    script = pages.find("/assets/main-1a2b.js")
    assert script is not None
    assert (script.media_type, script.is_lasting) == ("text/javascript", True)
    assert script.pressed is not None
    assert gzip.decompress(script.pressed) == script.body
    for path in ("/../secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/assets", "/nothing.js"):
        assert pages.find(path) is None


def test_a_file_is_sent_as_tightly_as_the_browser_reads_it(tmp_path: pathlib.Path) -> None:
    body = b"let x = 1;\n" * 200
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "main.js").write_bytes(body)
    (tmp_path / "main.js.br").write_bytes(b"pressed by the build")
    pages = Pages(tmp_path)
    script = pages.find("/main.js")
    assert script is not None
    assert script.encoded("gzip, deflate, br, zstd") == ("br", b"pressed by the build")
    assert script.encoded("gzip;q=0.8, identity") == ("gzip", gzip.compress(body, 6, mtime=0))
    assert script.encoded("") == ("", body)
    assert pages.find("/main.js.br") is None


def test_what_never_changes_is_sent_pressed(running: Running) -> None:
    for path in ("/api/box", "/api/routes/first-game"):
        with urllib.request.urlopen(running.server.address + path) as answer:
            plain = answer.read()
        asked = urllib.request.Request(running.server.address + path, headers={"accept-encoding": "gzip"})
        with urllib.request.urlopen(asked) as answer:
            pressed = answer.read()
        assert gzip.decompress(pressed) == plain
        assert len(pressed) < len(plain) / 2


def test_a_link_without_a_hash_leads_into_the_page(running: Running) -> None:
    for path, place in (
        ("/room/ABCDEF", "room/ABCDEF"), ("/replay/X%22%3E", "replay/X&quot;&gt;"), ("/learn", "learn"),
        ("/route/ABCDEF", "routes/ABCDEF"),
    ):  # fmt: skip
        with urllib.request.urlopen(running.server.address + path) as answer:
            assert f'<meta name="place" content="{place}" /><base href="/" />'.encode() in answer.read()


def test_the_service_worker_knows_the_files_and_changes_with_them(tmp_path: pathlib.Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "worker.js").write_text("serve(SHELL)")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x = 1")
    before = worker_of(tmp_path)
    head, body = before.split(";\n")
    shell = json.loads(head.removeprefix("const SHELL = "))
    assert (shell["files"], body) == (["./", "assets/main-1a2b.js", "api/box"], "serve(SHELL)")
    assert worker_of(tmp_path) == before
    (tmp_path / "index.html").write_text("<p>another</p>")
    assert worker_of(tmp_path) != before


def worker_of(folder: pathlib.Path) -> str:
    found = Pages(folder).find("worker.js")
    assert found is not None
    assert not found.is_lasting
    return found.body.decode()


def test_a_person_who_is_lost_gets_the_page_and_a_program_a_problem(running: Running) -> None:
    for path, accept, kind in (
        ("/no/such/place", "text/html,*/*", "text/html"), ("/no/such/place", "*/*", "application/json"),
        ("/api/nothing", "text/html", "application/json"), ("/nothing.js", "*/*", "application/json"),
    ):  # fmt: skip
        request = urllib.request.Request(running.server.address + path, headers={"accept": accept})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request)
        body = refused.value.read()
        assert (refused.value.code, refused.value.headers["content-type"].split(";")[0]) == (404, kind), path
        assert (b"http.not-found" in body) == (kind == "application/json")


def test_the_page_for_the_lost_finds_its_files(tmp_path: pathlib.Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>page</title></head></html>")
    assert b'<head><base href="/" /><title>' in Pages(tmp_path).lost.body


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_whole(running: Running, language: str) -> None:
    with urllib.request.urlopen(f"{running.server.address}/locale/{language}.ftl") as answer:
        text = answer.read().decode()
    assert "card-explorer" in text
    assert "illegal-mountain" in text


def test_probes_and_metrics_answer(running: Running) -> None:
    for path, expected in (("/healthz", "ok"), ("/readyz", "ok"), ("/metrics", "eldorado_rooms")):
        with urllib.request.urlopen(running.server.address + path) as answer:
            assert expected in answer.read().decode()


def test_the_waits_for_durable_entries_are_a_histogram() -> None:
    meters = Meters()
    for seconds in (0.001, 0.003, 9):
        meters.commit.observe(seconds)
    told = meters.text().decode()
    for line in ('bucket{le="0.001"} 1.0', 'bucket{le="0.005"} 2.0', 'bucket{le="+Inf"} 3.0', "count 3.0", "sum 9.004"):
        assert f"eldorado_commit_seconds_{line}\n" in told

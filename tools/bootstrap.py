"""Makes .venv with everything the project needs. Run by make; standard library only.

What cannot be installed is named exactly, and the run fails.
"""

from __future__ import annotations

import functools
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOOT = ROOT / ".cache" / "boot"
VENV = ROOT / ".venv"
WINDOWLESS = "chromium-headless-shell"
"""The same Chromium without windows and notifications: it opens a browser for one more person in a quarter of the time."""
BROWSERS = ("chromium", "chromium-browser")
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def say(what: str) -> None:
    print(f"setup: {what}", flush=True)


def run(*command: str | pathlib.Path) -> None:
    result = subprocess.run([str(part) for part in command], cwd=ROOT)
    if result.returncode:
        sys.exit(f"setup: failed ({result.returncode}): {' '.join(str(part) for part in command)}")


def need_debian(package: str, reason: str) -> None:
    """Installs a Debian package as root; otherwise says exactly what is missing."""
    if not can_install():
        sys.exit(f"setup: {reason}. Missing Debian package: {package}. Install it: apt-get install {package}")
    failed = install_debian(package)
    if failed:
        sys.exit(f"setup: {reason}, and '{failed}' failed. Missing Debian package: {package}")


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debian(package: str) -> str | None:
    """The command that failed, or None."""
    say(f"installing the Debian package {package}")
    return debian("update", "-qq") or debian("install", "-y", "-qq", "--no-install-recommends", package)


@functools.cache  # what there is, is asked once
def debian(*words: str) -> str | None:
    """The call of apt-get, if it failed."""
    command = ["apt-get", *words]
    done = subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=subprocess.DEVNULL)
    return " ".join(command) if done.returncode else None


def make_boot() -> None:
    """A small environment of its own for uv, so that nothing is installed outside this folder."""
    if (BOOT / "bin" / "uv").exists():
        return
    shutil.rmtree(BOOT, ignore_errors=True)
    if subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True).returncode:
        need_debian("python3-venv", "python3 cannot make virtual environments")
    say("fetching uv, which fetches the rest")
    run(sys.executable, "-m", "venv", BOOT)
    run(BOOT / "bin" / "pip", "install", "-q", "--disable-pip-version-check", "uv")


def make_venv() -> None:
    uv = BOOT / "bin" / "uv"
    say("Python packages into .venv (up to a minute the first time)")
    if not (VENV / "bin" / "python").exists():
        run(uv, "venv", "-q", "--clear", "--python", sys.executable, VENV)
    run(
        uv, "pip", "install", "-q", "--python", VENV / "bin" / "python", "--constraints", "constraints.txt",
        "--group", "dev", "--editable", ".[postgres,redis]",
    )  # fmt: skip


def found_browser(*preferred: str) -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, (*preferred, *BROWSERS))), None)


def need_browser() -> None:
    """The tests of the page drive a real Chromium; without one they would prove nothing, so a missing one stops the run."""
    if not found_browser():
        need_debian(BROWSERS[0], "the tests of the page need a browser")
    if not os.environ.get("CHROMIUM") and not shutil.which(WINDOWLESS) and can_install() and install_debian(WINDOWLESS):
        say(f"without {WINDOWLESS} the tests of the page take longer")
    if sys.platform == "linux" and not has_fonts():
        need_debian("fonts-dejavu-core", "the tests of the page measure words in its letters")


def has_fonts() -> bool:
    """Whether the letters of tests/page/fonts.conf are there."""
    return any(next(pathlib.Path(folder).expanduser().rglob("DejaVuSerif-Bold.*"), None) for folder in FONTS)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"setup: python3 is {sys.version.split()[0]}; 3.11 or newer is needed")
    if sys.argv[1:] == ["browser"]:
        need_browser()
        return
    make_boot()
    make_venv()
    (VENV / ".stamp").touch()


if __name__ == "__main__":
    main()

"""Files that only their owner reads: games hold seeds, the secret signs seats."""

from __future__ import annotations

import os
import pathlib
import secrets

OWNER_ONLY = 0o600
OWNERS_FOLDER = 0o700


def private(file: pathlib.Path) -> None:
    """The file and its folder exist, the file for its owner alone; a folder that is made here is, too."""
    private_folder(file.parent)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    tighten(file)


def tighten(file: pathlib.Path) -> None:
    """For its owner alone, if it is ours; as an older release or a careless copy may have left it."""
    if file.exists() and file.stat().st_mode & 0o777 != OWNER_ONLY and file.stat().st_uid == os.geteuid():
        file.chmod(OWNER_ONLY)


def private_folder(folder: pathlib.Path) -> None:
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(OWNERS_FOLDER)


def write_private(file: pathlib.Path, text: str, is_new: bool = False) -> None:
    """Replaces the file as a whole or not at all; `is_new`: only if there is none yet."""
    private_folder(file.parent)
    fresh = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with open(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    if not is_new:
        fresh.replace(file)
        return
    try:
        os.link(fresh, file)
    except FileExistsError:
        return  # somebody was quicker
    finally:
        fresh.unlink()

"""Where a command writes: sentences in the user's language, tables, drawings, JSON, pictures in files."""

from __future__ import annotations

import json
import os
import pathlib
import sys
from typing import Any, final

import rich_click as click
from rich.console import Console, RenderableType
from rich.text import Text

from ..engine.errors import EldoradoError
from ..words import Fact, Words, choose_language
from .firm import freed, held

MOST_BYTES = 200_000
"""A text file longer than this is none of ours; it is refused before it is read."""
_LANGUAGE, _COLOR = "eldorado.language", "eldorado.color"


def wants_color(ctx: click.Context) -> bool:
    return bool(ctx.meta.get(_COLOR, True))


def asked_language(arguments: list[str]) -> str | None:
    """What follows `--lang`, wherever it stands."""
    for index, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


@final
class Screen:
    """The words and the console of one call."""

    def __init__(self, language: str, color: bool) -> None:
        self.words = Words(language)
        self.color = color
        self.console = Console(file=sys.stdout, color_system="auto" if color else None, highlight=False, soft_wrap=True)

    @property
    def width(self) -> int:
        return self.console.width

    @classmethod
    def choose(cls, ctx: click.Context, arguments: list[str]) -> None:
        """Fixes language and colour for this call; options count wherever they stand."""
        ours = arguments[: arguments.index("--")] if "--" in arguments else arguments
        ctx.meta[_LANGUAGE] = choose_language(asked_language(arguments), os.environ)
        ctx.meta[_COLOR] = "--no-color" not in ours and not os.environ.get("NO_COLOR")

    @classmethod
    def of(cls, ctx: click.Context) -> Screen:
        return cls(ctx.meta.get(_LANGUAGE) or choose_language(None, os.environ), wants_color(ctx))

    def say(self, key: str, style: str = "", /, **facts: Fact) -> None:
        self.tell(self.words.text(key, **facts), style)

    def tell(self, text: str, style: str = "", first: str = "") -> None:
        """Sentences broken at words; `first` stands before the first line and indents the others."""
        for number, line in enumerate(Text(held(text)).wrap(self.console, max(20, self.width - len(first)))):
            words = freed(line.plain.rstrip())
            self.console.print(Text(first if number == 0 else " " * len(first)).append(words, style))

    def show(self, thing: RenderableType) -> None:
        """A table or a drawing; what its cells held is free again when it is written."""
        with self.console.capture() as lines:
            self.console.print(thing)
        self.console.file.write(freed(lines.get()))

    def json(self, value: Any) -> None:
        click.echo(json.dumps(value, ensure_ascii=False, indent=2))

    def picture(self, file: str, svg: str, quiet: bool = False) -> None:
        """Writes an SVG and says so, unless something else is to be read there; `-` writes it to the output."""
        if file == "-":
            click.echo(svg)
            return
        write_text(file, svg)
        if not quiet:
            self.say("file-written", file=file)


def read_text(file: str, most: int = MOST_BYTES) -> str:
    """The text of a file a person names, `-` for the input; every way this can fail is an error with a code."""
    if file == "-":
        return _text(file, sys.stdin.buffer.read(most + 1), most)
    try:
        with open(file, "rb") as stream:
            raw = stream.read(most + 1)
    except IsADirectoryError:
        raise EldoradoError("file.folder", {"file": file}) from None
    except FileNotFoundError:
        raise EldoradoError("file.missing", {"file": file}) from None
    except (OSError, ValueError) as error:
        raise EldoradoError("file.unreadable", {"file": file, "reason": _reason(error)}) from None
    return _text(file, raw, most)


def _text(file: str, raw: bytes, most: int) -> str:
    if len(raw) > most:
        raise EldoradoError("file.too-long", {"file": file, "most": most})
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise EldoradoError("file.not-text", {"file": file}) from None
    if "\0" in text:
        raise EldoradoError("file.not-text", {"file": file})
    if not text.strip():
        raise EldoradoError("file.empty", {"file": file})
    return text


def make_folder_of(file: str) -> None:
    """The folder a file is to be written into, if it is not there yet."""
    try:
        pathlib.Path(file).parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise EldoradoError("file.unwritable", {"file": file, "reason": _reason(error)}) from None


def write_text(file: str, text: str) -> None:
    try:
        pathlib.Path(file).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise EldoradoError("file.unwritable", {"file": file, "reason": _reason(error)}) from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

"""Where in a bot something was raised, for whoever wrote the bot."""

from __future__ import annotations

import sys
import traceback

from ..engine.errors import EldoradoError


def show_trace(error: EldoradoError) -> None:
    """Prints to stderr what the bot raised and where, without the frames of ours that called it."""
    cause = error.__cause__
    if cause is None:
        return
    frames = traceback.extract_tb(cause.__traceback__)[1:]
    lines = [*traceback.format_list(frames), *traceback.format_exception_only(cause)]
    sys.stderr.write("Traceback (most recent call last):\n" + "".join(lines))
    sys.stderr.flush()

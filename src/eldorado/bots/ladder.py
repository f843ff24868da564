"""The bots by name: our ladder from the weakest to the strongest, and whatever others add to it."""

from __future__ import annotations

import hashlib
import importlib.util
import pathlib
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..engine.errors import EldoradoError
from .interface import Bot
from .planning import ExpertBot, PlannerBot
from .simple import BeginnerBot, RandomBot, SteadyBot

Maker = Callable[[], Bot]
"""Makes a fresh bot for one game and seat."""


def _master() -> Bot:
    from .valuing import ValuingBot  # only who plays against it loads the net

    return ValuingBot()


LADDER: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "steady": SteadyBot,
    "planner": PlannerBot,
    "expert": ExpertBot,
    "master": _master,
}
"""From the weakest to the strongest. Their names for people stand in the catalogues under `bot-…`."""
ENTRY_POINTS: Final = "eldorado.bots"


def bot_names() -> list[str]:
    """Everything that can be asked for by name: ours in the order of strength, then others' in alphabetical order."""
    return [*LADDER, *sorted(set(_others()) - set(LADDER))]


def find_bot(name: str) -> Maker:
    """The maker of a bot: one of the ladder, one of an installed package, or `path.py:Class`."""
    if name in LADDER:
        return LADDER[name]
    file, colon, attribute = name.rpartition(":")
    if colon and file.endswith(".py"):
        return _checked(name, _from_file(name, file, attribute))
    others = _others()
    if name in others:
        return _checked(name, _from_package(name, others[name]))
    raise EldoradoError("bot.unknown", {"bot": name[:80], "known": bot_names()})


def make_bot(name: str) -> Bot:
    """A fresh bot; whatever its maker raises is told under the bot's name."""
    maker = find_bot(name)
    try:
        bot = maker()
    except Exception as error:  # somebody else's code
        raise EldoradoError("bot.not-made", {"bot": name[:80], "reason": _said(error)}) from error
    if not callable(getattr(bot, "choose", None)):
        raise EldoradoError("bot.no-bot", {"bot": name[:80]})
    return bot


def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def _from_package(name: str, entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:  # somebody else's code
        raise EldoradoError("bot.not-loaded", {"bot": name[:80], "reason": _said(error)}) from error


def _from_file(name: str, file: str, attribute: str) -> object:
    """Loads the file once under a name of its own; a file that changed since is not loaded again in this process.

    The folder it lies in comes last on the path, so that it finds its neighbours and hides nobody's module.
    """
    path = pathlib.Path(file)
    if not path.is_file():
        raise EldoradoError("file.missing", {"file": file})
    module_name = "eldorado_bot_" + hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    if module_name not in sys.modules:
        if str(path.resolve().parent) not in sys.path:
            sys.path.append(str(path.resolve().parent))
        spec = importlib.util.spec_from_file_location(module_name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:  # somebody else's code
            del sys.modules[module_name]
            raise EldoradoError("bot.not-loaded", {"bot": name[:80], "reason": _said(error)}) from error
    found = getattr(sys.modules[module_name], attribute, None)
    if found is None:
        raise EldoradoError("bot.no-class", {"bot": name[:80], "class": attribute[:80]})
    return found


def _checked(name: str, found: object) -> Maker:
    if not callable(found):
        raise EldoradoError("bot.no-bot", {"bot": name[:80]})
    return found


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]

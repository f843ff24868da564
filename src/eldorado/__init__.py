"""The Quest for El Dorado as software: an unofficial fan edition.

>>> import eldorado
>>> game = eldorado.Game.new(route="first-game", players=3, seed=7, caves=True)
>>> game.decision.kind
'play'

Everything public is here; `docs/library.md` shows it on one page. Sub-modules for more: `eldorado.bots` (computer players),
`eldorado.art` (pictures), `eldorado.words` (sentences in four languages), `eldorado.routes` (laying out).
"""

from typing import TYPE_CHECKING

from . import build as _build

_build.choose()

from .engine import errors as _errors  # noqa: E402  # the engine may be imported only after the choice above

if TYPE_CHECKING:
    from .box import catalog
    from .engine.actions import Action
    from .engine.apply import apply
    from .engine.board import Board
    from .engine.components import Card
    from .engine.decision import Decision
    from .engine.errors import EldoradoError, Fault, RouteError
    from .engine.events import Event
    from .engine.legal import legal_actions
    from .engine.named import Seat
    from .engine.refusals import IllegalAction
    from .engine.setup import SWITCHES, Setup, SetupError
    from .engine.state import State
    from .engine.versions import RULES_VERSION
    from .engine.view import View, determinize
    from .game import Game, Outcome
    from .insight.evaluation import Evaluation, evaluate
    from .insight.review import review
    from .notation.position.reader import PositionError
    from .notation.records import RecordError
    from .routes import board_of, route, route_ids

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION", "SWITCHES", "Action", "Board", "Card", "Decision", "EldoradoError", "Evaluation", "Event", "Fault",
    "Game",
    "IllegalAction", "Outcome", "PositionError", "RecordError", "RouteError", "Seat", "Setup", "SetupError", "State", "View",
    "__version__", "apply", "board_of", "catalog", "determinize", "evaluate", "legal_actions", "review", "route", "route_ids",
]  # fmt: skip

_HOMES = {
    "Action": "engine.actions",
    "Board": "engine.board",
    "Card": "engine.components",
    "Decision": "engine.decision",
    "EldoradoError": "engine.errors",
    "Evaluation": "insight.evaluation",
    "Event": "engine.events",
    "Fault": "engine.errors",
    "Game": "game",
    "IllegalAction": "engine.refusals",
    "Outcome": "game",
    "PositionError": "notation.position.reader",
    "RULES_VERSION": "engine.versions",
    "RecordError": "notation.records",
    "RouteError": "engine.errors",
    "SWITCHES": "engine.setup",
    "Seat": "engine.named",
    "Setup": "engine.setup",
    "SetupError": "engine.setup",
    "State": "engine.state",
    "View": "engine.view",
    "apply": "engine.apply",
    "board_of": "routes",
    "catalog": "box",
    "determinize": "engine.view",
    "evaluate": "insight.evaluation",
    "legal_actions": "engine.legal",
    "review": "insight.review",
    "route": "routes",
    "route_ids": "routes",
}
"""Loaded when first asked for, so that the command line starts quickly."""


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'eldorado' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*__all__, "__doc__", "__file__", "__name__", "__path__"})


def _english(error: "EldoradoError") -> str:
    from .words import Words

    words = Words()
    known = words.has(error.code.replace(".", "-")) or isinstance(error, _errors.FaultyText)
    return words.refusal(error) if known else f"{error.code} {error.facts}"


_errors.say_with(_english)

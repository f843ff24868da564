"""The Quest for El Dorado as software: an unofficial fan edition.

>>> import eldorado
>>> game = eldorado.Game.new(route="first-game", players=3, seed=7, caves=True)
>>> game.decision.kind
'play'
"""

from typing import TYPE_CHECKING

from . import build as _build

_build.choose()

if TYPE_CHECKING:
    from .box import catalog
    from .engine.actions import Action
    from .engine.errors import EldoradoError
    from .engine.refusals import IllegalAction
    from .game import Game, Outcome
    from .insight.evaluation import Evaluation, evaluate
    from .routes import route, route_ids

__all__ = [
    "Action", "EldoradoError", "Evaluation", "Game", "IllegalAction", "Outcome", "catalog", "evaluate", "route", "route_ids",
]  # fmt: skip

_HOMES = {
    "Action": "engine.actions",
    "EldoradoError": "engine.errors",
    "Evaluation": "insight.evaluation",
    "Game": "game",
    "IllegalAction": "engine.refusals",
    "Outcome": "game",
    "catalog": "box",
    "evaluate": "insight.evaluation",
    "route": "routes",
    "route_ids": "routes",
}
"""Loaded when first asked for, so that the command line starts quickly."""


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'eldorado' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)

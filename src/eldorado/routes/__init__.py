"""Routes: whether one can be laid, where pieces fit, ways and advice, how one is dealt by seed."""

from .printed import board_of, route, route_ids

__all__ = ["board_of", "route", "route_ids"]

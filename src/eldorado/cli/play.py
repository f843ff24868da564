"""`eldorado play`: serves the game on this computer and opens the page."""

from .serve import play as command

__all__ = ["command"]

"""Boards and tiles as text, for terminals and for `print(game)`."""

from .board import board_text, tile_legend, tile_text
from .table import pieces, standing, state_text

__all__ = ["board_text", "pieces", "standing", "state_text", "tile_legend", "tile_text"]

"""The drawn things: one place for palette, signs, ground, scenes, cards and boards. Pure functions from data to SVG text."""

from .cards.pictures import blockade_svg, card_back_svg, card_svg, gate_svg, piece_svg, plaque_svg, sign_svg, space_svg, token_svg
from .export import export_files
from .gallery import gallery_html
from .landscape.arrival import arrival_svg
from .landscape.journey import journey_svg
from .library import definitions_for
from .map.board import board_svg, unknown_blockades
from .map.tiles import end_tile_svg, tile_svg
from .sheets import cards_sheet_svg, ground_sheet_svg, symbols_sheet_svg
from .tokens import tokens_css

__all__ = [
    "arrival_svg",
    "blockade_svg",
    "board_svg",
    "card_back_svg",
    "card_svg",
    "cards_sheet_svg",
    "definitions_for",
    "end_tile_svg",
    "export_files",
    "gallery_html",
    "gate_svg",
    "ground_sheet_svg",
    "journey_svg",
    "piece_svg",
    "plaque_svg",
    "sign_svg",
    "space_svg",
    "symbols_sheet_svg",
    "tile_svg",
    "token_svg",
    "tokens_css",
    "unknown_blockades",
]

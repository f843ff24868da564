"""The drawn things: one place for palette, signs, ground, scenes, cards and boards. Pure functions from data to SVG text."""

"""A board as a picture: ground, tiles, seams, gate, and where the things beside the spaces stand."""

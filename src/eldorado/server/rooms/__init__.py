"""Rooms and their games: who sits where, what may be asked, what is told to whom."""

"""Judges positions: who wins from here and how many turns everybody still needs; and how that is learned."""

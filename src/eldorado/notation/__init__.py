"""Text to values and back: setups, routes, records, positions (docs/notation.md)."""

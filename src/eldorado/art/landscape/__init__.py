"""A route seen from a hilltop, the golden city, and the picture of the end."""

"""Routes that people have published: kept, found, counted and rated. Knows no web framework."""

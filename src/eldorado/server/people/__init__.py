"""People and what is theirs: passes, seats they hold, finished games. What counts is computed from the server's own logs."""

"""One module per rulebook heading. Each knows what may be done (`add_…` fills a list of actions) and does it."""

"""How a route plays: races of bots on it, counted, each figure with its interval. The same for page and command."""

"""Routes: where pieces fit, how a route is dealt by seed, what can be said about one without playing it."""

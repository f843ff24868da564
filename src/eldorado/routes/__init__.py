"""Routes: whether one can be laid, where pieces fit, ways and advice, how one is dealt by seed."""

"""Cards, cave tokens and playing pieces, and the scenes on the cards."""

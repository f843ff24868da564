"""Any moment of any game as a text, read with every fault at once and written back."""

"""The laboratory: many matches between players, what came of them, and which player is the strongest."""

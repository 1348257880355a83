"""The board: terrain, ways over it, and what is within reach. Pure functions of maps, cards and places."""

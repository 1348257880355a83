"""Charts, ways, sight and holds: pure functions of the board and the catalogue."""

"""Between two missions: careers, trade, and the ship."""

"""Pictures of letters, what a page needs to draw, and what can be pointed at."""

"""The board as a captain reckons with it: numbers, risks, tolls, ways."""

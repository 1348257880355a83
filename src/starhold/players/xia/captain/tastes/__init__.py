"""Tastes of a captain: what things are worth to it, and which titles it is after."""

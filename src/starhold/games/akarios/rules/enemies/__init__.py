"""Enemies: whom they are after, and how they turn, move and attack. Pure functions first, then the phase."""

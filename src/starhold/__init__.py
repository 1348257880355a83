"""Starhold: a rules-enforcing table for space-adventure board games.

>>> import starhold
>>> match = starhold.new("demo", seats=2, seed=7)
>>> [str(option) for option in match.decision.options]
['fly 1', 'fly 8']
>>> events = match.answer("fly 1")
>>> match.over
False
"""

from .kernel import Choice, Decision, Event, Game, Match, Refused, Result, StarholdError, game_names, register

__version__ = "0.1.0"

new = Match.new
load = Match.load

__all__ = [
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Refused",
    "Result",
    "StarholdError",
    "__version__",
    "game_names",
    "load",
    "new",
    "register",
]

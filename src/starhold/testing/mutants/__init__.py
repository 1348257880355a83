"""Mutants: copies of a title's rules with one small fault each, to see whether a rule case notices.

A mutant that no case notices survives: either a rule has no case, or the change makes no difference. `breeding` makes
the mutants, `reach` knows which cases come to which lines, `nursery` tries a mutant on them, in one of the `forks` or
afresh, `notebook` keeps what came of it, `notes` name the survivors that have a reason, and `hunt` puts all of it
together.
"""

from __future__ import annotations

from .hunt import Hunt, Tried
from .mutant import Mutant
from .notes import Accepted, Notes, load_notes

__all__ = ["Accepted", "Hunt", "Mutant", "Notes", "Tried", "load_notes"]

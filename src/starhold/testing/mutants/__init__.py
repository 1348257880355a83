"""Mutants: copies of a title's rules with one small fault each, to see whether a rule case notices.

A mutant that no case notices survives: either a rule has no case, or the change makes no difference. `breeding` makes
the mutants, `reach` knows which cases come to which lines, `nursery` tries a mutant in a process of its own, `notebook`
keeps what came of it, `accepted` knows the survivors that have a reason, and `hunt` puts all of it together.
"""

from __future__ import annotations

from .accepted import Accepted, load_accepted
from .hunt import Hunt, Tried
from .mutant import Mutant

__all__ = ["Accepted", "Hunt", "Mutant", "Tried", "load_accepted"]

"""The sentences of Xia, as tables: those of the base game, and of all that can be added to it.

A sentence that reads otherwise when a field is empty, zero or less has a second entry: tag, `/no-`, field.
"""

from __future__ import annotations

from . import base, behaviours, campaign, economy, events, finds, hold, kiln, missions, powers, solo, space
from .base import OPTION_DETAILS, OPTION_VALUES, OPTIONS
from .clauses import CLAUSES
from .guidance import AIM, BEGINNING_DETAILS, BEGINNINGS, DETAILS, HEADINGS, ON_MAT, ON_ROLL, REGRETS, WEIGHTS
from .guidance import HINTS as GENERAL_HINTS
from .moments import MOMENTS as GENERAL_MOMENTS
from .purposes import PURPOSES
from .reasons import REASONS
from .refusals import REFUSALS
from .risks import RISKS
from .together import TOGETHER

_ALL = (base, space, kiln, economy, hold, finds, events, missions, powers, solo, behaviours, campaign)

EVENTS = {tag: sentence for table in _ALL for tag, sentence in table.EVENTS.items()}
CHOICES = {tag: sentence for table in _ALL for tag, sentence in table.CHOICES.items()}
GROUPS = {tag: sentence for table in _ALL for tag, sentence in table.GROUPS.items()}
PROMPTS = {prompt: sentence for table in _ALL for prompt, sentence in table.PROMPTS.items()}
HINTS = {**GENERAL_HINTS, **solo.HINTS, **campaign.HINTS}
MOMENTS = {**GENERAL_MOMENTS, **campaign.MOMENTS}

__all__ = [
    "AIM",
    "BEGINNINGS",
    "BEGINNING_DETAILS",
    "CHOICES",
    "CLAUSES",
    "DETAILS",
    "EVENTS",
    "GROUPS",
    "HEADINGS",
    "HINTS",
    "MOMENTS",
    "ON_MAT",
    "ON_ROLL",
    "OPTIONS",
    "OPTION_DETAILS",
    "OPTION_VALUES",
    "PROMPTS",
    "PURPOSES",
    "REASONS",
    "REFUSALS",
    "REGRETS",
    "RISKS",
    "TOGETHER",
    "WEIGHTS",
]

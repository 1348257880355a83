"""The sentences of Stars of Akarios, as tables."""

from __future__ import annotations

from .choices import CHOICES, DETAILS, GROUPS, HEADINGS, WEIGHTS
from .clauses import CLAUSES
from .events import EVENTS, REASONS, TOGETHER
from .lessons import LESSONS
from .questions import HINTS, MOMENTS, ON_MAT, PROMPTS, REGRETS, RISKS
from .refusals import REFUSALS
from .setting_up import AIM, BEGINNING_DETAILS, BEGINNINGS, OPTION_DETAILS, OPTION_VALUES, OPTIONS

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
    "LESSONS",
    "MOMENTS",
    "ON_MAT",
    "OPTIONS",
    "OPTION_DETAILS",
    "OPTION_VALUES",
    "PROMPTS",
    "REASONS",
    "REFUSALS",
    "REGRETS",
    "RISKS",
    "TOGETHER",
    "WEIGHTS",
]

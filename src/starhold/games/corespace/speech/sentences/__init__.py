"""Sentences, by the tags of what they tell."""

from __future__ import annotations

from .choices import CHOICES, CLAUSES, DETAILS, GROUPS, HEADINGS, WEIGHTS
from .events import AIMS, BUTS, EVENTS, REASONS
from .lessons import LESSONS
from .questions import (
    BEGINNING_DETAILS,
    BEGINNINGS,
    HINTS,
    MOMENTS,
    NAMING,
    ON_MAT,
    OPTION_DETAILS,
    OPTIONS,
    PROMPTS,
    PURPOSES,
    RISKS,
)
from .refusals import REFUSALS

__all__ = [
    "AIMS",
    "BEGINNINGS",
    "BEGINNING_DETAILS",
    "BUTS",
    "CHOICES",
    "CLAUSES",
    "DETAILS",
    "EVENTS",
    "GROUPS",
    "HEADINGS",
    "HINTS",
    "LESSONS",
    "MOMENTS",
    "NAMING",
    "ON_MAT",
    "OPTIONS",
    "OPTION_DETAILS",
    "PROMPTS",
    "PURPOSES",
    "REASONS",
    "REFUSALS",
    "RISKS",
    "WEIGHTS",
]

"""The sentences of Stars of Akarios, as tables."""

from __future__ import annotations

from . import campaign, choices, clauses, events, growth, questions, refusals, worlds
from .events import REASONS, TOGETHER
from .lessons import LESSONS
from .questions import ON_MAT, REGRETS, RISKS
from .setting_up import AIM, BEGINNING_DETAILS, BEGINNINGS, OPTION_DETAILS, OPTION_VALUES, OPTIONS

CHOICES = {**choices.CHOICES, **campaign.CHOICES, **growth.CHOICES, **worlds.CHOICES}
HEADINGS = {**choices.HEADINGS, **campaign.HEADINGS, **growth.HEADINGS, **worlds.HEADINGS}
DETAILS = {**choices.DETAILS, **campaign.DETAILS, **growth.DETAILS, **worlds.DETAILS}
GROUPS = choices.GROUPS
WEIGHTS = {**choices.WEIGHTS, **campaign.WEIGHTS, **growth.WEIGHTS, **worlds.WEIGHTS}
EVENTS = {**events.EVENTS, **campaign.EVENTS, **growth.EVENTS, **worlds.EVENTS}
REFUSALS = {**refusals.REFUSALS, **campaign.REFUSALS, **growth.REFUSALS, **worlds.REFUSALS}
PROMPTS = {**questions.PROMPTS, **campaign.PROMPTS, **growth.PROMPTS, **worlds.PROMPTS}
MOMENTS = {**questions.MOMENTS, **campaign.MOMENTS, **growth.MOMENTS, **worlds.MOMENTS}
HINTS = {**questions.HINTS, **campaign.HINTS, **growth.HINTS, **worlds.HINTS}
CLAUSES = {**clauses.CLAUSES, **campaign.CLAUSES, **growth.CLAUSES, **worlds.CLAUSES}

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

"""Sentences about a campaign: what lies between its missions, and its log."""

from __future__ import annotations

from starhold.kernel import Weight

CAMPAIGN_EVENTS = {
    "corespace.sat-out": "{seat} sits this one out.",
    "corespace.retired": "{seat} leaves the campaign.",
    "corespace.paid": "{seat}: {ua} UA.",
    "corespace.briefing-read": "Before {mission}: the briefing.",
    "corespace.outcome-read": "After {mission}: what came of it.",
    "corespace.ending-read": "The end of {campaign}.",
    "corespace.spoke": "{figure}: “{line}”",
    "corespace.campaign-ended": "{campaign} is over.",
}

CAMPAIGN_CHOICES = {
    "corespace.take-part": "take part",
    "corespace.sit-out": "sit this one out",
    "corespace.retire": "retire from the campaign",
}

CAMPAIGN_DETAILS = {
    "corespace.sit-out": "Your crew keeps what it has, and gains nothing.",
    "corespace.retire": "Your crew keeps its score, and plays no more. When no crew is left, the campaign is over.",
}

CAMPAIGN_WEIGHTS: dict[str, Weight] = {"corespace.retire": "aside"}
RETIRE_REGRET = "Your crew leaves the campaign for good."

CAMPAIGN_PROMPTS = {
    "corespace.roll-call.answer": "{seat}, do you take part in this mission?",
}

CAMPAIGN_MOMENTS = {
    "corespace.roll-call.answer": "{whose} answer to the call",
}

STANDING = "{campaign}: mission {number} of {all}, {met} of {needed} primary objectives met."
LINE = "{mission}: {outcome}."
OUTCOMES = {True: "objective met", False: "objective missed"}
HOME = "Home: {who}."
LEFT = "Left behind: {who}."
NOBODY = "Nobody came home."
WON_BY = "Won by {who}."
SAID = "{figure}: “{line}”"

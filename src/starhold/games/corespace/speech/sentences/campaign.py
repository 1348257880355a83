"""Sentences about a campaign: what lies between its missions."""

from __future__ import annotations

CAMPAIGN_EVENTS = {
    "corespace.sat-out": "{seat} sits this one out.",
    "corespace.retired": "{seat} leaves the campaign.",
    "corespace.paid": "{seat}: {ua} UA.",
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

CAMPAIGN_PROMPTS = {
    "corespace.roll-call.answer": "{seat}, do you take part in this mission?",
}

CAMPAIGN_MOMENTS = {
    "corespace.roll-call.answer": "{whose} answer to the call",
}

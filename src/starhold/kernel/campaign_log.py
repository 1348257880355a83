"""The log of a campaign, in the words of its title. Whoever shows it knows the dates."""

from __future__ import annotations

from msgspec import Struct


class CampaignLine(Struct, frozen=True):
    """A line of it."""

    scene: str
    """The scene of which it tells, and whose date it gets."""
    words: str
    notes: tuple[str, ...] = ()
    """What else is remembered of it, such as choices and rewards."""


class CampaignLog(Struct, frozen=True):
    """A campaign in writing. Everybody may read it, at any time."""

    standing: str
    """The campaign so far, in a line."""
    lines: tuple[CampaignLine, ...] = ()
    closing: str = ""
    """The last words, once it is over: a line per paragraph."""

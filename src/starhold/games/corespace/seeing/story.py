"""What was read of a campaign. Nothing that nobody has read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..content import Campaign, Chapter
from ..rules.campaign.sheet import campaign_of, sheet_of
from ..state import Reading, Told

if TYPE_CHECKING:
    from ..game import CoreSpace


class VoiceSeen(Struct, frozen=True):
    trader: str
    line: str


class PageSeen(Struct, frozen=True):
    """A chapter that was read aloud."""

    kind: Told
    mission: str
    """The mission that it is about; nothing if it is about all of them."""
    text: tuple[str, ...]
    """Its paragraphs."""
    voices: tuple[VoiceSeen, ...]


def pages_now(game: CoreSpace) -> tuple[PageSeen, ...]:
    """What came of the mission before, and what the present one is about."""
    readings = sheet_of(game).readings
    last = next((number for number in reversed(range(len(readings))) if readings[number].kind == "outcome"), 0)
    return tuple(page(campaign_of(game), reading) for reading in readings[last:])


def page(campaign: Campaign, reading: Reading) -> PageSeen:
    chapter = chapter_of(campaign, reading)
    texts = (chapter.text, *(chapter.passages[number].text for number in reading.passages))
    voices = (chapter.voices[number] for number in reading.voices)
    return PageSeen(
        reading.kind,
        "" if reading.kind == "ending" else campaign.stages[reading.stage].mission,
        tuple(paragraph.strip() for text in texts for paragraph in text.strip().split("\n\n")),
        tuple(VoiceSeen(voice.trader, voice.line) for voice in voices),
    )


def chapter_of(campaign: Campaign, reading: Reading) -> Chapter:
    stage = campaign.stages[reading.stage]
    if reading.kind == "briefing":
        return stage.briefing
    outcomes = campaign.endings if reading.kind == "ending" else stage.outcomes
    return next(outcome for outcome in outcomes if outcome.id == reading.outcome)

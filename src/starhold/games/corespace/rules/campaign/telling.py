"""The story of a campaign: what is read aloud before and after each mission, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Event

from ...content import Chapter, Outcome
from ...content.script import CampaignMarked, Condition, Fallen, LeftBehind, Met
from ...state import Crew, Reading, Told
from ..crews import playing, taking_part
from ..figures import page_of
from ..script.conditions import holds
from ..script.words import Scene, word_for
from .sheet import campaign_of, sheet_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class BriefingRead(Event, frozen=True, tag="corespace.briefing-read"):
    mission: str


class OutcomeRead(Event, frozen=True, tag="corespace.outcome-read"):
    mission: str
    outcome: str


class EndingRead(Event, frozen=True, tag="corespace.ending-read"):
    campaign: str
    ending: str


class Spoke(Event, frozen=True, tag="corespace.spoke"):
    """What a trader says about it."""

    figure: str
    line: str


def read_briefing(game: CoreSpace) -> None:
    """Before a mission. It is read before anybody says who comes along, so that nobody speaks yet."""
    sheet = sheet_of(game)
    chapter = campaign_of(game).stages[sheet.stage].briefing
    game.tell(BriefingRead(game.state.mission.id))
    read(game, "briefing", chapter)


def hear_voices(game: CoreSpace) -> None:
    """Those who set out have something to say about the briefing."""
    sheet = sheet_of(game)
    setting_out = {member.board for seat in playing(game) for member in taking_part(game.state.crews[seat])}
    speak(game, campaign_of(game).stages[sheet.stage].briefing, setting_out)


def read_outcome(game: CoreSpace) -> None:
    """After a mission. Those who were left behind are silent."""
    sheet = sheet_of(game)
    outcome = first_of(game, campaign_of(game).stages[sheet.stage].outcomes)
    if outcome is not None:
        game.tell(OutcomeRead(game.state.mission.id, outcome.id))
        carry_out(game, outcome)
        read(game, "outcome", outcome, outcome.id)
        speak(game, outcome, sheet.log[-1].home)


def read_ending(game: CoreSpace) -> None:
    ending = first_of(game, campaign_of(game).endings)
    if ending is not None:
        living = {member.board for crew in game.state.crews for member in crew.members if not member.dead}
        game.tell(EndingRead(sheet_of(game).id, ending.id))
        read(game, "ending", ending, ending.id)
        speak(game, ending, living)


def first_of(game: CoreSpace, outcomes: tuple[Outcome, ...]) -> Outcome | None:
    return next((outcome for outcome in outcomes if is_so(game, outcome.only_if)), None)


def carry_out(game: CoreSpace, outcome: Outcome) -> None:
    """What is remembered of it, and what it pays: nobody is asked."""
    for deed in outcome.do:
        word = word_for(game, deed, Scene())
        if word.may():
            word.do()


def read(game: CoreSpace, kind: Told, chapter: Chapter, outcome: str = "") -> None:
    sheet = sheet_of(game)
    passages = tuple(number for number, each in enumerate(chapter.passages) if is_so(game, each.only_if))
    sheet.readings += (Reading(kind, sheet.stage, outcome, passages),)


def speak(game: CoreSpace, chapter: Chapter, present: Collection[str]) -> None:
    """Of each crew the first of those who are present and have something to say."""
    sheet = sheet_of(game)
    found = (speaker(game, chapter, crew, present) for crew in game.state.crews)
    voices = tuple(number for number in found if number is not None)
    for voice in (chapter.voices[number] for number in voices):
        game.tell(Spoke(voice.trader, voice.line))
    sheet.readings = (*sheet.readings[:-1], replace(sheet.readings[-1], voices=voices))


def speaker(game: CoreSpace, chapter: Chapter, crew: Crew, present: Collection[str]) -> int | None:
    here = {member.board for member in crew.members if member.board in present}
    voices = enumerate(chapter.voices)
    return next((number for number, voice in voices if voice.trader in here and is_so(game, voice.only_if)), None)


def is_so(game: CoreSpace, condition: Condition | None) -> bool:
    """True if it holds for any crew that takes part; the story is told to all."""
    return condition is None or any(holds(game, condition, seat) for seat in playing(game) or game.seats)


def rules_told(game: CoreSpace) -> tuple[str, ...]:
    """What is special about the mission, for those who see its page; nothing of what might have been."""
    return tuple(rule.text for rule in page_of(game).rules if rule.text and not is_elsewhere(game, rule.only_if))


def is_elsewhere(game: CoreSpace, condition: Condition | None) -> bool:
    """True for what hangs on the past of a campaign, and would be so if that had been another one."""
    return isinstance(condition, CampaignMarked | Met | LeftBehind | Fallen) and not is_so(game, condition)

"""The tokens, titles, events and the Fame Point Track of Embers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from starhold.games.common.checks import each
from starhold.kernel import Fault
from starhold.kernel.hints import did_you_mean

from ..content import EventCard, Token, Track, XiaContent
from ..rules.embers.events import EFFECTS
from ..rules.titles import SKILLS
from .cards import title_faults
from .credits import credit_faults

TOKENS = {"cargo": 10, "energy": 5, "ice": 5, "movement": 5, "captain_in_need": 5}
"""All that a token can show, and how many of each there are."""


def finds_faults(content: XiaContent) -> Iterator[str | Fault]:
    """Faults of all that captains find, and of what happens to them."""
    box = content.embers
    twice = [title for title in box.titles if title.id in content.title]
    yield from (Fault(f"title {title.id} is in two boxes", title) for title in twice)
    yield from each("token", box.tokens, token_faults)
    yield from each("title", box.titles, title_faults)
    yield from each("event", box.events, event_faults)
    used = Counter(card.effect for card in box.events if card.effect)
    yield from (f"the effect {effect} is on {times} events" for effect, times in used.items() if times > 1)
    if box.track is not None:
        yield from (f"the Fame Point Track of Embers: {fault}" for fault in event_track_faults(box.track))


def token_faults(token: Token) -> Iterator[str]:
    """A token does exactly one thing."""
    shown = [kind for kind in TOKENS if getattr(token, kind)]
    if len(shown) != 1:
        yield f"it shows {', '.join(shown) or 'nothing'}"
    yield from credit_faults("credits", token.credits)


def event_faults(card: EventCard) -> Iterator[str]:
    if card.effect not in EFFECTS:
        yield f"no rule knows the effect {card.effect}{did_you_mean(card.effect, EFFECTS)}"
        return
    effect = EFFECTS[card.effect]
    if not card.effect and not card.skills:
        yield "it does nothing"
    if effect.at_once and (card.rounds or card.skills):
        yield "it is over at once, and says what holds for a while"
    yield from (f"no rule knows a skill on {skill.on}" for skill in card.skills if skill.on not in SKILLS)


def event_track_faults(track: Track) -> Iterator[str]:
    """Each space is for a title, for an event, or for nothing. (XIA-TITLE-03)"""
    for kind, spaces in (("Title", track.title_spaces), ("Event", track.event_spaces)):
        if any(low >= high for low, high in pairwise((0, *spaces, track.length + 1))):
            yield f"its {kind} spaces must rise from 1 to {track.length}, not be {list(spaces)}"
    both = sorted({*track.title_spaces} & {*track.event_spaces})
    yield from (f"space {space} is for a title and for an event" for space in both)

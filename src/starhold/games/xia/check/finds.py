"""The tokens, titles, events and the Fame Point Track of Embers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ..content import Box, EventCard, Token, Track, XiaContent
from ..rules.embers.events import EFFECTS
from ..rules.titles import SKILLS
from .cards import title_faults
from .parts import credit_faults

TITLES = 10
TOKENS = {"cargo": 10, "energy": 5, "ice": 5, "movement": 5, "captain_in_need": 5}
LEAST_EVENTS = 16


def finds_faults(content: XiaContent) -> Iterator[str]:
    """What is missing or cannot be played of what captains find and what happens to them."""
    box = content.embers
    if box == Box():
        return
    known = sorted({title.id for title in box.titles} & content.title.keys())
    yield from (f"title {title} is in two boxes" for title in known)
    kinds = {kind: sum(token.count for token in box.tokens if getattr(token, kind)) for kind in TOKENS}
    yield from (
        f"expected {TOKENS[kind]} exploration tokens of Embers for {kind}, came {came}"
        for kind, came in kinds.items()
        if came != TOKENS[kind]
    )
    if len(box.titles) != TITLES:
        yield f"expected {TITLES} titles of Embers, came {len(box.titles)}"
    if len(box.events) < LEAST_EVENTS:
        yield f"expected at least {LEAST_EVENTS} events, came {len(box.events)}"
    for token in box.tokens:
        yield from (f"token {token.id}: {fault}" for fault in token_faults(token))
    for title in box.titles:
        yield from (f"title {title.id}: {fault}" for fault in title_faults(title))
    for card in box.events:
        yield from (f"event {card.id}: {fault}" for fault in event_faults(card))
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
        yield f"no rule knows the effect {card.effect}"
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

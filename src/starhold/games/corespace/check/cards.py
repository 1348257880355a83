"""Event cards: something for every level, words that are there, and enough that can happen on any deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from ..content import CoreSpaceContent, EventCard, EventSet
from ..content.script import (
    CAPTAINS,
    CREW,
    HERE,
    OTHERS,
    TRADERS,
    USER,
    Act,
    Attack,
    Deed,
    Delay,
    Destroy,
    End,
    Fetch,
    Give,
    Harm,
    Heal,
    Hunt,
    Hurry,
    Jam,
    Later,
    Listen,
    Lock,
    Mark,
    OpenMarket,
    Pegs,
    Place,
    Refresh,
    Remove,
    Reveal,
    Roll,
    Say,
    Seal,
    Supply,
    TellOne,
    Topple,
    Unlock,
    Who,
)
from .script import Words, all_deed_faults, deeds_in, kinds_in, unknown

OF_MISSIONS = (Mark, Give, Seal, Destroy, Reveal, TellOne, Listen, Fetch, OpenMarket, Hunt, End, Say)
"""Words that need what only a mission has."""
OF_CARDS = (
    Act,
    Attack,
    Delay,
    Harm,
    Heal,
    Hurry,
    Jam,
    Later,
    Lock,
    Pegs,
    Place,
    Refresh,
    Remove,
    Roll,
    Supply,
    Topple,
    Unlock,
)
"""Words that the cards of the box use, each on two of them or more."""
ALWAYS_THERE = (TRADERS, CAPTAINS, OTHERS)
"""People who are on every deck."""
COUNTS: dict[EventSet, int] = {
    "purge": 7,
    "civilians": 5,
    "environment": 5,
    "assistance": 3,
    "gangs": 4,
    "reinforcement": 2,
}
ON_A_BARE_DECK = 14
"""The cards that can be carried out, at each level, where nobody is but traders."""


def card_faults(content: CoreSpaceContent, card: EventCard) -> Iterator[str]:
    words = Words(content)
    for paragraph in card.paragraphs:
        yield from unknown("level", paragraph.bands, words.bands)
        yield from unknown("NPC", (paragraph.npc,) if paragraph.npc else (), words.types)
        yield from all_deed_faults(words, paragraph.do)
        if not paragraph.do:
            yield "a paragraph does something"
        for deed in deeds_in(paragraph.do):
            yield from needs_faults(card, deed)
    if card.count < 1 or not card.story:
        yield "it has a story, and is there once or more"


def needs_faults(card: EventCard, deed: Deed) -> Iterator[str]:
    """What no card can know."""
    if isinstance(deed, OF_MISSIONS) and not isinstance(deed, Say):
        yield f"only missions can say `{tag(deed)}`"
    who = getattr(deed, "who", None)
    if isinstance(who, Who) and not card.held and {who.of, who.near} & {USER, CREW}:
        yield "nobody uses a card that is not held"
    if HERE in (getattr(deed, "at", ""), *getattr(deed, "doors", ())):
        yield "a card is nowhere on the deck"


def tag(deed: Deed) -> str:
    return str(type(deed).__struct_config__.tag)


# The whole deck


def deck_faults(content: CoreSpaceContent) -> Iterator[str]:
    """What has to be true of the cards of the box."""
    sets = Counter(card.set for card in content.events for _ in range(card.count))
    for name in get_args(EventSet):
        if sets[name] != COUNTS[name]:
            yield f"there are {COUNTS[name]} event cards of {name}, not {sets[name]}"
    used = Counter(
        kind for card in content.events for kind in kinds_in(deed for each in card.paragraphs for deed in each.do)
    )
    for kind in OF_CARDS:
        if used[kind] < 2:
            yield f"{kind.__struct_config__.tag} is said by {used[kind]} cards, and should be by two"
    for band in content.bands:
        missing = [card.id for card in content.events if not any(band.id in each.bands for each in card.paragraphs)]
        if missing:
            yield f"at {band.name} {', '.join(missing)} say nothing"
        bare = sum(goes_on_a_bare_deck(card, band.id) for card in content.events if not card.held)
        if bare < ON_A_BARE_DECK:
            yield f"at {band.name} {bare} event cards can be carried out on a bare deck, of {ON_A_BARE_DECK}"


def goes_on_a_bare_deck(card: EventCard, band: str) -> bool:
    return any(is_bare(deed) for each in card.paragraphs if band in each.bands for deed in each.do)


def is_bare(deed: Deed) -> bool:
    """True if a deed needs nobody but traders who are well."""
    match deed:
        case Place() | Later() | Lock():
            return True
        case Pegs(pegs=pegs):
            return pegs > 0
        case Roll(do=do, otherwise=otherwise):
            return any(map(is_bare, (*do, *otherwise)))
        case Supply(who=who, ammo=ammo, skill=skill):
            return who.of in ALWAYS_THERE and min(ammo, skill) < 0
        case Harm(who=who) | Attack(who=who) | Delay(who=who) | Topple(who=who) | Jam(who=who):
            return who.of in ALWAYS_THERE
    return False

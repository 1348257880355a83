"""The cards of a ship: so many of each kind, as far as the story has come. (AKA-LAYOUT-01, AKA-CLASS-02..06)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Refusal, offer, options

from ..choices import Fit
from ..content import AkariosContent, Card, CardKind, Roomy
from ..lacks import FirstCopilot, FreeCard, NoRival, ShipOfClass
from ..state import Flyer
from .bodies import scenario_of
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

LOADOUTS: tuple[tuple[CardKind, ...], ...] = (
    ("weapon", "engine", "pilot-ability"),
    ("weapon", "weapon", "engine", "pilot-ability", "tech"),
    ("weapon", "weapon", "engine", "engine", "pilot-ability", "tech", "ship-ability"),
)
"""The slots of a playerboard that are filled in each act: one of each to begin with, all of them from act 2 on.

(AKA-PILOT-06, AKA-LAYOUT-01)
"""
SEATS_FOR_COPILOTS: frozenset[CardKind] = frozenset({"tech", "pilot-ability", "ship-ability"})
"""The slots in which a co-pilot may sit. (AKA-COPILOT-01)"""
MOST_COPILOTS = 1
"""(AKA-COPILOT-01)"""


def slots_of(game: Akarios) -> tuple[CardKind, ...]:
    act = scenario_of(game).act
    return LOADOUTS[min(act, len(LOADOUTS) - 1)]


def next_slot(game: Akarios, flyer: Flyer) -> CardKind | None:
    """The kind of card for which there is still room; nothing if the board is complete."""
    fitted = len(flyer.cards) - len(game.content.basics)
    return next(iter(slots_of(game)[fitted:]), None)


def cards_to_fit(game: Akarios, flyer: Flyer) -> Iterator[Choice | Refusal]:
    """The cards for the next slot, and why others do not fit."""
    kind = next_slot(game, flyer)
    if kind is None:
        return
    taken = {slotted.id for other in game.state.flyers for slotted in other.cards}
    own = [slotted.id for slotted in flyer.cards]
    has_seat = sum(is_copilot(game, flyer, card) for card in own) < most_copilots(game, flyer)
    classes = frozenset(game.content.ship[flyer.ship].classes)
    for card in candidates(game, flyer, kind):
        free = card.id not in own if card.starter else card.id not in taken
        rival = next((id_ for id_ in own if id_ in card.excludes), "")
        yield offer(
            Fit(flyer.id, card.id),
            ("AKA-CLASS-02", not card.classes or not classes.isdisjoint(card.classes), ShipOfClass(card.classes)),
            ("AKA-MARKET-10", free, FreeCard()),
            ("AKA-COPILOT-01", has_seat or not is_copilot(game, flyer, card.id), FirstCopilot()),
            ("AKA-UPG-TECH-06", not rival, NoRival(rival)),
        )


def candidates(game: Akarios, flyer: Flyer, kind: CardKind) -> list[Card]:
    """The cards of a kind that the act offers; abilities are those of the pilot and of the ship.

    (AKA-CLASS-05, AKA-PILOT-03, AKA-SHIP-02)
    """
    content, act = game.content, scenario_of(game).act
    match kind:
        case "pilot-ability":
            known = [content.card[id_] for id_ in content.pilot[flyer.id].abilities[: act + 1]]
        case "ship-ability":
            known = [content.card[id_] for id_ in content.ship[flyer.ship].abilities[:act]]
        case _:
            known = [card for card in content.cards_by_kind[kind] if card.act <= act and (card.starter or act)]
    return [*known, *(copilots(game) if act and kind in SEATS_FOR_COPILOTS else ())]


def copilots(game: Akarios) -> list[Card]:
    """The co-pilots of the squad, and pilots who are not flying; nobody of the first four. (AKA-COPILOT-03)"""
    content, act = game.content, scenario_of(game).act
    flown = {flyer.id for flyer in game.state.flyers}
    resting = [pilot for pilot in content.pilots if 0 < pilot.act <= act and pilot.id not in flown]
    return [
        *(card for card in content.copilots if card.act <= act),
        *(content.card[pilot.abilities[0]] for pilot in resting),
    ]


def is_copilot(game: Akarios, flyer: Flyer, card: str) -> bool:
    """True for a co-pilot, and for the ability of another pilot. (AKA-COPILOT-01, AKA-COPILOT-03)"""
    kind = game.content.card[card].kind
    return kind == "co-pilot" or (kind == "pilot-ability" and card not in game.content.pilot[flyer.id].abilities)


def most_copilots(game: Akarios, flyer: Flyer) -> int:
    """(AKA-COPILOT-01, AKA-UPG-SPARROW-04)"""
    return MOST_COPILOTS + sum(trait.seats for trait in traits(game, flyer, Roomy))


def known_in(content: AkariosContent, act: int) -> list[Card]:
    """All cards that can lie on a playerboard, or serve the squad, in a fight of an act."""
    abilities = {id_ for pilot in content.pilots for id_ in pilot.abilities[: act + 1]}
    return [
        card
        for card in content.card.values()
        if card.kind == "basic" or card.starter or card.id in abilities or (act and card.act <= act)
    ]


def fitting(game: Akarios, flyer: Flyer) -> list[str]:
    """The cards that can be fitted next; none if the board is complete, or nothing is left for the next slot."""
    return [fit.card for fit in options(cards_to_fit(game, flyer)).legal if isinstance(fit, Fit)]


def suiting(game: Akarios, flyer: Flyer, able: list[str]) -> str:
    """The one of these cards that suits a pilot best."""
    pilot = game.content.pilot[flyer.id]
    suits = (pilot.weapon, pilot.engine, *pilot.later, *reversed(pilot.abilities))
    return next((card for card in suits if card in able), able[0])

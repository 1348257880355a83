"""The cards that were used, and whether that was sensible, as far as one event tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starhold.games.xia.events import (
    AbilityUsed,
    AbilityWorked,
    MissionCompleted,
    MissionsSeen,
    OutfitBought,
    TitleClaimed,
    TokenCollected,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.events.cards import EventDrawn
from starhold.games.xia.rules.embers.kiln.sifting import RelicSifted
from starhold.games.xia.rules.powers import CardChosen
from starhold.games.xia.rules.sellsword import SellswordHired
from starhold.kernel import Event, Seat

from ..chronicle import Use
from .abilities import card_id, is_passive
from .legend import power_id


def uses_in(game: Xia, event: Event) -> Iterator[Use]:
    """The cards that were used, or could have been, by an event."""
    match event:
        case AbilityUsed(seat=seat, card=card):
            needs_no_roll = not game.ability(seat, card).rolls
            yield Use(seat, "ability", card_id(game, seat, card), sensible=int(needs_no_roll))
        case AbilityWorked(seat=seat, card=card, value=value) if value:
            yield Use(seat, "ability", card_id(game, seat, card), times=0, sensible=1)
        case CardChosen(seat=seat, card=card, power=power) if is_passive(game, card, power=power):
            yield Use(seat, "ability", power_id(card) if power else card)
        case EventDrawn(event=card):
            yield Use(None, "event", card)
        case MissionsSeen(seat=seat, missions=missions):
            yield from mission_uses(game, seat, missions, times=0, offered=1)
        case MissionCompleted(seat=seat, mission=mission):
            yield from mission_uses(game, seat, [mission], times=0, sensible=1)
        case OutfitBought(seat=seat, outfit=thing):
            yield Use(seat, "outfit", thing)
        case RelicSifted(seat=seat, relic=thing):
            yield Use(seat, "relic", thing)
        case SellswordHired(seat=seat):
            yield Use(seat, "npc", "sellsword")
        case TitleClaimed(seat=seat, title=thing):
            yield Use(seat, "title", thing, sensible=1)
        case TokenCollected(seat=seat, token=thing):
            token = game.content.token[thing]
            yield Use(seat, "token", thing, sensible=int(bool(token.credits or token.fame)))


def mission_uses(
    game: Xia, seat: Seat, missions: Iterable[str], *, times: int = 1, offered: int = 0, sensible: int = 0
) -> Iterator[Use]:
    """The cards, and what type they are of."""
    for mission in missions:
        yield Use(seat, "mission", mission, times=times, offered=offered, sensible=sensible)
        kind = game.mission_type(mission)
        yield Use(seat, "mission-type", kind, times=times, offered=offered, sensible=sensible)

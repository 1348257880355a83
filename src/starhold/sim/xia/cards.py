"""What was used, as far as one event tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starhold.games.xia.events import (
    AbilityUsed,
    CubesSold,
    MissionCompleted,
    MissionsSeen,
    OutfitBought,
    TitleClaimed,
    TitleDrawn,
    TokenCollected,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.events.cards import EventDrawn
from starhold.games.xia.rules.embers.kiln.sifting import RelicSifted
from starhold.games.xia.rules.powers import CardChosen
from starhold.kernel import Event, Seat

from ..chronicle import Use
from .legend import power_id


def uses_in(game: Xia, event: Event) -> Iterator[Use]:
    """The cards and goods that were used, or could have been, by an event."""
    match event:
        case AbilityUsed(seat=seat, card=card):
            yield Use(seat, "ability", power_id(card) if _is_power(game, seat, card) else card)
        case CardChosen(seat=seat, card=card, power=True):
            yield Use(seat, "ability", power_id(card))
        case CubesSold(seat=seat, cargo=cargo, cubes=cubes):
            yield Use(seat, "cargo", cargo, times=cubes)
        case EventDrawn(event=card):
            yield Use(None, "event", card)
        case MissionsSeen(seat=seat, missions=missions):
            yield from _mission_uses(game, seat, missions, times=0, offered=1)
        case MissionCompleted(seat=seat, mission=mission):
            yield from _mission_uses(game, seat, [mission], times=1)
        case TitleDrawn(title=title):
            yield Use(None, "title", title, times=0, offered=1)
        case OutfitBought(seat=seat, outfit=thing):
            yield Use(seat, "outfit", thing)
        case RelicSifted(seat=seat, relic=thing):
            yield Use(seat, "relic", thing)
        case TitleClaimed(seat=seat, title=thing):
            yield Use(seat, "title", thing)
        case TokenCollected(seat=seat, token=thing):
            yield Use(seat, "token", thing)


def _mission_uses(game: Xia, seat: Seat, missions: Iterable[str], times: int, offered: int = 0) -> Iterator[Use]:
    """The cards, and what type they are of."""
    for mission in missions:
        yield Use(seat, "mission", mission, times=times, offered=offered)
        yield Use(seat, "mission-type", game.mission_type(mission), times=times, offered=offered)


def _is_power(game: Xia, seat: Seat, card: str) -> bool:
    return any(held.power for held in game.state.captains[seat].abilities if held.ship == card)

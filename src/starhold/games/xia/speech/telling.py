"""What belongs together in the log: the steps of a flight, the dice of a hit, the damage in a hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, cast

from starhold.games.common.wording import listed
from starhold.geometry import Hex, distance
from starhold.kernel import Event, Seat, Text
from starhold.kernel.speech import capitalised

from ..board.interior import PLACES
from ..board.layout import centre_of
from ..events import (
    AttackDeclared,
    AttackResolved,
    DamagePlaced,
    DamageTaken,
    DieRolled,
    NpcRolled,
    ShieldRaised,
    ShipDestroyed,
    ShipMoved,
)
from ..rules.campaign.sheet import is_complete, score, sheet
from ..rules.ships import seat_of
from .sentences import TOGETHER
from .sentences.campaign import ENDED, RETIRED
from .sentences.solo import LOST

if TYPE_CHECKING:
    from ..game import Xia

REMEMBERED = 4096
"""The number of sentences of a kind that are kept at hand: a run is told again with each event that joins it."""

HIT = "hit"
FIGHTING = ("engine", "blaster", "missile", "shield", "attack", "defence")
"""The purposes of dice that are rolled in a fight, though not only there."""


def run_of(event: Event) -> str:
    """The name of the flight, hit or damage that an event is a part of."""
    name = RUNS.get(type(event))
    return "" if name is None else name(event)


def hit_by_die(event: DieRolled | NpcRolled) -> str:
    return HIT if event.purpose in FIGHTING else ""


RUNS: dict[type[Event], Callable[[Any], str]] = {  # each takes its own kind of event
    ShipMoved: lambda event: f"flight {event.ship}",
    DamagePlaced: lambda event: f"damage {event.seat}",
    **dict.fromkeys((AttackDeclared, ShieldRaised, AttackResolved, DamageTaken, ShipDestroyed), lambda _: HIT),
    **dict.fromkeys((DieRolled, NpcRolled), hit_by_die),
}


def told_together(game: Xia, events: Sequence[Event]) -> str:
    match events[0]:
        case ShipMoved():
            return of_flight(game, cast("Sequence[ShipMoved]", events))
        case DamagePlaced():
            return of_damage(game, cast("Sequence[DamagePlaced]", events))
    return " ".join(of_hits(game, events))


def of_flight(game: Xia, steps: Sequence[ShipMoved]) -> str:
    ship, start, to = steps[0].ship, steps[0].start, steps[-1].to
    if any(distance(step.start, step.to) != 1 for step in steps):
        kind = "flight/far"
    elif start != to and to not in PLACES and centre_of(start) == centre_of(to):
        kind = "flight/within"
    else:
        kind = "flight"
    return flown(game.text, kind, seat_of(game, ship), ship, len(steps), start, to)


@lru_cache(maxsize=REMEMBERED)
def flown(text: Text, kind: str, seat: Seat | None, ship: str, count: int, start: Hex, to: Hex) -> str:
    words = {
        "who": whose(text, seat, ship),
        "spaces": f"{count} space{'' if count == 1 else 's'}",
        "start": text.mention("start", start),
        "to": text.mention("to", to),
    }
    return capitalised(TOGETHER[kind].format(**words))


def of_damage(game: Xia, marks: Sequence[DamagePlaced]) -> str:
    cells = listed([mark.cell for mark in marks])
    return TOGETHER["damage"].format(seat=game.text.mention("seat", marks[0].seat), cells=cells)


def of_hits(game: Xia, events: Sequence[Event]) -> Iterator[str]:
    """Tell attacks with what they came to; dice that nobody knows the end of yet speak for themselves."""
    aimed = [event for event in events if isinstance(event, AttackDeclared)]
    rest = list(events)
    while hit := next((event for event in rest if isinstance(event, AttackResolved)), None):
        before, after = rest[: rest.index(hit)], rest[rest.index(hit) + 1 :]
        fate = list(takewhile(partial(is_fate, hit), after))
        yield from (told(game.text, event) for event in before if isinstance(event, (DamageTaken, ShipDestroyed)))
        yield of_hit(game, hit, [each for each in aimed if each.target == hit.target], fate)
        rest = after[len(fate) :]
    yield from (told(game.text, event) for event in rest)


@lru_cache(maxsize=REMEMBERED)
def told(text: Text, event: Event) -> str:
    return text.event(event)


def is_fate(hit: AttackResolved, event: Event) -> bool:
    """True if the event tells what the hit itself says."""
    match event:
        case DamageTaken():
            return (event.ship, event.damage) == (hit.target, hit.damage)
        case ShipDestroyed():
            return event.ship == hit.target
    return False


def of_hit(game: Xia, hit: AttackResolved, aimed: Sequence[AttackDeclared], fate: Sequence[Event]) -> str:
    kind = "hit/destroyed" if any(isinstance(event, ShipDestroyed) for event in fate) else "hit"
    weapons = tuple([each.weapon for each in aimed if each.weapon != hit.ship])
    return struck(game.text, kind, seat_of(game, hit.ship), seat_of(game, hit.target), hit, weapons)


@lru_cache(maxsize=REMEMBERED)
def struck(
    text: Text, kind: str, by: Seat | None, whom: Seat | None, hit: AttackResolved, weapons: tuple[str, ...]
) -> str:
    named = dict.fromkeys(f"the {text.mention('weapon', weapon)}" for weapon in weapons)
    words = {
        "who": whose(text, by, hit.ship),
        "whom": whose(text, whom, hit.target),
        "weapons": f" with {listed(list(named))}" if named else "",
        "attack": hit.attack,
        "defence": hit.defence,
        "damage": text.mention("damage", hit.damage),
    }
    return capitalised(TOGETHER[kind].format(**words))


def lost(game: Xia) -> str:
    """The last words about a captain who played alone, and was not famous soon enough."""
    solo = game.state.solo
    fame = game.text.mention("fame", game.state.captains[0].fame)
    return LOST.format(total=solo.fame if solo else 0, seat=game.text.mention("seat", 0), fame=fame)


def campaign_ended(game: Xia) -> str:
    """The last words about a campaign."""
    campaign = sheet(game)
    goals = len(game.content.campaign.goals)
    if is_complete(game):
        points = score(campaign)
        closings = game.content.campaign.closings
        closing = next((each for each in closings if points >= each.at_least), closings[-1])
        return f"{ENDED.format(goals=goals, games=len(campaign.log), score=points)}\n{closing.text}"
    done = len(campaign.done)
    games = f"{len(campaign.log)} game{'' if len(campaign.log) == 1 else 's'}"
    seat = game.text.mention("seat", 0)
    return RETIRED.format(seat=seat, games=games, done=done, goals=goals, score=score(campaign))


def whose(text: Text, seat: Seat | None, ship: str) -> str:
    return text.mention("ship", ship) if seat is None else text.mention("seat", seat)

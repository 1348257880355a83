"""What may go wrong, with its odds: what is rolled against a captain, as far as anybody can see it coming.

Shields and second chances may soften what is said here; skills are counted in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Choice, Seat

from . import choices
from .chart import Barrier, Exit, Hazard
from .content import Smuggler, look_up
from .rules.borders import BOUNTY_FOR_COMPANY, BOUNTY_FOR_EVADING, DESTROYS_UP_TO, DETECTED_UP_TO, HURTS_UP_TO
from .rules.cargo import FAILS_UP_TO, WORK
from .rules.damage import undamaged
from .rules.missions.cards import BOUNTY_FOR_BEING_DETECTED, result_of
from .rules.missions.contraband import contraband, planet_at
from .rules.outfits import effective, outfit_of
from .rules.skills import skill

if TYPE_CHECKING:
    from .game import Xia

D20 = range(1, 21)


def danger(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """What a captain risks by a choice; None if nothing."""
    here = game.state.captains[seat].at
    match choice:
        case choices.Fly() if here is not None:
            return of_exit(game, seat, here, game.chart.exit_from(here, choice.way))
        case choices.Use() if here is not None:
            return of_hazard(game, seat, game.chart.exit_from(here, choice.way).hazard)
        case choices.Jump():
            return "unknown space, and no way back"
        case choices.Mine() | choices.Salvage() | choices.Harvest():
            return of_work(game, seat, choice)
        case choices.Ram():
            return of_ram(game, seat, choice.outfit)
        case choices.Pursue():
            return of_mission(game, seat, choice.mission)
    return None


def of_exit(game: Xia, seat: Seat, start: Hex, way_out: Exit) -> str | None:
    """What lies in the way from a space to the next."""
    if not way_out.barriers and way_out.hazard is None:
        return None
    edges = (of_barrier(game, seat, barrier) for barrier in way_out.barriers)
    found = (*edges, of_hazard(game, seat, way_out.hazard), *of_landing(game, seat, start, way_out.to))
    return "; ".join(filter(None, found)) or None


def of_barrier(game: Xia, seat: Seat, barrier: Barrier) -> str | None:
    """The edge of a planet. (XIA-BORDER-09..14, XIA-PLANET-04..10)"""
    captain, planet = game.state.captains[seat], barrier.planet
    if barrier.kind == "entrance":
        is_bad_company = planet.law == "outlaw" and not captain.bounty
        return f"{planet.name} brings a bounty of {BOUNTY_FOR_COMPANY:,}" if is_bad_company else None
    if captain.crossings:
        return None
    hurt = "to take" if game.has_ability(seat, "unstoppable") else "to be thrown back with"
    hit = odds(lambda shown: shown <= HURTS_UP_TO)
    seen = odds(lambda shown: HURTS_UP_TO < shown <= DETECTED_UP_TO)
    harm = f"{hit} {hurt} 1 to {HURTS_UP_TO} damage{and_destroyed(game, seat, HURTS_UP_TO)}"
    return f"shield of {planet.name}: {harm}, {seen} to get a bounty of {BOUNTY_FOR_EVADING:,}"


def of_hazard(game: Xia, seat: Seat, hazard: Hazard | None) -> str | None:
    """What a ship flies into. (XIA-BORDER-05..08, XIA-BORDER-15..21)"""
    match hazard:
        case "asteroid":
            return labelled("asteroids", hits(game, seat, HURTS_UP_TO - skill(game, seat, "asteroids")))
        case "nebula":
            return labelled("nebula", drains(game, seat, HURTS_UP_TO - skill(game, seat, "nebula")))
        case "debris":
            return labelled("debris", crushes(DESTROYS_UP_TO - skill(game, seat, "debris")))
        case "star":
            return "star: certain destruction"
    return None


def of_work(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """(XIA-GATHER-02..07, XIA-GATHER-09)"""
    work = WORK[type(choice)]
    highest = FAILS_UP_TO[work] - skill(game, seat, "gather")
    match work:
        case "mine":
            return hits(game, seat, highest)
        case "harvest":
            return drains(game, seat, highest)
        case "salvage":
            return crushes(highest)


def of_ram(game: Xia, seat: Seat, outfit: int) -> str:
    """Who rams takes the whole ram. (XIA-COMBAT-18)"""
    die = outfit_of(game, seat, outfit).die
    least, most = effective(game, seat, outfit, 1), effective(game, seat, outfit, die)
    left = len(undamaged(game, seat))
    deadly = sum(effective(game, seat, outfit, shown) >= left for shown in range(1, die + 1))
    fate = f", {100 * deadly // die}% to be destroyed" if deadly else ""
    return f"your own ship takes {least} to {most} damage as well{fate}"


def of_mission(game: Xia, seat: Seat, mission: str) -> str | None:
    """A roll that brings no pay is a thief detected. (XIA-MTYPE-25)"""
    card = game.content.mission[mission]
    if game.mission_type(mission) != "thief":
        return None
    return detected(lambda shown: look_up(card.pay, result_of(game, seat, shown)) == 0)


def of_landing(game: Xia, seat: Seat, start: Hex, to: Hex) -> Iterator[str | None]:
    """Contraband, carried onto the planet for which it is bound. (XIA-MTYPE-20..22)"""
    if to not in game.chart.spaces or planet_at(game, to) in (None, planet_at(game, start)):
        return
    for _, card in contraband(game, seat):
        if card.deliver == planet_at(game, to):
            yield of_sneaking(game, seat, card)


def of_sneaking(game: Xia, seat: Seat, card: Smuggler) -> str | None:
    return labelled("contraband", detected(lambda shown: result_of(game, seat, shown) < card.sneak))


# The harm, in words


def hits(game: Xia, seat: Seat, highest: int) -> str | None:
    """Damage by the number rolled, up to the highest that hurts."""
    if highest < 1:
        return None
    return f"{up_to(highest)} to take 1 to {highest} damage{and_destroyed(game, seat, highest)}"


def drains(game: Xia, seat: Seat, highest: int) -> str | None:
    """Energy loss by the number rolled, up to the highest that hurts. (XIA-BORDER-15..17)"""
    if highest < 1:
        return None
    captain = game.state.captains[seat]
    left = captain.energy + captain.armed
    fate = f", {odds(lambda shown: left <= shown <= highest)} to be stranded" if 0 < left <= highest else ""
    return f"{up_to(highest)} to lose 1 to {highest} energy{fate}"


def crushes(highest: int) -> str | None:
    """Destruction, up to the highest number that destroys."""
    return f"{up_to(highest)} to be destroyed" if highest > 0 else None


def and_destroyed(game: Xia, seat: Seat, highest: int) -> str:
    """What so much damage may do to a ship that has taken some already."""
    left = len(undamaged(game, seat))
    return f", {odds(lambda shown: left <= shown <= highest)} to be destroyed" if left <= highest else ""


def detected(is_seen: Callable[[int], bool]) -> str | None:
    if not any(map(is_seen, D20)):
        return None
    return f"{odds(is_seen)} to be detected, with a bounty of {BOUNTY_FOR_BEING_DETECTED:,}"


def labelled(what: str, harm: str | None) -> str | None:
    return f"{what}: {harm}" if harm else None


def up_to(highest: int) -> str:
    return odds(lambda shown: shown <= highest)


def odds(is_bad: Callable[[int], bool]) -> str:
    """How likely the d20 shows one of the numbers.

    >>> odds(lambda shown: shown <= 3)
    '15%'
    """
    return f"{100 * sum(map(is_bad, D20)) // len(D20)}%"

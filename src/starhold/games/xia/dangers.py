"""Dangers, with their odds: rolls against a captain, as far as anybody can see them coming.

Shields and second chances may soften what is said here; skills are counted in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from starhold.geometry import Hex
from starhold.kernel import Choice, Seat

from . import choices
from .chance import odds
from .chart import Barrier, Exit, Hazard
from .harm import and_destroyed, crushes, drains, hits, labelled, percent
from .mission_cards import Smuggler
from .rules.borders import BOUNTY_FOR_COMPANY, BOUNTY_FOR_EVADING, DESTROYS_UP_TO, DETECTED_UP_TO, HURTS_UP_TO
from .rules.cargo import FAILS_UP_TO, WORK
from .rules.damage import undamaged
from .rules.missions import danger as danger_of_mission
from .rules.missions.cards import chance_of_detection, result_of
from .rules.missions.contraband import contraband, planet_at
from .rules.outfits import effective, outfit_of
from .rules.skills import skill

if TYPE_CHECKING:
    from .game import Xia

Danger: TypeAlias = Callable[["Xia", Seat, Any], str | None]  # each is of its own kind of choice


def danger(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """Say what a captain risks by a choice; None if nothing."""
    kind = type(choice)
    warn = game.rules.dangers.get(kind) or DANGERS.get(kind)
    return None if warn is None else warn(game, seat, choice)


def of_flying(game: Xia, seat: Seat, choice: choices.Fly) -> str | None:
    here = game.state.captains[seat].at
    return None if here is None else of_exit(game, seat, here, game.chart.exit_from(here, choice.way))


def of_using(game: Xia, seat: Seat, choice: choices.Use) -> str | None:
    here = game.state.captains[seat].at
    return None if here is None else of_hazard(game, seat, game.chart.exit_from(here, choice.way).hazard)


def of_jump(game: Xia, seat: Seat, choice: choices.Jump) -> str:
    return "unknown space, and no way back"


def of_mission(game: Xia, seat: Seat, choice: choices.Pursue) -> str | None:
    return danger_of_mission(game, seat, choice.mission)


def of_exit(game: Xia, seat: Seat, start: Hex, way_out: Exit) -> str | None:
    """The obstacle on the way from a space to the next."""
    risks = game.rules.risks
    if not way_out.barriers and way_out.hazard is None and not risks:
        return None
    edges = (of_barrier(game, seat, barrier) for barrier in way_out.barriers)
    more = (risk(game, seat, start, way_out.to) for risk in risks)
    found = (*edges, of_hazard(game, seat, way_out.hazard), *of_landing(game, seat, start, way_out.to), *more)
    return "; ".join(filter(None, found)) or None


def of_barrier(game: Xia, seat: Seat, barrier: Barrier) -> str | None:
    """The edge of a planet. (XIA-BORDER-09..14, XIA-PLANET-04..10)"""
    captain, planet = game.state.captains[seat], barrier.planet
    if barrier.kind == "entrance":
        is_bad_company = planet.law == "outlaw" and not captain.bounty
        bounty = BOUNTY_FOR_COMPANY + skill(game, seat, "bounty")
        return f"{planet.name} brings a bounty of {bounty:,}" if is_bad_company and bounty > 0 else None
    if captain.crossings:
        return None
    hurt = "to take" if game.has_ability(seat, "unstoppable") else "to be thrown back with"
    help_with_it = skill(game, seat, "planetary shield")
    highest = HURTS_UP_TO - help_with_it
    seen = odds(lambda shown: HURTS_UP_TO < shown + help_with_it <= DETECTED_UP_TO)
    hit = odds(lambda shown: shown <= highest)
    harm = f"{hit} {hurt} 1 to {highest} damage{and_destroyed(game, seat, highest)}"
    bounty = BOUNTY_FOR_EVADING + skill(game, seat, "bounty")
    wanted = f", {seen} to get a bounty of {bounty:,}" if bounty > 0 else ""
    return f"shield of {planet.name}: {harm}{wanted}"


def of_hazard(game: Xia, seat: Seat, hazard: Hazard | None) -> str | None:
    """The obstacle that a ship flies into. (XIA-BORDER-05..08, XIA-BORDER-15..21)"""
    match hazard:
        case "asteroid":
            return labelled("asteroids", hits(game, seat, HURTS_UP_TO - skill(game, seat, "asteroids")))
        case "nebula":
            return labelled("nebula", drains(game, seat, HURTS_UP_TO - skill(game, seat, "nebula")))
        case "debris":
            return labelled("debris", crushes(DESTROYS_UP_TO - skill(game, seat, "debris")))
        case "star":
            return "star: certain destruction"
    return game.rules.hazards[hazard](game, seat) if hazard else None


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


def of_ram(game: Xia, seat: Seat, choice: choices.Ram) -> str:
    """The captain who rams takes the whole ram. (XIA-COMBAT-18)"""
    die = outfit_of(game, seat, choice.outfit).die
    spared = skill(game, seat, "ram")
    hurts = [max(0, effective(game, seat, choice.outfit, shown) - spared) for shown in range(1, die + 1)]
    left = len(undamaged(game, seat))
    deadly = sum(damage >= left for damage in hurts)
    fate = f", {percent(deadly, die)} to be destroyed" if deadly else ""
    return f"your own ship takes {hurts[0]} to {hurts[-1]} damage as well{fate}"


def of_landing(game: Xia, seat: Seat, start: Hex, to: Hex) -> Iterator[str | None]:
    """Contraband, carried onto the planet for which it is bound. (XIA-MTYPE-20..22)"""
    if to not in game.chart.spaces or planet_at(game, to) in (None, planet_at(game, start)):
        return
    for _, card in contraband(game, seat):
        if card.deliver == planet_at(game, to):
            yield of_sneaking(game, seat, card)


def of_sneaking(game: Xia, seat: Seat, card: Smuggler) -> str | None:
    return labelled("contraband", chance_of_detection(lambda shown: result_of(game, seat, shown) < card.sneak))


DANGERS: dict[type[Choice], Danger] = {
    choices.Fly: of_flying,
    choices.Use: of_using,
    choices.Jump: of_jump,
    **dict.fromkeys((choices.Mine, choices.Salvage, choices.Harvest), of_work),
    choices.Ram: of_ram,
    choices.Pursue: of_mission,
}

"""What may go wrong, with its odds: what is rolled against a captain, as far as anybody can see it coming.

Shields and second chances may soften what is said here; skills are counted in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.games.common.odds import percent
from starhold.geometry import Hex
from starhold.kernel import Choice, Purpose, Risk, Risks, Seat

from .. import choices
from ..board.chart import Exit
from ..board.spaces import Barrier, Hazard
from ..content.mission_cards import Smuggler
from .borders import BOUNTY_FOR_COMPANY, BOUNTY_FOR_EVADING, DETECTED_UP_TO, is_bad_company
from .damage import undamaged
from .harm import HURTS_UP_TO
from .missions import danger as danger_of_mission
from .missions.cards import detection, result_of
from .missions.contraband import contraband, planet_at
from .outfits import effective, outfit_of
from .risks import of_obstacle, of_peril, repels
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


def of_flying(game: Xia, seat: Seat, choice: choices.Fly) -> Risks:
    here = game.state.captains[seat].at
    return () if here is None else of_exit(game, seat, here, game.chart.exit_from(here, choice.way))


def of_using(game: Xia, seat: Seat, choice: choices.Use) -> Risks:
    here = game.state.captains[seat].at
    hazard = None if here is None else game.chart.exit_from(here, choice.way).hazard
    return () if hazard is None else of_hazard(game, seat, hazard)


def of_jump(game: Xia, seat: Seat, choice: choices.Jump) -> Risks:
    return (Risk("unknown"),)


def of_mission(game: Xia, seat: Seat, choice: choices.Pursue) -> Risks:
    return danger_of_mission(game, seat, choice.mission)


def of_exit(game: Xia, seat: Seat, start: Hex, way_out: Exit) -> Risks:
    """What lies in the way from a space to the next."""
    found: Risks = ()
    for barrier in way_out.barriers:
        found += of_barrier(game, seat, barrier)
    if way_out.hazard is not None:
        found += of_hazard(game, seat, way_out.hazard)
    if way_out.barriers:
        found += tuple(of_landing(game, seat, start, way_out.to))
    for more in game.rules.risks:
        found += more(game, seat, start, way_out.to)
    return found


def of_barrier(game: Xia, seat: Seat, barrier: Barrier) -> Risks:
    """The edge of a planet. (XIA-BORDER-09..14, XIA-PLANET-04..10)"""
    captain, planet = game.state.captains[seat], barrier.planet
    if barrier.kind == "entrance":
        bounty = BOUNTY_FOR_COMPANY + skill(game, seat, "bounty")
        landing = Purpose("landing", planet.id)
        return (
            (Risk("bounty", 100, bounty, bounty, cause=landing),)
            if is_bad_company(game, captain, barrier) and bounty > 0
            else ()
        )
    return () if captain.crossings else of_shield(game, seat, Purpose("planetary shield", planet.id))


def of_shield(game: Xia, seat: Seat, shield: Purpose) -> Risks:
    """A planetary shield hurts, or gives the captain away. (XIA-BORDER-09..14)"""
    help_with_it = skill(game, seat, "planetary shield")
    harm = "damage" if game.has_ability(seat, "unstoppable") else "thrown back"
    bounty = BOUNTY_FOR_EVADING + skill(game, seat, "bounty")
    seen_up_to = DETECTED_UP_TO - help_with_it
    return repels(len(undamaged(game, seat)), HURTS_UP_TO - help_with_it, harm, seen_up_to, bounty, shield)


def of_hazard(game: Xia, seat: Seat, hazard: Hazard) -> Risks:
    """What a ship flies into. (XIA-BORDER-05..08, XIA-BORDER-15..21)"""
    return (Risk("destroyed", cause=Purpose("star")),) if hazard == "star" else of_obstacle(game, seat, hazard)


def of_work(game: Xia, seat: Seat, choice: Choice) -> Risks:
    """(XIA-GATHER-02..09, XIA-DEADWORLD-02)"""
    work = next(work for work, job in game.rules.jobs.items() if job.deed == choice)
    return of_peril(game, seat, game.rules.perils[work])


def of_ram(game: Xia, seat: Seat, choice: choices.Ram) -> Risks:
    """Who rams takes the whole ram. (XIA-COMBAT-18)"""
    die = outfit_of(game, seat, choice.outfit).die
    spared = skill(game, seat, "ram")
    hurts = [max(0, effective(game, seat, choice.outfit, shown) - spared) for shown in range(1, die + 1)]
    left = len(undamaged(game, seat))
    deadly = sum(damage >= left for damage in hurts)
    fate = (Risk("destroyed", percent(deadly, die)),) if deadly else ()
    return (Risk("ram", 100, hurts[0], hurts[-1]), *fate)


def of_landing(game: Xia, seat: Seat, start: Hex, to: Hex) -> Iterator[Risk]:
    """Contraband, carried onto the planet for which it is bound. (XIA-MTYPE-20..22)"""
    if to not in game.chart.spaces or planet_at(game, to) in (None, planet_at(game, start)):
        return
    for _, card in contraband(game, seat):
        if card.deliver == planet_at(game, to):
            yield from of_sneaking(game, seat, card)


def of_sneaking(game: Xia, seat: Seat, card: Smuggler) -> Risks:
    return detection(lambda shown: result_of(game, seat, shown) < card.sneak, Purpose("contraband"))


DANGERS: ByKind[Risks] = ByKind(
    {
        choices.Fly: of_flying,
        choices.Use: of_using,
        choices.Jump: of_jump,
        **dict.fromkeys((choices.Mine, choices.Salvage, choices.Harvest), of_work),
        choices.Ram: of_ram,
        choices.Pursue: of_mission,
    },
    otherwise=(),
    fields=("way", "to"),
    left_out={
        choices.Gate: "no border lies on the way through a gate",
        choices.WarpTo: "nor on the way of a warp",
        choices.Route: "it is not the captain's own ship that flies",
    },
)

"""Ice, relics, mods, pods and plating: what Embers brings into holds.

Where mods, pods and plating come into a rule of the base game, that rule asks `mods` or `holds`; the rest is here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import named
from starhold.kernel import NO_OPTIONS, Choice, Event, Options, Procedure, Risk, Risks, Seat

from ... import choices
from ...board.frost import spread_of_ice
from ...board.holds import Cell, Hold, beside, cells_of, damage_on, of_family, regular_damage, struck_with
from ...state import Captain
from .. import combat, missions
from ..damage import Destroy, jettison_cell, place_damage, undamaged
from ..mods import Pierce, RaiseEnviroShield
from ..packing import in_hand
from ..rulebook import Rulebook
from ..ships import Standpoint, is_at_starport, seat_of
from ..starport import Business
from ..stowage import drop_relic, relic_room, stow_relic, take_relic

if TYPE_CHECKING:
    from ...game import Xia

__all__ = ["RULES", "drop_relic", "relic_room", "stow_relic", "take_relic"]


class HoldFroze(Event, frozen=True, tag="xia.hold-froze"):
    """Ice has spread in a hold."""

    seat: Seat
    damage: int


class Melted(Event, frozen=True, tag="xia.melted"):
    seat: Seat
    damage: int


class Melt(Choice, frozen=True, tag="xia.melt"):
    """Remove all ice."""


class JettisonRelic(Choice, frozen=True, tag="xia.jettison-relic"):
    """Throw the relic on a space of the hold overboard."""

    cell: Cell


MELT = Options((Melt(),))


# Ice


def freeze(game: Xia, seat: Seat) -> Procedure | None:
    """Ice spreads to all sides at once; a ship that is full of damage then is destroyed. (XIA-ICE-03..06)"""
    captain = game.state.captains[seat]
    cells = next_to_ice(game, captain)
    if not cells:
        return None
    game.tell(HoldFroze(seat, len(cells)))
    if len(cells) == len(undamaged(game, seat)):
        return Destroy(captain.ship)
    for cell in cells:
        place_damage(game, seat, cell, ice=True)
    return missions.shed_missions(game, seat)


def next_to_ice(game: Xia, captain: Captain) -> list[Cell]:
    """List the spaces onto which the ice in a captain's hold spreads next."""
    return spread_of_ice(game.content, game.content.ship[captain.ship], captain.hold)


def offer_melting(game: Xia, seat: Seat) -> Options:
    """(XIA-ICE-02)"""
    return MELT if game.state.captains[seat].hold.ice else NO_OPTIONS


def melt(game: Xia, seat: Seat, choice: Melt) -> None:
    """All ice goes, free of charge; regular damage stays. (XIA-ICE-02, XIA-ICE-08)"""
    hold = game.state.captains[seat].hold
    game.tell(Melted(seat, len(hold.ice)))
    hold.damage = regular_damage(hold)
    hold.ice = ()


def danger_of_ice(game: Xia, seat: Seat, choice: Choice) -> Risks:
    """What ice does to a captain who ends the turn with it."""
    captain = game.state.captains[seat]
    if is_at_starport(game, seat) and not isinstance(game.stack[-1], Business):
        return ()
    spread = len(next_to_ice(game, captain))
    if not spread:
        return ()
    fills = spread == len(undamaged(game, seat))
    return (Risk("ice fills" if fills else "ice spreads", 100, spread, spread),)


# What damage does


def strike(game: Xia, seat: Seat, cell: Cell) -> None:
    """A relic on a damaged space is destroyed; all that is in a damaged pod is lost. (XIA-DAMAGE-05, XIA-POD-05..06)"""
    hold = game.state.captains[seat].hold
    if not hold.cubes and not hold.relics:
        return
    hit = struck_with(game.content, hold, cell)
    for loaded in sorted(hold.cubes.keys() & set(hit)):
        jettison_cell(game, seat, loaded)
    for place in reversed(range(len(hold.relics))):
        if not set(hold.relics[place]).isdisjoint(hit):
            drop_relic(game, seat, place)


def lose_relics(game: Xia, ship: str) -> None:
    """(XIA-DEATH-04)"""
    seat = seat_of(game, ship)
    if seat is not None:
        for place in reversed(range(len(game.state.captains[seat].hold.relics))):
            drop_relic(game, seat, place)


# Relics


def offer_relics_overboard(game: Xia, point: Standpoint) -> Options:
    """(XIA-RELIC-02)"""
    relics = point.captain.hold.relics
    return Options(tuple([JettisonRelic(pair[0]) for pair in sorted(relics)])) if relics else NO_OPTIONS


def jettison_relic(game: Xia, seat: Seat, choice: JettisonRelic) -> None:
    """(XIA-RELIC-02)"""
    relics = game.state.captains[seat].hold.relics
    drop_relic(game, seat, next(place for place, pair in enumerate(relics) if choice.cell in pair))


# What must be true


def faults(game: Xia) -> Iterator[str]:
    """Of ice and relics in holds. (XIA-ICE-01, XIA-RELIC-01, XIA-POD-05, XIA-POD-07)"""
    for seat, captain in enumerate(game.state.captains):
        if captain.ship in game.content.ship:
            yield from (f"captain {seat}: {fault}" for fault in _hold_faults(game, seat, captain))


def _hold_faults(game: Xia, seat: Seat, captain: Captain) -> Iterator[str]:
    hold = captain.hold
    if len(set(hold.ice)) < len(hold.ice) or not set(hold.ice) <= set(hold.damage):
        yield "has ice that is no damage"
    held = sum(piece.relic for holder, piece in in_hand(game) if holder == seat)
    if len(captain.relics) != len(hold.relics) + held:
        yield f"has {len(captain.relics)} relics, {len(hold.relics)} of them in the hold and {held} in hand"
    taken = [*hold.cubes, *hold.damage, *(cell for pair in hold.relics for cell in pair)]
    if len(set(taken)) < len(taken):
        yield "has a relic where something else lies"
    for one, other in hold.relics:
        if other not in beside(one) or not _is_room(game, captain, hold, (one, other)):
            yield f"has a relic on {one} and {other}, where none can be"


def _is_room(game: Xia, captain: Captain, hold: Hold, pair: tuple[Cell, Cell]) -> bool:
    """Whether two spaces are both in the hold beside all outfits, or both in one pod without damage."""
    outfitted = {cell for found in hold.outfits for cell in found.cells}
    pods = [pod.cells for pod in of_family(game.content, hold, "pod") if damage_on(hold, pod) == 0]
    inside = set(cells_of(game.content.ship[captain.ship])) - outfitted
    return any(set(pair) <= set(room) for room in (inside, *pods))


RULES = Rulebook(
    taking={Pierce: combat.attack, JettisonRelic: jettison_relic},
    minor=(offer_relics_overboard,),
    taking_minor={JettisonRelic: jettison_relic},
    business=(offer_melting,),
    taking_business={Melt: melt},
    entering_status=(freeze,),
    striking=(strike,),
    wrecking=(lose_relics,),
    faults=(faults,),
    dangers={choices.EndActions: danger_of_ice, choices.Depart: danger_of_ice},
    targets={
        Pierce: named("ship", "ship"),
        RaiseEnviroShield: named("outfit", "outfit"),
        JettisonRelic: named("cell", "cell"),
    },
)

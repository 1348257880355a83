"""Truths about every position: one sentence for each that is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..board.holds import (
    MOUNTS,
    OUTSIDE,
    Cell,
    Fitted,
    Hold,
    cells_of,
    damage_on,
    hull,
    lies_well,
    of_family,
    use_spaces,
)
from ..board.layout import centre_of
from ..content import MARKERS, Ship, XiaContent
from ..rules.cargo import supplies
from ..rules.energy import max_energy
from ..rules.movement import Move
from ..rules.npcs import FlyNpc, FlySpaceBySpace
from ..rules.outfitter import fitted_outfits
from ..rules.ships import card_of, name_of, vessels
from ..state import Captain

if TYPE_CHECKING:
    from ..game import Xia

FLYING = (Move, FlyNpc, FlySpaceBySpace)
"""The rules during which ships pass over each other."""


def faults(game: Xia) -> Iterator[str]:
    """Everything that contradicts the box, the board or itself."""
    if len(game.state.captains) != game.setup.seats:
        yield f"expected {game.setup.seats} captains, came {len(game.state.captains)}"
        return
    yield from _board_faults(game)
    yield from _supply_faults(game)
    yield from _card_faults(game)
    yield from _ship_faults(game)
    for seat, captain in enumerate(game.state.captains):
        for fault in _captain_faults(game, seat, captain):
            yield f"captain {seat}: {fault}"
    yield from _npc_faults(game)
    yield from _course_faults(game)
    for faults_of in game.rules.faults:
        yield from faults_of(game)


def _each_once(kind: str, expected: Iterable[str], found: Iterable[str]) -> Iterator[str]:
    """Check that exactly these ids are there."""
    counted = Counter(found)
    wanted = set(expected)
    yield from (f"{kind} {name} is nowhere" for name in sorted(wanted - counted.keys()))
    yield from (f"{kind} {name} is unknown" for name in sorted(counted.keys() - wanted))
    yield from (f"{kind} {name} is there {times} times" for name, times in sorted(counted.items()) if times > 1)


# The table


def _board_faults(game: Xia) -> Iterator[str]:
    state = game.state
    placed = state.board.placed
    unlaid = () if state.solo is None else state.solo.unlaid
    yield from _each_once("sector", game.content.sector, [*state.stack, *unlaid, *(tile.sector for tile in placed)])
    if len({tile.centre for tile in placed}) < len(placed):
        yield "two sectors lie on each other"
    yield from (
        f"sector {tile.sector} does not interlock with the others"
        for tile in placed
        if centre_of(tile.centre) != tile.centre or tile.turn not in range(6)
    )


def _supply_faults(game: Xia) -> Iterator[str]:
    """Cubes, tokens and outfits: none too many, none lost."""
    state, spaces = game.state, game.chart.spaces
    missing = (cargo for cargo, left in supplies(game).items() if left < 0)
    yield from (f"there are more cubes of {cargo} than in the box" for cargo in missing)
    yield from (f"{cube.cargo} drifts in unexplored space" for cube in state.adrift if cube.at not in spaces)
    fitted = fitted_outfits(game)
    for outfit in game.content.outfits:
        if fitted[outfit.id] > outfit.count:
            yield f"there are {fitted[outfit.id]} {outfit.id}, the box has {outfit.count}"
    yield from _token_faults(game)


def _token_faults(game: Xia) -> Iterator[str]:
    state, spaces = game.state, game.chart.spaces
    hidden = Counter([*state.pile, *(laid.token for laid in state.tokens)])
    for token in game.content.tokens:
        if hidden[token.id] > token.count:
            yield f"there are {hidden[token.id]} {token.id} tokens, the box has {token.count}"
    collected = sum(captain.so_far.get("tokens", 0) for captain in state.captains)
    known = sum(hidden.values()) + collected
    in_the_box = sum(token.count for token in game.content.tokens)
    if known != in_the_box:
        yield f"there are {known} exploration tokens, {collected} of them collected; the box has {in_the_box}"
    places = [laid.at for laid in state.tokens]
    if len(set(places)) < len(places):
        yield "two exploration tokens lie on one space"
    for at in places:
        if at not in spaces or spaces[at].feature != "exploration":
            yield f"an exploration token lies on {at}, which is no Exploration space"


def _card_faults(game: Xia) -> Iterator[str]:
    state = game.state
    missions = [*state.mission_deck, *state.mission_discards, *state.open_discards]
    titles = [*state.title_deck, *state.titles]
    for captain in state.captains:
        missions += [*captain.drawn, *(mission.id for mission in captain.missions), *captain.completed]
        titles += captain.titles
    yield from _each_once("mission", game.content.mission, missions)
    yield from _each_once("title", game.content.title, titles)


# Ships


def _ship_faults(game: Xia) -> Iterator[str]:
    """Each ship exists once, on an explored space, and alone there unless something is in flight."""
    state = game.state
    flown = Counter([*(captain.ship for captain in state.captains if captain.ship), *state.retired])
    yield from (f"ship {ship} is unknown" for ship in sorted(flown.keys() - game.content.ship.keys()))
    yield from (f"ship {ship} is there {times} times" for ship, times in sorted(flown.items()) if times > 1)
    crowd: dict[object, str] = {}
    in_flight = any(isinstance(rule, FLYING) for rule in game.stack)
    for vessel in vessels(game):
        name, at = name_of(vessel), vessel.at
        if at not in game.chart.spaces:
            yield f"{name} is in unexplored space"
        elif at in crowd and not in_flight:
            yield f"{crowd[at]} and {name} are on one space"
        crowd[at] = name


def _npc_faults(game: Xia) -> Iterator[str]:
    npcs = game.state.npcs
    yield from (f"NPC {name} is there twice" for name, times in Counter(npc.id for npc in npcs).items() if times > 1)
    for npc in npcs:
        if npc.holder not in game.seats:
            yield f"{npc.id} is run by nobody"
        if not 0 <= npc.damage < card_of(game, npc).to_kill:
            yield f"{npc.id} has {npc.damage} damage"
        if npc.credits < 0 or npc.credits % 1000:
            yield f"{npc.id} has {npc.credits} credits"
        if npc.at is not None and not npc.spawned:
            yield f"{npc.id} is on the board before it has spawned"


def _course_faults(game: Xia) -> Iterator[str]:
    state = game.state
    if state.active not in game.seats:
        yield f"it is the turn of seat {state.active}"
    if state.winner is not None and not (
        state.winner in game.seats and state.captains[state.winner].fame >= game.fame_goal
    ):
        yield f"seat {state.winner} has won without reaching the goal"


# Captains


def _captain_faults(game: Xia, seat: Seat, captain: Captain) -> Iterator[str]:
    if captain.credits < 0 or captain.credits % 1000:
        yield f"has {captain.credits} credits"
    if captain.bounty < 0 or captain.bounty % 1000:
        yield f"has a bounty of {captain.bounty} credits"
    if captain.fame + captain.unclaimed != sum(captain.fame_from.values()):
        yield f"has {captain.fame} fame and {captain.unclaimed} unclaimed, and earned {captain.fame_from}"
    if captain.ship in game.content.ship:
        if not 0 <= captain.energy <= max_energy(game, seat):
            yield f"has {captain.energy} energy"
        yield from _ability_faults(game, captain)
        yield from _hold_faults(game.content, captain.hold, game.content.ship[captain.ship])
        yield from _marker_faults(game, captain)
    elif captain.at is not None:
        yield "is on the board without a ship"
    for mission in captain.missions:
        if not mission.revealed and (mission.pay or mission.sneaked):
            yield f"has credits or goods for mission {mission.id}, which is face down"


def _ability_faults(game: Xia, captain: Captain) -> Iterator[str]:
    """A card for the ship and for each one before it. (XIA-SHIP-10)"""
    cards = [card.ship for card in captain.abilities]
    if cards.count(captain.ship) != 1 or len(set(cards)) < len(cards):
        yield f"has the ability cards of {', '.join(cards) or 'no ship'}"
    yield from (
        f"has the ability card of {ship} and never had the ship"
        for ship in cards
        if ship != captain.ship and ship not in game.state.retired
    )


def _hold_faults(content: XiaContent, hold: Hold, ship: Ship) -> Iterator[str]:
    """(XIA-HOLD-01..04, XIA-HOLD-07, XIA-HOLD-11, XIA-POD-01..05)"""
    known = Hold(tuple(found for found in hold.outfits if found.outfit in content.outfit))
    pods = of_family(content, known, "pod")
    for_cargo = {cell for pod in pods for cell in pod.cells}
    spaces = hull(content, ship, known)
    outfitted = {cell for fitted in hold.outfits for cell in fitted.cells}
    adrift = {*hold.cubes.keys() - for_cargo - {*cells_of(ship)}, *set(hold.damage).difference(spaces)}
    if outside := sorted(adrift | _misplaced(content, hold, ship)):
        yield f"has something beside the hold, at {', '.join(outside)}"
    if _overlap(content, known):
        yield "has outfits that overlap"
    if not (hold.cubes.keys() - for_cargo).isdisjoint(outfitted):
        yield "has a cube on an outfit"
    damaged = [cell for pod in pods if damage_on(hold, pod) for cell in pod.cells]
    if not hold.cubes.keys().isdisjoint([*hold.damage, *damaged]):
        yield "has a cube on a damaged space"
    if len(set(hold.damage)) < len(hold.damage):
        yield "has two damage markers on one space"
    if len(hold.damage) >= len(spaces):
        yield "flies a ship that is damaged all over"


def _misplaced(content: XiaContent, hold: Hold, ship: Ship) -> set[Cell]:
    """The spaces of outfits that lie neither in the hold nor as they may outside of it."""
    inside = cells_of(ship)
    wrong: set[Cell] = set()
    for fitted in hold.outfits:
        outfit = content.outfit.get(fitted.outfit)
        if outfit is None or outfit.family not in OUTSIDE:
            wrong.update(set(fitted.cells).difference(inside))
        elif not lies_well(outfit, fitted.cells, inside):
            wrong.update(fitted.cells)
    return wrong


def _overlap(content: XiaContent, hold: Hold) -> bool:
    """True if outfits overlap, but for mods that lie over the Use spaces made for them. (XIA-HOLD-07, XIA-POD-02)"""
    mods = [found for found in hold.outfits if content.outfit[found.outfit].mod is not None]
    others = [cell for found in hold.outfits if found not in mods for cell in found.cells]
    beside_others = [cell for mod in mods for cell in mod.cells if not _is_mounted(content, hold, mod)]
    over_others = [cell for mod in mods for cell in mod.cells if _is_mounted(content, hold, mod)]
    alone = [*others, *beside_others]
    return len(set(alone)) < len(alone) or len(set(over_others)) < len(over_others)


def _is_mounted(content: XiaContent, hold: Hold, mod: Fitted) -> bool:
    """True if a mod lies over a Use space of an outfit that it works with. (XIA-MOD-03, XIA-MOD-14)"""
    kind = content.outfit[mod.outfit].mod
    families = () if kind is None else MOUNTS.get(kind, ())
    hosts = (found for family in families for found in of_family(content, hold, family))
    return any(set(mod.cells) <= set(use_spaces(content, host)) for host in hosts)


def _marker_faults(game: Xia, captain: Captain) -> Iterator[str]:
    """(XIA-SHIP-03, XIA-OUTFIT-03..04, XIA-OUTFIT-08)"""
    hold = captain.hold
    used = [cell for fitted in hold.outfits for cell in fitted.used]
    markers = captain.armed + captain.disarmed + len(used)
    if markers != MARKERS or min(captain.armed, captain.disarmed) < 0:
        yield f"has {captain.armed} markers armed, {captain.disarmed} disarmed and {len(used)} on outfits"
    for fitted in hold.outfits:
        if len(fitted.cells) != len(set(fitted.cells)) or fitted.outfit not in game.content.outfit:
            yield f"has an outfit {fitted.outfit} that is none"
        elif not set(fitted.used) <= set(use_spaces(game.content, fitted)) - set(hold.damage):
            yield f"has a marker on {fitted.outfit} where none can be"
    if len(set(used)) < len(used):
        yield "has two markers on one Use space"

"""Questions about ships, whoever flies them. A ship is known by its name: each exists once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from starhold.geometry import COMPASS, Direction, Hex
from starhold.kernel import Seat

from ..board.chart import Chart, Space
from ..board.sites import is_starport
from ..content import NpcCard
from ..content.pictures import Feature
from ..state import Captain, Npc

if TYPE_CHECKING:
    from ..game import Xia

Vessel: TypeAlias = Captain | Npc

WAYS: dict[tuple[int, int], Direction] = {(step.q, step.r): way for way, step in COMPASS.items()}
"""In which direction a space beside another one lies, by its place as seen from there."""


def name_of(vessel: Vessel) -> str:
    return vessel.ship if type(vessel) is Captain else vessel.id


def all_ships(game: Xia) -> list[Vessel]:
    """On the board or not: captains by seat, then NPCs."""
    return [*game.state.captains, *game.state.npcs]


def vessels(game: Xia) -> list[Vessel]:
    """All ships on the board: captains by seat, then NPCs."""
    return [ship for ship in all_ships(game) if ship.at is not None]


def vessel(game: Xia, ship: str) -> Vessel:
    """The ship of that name."""
    seat = seat_of(game, ship)
    return npc_of(game, ship) if seat is None else game.state.captains[seat]


def seat_of(game: Xia, ship: str) -> Seat | None:
    """The captain who flies a ship, unless it is an NPC."""
    for seat, captain in enumerate(game.state.captains):
        if captain.ship == ship:
            return seat
    return None


def find_npc(game: Xia, ship: str) -> Npc | None:
    """The NPC of that name, if it takes part."""
    for npc in game.state.npcs:
        if npc.id == ship:
            return npc
    return None


def npc_of(game: Xia, ship: str) -> Npc:
    """The NPC of that name, which takes part."""
    for npc in game.state.npcs:
        if npc.id == ship:
            return npc
    raise AssertionError(f"{ship} is no NPC")


def card_of(game: Xia, npc: Npc) -> NpcCard:
    """What the card of an NPC says, or what is laid over it."""
    for laid_over in game.rules.cards:
        card = laid_over(game, npc)
        if card is not None:
            return card
    return game.content.npc[npc.id]


def is_occupied(game: Xia, at: Hex, *, but: Vessel | None = None) -> bool:
    """Whether a ship other than `but`, or something like it, is on a space. (XIA-SHIP-01)"""
    for captain in game.state.captains:
        if captain.at == at and captain is not but:
            return True
    for npc in game.state.npcs:  # a loop costs half of `any`, and every step of a move asks
        if npc.at == at and npc is not but:
            return True
    for is_taken in game.rules.occupying:  # noqa: SIM110 - as above
        if is_taken(game, at):
            return True
    return False


def occupied_spaces(game: Xia, *, but: Vessel | None = None) -> set[Hex]:
    """All spaces of which the same is true, for those who look at many."""
    state = game.state
    taken = {captain.at for captain in state.captains if captain.at is not None and captain is not but}
    taken.update([npc.at for npc in state.npcs if npc.at is not None and npc is not but])
    for obstacles in game.rules.obstacles:
        taken.update(obstacles(game))
    return taken


def place_on_board(game: Xia, at: Hex) -> Hex:
    """Where something is for those who look at the board: a ship may be inside of something that is there."""
    for stands_for in game.rules.standing:
        place = stands_for(game, at)
        if place is not None:
            return place
    return at


def bring(captain: Captain, to: Hex) -> Hex:
    """A captain's ship is on another space now: where it was before."""
    start = captain.at
    assert start is not None, "a ship that is not on the board is brought nowhere"
    captain.at, captain.using = to, None
    return start


def tier_of(game: Xia, ship: str) -> int:
    """(XIA-SHIP-02)"""
    card = game.content.npc.get(ship)
    return card.tier if card else game.content.ship[ship].tier


def is_outlaw(game: Xia, ship: str) -> bool:
    """A ship with a bounty is an outlaw; the Scoundrel always is. (XIA-BOUNTY-01, XIA-SCOUNDREL-09)"""
    return has_bounty(game, vessel(game, ship))


def has_bounty(game: Xia, found: Vessel) -> bool:
    """The same, of a ship at hand."""
    return found.bounty > 0 if type(found) is Captain else game.content.npc[found.id].law == "outlaw"


def is_alive(game: Xia, seat: Seat) -> bool:
    """Whether a captain's ship is on the board."""
    return game.state.captains[seat].at is not None


class Standpoint(Struct, frozen=True, gc=False):
    """A captain and where the ship is: looked up once for all that is offered in one question."""

    seat: Seat
    captain: Captain
    chart: Chart
    here: Space
    """Where the ship is."""
    acts_on: tuple[Space, ...]
    """Where the captain acts: on the occupied space in use, if there is one, and where the ship is. (XIA-MOVE-04)"""


def standpoint(game: Xia, seat: Seat) -> Standpoint:
    captain, chart = game.state.captains[seat], game.chart
    assert captain.at is not None, "a ship that is not on the board does not act"
    here = chart.spaces[captain.at]
    return Standpoint(
        seat, captain, chart, here, (here,) if captain.using is None else (chart.spaces[captain.using], here)
    )


def space_for(point: Standpoint, feature: Feature) -> Space | None:
    """The space with a feature on which a captain acts, if there is one."""
    for space in point.acts_on:
        if space.feature == feature:
            return space
    return None


def is_at_starport(game: Xia, seat: Seat) -> bool:
    """Whether the ship is where business can be done. (XIA-STARPORT-03)"""
    at = game.state.captains[seat].at
    return at is not None and is_starport(game.chart.spaces[at])


def is_on_planet(game: Xia, seat: Seat) -> bool:
    """Whether the ship is inside a planetary shield. (XIA-PLANET-03)"""
    at = game.state.captains[seat].at
    return at is not None and game.chart.spaces[at].terrain == "planet"

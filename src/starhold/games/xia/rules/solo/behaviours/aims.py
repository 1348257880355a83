"""Targets of NPCs: ships, and places on the board. (XIA-SOLO-26)

A search ends with a list of marks that are equally good; none, if there is no such thing now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct

from starhold.geometry import Hex, distance

from ....board.sites import goods_on, wanted_on
from ....content import NpcId
from ....state import Captain
from ...cargo import on_sale
from ...npcs.cards import bound_for, is_shunned
from ...npcs.enforcer import beats
from ...npcs.targets import all_closest, attacker_of, is_near, least
from ...sellsword import SELLSWORD_ID
from ...ships import Vessel, card_of, find_npc, name_of, place_on_board, vessel
from ...tokens import token_on
from ..table import ALONE
from .conditions import CONDITIONS
from .words import Aim, Mark, Moment

Find: TypeAlias = Callable[[Moment, Aim], list[Mark]]
Keep: TypeAlias = Callable[[Moment, Mark], bool]


class Search(Struct, frozen=True):
    """A way to look for something, and to tell if it is still there."""

    find: Find
    is_there: Keep
    takes_sectors: bool = False
    is_course: bool = False
    """True if an NPC keeps heading there, turn after turn."""


# Ships


def captain_in_sight(at: Moment) -> Captain | None:
    captain = at.game.state.captains[ALONE]
    return captain if is_in_sight(captain) else None


def is_in_sight(ship: Vessel) -> bool:
    return ship.at is not None and not (type(ship) is Captain and ship.cloaked)


def is_foe(at: Moment, ship: str) -> bool:
    """True if an NPC may attack a ship: the captain's or the one hired by the captain, never a partner's."""
    return ship in map(name_of, foes(at))


def foes(at: Moment) -> list[Vessel]:
    captain, game = captain_in_sight(at), at.game
    hired = None if game.state.sellsword is None else find_npc(game, SELLSWORD_ID)
    return [ship for ship in (captain, hired) if ship is not None and is_in_sight(ship)]


def captain_if(condition: str) -> Find:
    """The captain, if that holds, and the ship is near enough."""

    def find(at: Moment, aim: Aim) -> list[Mark]:
        captain = captain_in_sight(at)
        if captain is None or not CONDITIONS[condition].holds(at.game, at.npc, 0):
            return []
        if aim.sectors is not None and not is_near(at.game, at.npc, captain, aim.sectors):
            return []
        return [Mark(aim.word, ship=captain.ship)]

    return find


def find_captain(at: Moment, aim: Aim) -> list[Mark]:
    captain = captain_in_sight(at)
    return [] if captain is None else [Mark(aim.word, ship=captain.ship)]


def find_attacker(at: Moment, aim: Aim) -> list[Mark]:
    attacker = attacker_of(at.game, at.npc)
    return [] if attacker is None else [Mark(aim.word, ship=attacker)]


def find_foe(at: Moment, aim: Aim) -> list[Mark]:
    return [Mark(aim.word, ship=ship) for ship in all_closest(at.game, at.npc, foes(at))]


def partner(npc: NpcId) -> Find:
    def find(at: Moment, aim: Aim) -> list[Mark]:
        found = find_npc(at.game, npc)
        return [] if found is None or found.at is None or found is at.npc else [Mark(aim.word, ship=npc)]

    return find


def is_still_around(at: Moment, mark: Mark) -> bool:
    return is_in_sight(vessel(at.game, mark.ship))


# Places


def nearest(at: Moment, aim: Aim, spaces: Iterable[Hex], start: Hex | None = None) -> list[Mark]:
    """The nearest of some spaces; those on lawful planets are out of the question for outlaws."""
    origin = start or at.npc.at
    assert origin is not None
    here = place_on_board(at.game, origin)
    gaps = {space: distance(here, place_on_board(at.game, space)) for space in spaces if is_open(at, space)}
    return [Mark(aim.word, space=space) for space in sorted(least(gaps))]


def is_open(at: Moment, space: Hex) -> bool:
    planet = at.game.chart.spaces[space].planet
    return planet is None or planet.law != "lawful" or not is_shunned(card_of(at.game, at.npc))


def find_next_stop(at: Moment, aim: Aim) -> list[Mark]:
    """The Sell space of the next planet of its trade route."""
    planet = bound_for(at.game, at.npc)
    sell = None if planet is None else at.game.chart.feature_of(planet, "sell")
    return [] if planet is None or sell is None else [Mark(aim.word, planet=planet, space=sell)]


def find_goods(at: Moment, aim: Aim) -> list[Mark]:
    """The nearest Buy space where something is left to buy."""
    stock = on_sale(at.game).cubes
    spaces = (space for space in at.game.chart.features("buy") if any(stock[cargo] for cargo in goods_on(space)))
    return nearest(at, aim, (space.at for space in spaces if space.at not in at.used))


def find_buyer(at: Moment, aim: Aim) -> list[Mark]:
    """The nearest Sell space for its load."""
    spaces = (space for space in at.game.chart.features("sell") if at.npc.load in wanted_on(space))
    return nearest(at, aim, (space.at for space in spaces if space.at not in at.used))


def is_unused(at: Moment, mark: Mark) -> bool:
    return mark.space not in at.used


def find_cube(at: Moment, aim: Aim) -> list[Mark]:
    return nearest(at, aim, (cube.at for cube in at.game.state.adrift))


def has_cube(at: Moment, mark: Mark) -> bool:
    return any(cube.at == mark.space for cube in at.game.state.adrift)


def find_token(at: Moment, aim: Aim) -> list[Mark]:
    return nearest(at, aim, (laid.at for laid in at.game.state.tokens))


def has_token(at: Moment, mark: Mark) -> bool:
    return mark.space is not None and token_on(at.game, mark.space) is not None


def find_gate(at: Moment, aim: Aim) -> list[Mark]:
    """The gate that is nearest to the captain."""
    captain = at.game.state.captains[ALONE].at
    return [] if captain is None else nearest(at, aim, (space.at for space in at.game.chart.gates), start=captain)


# Planets


def find_home(at: Moment, aim: Aim) -> list[Mark]:
    home = card_of(at.game, at.npc).home
    return [] if home is None or home not in at.game.chart.placed else [Mark(aim.word, planet=home)]


def find_beat(at: Moment, aim: Aim) -> list[Mark]:
    """The lawful planet that is farthest away; it is kept until the NPC is there."""
    return [Mark(aim.word, planet=planet) for planet in beats(at.game, at.npc)]


def find_starport(at: Moment, aim: Aim) -> list[Mark]:
    """The planet that is nearest to the captain."""
    captain, chart = at.game.state.captains[ALONE].at, at.game.chart
    if captain is None:
        return []
    here = place_on_board(at.game, captain)
    planets = {planet: chart.planet_spaces(planet) for planet in chart.placed}
    gaps = {
        planet: min(distance(here, space) for space in spaces)
        for planet, spaces in planets.items()
        if spaces and is_open(at, spaces[0])
    }
    return [Mark(aim.word, planet=planet) for planet in least(gaps)]


def always(at: Moment, mark: Mark) -> bool:
    """Planets stay where they are."""
    return True


AIMS: dict[str, Search] = {
    "player": Search(find_captain, is_still_around),
    "attacker": Search(find_attacker, is_still_around),
    "outlaw": Search(captain_if("outlaw"), is_still_around, takes_sectors=True),
    "laden": Search(captain_if("laden"), is_still_around, takes_sectors=True),
    "hurt": Search(captain_if("hurt"), is_still_around, takes_sectors=True),
    "leader": Search(captain_if("behind"), is_still_around),
    "foe": Search(find_foe, is_still_around),
    "merchant": Search(partner("merchant"), is_still_around),
    "enforcer": Search(partner("enforcer"), is_still_around),
    "scoundrel": Search(partner("scoundrel"), is_still_around),
    "route": Search(find_next_stop, is_unused, is_course=True),
    "buy": Search(find_goods, is_unused),
    "sale": Search(find_buyer, is_unused),
    "cube": Search(find_cube, has_cube),
    "token": Search(find_token, has_token),
    "gate": Search(find_gate, always),
    "home": Search(find_home, always),
    "patrol": Search(find_beat, always, is_course=True),
    "starport": Search(find_starport, always),
}


def candidates(at: Moment, aims: Iterable[Aim]) -> list[Mark]:
    """The first that exists is meant: all marks that are equally good."""
    return next((found for aim in aims if (found := AIMS[aim.word].find(at, aim))), [])


def is_there(at: Moment) -> bool:
    """True if the target of the turn is still worth flying to."""
    return at.mark is not None and AIMS[at.mark.why].is_there(at, at.mark)

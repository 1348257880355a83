"""The names of things: captains, ships, places, cargo."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.geometry import Hex

from ..board.chart import Chart
from ..board.interior import PLACES
from ..content import Outfit, XiaContent
from ..content.pictures import Feature, Terrain
from ..content.records import EXPANSIONS
from ..state import Target
from .behaviours import told_plan
from .places import features_of, grounds_of, uses_of

if TYPE_CHECKING:
    from ..game import Xia
    from ..rules.placing import Piece

COLOURS = ("Red", "Blue", "Green", "Yellow", "Purple")
"""The names of the captains, by seat."""

THINGS = ("sectors", "outfits", "ships", "missions", "titles", "relics")
KINDS = (*THINGS, "npcs", "events", "tokens", "powers")

DEEDS = {
    "gts": "each engine next to it rolls {amount} higher, up to its maximum",
    "m-comp": "{amount} more active missions",
    "piercer": "laid over a Use space of a weapon, it lowers the shields of the ship that it hits by {amount}",
    "enviro-shield": "laid over a Use space of a shield, it makes that shield roll its maximum outside combat",
    "pod": "hangs outside the hold and carries 4 cubes, or relics; damage on the connecting space loses them all",
    "plating": "hangs outside the hold and takes 3 more damage",
}
"""The uses of mods, and of other outfits without a die."""

WITHOUT_LIMIT = 99
"""From this number on, an ability has no limit."""


class Names(NamedTuple):
    """The names of a catalogue's things by their ids: those of every box, for a log may mention any of them."""

    things: Mapping[str, str]
    """Ships, outfits, sectors, titles, missions, relics and loadouts."""
    events: Mapping[str, str]
    tokens: Mapping[str, str]
    abilities: Mapping[str, str]
    """The ability of a ship by the ship, its power by the power's own id."""
    grounds: Mapping[str, Mapping[Terrain, str]]
    features: Mapping[str, Mapping[Feature, str]]
    uses: Mapping[str, Mapping[Feature | Terrain, str]]
    """What the spaces of a sector are, what can be done there, and what that brings."""
    ships: Collection[str]
    """Those of captains, and those that nobody owns."""
    behaviours: Mapping[str, str]
    plans: Mapping[str, str]
    """Whole behaviours, in a sentence."""
    goals: Mapping[str, str]
    upgrades: Mapping[str, str]


@lru_cache(maxsize=64)
def names_of(content: XiaContent) -> Names:
    parts = (content, *(getattr(content, module) for module in EXPANSIONS))
    of = {kind: [record for part in parts for record in getattr(part, kind)] for kind in KINDS}
    loadouts = {loadout.id: loadout.name for loadout in content.loadouts}
    things = {record.id: record.name for kind in THINGS for record in of[kind]}
    return Names(
        things | loadouts | {npc.id: f"the {npc.name}" for npc in of["npcs"]},
        {event.id: event.name for event in of["events"]},
        {token.id: token.name for token in of["tokens"]},
        {card.id: card.ability.name for card in (*of["ships"], *of["powers"])},
        {sector.id: grounds_of(sector) for sector in of["sectors"]},
        {sector.id: features_of(sector) for sector in of["sectors"]},
        {sector.id: uses_of(sector) for sector in of["sectors"]},
        frozenset(record.id for kind in ("ships", "npcs") for record in of[kind]),
        {behaviour.id: behaviour.name for behaviour in content.solo.behaviours},
        {behaviour.id: told_plan(behaviour) for behaviour in content.solo.behaviours},
        {goal.id: goal.name for goal in content.campaign.goals},
        {upgrade.id: upgrade.name for upgrade in content.campaign.upgrades},
    )


def ship_name(content: XiaContent, ship: str) -> str:
    """A captain's ship, or one that nobody owns."""
    return f"the {content.npc[ship].name}" if ship in content.npc else content.ship[ship].name


def target_name(content: XiaContent, target: Target) -> str:
    """A captain, or a ship that nobody owns."""
    return COLOURS[target] if isinstance(target, int) else ship_name(content, target)


def place_name(chart: Chart, at: Hex) -> str:
    """A space of the board and the sector in which it lies, or a place inside the Kiln."""
    return PLACES.get(at) or f"{at} {chart.spaces[at].sector.name}"


def place_in(game: Xia, at: Hex) -> str:
    """The same as a part of a sentence: with a reference, if the play's text refers."""
    return game.text.ref(f"space {at}", place_name(game.chart, at))


def ship_in(game: Xia, ship: str) -> str:
    """A ship as a part of a sentence."""
    return game.text.ref(f"ship {ship}", ship_name(game.content, ship))


def target_in(game: Xia, target: Target) -> str:
    """A captain, or a ship that nobody owns, as a part of a sentence."""
    return ship_in(game, target) if isinstance(target, str) else game.text.mention("seat", target)


def piece_name(content: XiaContent, piece: Piece) -> str:
    """An outfit, a relic or a cube."""
    if piece.outfit is None:
        return "a relic" if piece.relic else f"a cube of {piece.cargo}"
    outfit = content.outfit[piece.outfit]
    return f"the {outfit.name} ({outfit_kind(outfit)})"


def outfit_kind(outfit: Outfit) -> str:
    """The family of an outfit and its die, if it has one."""
    return f"{outfit.family}, d{outfit.die}" if outfit.die else outfit.family


def deed_of(outfit: Outfit) -> str:
    """The use of an outfit that is never rolled; nothing of any other."""
    return DEEDS.get(outfit.mod or outfit.family, "").format(amount=outfit.amount)


def cargo_names(kinds: Sequence[str]) -> str:
    """The goods of a Buy or Sell space: one kind of cargo, or all."""
    return kinds[0] if len(kinds) == 1 else "all"

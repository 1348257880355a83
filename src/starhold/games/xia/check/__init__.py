"""Whether the catalogue is complete and playable: one sentence for each thing that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import TypeVar

from ..content import FAMILIES, XiaContent
from ..deal import DEALT
from .cards import first_game_faults, route_faults, title_faults, track_faults
from .extras import extra_outfit_faults
from .finds import finds_faults
from .kiln import kiln_faults
from .missions import added_mission_faults, mission_faults
from .parts import credit_faults
from .pieces import SHIP_PRICES, outfit_faults, ship_faults
from .powers import added_ship_faults, power_faults, sellsword_faults
from .sectors import embers_sector_faults, sector_faults

SECTORS = 21
SHIPS_OF_A_TIER = 6
MISSIONS = {"shuttle": 12, "research": 10, "bounty-hunter": 6, "smuggler": 8, "thief": 8, "assassin": 8}
TITLES = 18
TOKENS = 21

Kind = TypeVar("Kind", bound=Hashable)


def faults(content: XiaContent) -> Iterator[str]:
    """Everything that is missing, unknown, or cannot be played."""
    yield from _count_faults(content)
    for record, check in _records(content):
        yield from (f"{record}: {fault}" for fault in check)
    yield from _repeats("Spawn Point", (sector.spawn for sector in content.sectors if sector.spawn))
    yield from _repeats("ability", (ship.ability.kind for ship in content.ships))
    yield from _repeats("hold", ("/".join(ship.hold) for ship in content.ships))
    yield from embers_sector_faults(content)
    yield from kiln_faults(content.embers)
    yield from extra_outfit_faults(content.embers, (*content.ships, *content.embers.ships))
    yield from finds_faults(content)
    yield from added_mission_faults(content)
    yield from added_ship_faults(content)
    yield from power_faults(content)
    yield from sellsword_faults(content)


def _records(content: XiaContent) -> Iterator[tuple[str, Iterator[str]]]:
    """Each record by its name, with what is wrong about it."""
    yield from ((f"sector {sector.id}", sector_faults(sector)) for sector in content.sectors)
    yield from ((f"outfit {outfit.id}", outfit_faults(outfit)) for outfit in content.outfits)
    yield from ((f"ship {ship.id}", ship_faults(ship)) for ship in content.ships)
    yield from ((f"mission {mission.id}", mission_faults(content, mission)) for mission in content.missions)
    yield from ((f"title {title.id}", title_faults(title)) for title in content.titles)
    yield from ((f"token {token.id}", credit_faults("credits", token.credits)) for token in content.tokens)
    yield from ((f"NPC {npc.id}", route_faults(content, npc.home, npc.route)) for npc in content.npcs)
    yield "the Fame Point Track", track_faults(content)
    yield "the first game", first_game_faults(content)
    for loadout in content.loadouts:
        unknown = sorted(set(loadout.outfits) - content.outfit.keys())
        yield f"loadout {loadout.id}", (f"{outfit} is no outfit" for outfit in unknown)


# What is in the box


def _count_faults(content: XiaContent) -> Iterator[str]:
    yield from _differences("sectors", {"": SECTORS}, {"": len(content.sectors)})
    tiers = Counter(ship.tier for ship in content.ships)
    yield from _differences("ships of tier", dict.fromkeys(SHIP_PRICES, SHIPS_OF_A_TIER), tiers)
    kinds = [f"{family} {tier}" for family, tier in product(FAMILIES, SHIP_PRICES)]
    outfits = Counter(f"{outfit.family} {outfit.tier}" for outfit in content.outfits)
    yield from _differences("outfits of the kind", dict.fromkeys(kinds, 1), outfits)
    yield from _differences("missions of the type", MISSIONS, Counter(content.mission_types.values()))
    yield from _differences("titles", {"": TITLES}, {"": len(content.titles)})
    yield from _differences("tokens", {"": TOKENS}, {"": sum(token.count for token in content.tokens)})
    yield from _differences(
        "NPCs named", dict.fromkeys(map(str, DEALT), 1), Counter(str(npc.id) for npc in content.npcs)
    )


def _differences(what: str, expected: Mapping[Kind, int], found: Mapping[Kind, int]) -> Iterator[str]:
    for kind in [*expected, *(kind for kind in found if kind not in expected)]:
        wanted, came = expected.get(kind, 0), found.get(kind, 0)
        if wanted != came:
            yield f"expected {wanted} {f'{what} {kind}'.strip()}, came {came}"


def _repeats(what: str, values: Iterable[object]) -> Iterator[str]:
    yield from (f"{what} {value} is there {times} times" for value, times in Counter(values).items() if times > 1)

"""The printed box, counted and measured: demanded of what we ship, and not of what somebody adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import TypeVar, get_args

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..content import FAMILIES, Box, Family, Mod, Outfit, Ship, XiaContent, boxes
from ..content.campaign import NO_CAMPAIGN
from ..content.records import Module
from ..content.solo import NO_SOLO
from ..rules.npcs.dealing import DEALT
from .campaign import campaign_miscounts
from .finds import TOKENS as TOKENS_OF_EMBERS
from .solo import solo_miscounts

SECTORS, SECTORS_OF_EMBERS = 21, 11
SPAWN_POINTS, ALL_SPAWN_POINTS = 19, 29
"""Spawn Points of the base game, and with those of Embers, which go on counting."""
SHIPS_OF_A_TIER, SHIPS_OF_THE_SELLSWORD = 6, 1
SHIP_PRICES = {1: 1000, 2: 5000, 3: 8000}
OUTFITS_OF_A_KIND = 7
TITLES, TITLES_OF_EMBERS = 18, 10
TOKENS = 21
RELICS = 15
LEAST_EVENTS = 16
EXTRAS: dict[Family, int] = {"mod": 45, "pod": 10, "plating": 10}
MISSIONS: dict[Module, dict[str, int]] = {
    "base": {"shuttle": 12, "research": 10, "bounty-hunter": 6, "smuggler": 8, "thief": 8, "assassin": 8},
    "embers": {"cargo": 8, "private-eye": 8, "arms-dealer": 8, "coerce": 8},
    "missions_and_powers": {"assist": 8, "transport": 8, "boom": 8, "counterfeit": 8},
    "envoy": {"envoy": 8},
}
"""Cards of each type in the base game, and those that a module adds."""

Kind = TypeVar("Kind", bound=Hashable)


def miscounts(content: XiaContent) -> Iterator[str | Fault]:
    """Everything that is missing in the printed box, or there too often."""
    yield from _base_counts(content)
    yield from _mission_counts(content)
    ships = (*content.ships, *content.embers.ships, *content.sellsword.ships)
    yield from each("ship", ships, _price_faults)
    yield from each("outfit", content.outfits, _outfit_faults)
    yield from _likenesses(ships)
    if content.embers != Box():
        yield from _embers_counts(content.embers)
    if content.sellsword != Box():
        mats = {"": len(content.sellsword.ships)}
        yield from _differences("ships of the Sellsword", {"": SHIPS_OF_THE_SELLSWORD}, mats)
    if content.solo != NO_SOLO:
        yield from solo_miscounts(content)
    if content.campaign != NO_CAMPAIGN:
        yield from campaign_miscounts(content)


def _base_counts(content: XiaContent) -> Iterator[str | Fault]:
    yield from _differences("sectors", {"": SECTORS}, {"": len(content.sectors)})
    yield from _spawn_points("sectors", {sector.spawn for sector in content.sectors}, range(1, SPAWN_POINTS + 1))
    tiers = Counter(ship.tier for ship in content.ships)
    yield from _differences("ships of tier", dict.fromkeys(SHIP_PRICES, SHIPS_OF_A_TIER), tiers)
    kinds = [f"{family} {tier}" for family, tier in product(FAMILIES, SHIP_PRICES)]
    outfits = Counter(f"{outfit.family} {outfit.tier}" for outfit in content.outfits)
    yield from _differences("outfits of the kind", dict.fromkeys(kinds, 1), outfits)
    yield from _differences("titles", {"": TITLES}, {"": len(content.titles)})
    yield from _differences("tokens", {"": TOKENS}, {"": sum(token.count for token in content.tokens)})
    dealt = Counter(str(npc.id) for npc in content.npcs)
    yield from _differences("NPCs named", dict.fromkeys(map(str, DEALT), 1), dealt)


def _price_faults(ship: Ship) -> Iterator[str]:
    price = SHIP_PRICES.get(ship.tier, ship.price)
    if ship.price != price:
        yield f"its price must be {price}, as for all of tier {ship.tier}, not {ship.price}"


def _outfit_faults(outfit: Outfit) -> Iterator[str]:
    if outfit.count != OUTFITS_OF_A_KIND:
        yield f"its count must be {OUTFITS_OF_A_KIND}, not {outfit.count}"
    sections = sum(letter != "_" for letter in "".join(outfit.shape))
    if sections != outfit.tier + 2:
        yield f"its shape must have {outfit.tier + 2} sections, not {sections}"


def _spawn_points(what: str, found: Iterable[int], known: range) -> Iterator[str]:
    yield from (f"the {what} have a Spawn Point {number}" for number in sorted(found) if number and number not in known)


def _mission_counts(content: XiaContent) -> Iterator[str]:
    for module, expected in MISSIONS.items():
        added = content.missions if module == "base" else getattr(content, module).missions
        types = boxes(content, frozenset(["base", module])).mission_types
        found = Counter(types[mission.id] for mission in added)
        where = "" if module == "base" else f"{module}: "
        yield from (f"{where}{fault}" for fault in _differences("missions of the type", expected, found))


def _likenesses(ships: tuple[Ship, ...]) -> Iterator[str]:
    """No printed ship is like another."""
    for what, values in (
        ("ability", [ship.ability.kind for ship in ships]),
        ("hold", ["/".join(ship.hold) for ship in ships]),
    ):
        yield from (f"{what} {value} is there {times} times" for value, times in Counter(values).items() if times > 1)


def _embers_counts(box: Box) -> Iterator[str]:
    yield from _differences("sectors of Embers", {"": SECTORS_OF_EMBERS}, {"": len(box.sectors)})
    numbers = range(SPAWN_POINTS + 1, ALL_SPAWN_POINTS + 1)
    yield from _spawn_points("sectors of Embers", {sector.spawn for sector in box.sectors}, numbers)
    tiers = Counter(ship.tier for ship in box.ships)
    yield from _differences("ships of Embers of tier", dict.fromkeys(SHIP_PRICES, 1), tiers)
    yield from _differences("titles of Embers", {"": TITLES_OF_EMBERS}, {"": len(box.titles)})
    tokens = {kind: sum(token.count for token in box.tokens if getattr(token, kind)) for kind in TOKENS_OF_EMBERS}
    yield from _differences("exploration tokens of Embers for", TOKENS_OF_EMBERS, tokens)
    yield from _differences("relics", {"": RELICS}, {"": sum(relic.count for relic in box.relics)})
    extras = {family: sum(outfit.count for outfit in box.outfits if outfit.family == family) for family in EXTRAS}
    yield from _differences("outfits of the family", EXTRAS, extras)
    mods = Counter(outfit.mod for outfit in box.outfits if outfit.mod is not None)
    yield from _differences("mods of the kind", dict.fromkeys(get_args(Mod), 1), mods)
    if len(box.events) < LEAST_EVENTS:
        yield f"the number of events must be at least {LEAST_EVENTS}, not {len(box.events)}"


def _differences(what: str, expected: Mapping[Kind, int], found: Mapping[Kind, int]) -> Iterator[str]:
    for kind in [*expected, *(kind for kind in found if kind not in expected)]:
        needed, present = expected.get(kind, 0), found.get(kind, 0)
        if needed != present:
            yield f"the number of {f'{what} {kind}'.strip()} must be {needed}, not {present}"

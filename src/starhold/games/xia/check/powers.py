"""The ships of Embers, the powers of ships, and the Sellsword."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..content import NpcCard, Power, XiaContent
from ..rules.powers import SLOW_SKILLS
from ..rules.titles import SKILLS
from .cards import route_faults
from .parts import credit_faults
from .pieces import SHIP_PRICES, ability_faults, piece_faults, ship_faults

PASSIVE = "skill"
"""The kind of a power that is nothing but skills."""
SELLSWORD_MATS = 1


def added_ship_faults(content: XiaContent) -> Iterator[str]:
    """One ship of Embers for each tier and one of the Sellsword's make, none like another."""
    tiers = Counter(ship.tier for ship in content.embers.ships)
    for tier in SHIP_PRICES:
        if tiers[tier] != 1:
            yield f"embers: expected 1 ship of tier {tier}, came {tiers[tier]}"
    mats = len(content.sellsword.ships)
    if mats != SELLSWORD_MATS:
        yield f"sellsword: expected {SELLSWORD_MATS} ship, came {mats}"
    added = (*content.embers.ships, *content.sellsword.ships)
    for ship in added:
        yield from (f"ship {ship.id}: {fault}" for fault in ship_faults(ship))
    everything = (*content.ships, *added)
    abilities = Counter(ship.ability.kind for ship in everything)
    holds = Counter(ship.hold for ship in everything)
    for ship in added:
        if abilities[ship.ability.kind] > 1:
            yield f"ship {ship.id}: another ship has an ability of the kind {ship.ability.kind}"
        if holds[ship.hold] > 1:
            yield f"ship {ship.id}: another ship has the same hold"


def power_faults(content: XiaContent) -> Iterator[str]:
    """One power for each ship of the base game and of Embers. (XIA-SETUP-17)"""
    powers = content.missions_and_powers.powers
    ships = {ship.id for ship in (*content.ships, *content.embers.ships)}
    owners = Counter(power.ship for power in powers)
    for ship in sorted(ships | owners.keys()):
        wanted = int(ship in ships)
        if owners[ship] != wanted:
            yield f"expected {wanted} power for the ship {ship}, came {owners[ship]}"
    for power in powers:
        yield from (f"power {power.id}: {fault}" for fault in _card_faults(power))


def _card_faults(power: Power) -> Iterator[str]:
    ability = power.ability
    unknown = [skill.on for skill in ability.skills if skill.on not in (*SKILLS, *SLOW_SKILLS)]
    yield from (f"no rule knows a skill on {on}" for on in unknown)
    if ability.kind == PASSIVE:
        if not ability.skills:
            yield "it does nothing"
        return
    yield from ability_faults(ability)
    if ability.energy < 1:
        yield "it is never exhausted, so each use must cost energy"


def sellsword_faults(content: XiaContent) -> Iterator[str]:
    for npc in content.sellsword.npcs:
        yield from (f"NPC {npc.id}: {fault}" for fault in _hireling_faults(content, npc))
    for outfit in content.sellsword.outfits:
        yield from (f"outfit {outfit.id}: {fault}" for fault in piece_faults(outfit))


def _hireling_faults(content: XiaContent, npc: NpcCard) -> Iterator[str]:
    yield from route_faults(content, npc.home, npc.route)
    yield from credit_faults("bounty", npc.bounty)
    if npc.home is None or npc.weapon is None:
        yield "it needs a home to wait in and a weapon to be hired for"

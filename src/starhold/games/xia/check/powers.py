"""The powers of all ships, and the Sellsword."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault
from starhold.kernel.hints import did_you_mean

from ..content import NpcCard, Power, XiaContent
from ..rules.powers import SLOW_SKILLS
from ..rules.titles import SKILLS
from .cards import route_faults
from .credits import credit_faults
from .pieces import ability_faults, piece_faults

PASSIVE = "skill"
"""The kind of a power that is nothing but skills."""


def power_faults(content: XiaContent) -> Iterator[str | Fault]:
    """One power for each ship. (XIA-SETUP-17)"""
    powers = content.missions_and_powers.powers
    ships = {ship.id: ship for ship in (*content.ships, *content.embers.ships)}
    owners = Counter(power.ship for power in powers)
    for ship in ships.values():
        if owners[ship.id] != 1:
            found = owners[ship.id] or "none"
            yield Fault(f"ship {ship.id}: it needs one power in [[missions_and_powers.powers]], and has {found}", ship)
    yield from each("power", powers, lambda power: _card_faults(power, ships))


def _card_faults(power: Power, ships: Collection[str]) -> Iterator[str]:
    ability = power.ability
    if power.ship not in ships:
        yield f"{power.ship} is no ship{did_you_mean(power.ship, ships)}"
    unknown = [skill.on for skill in ability.skills if skill.on not in (*SKILLS, *SLOW_SKILLS)]
    yield from (f"no rule knows a skill on {on}" for on in unknown)
    if ability.kind == PASSIVE:
        if not ability.skills:
            yield "it does nothing"
        return
    yield from ability_faults(ability)
    if ability.energy < 1:
        yield "it is never exhausted, so each use must cost energy"


def sellsword_faults(content: XiaContent) -> Iterator[Fault]:
    yield from each("NPC", content.sellsword.npcs, lambda npc: _hireling_faults(content, npc))
    yield from each("outfit", content.sellsword.outfits, piece_faults)


def _hireling_faults(content: XiaContent, npc: NpcCard) -> Iterator[str]:
    yield from route_faults(content, npc.home, npc.route)
    yield from credit_faults("bounty", npc.bounty)
    if npc.home is None or npc.weapon is None:
        yield "it needs a home to wait in and a weapon to be hired for"

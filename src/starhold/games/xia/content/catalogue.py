"""The catalogue: all that is in the boxes, and what of it is played with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

from msgspec import structs

from starhold.games.common.records import by_id
from starhold.kernel import Content

from .campaign import NO_CAMPAIGN, CampaignBox, Goal, Upgrade
from .cards import EventCard, NpcCard, Relic, Title, Token, Track
from .mission_cards import Mission
from .records import EXPANSIONS, Module, Part
from .sectors import TRADED, Cargo, Sector
from .ships import Ability, Loadout, Outfit, Power, Ship, Skill
from .solo import NO_SOLO, Behaviour, Mode, Side, SoloBox


class FirstGame(Part, frozen=True):
    sectors: tuple[str, ...]
    fame_goal: int


class Box(Part, frozen=True):
    """The additions of a module to the base game."""

    sectors: tuple[Sector, ...] = ()
    outfits: tuple[Outfit, ...] = ()
    ships: tuple[Ship, ...] = ()
    missions: tuple[Mission, ...] = ()
    titles: tuple[Title, ...] = ()
    tokens: tuple[Token, ...] = ()
    npcs: tuple[NpcCard, ...] = ()
    relics: tuple[Relic, ...] = ()
    events: tuple[EventCard, ...] = ()
    powers: tuple[Power, ...] = ()
    track: Track | None = None


REPLACED: dict[Module, tuple[str, ...]] = {"embers": ("tokens",)}
"""The replacements that a module brings. (XIA-SETUP-08)"""


class XiaContent(Content, frozen=True, eq=False, cache_hash=True, dict=True, omit_defaults=True):
    """All that can be played with. Compared by identity, so that what is derived from it can be kept."""

    sectors: tuple[Sector, ...]
    outfits: tuple[Outfit, ...]
    ships: tuple[Ship, ...]
    missions: tuple[Mission, ...]
    titles: tuple[Title, ...]
    track: Track
    tokens: tuple[Token, ...]
    npcs: tuple[NpcCard, ...]
    first_game: FirstGame
    loadouts: tuple[Loadout, ...]
    relics: tuple[Relic, ...] = ()
    events: tuple[EventCard, ...] = ()
    powers: tuple[Power, ...] = ()
    embers: Box = Box()
    missions_and_powers: Box = Box()
    sellsword: Box = Box()
    envoy: Box = Box()
    solo: SoloBox = NO_SOLO
    campaign: CampaignBox = NO_CAMPAIGN

    @cached_property
    def sector(self) -> dict[str, Sector]:
        return by_id(self.sectors)

    @cached_property
    def outfit(self) -> dict[str, Outfit]:
        return by_id(self.outfits)

    @cached_property
    def outfit_counts(self) -> dict[str, int]:
        """The number of each outfit in the box."""
        return {outfit.id: outfit.count for outfit in self.outfits}

    @cached_property
    def ship(self) -> dict[str, Ship]:
        return by_id(self.ships)

    @cached_property
    def mission(self) -> dict[str, Mission]:
        return by_id(self.missions)

    @cached_property
    def mission_types(self) -> dict[str, str]:
        return {mission.id: str(mission.__struct_config__.tag) for mission in self.missions}

    @cached_property
    def title(self) -> dict[str, Title]:
        return by_id(self.titles)

    @cached_property
    def cargo(self) -> tuple[Cargo, ...]:
        """The kinds of cube that are played with."""
        return (*TRADED, *sorted({sector.yields for sector in self.sectors if sector.yields} - {*TRADED}))

    @cached_property
    def relic(self) -> dict[str, Relic]:
        return by_id(self.relics)

    @cached_property
    def event(self) -> dict[str, EventCard]:
        return by_id(self.events)

    @cached_property
    def power(self) -> dict[str, Power]:
        return {power.ship: power for power in self.powers}

    @cached_property
    def power_skills(self) -> dict[str, dict[str, int]]:
        """By ship, what its power makes easier all the time, and by how much."""
        return {power.ship: added_up(power.ability.skills) for power in self.powers}

    @cached_property
    def event_skills(self) -> dict[str, dict[str, int]]:
        """By event, what it makes easier for everybody, and by how much."""
        return {event.id: added_up(event.skills) for event in self.events}

    @cached_property
    def token(self) -> dict[str, Token]:
        return by_id(self.tokens)

    @cached_property
    def npc(self) -> dict[str, NpcCard]:
        return by_id(self.npcs)

    @cached_property
    def behaviour(self) -> dict[str, Behaviour]:
        return by_id(self.solo.behaviours)

    @cached_property
    def goal(self) -> dict[str, Goal]:
        return by_id(self.campaign.goals)

    @cached_property
    def upgrade(self) -> dict[str, Upgrade]:
        return by_id(self.campaign.upgrades)

    @cached_property
    def mode(self) -> dict[str, Mode]:
        return by_id(self.solo.modes)

    @cached_property
    def npc_on_side(self) -> dict[tuple[str, Side], NpcCard]:
        """The cards of NPCs with what the sides of the NPC Stats card say instead. (XIA-SOLO-23)"""
        return {
            (stats.npc, stats.side): structs.replace(
                self.npc[stats.npc],
                speed=stats.speed,
                defence=stats.defence,
                to_kill=stats.to_kill,
                weapon=stats.weapon,
            )
            for stats in self.solo.stats
        }

    def ability(self, ship: str, *, power: bool) -> Ability:
        """The text of one of a ship's two cards, as data."""
        return self.power[ship].ability if power else self.ship[ship].ability


@lru_cache(maxsize=64)
def boxes(content: XiaContent, modules: frozenset[Module]) -> XiaContent:
    """The content in play, of all that there is: the base game, and what these modules add or put in its place.

    The same for the same modules, so that what is derived from it is shared.
    """
    played: dict[str, Any] = {}
    for module in EXPANSIONS:
        box = getattr(content, module)
        if box == Box():
            continue
        played[module] = Box()
        if module in modules:
            for part, brought in structs.asdict(box).items():
                if part == "track":
                    played[part] = brought or played.get(part, content.track)
                elif brought:
                    before = () if part in REPLACED.get(module, ()) else played.get(part, getattr(content, part))
                    played[part] = (*before, *brought)
    if "solo" in modules:
        played |= left_in(content.solo, played.get("titles", content.titles), played.get("events", content.events))
    elif content.solo is not NO_SOLO:
        played["solo"] = NO_SOLO
    if content.campaign is not NO_CAMPAIGN:
        played["campaign"] = within(content.campaign, modules) if "campaign" in modules else NO_CAMPAIGN
    return structs.replace(content, **played) if played else content


def left_in(solo: SoloBox, titles: tuple[Title, ...], events: tuple[EventCard, ...]) -> dict[str, Any]:
    """The titles and events that make sense for a captain alone. (XIA-SOLO-04..05)"""
    return {
        "titles": tuple(title for title in titles if title.id not in solo.titles_left_out),
        "events": tuple(event for event in events if event.id not in solo.events_left_out),
    }


def within(campaign: CampaignBox, modules: frozenset[Module]) -> CampaignBox:
    """The campaign without the goals for which a box is missing."""
    return structs.replace(campaign, goals=tuple(goal for goal in campaign.goals if goal.module in modules))


def added_up(skills: Iterable[Skill]) -> dict[str, int]:
    """By what they make easier, how much all of them do."""
    total: dict[str, int] = {}
    for skill in skills:
        total[skill.on] = total.get(skill.on, 0) + skill.amount
    return total

"""The contents of the box: the types of the catalogue. The records themselves lie in `content/*.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from msgspec import structs

from starhold.games.common.bands import Table
from starhold.geometry import Direction, Hex
from starhold.kernel import Content, Record

from .mission_cards import Mission
from .pictures import Feature, Terrain, read_sector_map
from .records import ADDED, Module, Part

Cargo: TypeAlias = Literal["spice", "holo", "terra", "plasma", "cyber", "ember"]
PathKind: TypeAlias = Literal["comet", "gravity", "orbit"]
Law: TypeAlias = Literal["lawful", "neutral", "outlaw"]
Family: TypeAlias = Literal["engine", "blaster", "missile", "shield", "mod", "pod", "plating"]
Mod: TypeAlias = Literal["gts", "m-comp", "piercer", "enviro-shield"]
NpcId: TypeAlias = Literal["enforcer", "scoundrel", "merchant", "sellsword", "cinderbeard"]

FAMILIES: tuple[Family, ...] = ("engine", "blaster", "missile", "shield")
"""Outfits of three tiers, with a die."""
TRADED: tuple[Cargo, ...] = get_args(Cargo)[:5]
"""The cargo that planets buy and sell. Ember is found, never bought."""
CUBES_OF_A_KIND = 15
MARKERS = 4
"""The number of markers that a ship has for using outfits."""

R = TypeVar("R", bound=Record)


class Entrance(Part, frozen=True):
    """The one side of a planet through which ships may pass."""

    space: Hex
    side: Direction


class Path(Part, frozen=True):
    """Spaces along which comets and the Kiln travel, and ships are pulled."""

    kind: PathKind
    name: str
    die: int
    spaces: tuple[Hex, ...]
    closed: bool
    """True if the last space leads to the first again."""
    beyond: Hex | None = None
    """The space of a ship that is pulled beyond the last space of a path that is not closed."""


class Sector(Record, frozen=True):
    """A tile of 19 spaces."""

    name: str
    kind: Literal[
        "planet", "asteroids", "nebula", "debris", "gate", "star", "void", "ice", "dead-world", "anomaly", "dying-star"
    ]
    map: str
    law: Law | None = None
    spawn: int = 0
    """The number of its Spawn Point; 0 where there is none."""
    buy: tuple[Cargo, ...] = ()
    sell: tuple[Cargo, ...] = ()
    yields: Cargo | None = None
    tethered: bool = True
    """True if its gate is linked with the others."""
    entrance: Entrance | None = None
    relics: int = 0
    """The number of relics that a dead world hides."""
    paths: tuple[Path, ...] = ()

    def spaces(self) -> dict[Hex, tuple[Terrain, Feature]]:
        """The contents of the spaces, as the map draws them."""
        return read_sector_map(self.map)


class Outfit(Record, frozen=True, cache_hash=True, omit_defaults=True):
    """A piece that is fitted into the hold."""

    name: str
    family: Family
    tier: int
    price: int
    die: int
    count: int
    shape: tuple[str, ...]
    mod: Mod | None = None
    """Its effect, if it is a mod."""
    amount: int = 0
    """By how much a mod raises or lowers something."""

    @property
    def resale(self) -> int:
        """Half the price, rounded up to the next 1,000. (XIA-OUTFIT-16)"""
        return -(-self.price // 2000) * 1000


class Ability(Part, frozen=True):
    """The text of a ship's ability card, as data."""

    name: str
    kind: str
    text: str
    energy: int = 0
    rolls: Table = ()
    reach: tuple[int, int] = (0, 0)
    amount: int = 0
    """Its worth if nothing is rolled."""
    skills: tuple[Skill, ...] = ()
    """The skills that it gives all the time."""


class Ship(Record, frozen=True, cache_hash=True):
    """A ship mat."""

    name: str
    tier: int
    price: int
    impulse: int
    energy: int
    hold: tuple[str, ...]
    ability: Ability
    backstory: str
    victory: str


class Objective(Part, frozen=True):
    """The demand of a title: a measure, counted over a turn, over the game, or as things stand now."""

    measure: str
    within: Literal["turn", "game", "now"]
    at_least: int


class Skill(Part, frozen=True):
    """A thing that a title or a power makes easier, and by how much."""

    on: str
    amount: int


class Title(Record, frozen=True):
    """A mark of fame that one captain can claim."""

    name: str
    fame: int
    text: str
    objective: Objective
    skill: Skill
    skill_text: str


class Track(Part, frozen=True):
    """The Fame Point Track."""

    length: int
    title_spaces: tuple[int, ...]
    event_spaces: tuple[int, ...] = ()


class Token(Record, frozen=True):
    """A kind of exploration token."""

    name: str
    count: int
    credits: int = 0
    fame: int = 0
    cargo: Cargo | None = None
    energy: bool = False
    ice: int = 0
    movement: int = 0
    captain_in_need: bool = False


class Relic(Record, frozen=True):
    """A kind of relic: what it is worth to somebody who does not want the fame for it."""

    name: str
    count: int
    credits: int
    cubes: tuple[Cargo, ...] = ()
    mod: str | None = None


class EventCard(Record, frozen=True):
    """Something that happens to the whole system, for a while."""

    name: str
    text: str
    leaves: str
    """When it leaves play, in words."""
    effect: str = ""
    """The rule that it is, if the skills do not say it all."""
    skills: tuple[Skill, ...] = ()
    """The skills that it gives to everybody or, below zero, takes."""
    rounds: int = 0
    """After how many rounds it leaves play; 0 if something else ends it, or it is over at once."""


class Power(Record, frozen=True):
    """The second ability card of a ship: always active, never exhausted. (XIA-ABILITY-05)"""

    ship: str
    ability: Ability


class Weapon(Part, frozen=True):
    die: int
    reach: tuple[int, int]


class NpcCard(Record, frozen=True):
    """The behaviour of a ship that nobody owns."""

    name: str
    law: Law
    tier: int
    speed: int
    defence: int
    to_kill: int
    fame: int
    home: str | None = None
    for_hire: bool = False
    """True if it waits at home, and takes no turns, until somebody hires it."""
    flees: int = 0
    weapon: Weapon | None = None
    bounty: int = 0
    bounty_for_kill: int = 0
    route: tuple[str, ...] = ()


class FirstGame(Part, frozen=True):
    sectors: tuple[str, ...]
    fame_goal: int


class Loadout(Record, frozen=True):
    """A way to fit out a ship for a first game."""

    name: str
    outfits: tuple[str, ...]
    text: str


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

    def ability(self, ship: str, *, power: bool) -> Ability:
        """The text of one of a ship's two cards, as data."""
        return self.power[ship].ability if power else self.ship[ship].ability


@lru_cache(maxsize=64)
def boxes(content: XiaContent, modules: frozenset[Module]) -> XiaContent:
    """The content in play, of all that there is: the base game, and what these modules add or put in its place.

    The same for the same modules, so that what is derived from it is shared.
    """
    played: dict[str, Any] = {}
    for module in ADDED:
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
    return structs.replace(content, **played) if played else content


def added_up(skills: Iterable[Skill]) -> dict[str, int]:
    """By what they make easier, how much all of them do."""
    total: dict[str, int] = {}
    for skill in skills:
        total[skill.on] = total.get(skill.on, 0) + skill.amount
    return total


def by_id(records: Iterable[R]) -> dict[str, R]:
    return {record.id: record for record in records}

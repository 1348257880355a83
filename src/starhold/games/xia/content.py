"""What is in the box: the types of the catalogue. The records themselves lie in `content/*.toml`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias, TypeVar, get_args

from msgspec import Struct

from starhold.geometry import Direction, Hex
from starhold.kernel import Content, Record

from .pictures import Feature, Terrain, read_sector_map

Cargo: TypeAlias = Literal["spice", "holo", "terra", "plasma", "cyber"]
Law: TypeAlias = Literal["lawful", "neutral", "outlaw"]
Family: TypeAlias = Literal["engine", "blaster", "missile", "shield"]
NpcId: TypeAlias = Literal["enforcer", "scoundrel", "merchant"]

CARGO: tuple[Cargo, ...] = get_args(Cargo)
CUBES_OF_A_KIND = 15
MARKERS = 4
"""How many markers a ship has for using outfits."""

R = TypeVar("R", bound=Record)


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""


class Band(NamedTuple):
    """From this number on, up to the next band, a table gives this value."""

    least: int
    value: int


Table: TypeAlias = tuple[Band, ...]
"""What a die roll, a distance or a tier is worth, in rising bands."""


def look_up(table: Table, number: int) -> int:
    """The value of the band in which the number lies, and nothing below the first.

    >>> look_up((Band(1, 0), Band(9, 1), Band(20, 2)), 19)
    1
    """
    return next((value for least, value in reversed(table) if number >= least), 0)


class Entrance(Part, frozen=True):
    """The one side of a planet through which ships may pass."""

    space: Hex
    side: Direction


class Sector(Record, frozen=True):
    """A tile of 19 spaces."""

    name: str
    kind: Literal["planet", "asteroids", "nebula", "debris", "gate", "star", "void"]
    map: str
    law: Law | None = None
    spawn: int = 0
    """The number of its Spawn Point; 0 where there is none."""
    buy: tuple[Cargo, ...] = ()
    sell: tuple[Cargo, ...] = ()
    yields: Cargo | None = None
    tethered: bool = True
    """Whether its gate is linked with the others."""
    entrance: Entrance | None = None

    def spaces(self) -> dict[Hex, tuple[Terrain, Feature]]:
        """What lies where, as the map draws it."""
        return read_sector_map(self.map)


class Outfit(Record, frozen=True, cache_hash=True):
    """A piece that is fitted into the hold."""

    name: str
    family: Family
    tier: int
    price: int
    die: int
    count: int
    shape: tuple[str, ...]

    @property
    def resale(self) -> int:
        """Half the price, rounded up to the next 1,000. (XIA-OUTFIT-16)"""
        return -(-self.price // 2000) * 1000


class Ability(Part, frozen=True):
    """What a ship's ability card says."""

    name: str
    kind: str
    text: str
    energy: int = 0
    rolls: Table = ()
    reach: tuple[int, int] = (0, 0)


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


class Shuttle(Record, frozen=True, tag_field="type", tag="shuttle"):
    """Passengers from one Mission Point to another."""

    story: str
    pick_up: str
    deliver: str
    pay: Table


class Research(Record, frozen=True, tag_field="type", tag="research"):
    """Something to find out at a Mission Point."""

    story: str
    at: str
    deliver: str
    pay: Table


class BountyHunter(Record, frozen=True, tag_field="type", tag="bounty-hunter"):
    """The remains of any outlaw."""

    story: str
    deliver: str
    pay: Table


class Smuggler(Record, frozen=True, tag_field="type", tag="smuggler"):
    """Contraband, past the eyes of a planet."""

    story: str
    pick_up: str
    deliver: str
    pay: Table
    sneak: int
    """The least roll that is not detected."""


Bearing: TypeAlias = Literal["left", "right", "second-left", "second-right"]


class Thief(Record, frozen=True, tag_field="type", tag="thief"):
    """Something that another captain has."""

    story: str
    target: Bearing
    deliver: str
    pay: Table
    """By the roll; no pay means detected."""


class Assassin(Record, frozen=True, tag_field="type", tag="assassin"):
    """The end of another captain's ship."""

    story: str
    target: Bearing
    deliver: str
    pay: Table
    bounty: int


Mission: TypeAlias = Shuttle | Research | BountyHunter | Smuggler | Thief | Assassin


class Objective(Part, frozen=True):
    """What a title asks for: a measure, counted over a turn, over the game, or as things stand now."""

    measure: str
    within: Literal["turn", "game", "now"]
    at_least: int


class Skill(Part, frozen=True):
    """What a title makes easier, and by how much."""

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


class Token(Record, frozen=True):
    """A kind of exploration token."""

    count: int
    credits: int = 0
    fame: int = 0


class Weapon(Part, frozen=True):
    die: int
    reach: tuple[int, int]


class NpcCard(Record, frozen=True):
    """How a ship behaves that nobody owns."""

    name: str
    law: Law
    tier: int
    speed: int
    defence: int
    to_kill: int
    fame: int
    home: str | None = None
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


class XiaContent(Content, frozen=True, eq=False, cache_hash=True, dict=True):
    """The whole box. Compared by identity, so that what is derived from it can be kept."""

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

    @cached_property
    def sector(self) -> dict[str, Sector]:
        return by_id(self.sectors)

    @cached_property
    def outfit(self) -> dict[str, Outfit]:
        return by_id(self.outfits)

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
    def token(self) -> dict[str, Token]:
        return by_id(self.tokens)

    @cached_property
    def npc(self) -> dict[str, NpcCard]:
        return by_id(self.npcs)

    def faults(self) -> Iterator[str]:
        from .check import faults  # the check knows all parts of the catalogue, so it comes after them

        yield from faults(self)


def by_id(records: Iterable[R]) -> dict[str, R]:
    return {record.id: record for record in records}

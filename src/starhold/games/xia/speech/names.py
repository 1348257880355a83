"""The names of things: captains, ships, places, cargo, and what a mission asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from starhold.geometry import Hex
from starhold.kernel import Seat

from ..board.chart import Chart
from ..board.interior import PLACES
from ..content import Outfit, XiaContent
from ..content.mission_cards import Mission, System, Targeted, delivery_of
from ..content.records import ADDED
from ..rules.missions.places import SYSTEM_NAMES
from ..rules.missions.targets import Run, meant
from ..state import Target
from .sentences.missions import TASKS

if TYPE_CHECKING:
    from ..game import Xia
    from ..rules.placing import Piece

COLOURS = ("Red", "Blue", "Green", "Yellow", "Purple")
"""The names of the captains, by seat."""

THINGS = ("sectors", "outfits", "ships", "missions", "titles", "relics")
KINDS = (*THINGS, "npcs", "events", "tokens", "powers")

SECTOR_FIELDS = ("pick_up", "at", "deliver")
"""Fields of a mission card that name a sector."""

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


@lru_cache(maxsize=64)
def names_of(content: XiaContent) -> Names:
    parts = (content, *(getattr(content, module) for module in ADDED))
    of = {kind: [record for part in parts for record in getattr(part, kind)] for kind in KINDS}
    loadouts = {loadout.id: loadout.name for loadout in content.loadouts}
    things = {record.id: record.name for kind in THINGS for record in of[kind]}
    return Names(
        things | loadouts | {npc.id: f"the {npc.name}" for npc in of["npcs"]},
        {event.id: event.name for event in of["events"]},
        {token.id: token.name for token in of["tokens"]},
        {card.id: card.ability.name for card in (*of["ships"], *of["powers"])},
    )


def ship_name(content: XiaContent, ship: str) -> str:
    """A captain's ship, or one that nobody owns."""
    return f"the {content.npc[ship].name}" if ship in content.npc else content.ship[ship].name


def place_name(chart: Chart, at: Hex) -> str:
    """A space of the board and the sector in which it lies, or a place inside the Kiln."""
    return PLACES.get(at) or f"{at} {chart.spaces[at].sector.name}"


def place_in(game: Xia, at: Hex) -> str:
    """The same as a part of a sentence: with a reference, if the play's text refers."""
    return game.text.ref(f"space {at}", place_name(game.chart, at))


def piece_name(content: XiaContent, piece: Piece) -> str:
    """An outfit, a relic or a cube."""
    if piece.outfit is None:
        return "a relic" if piece.relic else f"a cube of {piece.cargo}"
    outfit = content.outfit[piece.outfit]
    return f"the {outfit.name} ({outfit_kind(outfit)})"


def outfit_kind(outfit: Outfit) -> str:
    """The family of an outfit and its die, if it has one."""
    return f"{outfit.family}, d{outfit.die}" if outfit.die else outfit.family


def cargo_names(kinds: Sequence[str]) -> str:
    """The goods of a Buy or Sell space: one kind of cargo, or all."""
    return kinds[0] if len(kinds) == 1 else "all"


def passage(content: XiaContent, mission: Mission) -> str:
    """The wish of a captain in need: where the card has something delivered. (XIA-TOKEN-08)"""
    goal = delivery_of(mission)
    return f"a captain in need to {content.sector[goal].name}" if goal else "a captain in need"


def objective(
    content: XiaContent,
    mission: Mission,
    seat: Seat,
    seats: int,
    npcs: Iterable[Run] = (),
    settled: Target | None = None,
) -> str:
    """Say what a mission asks of the captain who has it, and what it pays.

    With two captains it matters which NPCs are in play, and who was meant when the card was turned up.
    """
    words = {field: _word(content, field, getattr(mission, field)) for field in mission.__struct_fields__}
    if isinstance(mission, Targeted):
        target = meant(mission.target, seat, seats, npcs) if settled is None else settled
        words["target"] = COLOURS[target] if isinstance(target, int) else ship_name(content, target)
    task = TASKS[content.mission_types[mission.id]].format(**words)
    pay = sorted({band.value for band in mission.pay if band.value})
    worth = f"{pay[0]:,}" if len(pay) == 1 else f"{pay[0]:,} to {pay[-1]:,}"
    return f"{task}, for {worth}"


def _word(content: XiaContent, field: str, value: object) -> str:
    """Say what a field of a mission card says."""
    if field in SECTOR_FIELDS:
        return content.sector[str(value)].name
    if field == "system":
        return SYSTEM_NAMES[cast("System", value)]
    if field == "family":
        return f"{'an' if value == 'engine' else 'a'} {value}"
    return str(value)

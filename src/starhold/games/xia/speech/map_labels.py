"""The words on the map: for what lies there, and for keys and screen readers. Figures stand in braces."""

from __future__ import annotations

from msgspec import Struct

from starhold.geometry import Direction

WAYS: dict[Direction, str] = {
    "N": "north",
    "NE": "north-east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "NW": "north-west",
}
"""The directions in which a ship can fly."""


class MapLabels(Struct, frozen=True, kw_only=True):
    """One label for each thing of the map."""

    title: str
    inside: str
    space: str
    unexplored: str
    beyond: str
    entrance: str
    npc: str
    ship: str
    outlaw: str
    ship_at: str
    comet_path: str
    gravity_path: str
    orbit: str
    leading: str
    kiln: str
    comet: str
    of_event: str
    ice: str
    giant: str
    giant_ahead: str


MAP = MapLabels(
    title="Map of the drift system",
    inside="Inside the Kiln",
    space="space {space}",
    unexplored="Unexplored",
    beyond="unexplored space around {space}",
    entrance="entrance to the planet from the {side}",
    npc="the {npc}",
    ship="{captain}'s {ship}",
    outlaw="{captain}'s {ship} (outlaw, bounty {credits})",
    ship_at="{ship}, at {space}",
    comet_path="comet path (d{die})",
    gravity_path="{name} gravity path (d{die})",
    orbit="orbit of the Kiln (d{die})",
    leading="{path} to the {side}",
    kiln="the Kiln",
    comet="comet: it destroys everything it meets",
    of_event="token of the event {event}",
    ice="under ice",
    giant="{comet}, a giant comet: it destroys everything it meets",
    giant_ahead="on the path of {comet}",
)

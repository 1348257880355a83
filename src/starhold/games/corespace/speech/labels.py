"""The words of the page."""

from __future__ import annotations

from msgspec import Struct

from ..state import Phase, Where
from .looking import COVERS

PHASES: dict[Phase, str] = {
    "muster": "Muster",
    "deployment": "Docking",
    "hostility": "Hostility",
    "traders": "Traders",
    "purge": "Purge",
    "npcs": "Others",
    "assessment": "Assessment",
}


class Labels(Struct, frozen=True):
    deck: str
    round: str
    hostility: str
    airlock: str
    entry: str
    health: str
    skill: str
    actions: str
    acted: str
    prone: str
    defeated: str
    counter: str
    locked: str
    phases: dict[Phase, str]
    where: dict[Where, str]
    covers: dict[str, str]


LABELS = Labels(
    deck="The deck",
    round="Round",
    hostility="Hostility",
    airlock="Airlock",
    entry="Entry point",
    health="Health",
    skill="Skill pegs",
    actions="Actions",
    acted="Acted",
    prone="Prone",
    defeated="Defeated",
    counter="Turn counter",
    locked="Locked door",
    phases=PHASES,
    where={"airlock": "In the airlock", "deck": "On the deck", "aboard": "Back aboard", "gone": "Left behind"},
    covers=COVERS,
)

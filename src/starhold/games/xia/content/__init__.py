"""The contents of the box: the types of the catalogue. The records themselves lie beside them, in `*.toml`."""

from __future__ import annotations

from .campaign import Goal, Line, Reward, SpecialRules, Upgrade
from .cards import EventCard, NpcCard, NpcId, Objective, Relic, Title, Token, Track, Weapon
from .catalogue import Box, FirstGame, XiaContent, boxes
from .sectors import CUBES_OF_A_KIND, TRADED, Cargo, Entrance, Law, Path, PathKind, Sector, SectorKind
from .ships import FAMILIES, MARKERS, Ability, Family, Loadout, Mod, Outfit, Power, Ship, Skill
from .solo import Behaviour, Difficulty, Mode, NpcStats, Side

__all__ = [
    "CUBES_OF_A_KIND",
    "FAMILIES",
    "MARKERS",
    "TRADED",
    "Ability",
    "Behaviour",
    "Box",
    "Cargo",
    "Difficulty",
    "Entrance",
    "EventCard",
    "Family",
    "FirstGame",
    "Goal",
    "Law",
    "Line",
    "Loadout",
    "Mod",
    "Mode",
    "NpcCard",
    "NpcId",
    "NpcStats",
    "Objective",
    "Outfit",
    "Path",
    "PathKind",
    "Power",
    "Relic",
    "Reward",
    "Sector",
    "SectorKind",
    "Ship",
    "Side",
    "Skill",
    "SpecialRules",
    "Title",
    "Token",
    "Track",
    "Upgrade",
    "Weapon",
    "XiaContent",
    "boxes",
]

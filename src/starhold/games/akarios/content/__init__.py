"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .cards import FACES, SIDES, Action, Arc, Card, CardKind, Face, Filling, ShipClass, Slot
from .catalogue import AkariosContent
from .crew import Pilot, Ship, Trauma, TraumaKind
from .deeds import (
    Ability,
    Confuse,
    Deed,
    Evade,
    Gather,
    Moment,
    Move,
    OneMove,
    Rift,
    Rotation,
    Share,
    Soften,
    Teleport,
    Volley,
    Whom,
)
from .effects import EVERYONE, MARKS, RIDERS, WARDS, Attack, Effect, EffectKind, Mark, Rider, Ward
from .enemies import CombatCard, EnemyType, Figures, Rank
from .modifiers import Modifier
from .scenarios import Key, Scenario
from .traits import Advantaged, Composed, Farther, Immune, MoreDamage, Onward, Sheltered, Sturdy, Trait, Unhindered

__all__ = [
    "EVERYONE",
    "FACES",
    "MARKS",
    "RIDERS",
    "SIDES",
    "WARDS",
    "Ability",
    "Action",
    "Advantaged",
    "AkariosContent",
    "Arc",
    "Attack",
    "Card",
    "CardKind",
    "CombatCard",
    "Composed",
    "Confuse",
    "Deed",
    "Effect",
    "EffectKind",
    "EnemyType",
    "Evade",
    "Face",
    "Farther",
    "Figures",
    "Filling",
    "Gather",
    "Immune",
    "Key",
    "Mark",
    "Modifier",
    "Moment",
    "MoreDamage",
    "Move",
    "OneMove",
    "Onward",
    "Pilot",
    "Rank",
    "Rider",
    "Rift",
    "Rotation",
    "Scenario",
    "Share",
    "Sheltered",
    "Ship",
    "ShipClass",
    "Slot",
    "Soften",
    "Sturdy",
    "Teleport",
    "Trait",
    "Trauma",
    "TraumaKind",
    "Unhindered",
    "Volley",
    "Ward",
    "Whom",
]

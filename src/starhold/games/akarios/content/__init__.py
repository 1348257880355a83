"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .cards import FACES, SIDES, Action, Arc, Card, CardKind, Face, Filling, ShipClass, Slot
from .catalogue import AkariosContent
from .crew import Pilot, Ship, Trauma, TraumaKind
from .deeds import (
    Ability,
    Better,
    Deed,
    FlyTogether,
    Leap,
    Moment,
    Move,
    Rotation,
    Sacrifice,
    Soften,
    Steer,
    Volley,
    Whom,
)
from .effects import EVERYONE, MARKS, RIDERS, WARDS, Attack, Effect, EffectKind, Mark, Rider, Ward
from .enemies import CombatCard, EnemyType, Figures, Rank
from .modifiers import Modifier
from .scenarios import Key, Scenario
from .script import Clearable
from .traits import Advantaged, Composed, Farther, Immune, MoreDamage, Sheltered, Sturdy, Trait, Warped

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
    "Better",
    "Card",
    "CardKind",
    "Clearable",
    "CombatCard",
    "Composed",
    "Deed",
    "Effect",
    "EffectKind",
    "EnemyType",
    "Face",
    "Farther",
    "Figures",
    "Filling",
    "FlyTogether",
    "Immune",
    "Key",
    "Leap",
    "Mark",
    "Modifier",
    "Moment",
    "MoreDamage",
    "Move",
    "Pilot",
    "Rank",
    "Rider",
    "Rotation",
    "Sacrifice",
    "Scenario",
    "Sheltered",
    "Ship",
    "ShipClass",
    "Slot",
    "Soften",
    "Steer",
    "Sturdy",
    "Trait",
    "Trauma",
    "TraumaKind",
    "Volley",
    "Ward",
    "Warped",
    "Whom",
]

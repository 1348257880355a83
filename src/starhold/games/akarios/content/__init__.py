"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .cards import FACES, SIDES, Action, Arc, Card, CardKind, Face, Filling, ShipClass, Slot
from .catalogue import AkariosContent
from .crew import Pilot, Ship, Trauma, TraumaKind
from .deeds import Ability, Deed, Evade, Moment, Move, Rotation, Soften, Volley, Whom
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
    "Deed",
    "Effect",
    "EffectKind",
    "EnemyType",
    "Evade",
    "Face",
    "Farther",
    "Figures",
    "Filling",
    "Immune",
    "Key",
    "Mark",
    "Modifier",
    "Moment",
    "MoreDamage",
    "Move",
    "Onward",
    "Pilot",
    "Rank",
    "Rider",
    "Rotation",
    "Scenario",
    "Sheltered",
    "Ship",
    "ShipClass",
    "Slot",
    "Soften",
    "Sturdy",
    "Trait",
    "Trauma",
    "TraumaKind",
    "Unhindered",
    "Volley",
    "Ward",
    "Whom",
]

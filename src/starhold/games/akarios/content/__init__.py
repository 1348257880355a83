"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .cards import (
    EVERYONE,
    FACES,
    MARKS,
    RIDERS,
    SIDES,
    Ability,
    Action,
    Arc,
    Attack,
    Card,
    CardKind,
    Effect,
    EffectKind,
    Face,
    Mark,
    Move,
    Rider,
    ShipClass,
    Slot,
)
from .catalogue import AkariosContent
from .crew import Pilot, Ship, Trauma, TraumaKind
from .enemies import CombatCard, EnemyType, Figures, Rank
from .modifiers import Modifier
from .scenarios import Key, Scenario
from .script import Clearable

__all__ = [
    "EVERYONE",
    "FACES",
    "MARKS",
    "RIDERS",
    "SIDES",
    "Ability",
    "Action",
    "AkariosContent",
    "Arc",
    "Attack",
    "Card",
    "CardKind",
    "Clearable",
    "CombatCard",
    "Effect",
    "EffectKind",
    "EnemyType",
    "Face",
    "Figures",
    "Key",
    "Mark",
    "Modifier",
    "Move",
    "Pilot",
    "Rank",
    "Rider",
    "Scenario",
    "Ship",
    "ShipClass",
    "Slot",
    "Trauma",
    "TraumaKind",
]

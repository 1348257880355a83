"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .boards import Board, CrateSize, Height, Terrain
from .cards import EventCard, EventSet, Paragraph
from .catalogue import CoreSpaceContent
from .dice import CHANCE_FACES, COMBAT_FACES, DICE, ChanceFace, CombatFace, Die, DieId
from .hostility import Act, Arrival, Band, ChartNode, Question
from .missions import MissionObject, MissionPage, Objective, Use
from .npcs import Charged, Family, Npc
from .tokens import Attribute, Effect, EffectKind, Throw, Token, TokenKind
from .traders import Ability, AbilityKind, CrewSheet, Hand, Trader, TraderClass

__all__ = [
    "CHANCE_FACES",
    "COMBAT_FACES",
    "DICE",
    "Ability",
    "AbilityKind",
    "Act",
    "Arrival",
    "Attribute",
    "Band",
    "Board",
    "ChanceFace",
    "Charged",
    "ChartNode",
    "CombatFace",
    "CoreSpaceContent",
    "CrateSize",
    "CrewSheet",
    "Die",
    "DieId",
    "Effect",
    "EffectKind",
    "EventCard",
    "EventSet",
    "Family",
    "Hand",
    "Height",
    "MissionObject",
    "MissionPage",
    "Npc",
    "Objective",
    "Paragraph",
    "Question",
    "Terrain",
    "Throw",
    "Token",
    "TokenKind",
    "Trader",
    "TraderClass",
    "Use",
]

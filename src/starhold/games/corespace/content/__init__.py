"""The box: types of records, and the records in files beside them."""

from __future__ import annotations

from .boards import Board, CrateSize, Height, Terrain
from .campaigns import Campaign, Chapter, Outcome, Passage, Stage, Voice
from .cards import EventCard, EventSet, Paragraph
from .catalogue import CoreSpaceContent
from .classes import TraderClass
from .crews import CrewSheet, Hand
from .dice import CHANCE_FACES, COMBAT_FACES, DICE, ChanceFace, CombatFace, Die, DieId
from .extraction import Extraction, ExtractionTable, Ordeal
from .hostility import ENDS, Act, Arrival, Band, Because, ChartNode, Question, Why
from .missions import Appeal, MissionObject, MissionPage, Objective, Use
from .npcs import Charged, Family, Npc, NpcFamily, Quarry, Way
from .ships import Degradation, Ship, ShipSystem, Upgrade, UpgradeId, UpgradeLevel
from .skills import LastingKind, Passive, Skill, SkillFamily, SkillLevel, SkillPage, SkillPart, WindowName
from .tokens import Attribute, Effect, EffectKind, Throw, Token, TokenKind
from .trade import HirePrice, Post, Stock
from .traders import Ability, AbilityKind, Trader

__all__ = [
    "CHANCE_FACES",
    "COMBAT_FACES",
    "DICE",
    "ENDS",
    "Ability",
    "AbilityKind",
    "Act",
    "Appeal",
    "Arrival",
    "Attribute",
    "Band",
    "Because",
    "Board",
    "Campaign",
    "ChanceFace",
    "Chapter",
    "Charged",
    "ChartNode",
    "CombatFace",
    "CoreSpaceContent",
    "CrateSize",
    "CrewSheet",
    "Degradation",
    "Die",
    "DieId",
    "Effect",
    "EffectKind",
    "EventCard",
    "EventSet",
    "Extraction",
    "ExtractionTable",
    "Family",
    "Hand",
    "Height",
    "HirePrice",
    "LastingKind",
    "MissionObject",
    "MissionPage",
    "Npc",
    "NpcFamily",
    "Objective",
    "Ordeal",
    "Outcome",
    "Paragraph",
    "Passage",
    "Passive",
    "Post",
    "Quarry",
    "Question",
    "Ship",
    "ShipSystem",
    "Skill",
    "SkillFamily",
    "SkillLevel",
    "SkillPage",
    "SkillPart",
    "Stage",
    "Stock",
    "Terrain",
    "Throw",
    "Token",
    "TokenKind",
    "Trader",
    "TraderClass",
    "Upgrade",
    "UpgradeId",
    "UpgradeLevel",
    "Use",
    "Voice",
    "Way",
    "Why",
    "WindowName",
]

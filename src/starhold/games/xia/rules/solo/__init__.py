"""Xia alone: one captain against three NPCs, who share a fame marker. (XIA-SOLO-01..48)"""

from __future__ import annotations

from ..rulebook import Rulebook
from . import invariants
from .behaviours import BehaviourTurn
from .changing import offer_change
from .dealing import lay_table, redeal_stack
from .entering import welcome
from .expanse import expand
from .law import employer_of, punish_attack
from .missions import Look, look, offer_look
from .pointing import TARGETS
from .race import collect, end_round, let_drift, npc_fame, score_kill, turn_sides
from .setup import SetUpAlone
from .table import RIVALS, stats_of

SOLO = Rulebook(
    dealing=(lay_table,),
    laying=(welcome,),
    minor=(offer_look,),
    taking={Look: look},
    taking_minor={Look: look},
    beginning=(let_drift,),
    closing=(turn_sides,),
    parting=(expand,),
    rounding=(end_round,),
    markers=(npc_fame,),
    cards=(stats_of,),
    npc_turns=dict.fromkeys(RIVALS, BehaviourTurn),
    assaulting=(punish_attack,),
    destroyed=(score_kill, offer_change),
    employing=(employer_of,),
    credited=(collect,),
    waived=("new ships are clean", "contracts end", "company counts once"),
    redealing=(redeal_stack,),
    faults=(invariants.faults,),
    targets=TARGETS,
)

__all__ = ["SOLO", "SetUpAlone"]

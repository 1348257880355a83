"""Behaviours: the plans by which NPCs fly against a captain who is alone. (XIA-SOLO-24..29, XIA-SOLO-46)"""

from .cards import draw_behaviour, follow
from .grammar import BadStep, plan_of
from .turn import BehaviourTurn

__all__ = ["BadStep", "BehaviourTurn", "draw_behaviour", "follow", "plan_of"]

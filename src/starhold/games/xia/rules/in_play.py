"""The rules that are played by: those of the base game, and of all that is added to it."""

from __future__ import annotations

from functools import lru_cache

from starhold.games.common.joints import added_up

from ..content.records import MODULES, Module
from ..options import XiaOptions
from .base import BASE
from .campaign import CAMPAIGN
from .embers import EMBERS
from .embers.events import EFFECTS
from .missions.added import ENVOY
from .missions_and_powers import MISSIONS_AND_POWERS
from .rulebook import Rulebook
from .sellsword import SELLSWORD
from .solo import SOLO

RULES: dict[Module, Rulebook] = {
    "base": BASE,
    "embers": EMBERS,
    "missions_and_powers": MISSIONS_AND_POWERS,
    "sellsword": SELLSWORD,
    "envoy": ENVOY,
    "solo": SOLO,
    "campaign": CAMPAIGN,
}


@lru_cache(maxsize=256)
def rules_in_play(options: XiaOptions, effects: tuple[str, ...] = ()) -> Rulebook:
    """The base game comes first, the others in the order in which they appeared; events overrule them all.

    (XIA-EVENT-03)
    """
    modules = (RULES[module] for module in MODULES if module in options.modules)
    return added_up((*modules, *(EFFECTS[effect].rules for effect in effects)))

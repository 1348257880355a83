"""The ways to fame, one file for each."""

from . import combat, exploring, gathering, missions, relics, rescue, sellsword, starport, titles, trade
from .plan import Proposer

PROPOSERS: dict[str, Proposer] = {
    "trade": trade.propose,
    "missions": missions.propose,
    "exploring": exploring.propose,
    "starport": starport.propose,
    "rescue": rescue.propose,
    "relics": relics.propose,
    "gathering": gathering.propose,
    "combat": combat.propose,
    "titles": titles.propose,
    "sellsword": sellsword.propose,
}

__all__ = ["PROPOSERS"]

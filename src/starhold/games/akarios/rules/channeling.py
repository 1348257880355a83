"""Attacks from the place of an ally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, hand_over

from ..choices import Aim
from ..content import Attack
from .bodies import flyer_of
from .strike import Strike

if TYPE_CHECKING:
    from ..game import Akarios


class Channel(Procedure, tag="akarios.channel"):
    """A pilot chooses the ally from whose place, and with whose facing, the attack is fired. (AKA-UPG-WEAPON-05)"""

    pilot: str
    attack: Attack
    allies: list[str]
    """Those from whose places it hits anyone."""

    def start(self, game: Akarios) -> Step:
        return ask(flyer_of(game, self.pilot).seat, list(map(Aim, self.allies)), then=self.choose)

    def choose(self, game: Akarios, choice: Aim) -> Step:
        return hand_over(Strike(self.pilot, self.attack, post=choice.target))

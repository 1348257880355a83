"""Parts that are done at once: hits ignored, health, and what lasts. (CS-REACTION-04, CS-SK-ENDURANCE-01..14)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import Npc
from ...content.skills import HealPart, IgnoreHits, KeepTurnPart, LastPart, RisePart
from ...events import Healed, Recovered, TurnKept
from ...state import Figure
from ..assault import Assault
from ..figures import character_of, full_health
from .known import page_of_skill
from .lasting import lasts
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace


class IgnoreHitsRule(PartRule[IgnoreHits], of=IgnoreHits):
    """(CS-REACTION-04, CS-SK-CLOSE-08, CS-SK-ENDURANCE-02)"""

    def may(self) -> bool:
        """True with hits to ignore, or if there is more to come. (CS-SK-CLOSE-09)"""
        return self.attack.hits > 0 or len(page_of_skill(self.game, self.use.skill, self.use.level).parts) > 1

    @property
    def attack(self) -> Assault:
        return next(rule for rule in reversed(self.game.stack) if isinstance(rule, Assault))

    def do(self, _choice: object) -> None:
        self.attack.stop(self.game, "skill", self.part.most)


class HealRule(PartRule[HealPart], of=HealPart):
    """(CS-SK-ENDURANCE-01, CS-SK-ENDURANCE-13)"""

    def may(self) -> bool:
        return self.missing() > 0

    def missing(self) -> int:
        """The health that there is room for."""
        return (most_health(self.game, self.figure) if self.part.beyond else full_health(self.game, self.figure)) - (
            self.figure.health
        )

    def do(self, _choice: object) -> None:
        healed = min(self.part.number, self.missing())
        self.figure.health += healed
        self.game.tell(Healed(self.figure.id, healed, self.figure.health))


def most_health(game: CoreSpace, figure: Figure) -> int:
    """The spaces of the health track."""
    board = character_of(game, figure)
    return board.health if isinstance(board, Npc) else board.most_health


class RiseRule(PartRule[RisePart], of=RisePart):
    """(CS-SK-ENDURANCE-03)"""

    def may(self) -> bool:
        return self.figure.defeated

    def do(self, _choice: object) -> None:
        figure = self.figure
        figure.defeated = figure.prone = False
        figure.health = self.part.health
        self.game.tell(Recovered(figure.id, figure.health))


class KeepTurnRule(PartRule[KeepTurnPart], of=KeepTurnPart):
    """(CS-SK-ENDURANCE-11)"""

    def do(self, _choice: object) -> None:
        figure = self.figure
        figure.lost_actions = max(0, figure.lost_actions - self.use.actions)
        figure.missed_turns = max(0, figure.missed_turns - self.use.turns)
        self.game.tell(TurnKept(figure.id))


class LastRule(PartRule[LastPart], of=LastPart):
    """(CS-SK-ENDURANCE-12, CS-SK-ENDURANCE-14)"""

    def do(self, _choice: object) -> None:
        lasts(self.game, self.figure, self.part.what, self.part.rounds)

"""The account of a captain who plays alone: the NPCs' plans and rolls, and the games of a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from starhold.games.xia.events import BehaviourDrawn, Respawned
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.campaign.course import GameBegan, GameEnded
from starhold.games.xia.rules.campaign.upgrades import UpgradeTaken
from starhold.games.xia.rules.solo.race import Cause, RoundRolled
from starhold.games.xia.rules.solo.table import ALONE, RIVALS
from starhold.kernel import Event

from ..chronicle import Columns, Row, Use

CAUSES: tuple[Cause, ...] = get_args(Cause)
TURN_COLUMNS: Columns = {
    "game": int,
    "npc_fame": int,
    "npc_roll": int,
    "npc_gain": int,
    **{f"plus_{cause}": int for cause in CAUSES},
}
SEAT_COLUMNS: Columns = {**dict.fromkeys(RIVALS, str), "npc_fame": int, "games": int, "goals": int}
COUNTED = ("missions", "titles", "deaths")
"""The columns of a seat that add up over the games of a campaign."""


class Alone:
    """Follows the other side of a game alone; nothing happens here at a table of two or more."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self.start: str | None = None
        """The sector in which the first game began."""
        self._number: int | None = None
        self._upgrades = 0
        self._first_plans: dict[str, str] = {}
        self._rolled: RoundRolled | None = None
        """The roll of this round."""

    def follow(self, event: Event) -> Iterator[Use]:
        """Note what an event says about the NPCs, or about a campaign."""
        match event:
            case BehaviourDrawn(npc=npc, behaviour=behaviour):
                self._first_plans.setdefault(npc, behaviour)
                yield Use(ALONE, "behaviour", behaviour, sensible=1)
            case RoundRolled():
                self._rolled = event
            case Respawned(at=at) if self.start is None and self._game.state.solo is not None:
                self.start = self._game.chart.spaces[at].sector.id
            case GameBegan(game=number):
                self._number = number
            case GameEnded(goal=goal, won=won, met=met):
                outcome = "met" if met else "won" if won else "lost"
                yield Use(ALONE, "goal", goal, outcome, sensible=int(met))
            case UpgradeTaken(upgrade=upgrade):
                self._upgrades += 1
                yield Use(ALONE, "upgrade", upgrade, str(self._upgrades), sensible=1)

    def turn(self) -> Row:
        """The NPCs at the end of a round."""
        solo = self._game.state.solo
        if solo is None:
            return {}
        rolled, self._rolled = self._rolled, None
        row: Row = {"game": self._number, "npc_fame": solo.fame}
        if rolled is not None:
            plus = {one.cause: one.amount for one in rolled.pluses}
            row |= {"npc_roll": rolled.shown, "npc_gain": rolled.fame}
            row |= {f"plus_{cause}": plus.get(cause, 0) for cause in CAUSES}
        return row

    def seat(self) -> Row:
        """The first plans of the NPCs, their last standing, and how far a campaign came."""
        solo, sheet = self._game.state.solo, self._game.state.campaign
        if solo is None:
            return {}
        plans: Row = {npc: self._first_plans.get(npc) for npc in RIVALS}
        if sheet is None:
            return {**plans, "npc_fame": solo.fame}
        return {**plans, "npc_fame": solo.fame, "games": len(sheet.log), "goals": len(sheet.done)}

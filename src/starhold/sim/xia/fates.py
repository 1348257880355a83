"""The ends of ships: where, and by what."""

from __future__ import annotations

from starhold.games.xia.events import (
    AsteroidsEntered,
    AttackDeclared,
    DebrisEntered,
    DieRolled,
    Respawned,
    ShieldHeld,
    ShipDestroyed,
    StarEntered,
    TurnBegan,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.events.rikishi import RikishiFlew
from starhold.games.xia.rules.embers.hold import HoldFroze
from starhold.games.xia.rules.embers.kiln.station import KilnDestroyed
from starhold.games.xia.rules.embers.space.comets import CometStruck
from starhold.games.xia.rules.embers.space.ice import IceEntered
from starhold.games.xia.rules.missions.kinds.blast import Exploded
from starhold.games.xia.speech.names import ship_name
from starhold.geometry import Hex
from starhold.kernel import Event, Seat

RAMMING = "ramming"
PERILS: dict[type[Event], str] = {
    AsteroidsEntered: "asteroids",
    AttackDeclared: RAMMING,
    CometStruck: "a comet",
    DebrisEntered: "debris",
    Exploded: "an explosion",
    HoldFroze: "ice",
    IceEntered: "ice",
    KilnDestroyed: "the end of the Kiln",
    RikishiFlew: "Rikishi",
    ShieldHeld: "a planetary shield",
    StarEntered: "a star",
}
"""Causes of destruction besides other ships; of all attacks only a collision destroys without a destroyer."""

ANOTHER_CAPTAIN = "another captain"


class Fates:
    """Follows ships, so that it is known how each of them ended."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._at: dict[str, Hex] = {}
        self._peril = self._roll = ""

    def follow(self, event: Event) -> None:
        """Take note of where ships are and of what threatens them."""
        if isinstance(event, TurnBegan):
            self._peril = self._roll = ""
        elif isinstance(event, Respawned):
            self._at[event.ship] = event.at
        elif type(event) in PERILS:
            self._peril = PERILS[type(event)]
        elif isinstance(event, DieRolled):
            self._roll = event.purpose
        elif isinstance(to := getattr(event, "to", None), Hex) and hasattr(event, "ship"):
            self._at[event.ship] = to

    def settle(self) -> None:
        """Look where everybody is now."""
        for captain in self._game.state.captains:
            if captain.at is not None:
                self._at[captain.ship] = captain.at

    def place(self, ship: str) -> str:
        """The sector where a ship was last."""
        return self._game.chart.spaces[self._at[ship]].sector.id

    def cause(self, event: ShipDestroyed, owners: dict[str, Seat]) -> str:
        """The destroyer of a ship."""
        if event.by is None:
            return self._peril or self._roll or "something else"
        return ANOTHER_CAPTAIN if event.by in owners else ship_name(self._game.content, event.by)

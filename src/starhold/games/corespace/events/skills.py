"""Skills and reactions."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event

from ..content import CrateSize


class SkillUsed(Event, frozen=True, tag="corespace.skill-used"):
    """(CS-SKILL-05)"""

    figure: str
    skill: str
    level: int
    pegs: int
    """Those that are left."""


class Reacted(Event, frozen=True, tag="corespace.reacted"):
    """(CS-REACTION-01)"""

    figure: str
    skill: str
    level: int
    pegs: int


class Recovered(Event, frozen=True, tag="corespace.recovered"):
    """Back on their feet at once. (CS-SK-ENDURANCE-03)"""

    figure: str
    health: int


class TurnKept(Event, frozen=True, tag="corespace.turn-kept"):
    """(CS-SK-ENDURANCE-11)"""

    figure: str


class Unhurt(Event, frozen=True, tag="corespace.unhurt"):
    """Something that would have done damage, pushed, or cost actions does not. (CS-SK-ENDURANCE-14)"""

    figure: str


class Disarmed(Event, frozen=True, tag="corespace.disarmed"):
    """A weapon leaves a dashboard, for the floor or another one. (CS-SK-CLOSE-04..05, CS-SK-RANGED-14)"""

    figure: str
    """The figure that has brought it about."""
    other: str
    token: str
    taken: bool
    """True if it is theirs now."""


class Divided(Event, frozen=True, tag="corespace.divided"):
    """Some of the hits fall upon somebody else. (CS-SK-RANGED-09)"""

    figure: str
    other: str
    hits: int


class Rushed(Event, frozen=True, tag="corespace.rushed"):
    """(CS-SK-AUGMENTED-02..03)"""

    figure: str
    actions: int


class HealthSpent(Event, frozen=True, tag="corespace.health-spent"):
    """(CS-SK-AUGMENTED-14)"""

    figure: str
    health: int


class CardsForeseen(Event, frozen=True, tag="corespace.cards-foreseen"):
    """(CS-SK-AUGMENTED-13)"""

    figure: str
    cards: tuple[str, ...]
    """The next one first."""

    reveals = True


class Distracted(Event, frozen=True, tag="corespace.distracted"):
    """Actions or turns are lost. (CS-SK-CUNNING-01..03)"""

    figure: str
    actions: int
    turns: int


class Stopped(Event, frozen=True, tag="corespace.stopped"):
    """Somebody can do nothing more in this round. (CS-SK-CUNNING-07)"""

    figure: str


class Stolen(Event, frozen=True, tag="corespace.stolen"):
    """An item is taken in the middle of a fight. (CS-SK-CUNNING-08)"""

    figure: str
    other: str
    """The former holder."""
    size: CrateSize
    token: str = ""
    """Nothing if it is hidden."""
    dropped: bool = False
    """True if it lies on the floor."""


class LoyaltyRolled(Event, frozen=True, tag="corespace.loyalty-rolled"):
    """The roll of somebody who was won over. (CS-SK-CUNNING-14)"""

    figure: str
    number: int


class ItemBroken(Event, frozen=True, tag="corespace.item-broken"):
    """(CS-SK-AUGMENTED-09)"""

    figure: str
    other: str
    token: str


class TerrainMoved(Event, frozen=True, tag="corespace.terrain-moved"):
    """(CS-SK-AUGMENTED-10)"""

    figure: str
    piece: str
    at: Square
    to: Square


class TokenMoved(Event, frozen=True, tag="corespace.token-moved"):
    """(CS-SK-AUGMENTED-10)"""

    figure: str
    token: str
    at: Square
    to: Square


class TerrainHurled(Event, frozen=True, tag="corespace.terrain-hurled"):
    """(CS-SK-AUGMENTED-11)"""

    figure: str
    piece: str
    at: Square
    to: Square
    other: str
    """The figure that has stopped it; nobody if it has come to lie by itself."""


class Dazed(Event, frozen=True, tag="corespace.dazed"):
    """(CS-SK-AUGMENTED-08)"""

    figure: str


class Silenced(Event, frozen=True, tag="corespace.silenced"):
    """No tech skills in this round, or in the rest of the mission. (CS-SK-TECH-01..03)"""

    figure: str
    other: str
    for_good: bool


class Stalled(Event, frozen=True, tag="corespace.stalled"):
    """(CS-SK-TECH-01..03)"""

    figure: str
    turns: int


class Screened(Event, frozen=True, tag="corespace.screened"):
    """(CS-SK-TECH-05)"""

    figure: str
    other: str


class Mended(Event, frozen=True, tag="corespace.mended"):
    """(CS-SK-TECH-12)"""

    figure: str
    token: str
    other: str = ""
    """The new holder; nobody if it lies on the floor."""


class EntryClosed(Event, frozen=True, tag="corespace.entry-closed"):
    """(CS-SK-TECH-10)"""

    figure: str
    entry: int


class Lured(Event, frozen=True, tag="corespace.lured"):
    """(CS-SK-TECH-11)"""

    figure: str
    at: Square


class ShutDown(Event, frozen=True, tag="corespace.shut-down"):
    """(CS-SK-TECH-13..14)"""

    figure: str
    other: str


class Released(Event, frozen=True, tag="corespace.released"):
    """(CS-SK-TECH-15)"""

    figure: str


class Hacked(Event, frozen=True, tag="corespace.hacked"):
    """(CS-SK-TECH-15)"""

    figure: str
    other: str

"""One attack, whoever makes it: roll, misfire, cover, armour, damage. (CS-RESOLVE-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from starhold.kernel import Procedure, Seat, Step, done, goto

from ..content import CombatFace, Npc
from ..events import Attacked, Defeated, Hurt, Misfired
from ..state import Figure
from .dice import HITS, roll_combat
from .figures import character_of, figure_of
from .kit import turn
from .npcs.boards import armour_of
from .seeing import sight_of

if TYPE_CHECKING:
    from ..game import CoreSpace

Manner: TypeAlias = Literal["close", "ranged"]
MISFIRE = 2
"""(CS-MISFIRE-01)"""
COVER = 1
"""(CS-RANGED-06)"""


class Assault(Procedure, tag="corespace.assault"):
    attacker: str
    target: str
    dice: int
    manner: Manner
    weapon: str = ""
    """The token that is used; nothing for bare hands and NPCs."""
    careful: bool = True
    """True if warnings have no effect. (CS-CLOSE-04, CS-MISFIRE-06..07)"""
    hits: int = 0

    def start(self, game: CoreSpace) -> Step:
        """(CS-RESOLVE-01..03)"""
        faces = roll_combat(game, roller(game, self.attacker, self.target), self.dice, self.attacker)
        self.hits = sum(HITS.get(face, 0) for face in faces)
        game.tell(Attacked(self.attacker, self.target, self.manner, faces, self.weapon))
        if not self.careful and count_warnings(faces) >= MISFIRE:
            return goto(self.misfire)
        return goto(self.cover)

    def misfire(self, game: CoreSpace) -> Step:
        """The weapon jams or breaks, and does no damage. (CS-MISFIRE-01, CS-MISFIRE-03..04)"""
        turn(figure_of(game, self.attacker), self.weapon, "jammed" if self.manner == "ranged" else "broken")
        game.tell(Misfired(self.attacker, self.weapon, self.manner))
        return done()

    def cover(self, game: CoreSpace) -> Step:
        """Partial cover takes a hit away from shots, before anything else. (CS-RANGED-06, CS-CLOSE-05)"""
        sight = sight_of(game, figure_of(game, self.attacker), figure_of(game, self.target))
        if self.manner == "ranged" and sight is not None and sight.cover == "partial":
            self.hits = max(0, self.hits - COVER)
        return goto(self.armour)

    def armour(self, game: CoreSpace) -> Step:
        """(CS-RESOLVE-04..05, CS-NPC-STAT-04)"""
        self.hits = max(0, self.hits - armour_value(game, figure_of(game, self.target)))
        return goto(self.land)

    def land(self, game: CoreSpace) -> Step:
        harm(game, figure_of(game, self.target), self.hits)
        return done()


def roller(game: CoreSpace, attacker: str, target: str) -> Seat:
    """The attacker's player; for NPCs the counter holder, or the next player if it is their crew. (CS-PURGE-AI-03)"""
    own = figure_of(game, attacker).crew
    if own is not None:
        return own
    holder, attacked = game.state.mission.counter, figure_of(game, target).crew
    return (holder + 1) % game.setup.seats if holder == attacked else holder


def count_warnings(faces: tuple[CombatFace, ...]) -> int:
    return faces.count("warning")


def armour_value(game: CoreSpace, figure: Figure) -> int:
    board = character_of(game, figure)
    if isinstance(board, Npc):
        return armour_of(game, figure)
    return next((icon.number for icon in board.abilities if icon.kind == "tough"), 0)


def harm(game: CoreSpace, figure: Figure, damage: int) -> None:
    """Each hit is a damage; nobody falls below nought. (CS-RESOLVE-06..08, CS-RESOLVE-10)"""
    if not damage:
        return
    figure.health = max(0, figure.health - damage)
    game.tell(Hurt(figure.id, damage, figure.health))
    if figure.health:
        return
    game.tell(Defeated(figure.id))
    if figure.crew is None:
        game.state.mission.figures.remove(figure)
    else:
        figure.defeated = True

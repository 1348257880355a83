"""Words about people: who comes, who goes, who suffers, who gets something, who acts."""

from __future__ import annotations

from starhold.kernel import Procedure

from ...content.script import (
    Act,
    Attack,
    Delay,
    Fetch,
    Harm,
    Heal,
    Hurry,
    Jam,
    Join,
    Place,
    Remove,
    Supply,
    Topple,
)
from ...events import FellProne, Fetched, Hastened, Jammed, Left, Slowed, Supplied
from ...state import Figure, Lasting
from ..assault import Assault, Spec
from ..crews import playing
from ..damage import harm, remove
from ..figures import AMMO, full_health, has_lasting, is_machine, skill_stat
from ..joining import join
from ..losses import lose
from ..movement import come_aboard
from ..npcs.acting import NpcActivation
from ..npcs.arrival import available, put, square_near
from ..taking_over import is_hacked
from ..using import heal
from .places import entry_and_squares
from .upon import PeopleWord
from .words import Word


class BringIn(Word[Place], of=Place):
    """(CS-PURGE-ARRIVAL-08, CS-PURGE-ARRIVAL-11, CS-PURGE-ARRIVAL-14..17)"""

    def may(self) -> bool:
        return bool(available(self.game, self.deed.type))

    def do(self) -> None:
        entry, squares = entry_and_squares(self.game, self.deed.at, self.deed.type, self.scene.about)
        for _ in range(self.deed.number * (len(playing(self.game)) if self.deed.per_crew else 1)):
            kind, at = available(self.game, self.deed.type), square_near(self.game, squares)
            if kind and at:
                put(self.game, kind, at, entry)


class SignOn(PeopleWord[Join], of=Join):
    """(CS-JOIN-02)"""

    def fits(self, figure: Figure) -> bool:
        return figure.crew is None and not figure.defeated and not is_machine(self.game, figure)

    def touch(self, figure: Figure) -> None:
        join(self.game, figure, self.scene.seat(self.game), "CS-MISSION-01")


class SendAway(PeopleWord[Remove], of=Remove):
    def fits(self, figure: Figure) -> bool:
        return figure.crew is None

    def touch(self, figure: Figure) -> None:
        """They leave behind what they carry. (CS-DEFEAT-05)"""
        self.game.tell(Left(figure.id))
        remove(self.game, figure)


class TakeAboard(PeopleWord[Fetch], of=Fetch):
    """(CS-AIRLOCK-04)"""

    def fits(self, figure: Figure) -> bool:
        return figure.crew is not None and not is_hacked(figure)

    def touch(self, figure: Figure) -> None:
        self.game.tell(Fetched(figure.id))
        come_aboard(self.game, figure)


class Wound(PeopleWord[Harm], of=Harm):
    def touch(self, figure: Figure) -> None:
        harm(self.game, figure, self.deed.damage)


class RollAgainst(PeopleWord[Attack], of=Attack):
    """(CS-RESOLVE-11)"""

    def touch(self, figure: Figure) -> Procedure:
        return Assault("", Spec("printed", self.deed.dice), figure.id)


class PatchUp(PeopleWord[Heal], of=Heal):
    """(CS-SETUP-19)"""

    def fits(self, figure: Figure) -> bool:
        return figure.health < full_health(self.game, figure)

    def touch(self, figure: Figure) -> None:
        heal(self.game, figure, self.deed.health)


class Hold(PeopleWord[Delay], of=Delay):
    """(CS-ASSESS-04)"""

    def touch(self, figure: Figure) -> None:
        if lose(self.game, figure, actions=self.deed.actions):
            self.game.tell(Slowed(figure.id, self.deed.actions))


class Hasten(PeopleWord[Hurry], of=Hurry):
    def touch(self, figure: Figure) -> None:
        figure.extra_actions += self.deed.actions
        self.game.tell(Hastened(figure.id, self.deed.actions))


class KnockOver(PeopleWord[Topple], of=Topple):
    """(CS-PRONE-01)"""

    def fits(self, figure: Figure) -> bool:
        return not figure.prone

    def touch(self, figure: Figure) -> None:
        figure.prone = True
        self.game.tell(FellProne(figure.id))


class Scramble(PeopleWord[Jam], of=Jam):
    """(CS-ITEM-21)"""

    def fits(self, figure: Figure) -> bool:
        return not has_lasting(figure, "jammed")

    def touch(self, figure: Figure) -> None:
        figure.lasting = (*figure.lasting, Lasting("jammed", self.game.state.mission.round))
        self.game.tell(Jammed(figure.id))


class Restock(PeopleWord[Supply], of=Supply):
    """(CS-SETUP-22)"""

    def fits(self, figure: Figure) -> bool:
        return figure.crew is not None and self.after(figure) != (figure.ammo, figure.pegs)

    def touch(self, figure: Figure) -> None:
        figure.ammo, figure.pegs = self.after(figure)
        self.game.tell(Supplied(figure.id, figure.ammo, figure.pegs))

    def after(self, figure: Figure) -> tuple[int, int]:
        """The pegs that are left, or there then; nobody has more than when well rested."""
        rested = max(figure.pegs, skill_stat(self.game, figure))
        return min(AMMO, max(0, figure.ammo + self.deed.ammo)), min(rested, max(0, figure.pegs + self.deed.skill))


class SetOff(PeopleWord[Act], of=Act):
    """(CS-PURGE-AI-03..05)"""

    def fits(self, figure: Figure) -> bool:
        return figure.crew is None

    def touch(self, figure: Figure) -> Procedure:
        return NpcActivation(figure.id, most=self.deed.actions)

"""Answers."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Choice

# Before the first round


class Dock(Choice, frozen=True, tag="corespace.dock"):
    """Lay the ship at an airlock. (CS-SETUP-16)"""

    airlock: str


# In the trader phase


class Activate(Choice, frozen=True, tag="corespace.activate"):
    """Choose who acts. (CS-ROUND-02)"""

    figure: str


class Move(Choice, frozen=True, tag="corespace.move"):
    """Move to a square, by the best way. (CS-MOVE-01)"""

    to: Square


class Walk(Choice, frozen=True, tag="corespace.walk"):
    """Move step by step, by any way. (CS-MOVE-01)"""


class Embark(Choice, frozen=True, tag="corespace.embark"):
    """Move to an airlock and through it. (CS-AIRLOCK-03)"""

    airlock: str


class AskLeave(Choice, frozen=True, tag="corespace.ask-leave"):
    """Ask an enemy trader for permission to pass. (CS-MOVE-09)"""

    figure: str


class Fight(Choice, frozen=True, tag="corespace.fight"):
    """Attack somebody in contact, with bare hands or a weapon. (CS-CLOSE-01..03)"""

    other: str
    weapon: str
    heavy: bool = False


class Shoot(Choice, frozen=True, tag="corespace.shoot"):
    """(CS-RANGED-01)"""

    other: str
    weapon: str


class KnockBack(Choice, frozen=True, tag="corespace.knock-back"):
    """Push somebody in contact away. (CS-KNOCKBACK-01)"""

    other: str


class Reload(Choice, frozen=True, tag="corespace.reload"):
    """(CS-RELOAD-01)"""

    token: str


class ClearJam(Choice, frozen=True, tag="corespace.clear-jam"):
    """(CS-JAM-01)"""

    weapon: str


class Don(Choice, frozen=True, tag="corespace.don"):
    """Put armour on, and what was worn into the tray. (CS-DON-02)"""

    token: str


class Doff(Choice, frozen=True, tag="corespace.doff"):
    """Take armour off. (CS-DON-02)"""


class StandUp(Choice, frozen=True, tag="corespace.stand-up"):
    """(CS-PRONE-01)"""


class TryToRise(Choice, frozen=True, tag="corespace.try-to-rise"):
    """Roll for a second wind. (CS-ABILITY-08)"""

    figure: str


class LieStill(Choice, frozen=True, tag="corespace.lie-still"):
    """Let a second wind be. (CS-ABILITY-08)"""


class Finish(Choice, frozen=True, tag="corespace.finish"):
    """End the activation. (CS-ROUND-05..07)"""


# On the way


class Enter(Choice, frozen=True, tag="corespace.enter"):
    """Make the first step out of the airlock. (CS-AIRLOCK-01)"""

    at: Square


class Step(Choice, frozen=True, tag="corespace.step"):
    wind: Wind


class Stop(Choice, frozen=True, tag="corespace.stop"):
    """End the move here."""


# In an attack


class Fire(Choice, frozen=True, tag="corespace.fire"):
    """Fire, with so many pegs more. (CS-ITEM-04..05)"""

    more: int = 0


class FullCharge(Choice, frozen=True, tag="corespace.full-charge"):
    """Fire with all pegs at once. (CS-ITEM-06)"""


class LetGo(Choice, frozen=True, tag="corespace.let-go"):
    """Leave an opportunity alone. (CS-AOO-07, CS-KNOCKBACK-06)"""


class Push(Choice, frozen=True, tag="corespace.push"):
    """Choose between two ways to push somebody. (CS-KNOCKBACK-05)"""

    wind: Wind


class Follow(Choice, frozen=True, tag="corespace.follow"):
    """Go after somebody who was pushed. (CS-KNOCKBACK-03)"""

    to: Square


class Stay(Choice, frozen=True, tag="corespace.stay"):
    """Do not go after them. (CS-KNOCKBACK-03)"""


# Items and shots


class Reroll(Choice, frozen=True, tag="corespace.reroll"):
    """Roll a die of a shot again."""

    die: int


class KeepRoll(Choice, frozen=True, tag="corespace.keep-roll"):
    """Leave the dice as they lie."""


class FollowUp(Choice, frozen=True, tag="corespace.follow-up"):
    """Fire a second time, effortlessly. (CS-ITEM-13)"""

    other: str
    weapon: str


class Sidle(Choice, frozen=True, tag="corespace.sidle"):
    """Make a proximity move. (CS-EFFORTLESS-11)"""

    to: Square


class SpendPeg(Choice, frozen=True, tag="corespace.spend-peg"):
    """Pay for a second effortless action. (CS-EFFORTLESS-05)"""


class PickUp(Choice, frozen=True, tag="corespace.pick-up"):
    """(CS-EFFORTLESS-07)"""

    token: str


class Drop(Choice, frozen=True, tag="corespace.drop"):
    """(CS-EFFORTLESS-07)"""

    token: str


class Swap(Choice, frozen=True, tag="corespace.swap"):
    """Pick something up and lay something down in its place. (CS-EFFORTLESS-07)"""

    token: str
    given: str


class Exchange(Choice, frozen=True, tag="corespace.exchange"):
    """Give something to somebody in contact, or take something from them. (CS-EFFORTLESS-08..09)"""

    figure: str


class Give(Choice, frozen=True, tag="corespace.give"):
    """(CS-EFFORTLESS-08)"""

    token: str


class Take(Choice, frozen=True, tag="corespace.take"):
    """Take something from somebody, or out of a crate. (CS-EFFORTLESS-08, CS-SEARCH-02)"""

    token: str


class AskFor(Choice, frozen=True, tag="corespace.ask-for"):
    """Ask another crew for something. (CS-EFFORTLESS-08)"""


class Accept(Choice, frozen=True, tag="corespace.accept"):
    """Give nothing in return. (CS-EFFORTLESS-08)"""


class Decline(Choice, frozen=True, tag="corespace.decline"):
    """(CS-EFFORTLESS-08)"""


class UseItem(Choice, frozen=True, tag="corespace.use"):
    """(CS-ITEM-02, CS-SEARCH-11)"""

    token: str


class Operate(Choice, frozen=True, tag="corespace.operate"):
    """Lock or unlock a door with an item. (CS-MOVE-12)"""

    token: str
    door: str


class Revive(Choice, frozen=True, tag="corespace.revive"):
    """(CS-REVIVE-01..02)"""

    figure: str
    token: str


class Search(Choice, frozen=True, tag="corespace.search"):
    """(CS-SEARCH-01)"""

    crate: Square


class SearchRoom(Choice, frozen=True, tag="corespace.search-room"):
    """(CS-SEARCH-06)"""


class Rob(Choice, frozen=True, tag="corespace.rob"):
    """(CS-ROB-01)"""

    figure: str


class PutBack(Choice, frozen=True, tag="corespace.put-back"):
    """Put something of one's own among what is being searched. (CS-SEARCH-03..04, CS-ROB-02)"""

    token: str


class Close(Choice, frozen=True, tag="corespace.close"):
    """End a search."""


class Keep(Choice, frozen=True, tag="corespace.keep"):
    """(CS-SEARCH-08)"""


class KeepFor(Choice, frozen=True, tag="corespace.keep-for"):
    """Keep what was found, and lay something else down. (CS-SEARCH-08)"""

    given: str


class Leave(Choice, frozen=True, tag="corespace.leave"):
    """Lay down what was found. (CS-SEARCH-08)"""


class Throw(Choice, frozen=True, tag="corespace.throw"):
    """(CS-EFFORTLESS-07, CS-THROW-01)"""

    token: str


class FireBlast(Choice, frozen=True, tag="corespace.fire-blast"):
    """Fire a weapon that bursts. (CS-BLAST-02)"""

    weapon: str


class AimAt(Choice, frozen=True, tag="corespace.aim-at"):
    """Choose the target of a throw or a blast. (CS-THROW-01, CS-BLAST-02)"""

    figure: str


class Aim(Choice, frozen=True, tag="corespace.aim"):
    """Choose a point on the floor: the target of a blast, or where it goes astray. (CS-BLAST-02, CS-BLAST-04..05)"""

    at: Square


class Drag(Choice, frozen=True, tag="corespace.drag"):
    """Drag somebody who is defeated, alone or with a helper. (CS-DRAG-01..02)"""

    figure: str
    to: Square
    other: str | None = None


class DragAboard(Choice, frozen=True, tag="corespace.drag-aboard"):
    """(CS-DRAG-06)"""

    figure: str
    other: str | None = None


# When others ask


class Grant(Choice, frozen=True, tag="corespace.grant"):
    """Let an enemy trader pass. (CS-MOVE-09)"""


class Refuse(Choice, frozen=True, tag="corespace.refuse"):
    """Let nobody pass. (CS-MOVE-09)"""


class SingleOut(Choice, frozen=True, tag="corespace.single-out"):
    """Choose among equally near targets of an NPC. (CS-PURGE-TARGET-11)"""

    figure: str


class Send(Choice, frozen=True, tag="corespace.send"):
    """Choose who of equal rank acts next. (CS-PURGE-AI-02)"""

    figure: str


class AsListed(Choice, frozen=True, tag="corespace.as-listed"):
    """Leave their order as it is. (CS-PURGE-AI-02)"""

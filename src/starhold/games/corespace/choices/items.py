"""Items, searches, shots and throws."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Choice


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

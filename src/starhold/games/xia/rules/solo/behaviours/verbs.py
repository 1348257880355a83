"""The verbs of behaviour cards: a test of whether each can be done, and doing it. (XIA-SOLO-25..28)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from starhold.geometry import Hex
from starhold.kernel import Procedure

from ....board.chart import Space
from ....board.sites import goods_on
from ....content import Cargo
from ....events import NpcBought, NpcClaimed, NpcCollected, NpcMended
from ....state import Adrift
from ...cargo import on_sale
from ...combat import NpcAttack
from ...fame import add_bounty
from ...npcs.flight import best_ends, plan, stays, way_off_board
from ...npcs.merchant import trade_at
from ...npcs.targets import can_attack
from ...ships import is_alive, occupied_spaces
from ...tokens import token_on
from ..table import ALONE
from .aims import is_foe
from .flights import flight
from .words import Act, Moment

Number: TypeAlias = Literal["none", "may", "must"]


class Verb:
    """A verb: it differs from others where it says so."""

    takes_aim = False
    number: Number = "none"
    uses_up = False
    """True if the space on which it is done is not used again in the same turn."""

    def can(self, at: Moment, act: Act) -> bool:
        return self.place(at) is not None

    def do(self, at: Moment, act: Act) -> Procedure | None:
        raise NotImplementedError

    def place(self, at: Moment) -> Hex | None:
        """The space on which it is done, if it is done on a space."""
        return None


class Fly(Verb):
    """Move to the target: onto the space of the next act, into the range of the weapon, or as near as possible."""

    takes_aim = True
    number: Number = "may"

    def can(self, at: Moment, act: Act) -> bool:
        """True if the NPC is not there yet, and would get nearer. (XIA-SOLO-28)"""
        if at.mark is None:
            return False
        game, npc, course = at.game, at.npc, flight(at, at.mark, act.number)
        if npc.at in course.goals or stays(game, npc, course):
            return False
        if way_off_board(game, course) is not None:
            return True
        return best_ends(game, npc, plan(game, npc, course), course.quarry) != [npc.at]

    def do(self, at: Moment, act: Act) -> Procedure:
        assert at.mark is not None
        return flight(at, at.mark, act.number)


class Attack(Verb):
    """Fire all that it has at its target: the captain or the Sellsword, never a partner."""

    def can(self, at: Moment, act: Act) -> bool:
        mark = at.mark
        return mark is not None and is_foe(at, mark.ship) and can_attack(at.game, at.npc.id, mark.ship)

    def do(self, at: Moment, act: Act) -> Procedure:
        assert at.mark is not None
        return NpcAttack(at.npc.id, at.mark.ship)


class Sell(Verb):
    """Trade at a Sell space, with or without a load. What it earns is not collected. (XIA-SOLO-16)"""

    uses_up = True

    def place(self, at: Moment) -> Hex | None:
        return usable(at, lambda space: space.feature == "sell" and space.at not in at.used)

    def do(self, at: Moment, act: Act) -> None:
        space = self.place(at)
        assert space is not None
        trade_at(at.game, at.npc, at.game.chart.spaces[space].sector.id)
        at.npc.load = None


class Buy(Verb):
    """Take a cube at a Buy space, of the kind of which the fewest are left; it becomes the load."""

    uses_up = True

    def place(self, at: Moment) -> Hex | None:
        return usable(at, lambda space: space.at not in at.used and bool(self.left(at, space)))

    def left(self, at: Moment, space: Space) -> dict[Cargo, int]:
        stock = on_sale(at.game).cubes
        return {cargo: stock[cargo] for cargo in goods_on(space) if stock[cargo]}

    def do(self, at: Moment, act: Act) -> None:
        space = self.place(at)
        assert space is not None
        left = self.left(at, at.game.chart.spaces[space])
        cargo = min(left, key=left.__getitem__)
        for take_away in at.game.rules.bought:
            take_away(at.game, None, cargo, 1)
        at.npc.load = cargo
        at.game.tell(NpcBought(at.npc.id, cargo))


class Collect(Verb):
    """Pick up the cubes on its space and beside it: they are out of play."""

    def place(self, at: Moment) -> Hex | None:
        return at.npc.at if any(self.cubes(at)) else None

    def cubes(self, at: Moment) -> Iterator[Adrift]:
        here, chart = at.npc.at, at.game.chart
        assert here is not None
        return (cube for cube in at.game.state.adrift if cube.at == here or chart.adjacent(cube.at, here))

    def do(self, at: Moment, act: Act) -> None:
        found = list(self.cubes(at))
        at.game.state.adrift = [cube for cube in at.game.state.adrift if cube not in found]
        at.game.tell(NpcCollected(at.npc.id, tuple(cube.cargo for cube in found)))


class Claim(Verb):
    """Take an exploration token and put it, unseen, under the pile: no sector ever needs so many."""

    def place(self, at: Moment) -> Hex | None:
        return usable(at, lambda space: token_on(at.game, space.at) is not None)

    def do(self, at: Moment, act: Act) -> None:
        space = self.place(at)
        assert space is not None
        laid = token_on(at.game, space)
        assert laid is not None
        at.game.state.tokens.remove(laid)
        at.game.state.pile.insert(0, laid.token)
        at.game.tell(NpcClaimed(at.npc.id, space))


class Mend(Verb):
    """Take damage off its card."""

    number: Number = "must"

    def can(self, at: Moment, act: Act) -> bool:
        return at.npc.damage > 0

    def do(self, at: Moment, act: Act) -> None:
        mended = min(act.number, at.npc.damage)
        at.npc.damage -= mended
        at.game.tell(NpcMended(at.npc.id, mended))


class Warrant(Verb):
    """Put a price, or a higher one, on the captain."""

    number: Number = "must"

    def can(self, at: Moment, act: Act) -> bool:
        return is_alive(at.game, ALONE)

    def do(self, at: Moment, act: Act) -> None:
        add_bounty(at.game, ALONE, act.number, "warrant")


class Stop(Verb):
    """End the turn."""

    def can(self, at: Moment, act: Act) -> bool:
        return True

    def do(self, at: Moment, act: Act) -> None:
        return None


VERBS: dict[str, Verb] = {
    "fly": Fly(),
    "attack": Attack(),
    "sell": Sell(),
    "buy": Buy(),
    "collect": Collect(),
    "claim": Claim(),
    "mend": Mend(),
    "warrant": Warrant(),
    "stop": Stop(),
}


def usable(at: Moment, suits: Callable[[Space], bool]) -> Hex | None:
    """A space that an NPC can use: its own, or one beside it that another ship is on. (XIA-SOLO-26, XIA-MOVE-04)"""
    here, chart = at.npc.at, at.game.chart
    assert here is not None
    if suits(chart.spaces[here]):
        return here
    beside = [space for space in occupied_spaces(at.game, but=at.npc) if chart.adjacent(space, here)]
    return next((space for space in sorted(beside) if suits(chart.spaces[space])), None)

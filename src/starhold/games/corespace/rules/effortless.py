"""Effortless actions: how many are free, what the others cost, and the small ones among them. (CS-EFFORTLESS-01..12)"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from starhold.geometry.square import squares_in
from starhold.kernel import Choice, Options, Refusal, joined, offer

from ..choices import Drop, PickUp, Sidle, SpendPeg, Swap
from ..events import Dropped, PegSpent, PickedUp
from ..lacks import EffortlessDone, Peg, Room, SkillUnused
from ..state import Figure, Item, Loose
from .answers import in_order
from .figures import GROUND, deck_chart, ground_of
from .kit import each_name, gain, has_room, item_of, lay_down, lose, show
from .movement import MOST, MoveAlong, reach_of, way_to
from .script import moments
from .skills.lasting import is_still

if TYPE_CHECKING:
    from ..game import CoreSpace
    from .activation import Activation

FREE = 1
"""(CS-EFFORTLESS-02)"""
PROXIMITY = 1
"""The squares of a proximity move. (CS-EFFORTLESS-11)"""


def can_act_effortlessly(figure: Figure, turn: Activation) -> bool:
    """True if an effortless action is free, or an action is left to pay for it. (CS-EFFORTLESS-01..03)"""
    return figure.where == "deck" and not figure.prone and bool(turn.effortless or turn.left)


def pay_effortless(turn: Activation) -> None:
    """(CS-EFFORTLESS-01..03)"""
    if turn.effortless:
        turn.effortless -= 1
    else:
        turn.left -= 1


def peg_options(game: CoreSpace, figure: Figure, turn: Activation) -> Options:
    """A skill peg for a second free one. (CS-EFFORTLESS-05..06)"""
    return pegs(bool(turn.effortless), figure.skill_used, figure.pegs > 0)


@cache
def pegs(is_free: bool, skill_used: bool, has_pegs: bool) -> Options:
    return in_order(
        [
            offer(
                SpendPeg(),
                ("CS-EFFORTLESS-05", not is_free, EffortlessDone()),
                ("CS-EFFORTLESS-06", not skill_used, SkillUnused()),
                ("CS-EFFORTLESS-06", has_pegs, Peg()),
            )
        ]
    )


def spend_peg(game: CoreSpace, figure: Figure, turn: Activation) -> None:
    figure.pegs -= 1
    figure.skill_used = True
    turn.effortless += FREE
    game.tell(PegSpent(figure.id, figure.pegs))


# The proximity move


def sidle_options(game: CoreSpace, figure: Figure) -> Options:
    """(CS-EFFORTLESS-11)"""
    return sidles(reach_of(game, figure, short_step(figure)).ends)


@lru_cache(maxsize=1 << 12)
def sidles(ends: int) -> Options:
    return in_order(Sidle(square) for square in squares_in(ends))


def short_step(figure: Figure) -> int:
    """The squares of a proximity move; it counts like any other. (CS-EFFORTLESS-11..12)"""
    return 0 if is_still(figure) else min(PROXIMITY, MOST - figure.walked)


def sidle(game: CoreSpace, figure: Figure, choice: Sidle) -> MoveAlong:
    return MoveAlong(figure.id, list(way_to(game, figure, choice.to, short_step(figure))))


# The floor


def floor_options(game: CoreSpace, figure: Figure) -> Options:
    """Items on the floor, and those that may lie there. (CS-EFFORTLESS-07, CS-EFFORTLESS-10)"""
    near = [loose.item for loose in in_reach(game, figure)]
    own = each_name(figure.tray)
    if not near:
        return drops(own)
    return joined(
        in_order(pick_up(game, figure, item_of(near, name)) for name in each_name(near)),
        drops(own),
        in_order(
            Swap(name, given)
            for name in each_name(near)
            for given in own
            if has_room(game, figure, item_of(near, name), without=item_of(figure.tray, given))
        ),
    )


@lru_cache(maxsize=1 << 10)
def drops(names: tuple[str, ...]) -> Options:
    return in_order(map(Drop, names))


def pick_up(game: CoreSpace, figure: Figure, item: Item) -> Choice | Refusal:
    return offer(PickUp(item.name), ("CS-EQUIP-07", has_room(game, figure, item), Room()))


def in_reach(game: CoreSpace, figure: Figure) -> list[Loose]:
    """What lies on the own square, or in contact. (CS-ACTION-03)"""
    here = ground_of(figure)
    near = here | deck_chart(game).touching(here)
    return [loose for loose in game.state.mission.floor if near & GROUND[loose.at]]


def handle_floor(game: CoreSpace, figure: Figure, choice: PickUp | Drop | Swap) -> None:
    """Pick something up, lay something down, or both. (CS-EFFORTLESS-07)"""
    if isinstance(choice, Drop | Swap):
        given = choice.token if isinstance(choice, Drop) else choice.given
        drop(game, figure, given)
    if isinstance(choice, PickUp | Swap):
        loose = next(each for each in in_reach(game, figure) if each.item.name == choice.token)
        game.state.mission.floor.remove(loose)
        gain(figure, loose.item)
        moments.was_taken(game, figure, loose.item.face)
        game.tell(PickedUp(figure.id, loose.item.name))


def drop(game: CoreSpace, figure: Figure, name: str) -> None:
    """Lay something of one's own down where one stands."""
    item = show(game, figure, name)
    lay_down(game, lose(figure, item.name), figure.at)
    game.tell(Dropped(figure.id, item.name, figure.at))

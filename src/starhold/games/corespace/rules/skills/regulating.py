"""Parts of Regulate: the tracker, repairs, entry points, and a lure for the Purge. (CS-SK-TECH-09..12)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NUMBERS, Square, squares_in
from starhold.kernel import Choice, Options, Procedure, Step, call, done, goto

from ...board.sight import MEDIUM
from ...choices import Aim, CloseEntry, Interact, Mend, MendLoose
from ...content.tech import CalmPart, CloseEntryPart, LurePart, MendPart
from ...events import EntryClosed, Lured, Mended
from ...state import Figure, Item, Loose
from ..answers import in_order
from ..contact import touched
from ..effortless import in_reach
from ..enmity import are_enemies
from ..figures import base_of, deck_chart, family_of, figure_of, find_figure, on_deck
from ..hostility import remove_pegs
from ..kit import turn
from ..missions.interacting import Interaction, repairs_for
from ..movement import MoveAlong
from ..npcs.acting import actions_of
from ..npcs.arrival import closed_to, entry_points
from ..npcs.boards import LIVE_ONE, npc_of
from ..npcs.steering import move_along, route_to_point
from ..script.happening import Happen
from ..standing import stand_up
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace

PURGE = "purge"


class CalmRule(PartRule[CalmPart], of=CalmPart):
    """(CS-SK-TECH-09, CS-HOSTILITY-06)"""

    def may(self) -> bool:
        return bool(self.game.state.mission.pegs)

    def do(self, _choice: Choice | None) -> None:
        remove_pegs(self.game, self.part.pegs)


# Repairs


class MendRule(PartRule[MendPart], of=MendPart, asks=True):
    """What is one's own, a friend's in contact, or on the floor; or a machine. (CS-SK-TECH-09, CS-SK-TECH-12)"""

    def options(self) -> Options:
        return in_order(self.repairs())

    def repairs(self) -> Iterator[Choice]:
        game, figure = self.game, self.figure
        for holder in (figure, *touched(game, figure)):
            if not are_enemies(game, figure, holder):
                items = (*holder.tray, *((holder.worn,) if holder.worn else ()))
                yield from dict.fromkeys(Mend(holder.id, item.name) for item in items if is_broken(item))
        lying = (loose for loose in in_reach(game, figure) if is_broken(loose.item))
        yield from dict.fromkeys(MendLoose(loose.item.name, loose.at) for loose in lying)
        yield from repairs_for(game, figure)

    def do(self, choice: Choice | None) -> Procedure | None:
        match choice:
            case Interact(object=name, use=use):
                return Interaction(self.figure.id, name, use, self.part.points)
            case MendLoose(token=token, at=at):
                self.game.tell(Mended(self.figure.id, token))
                floor = self.game.state.mission.floor
                place = next(n for n, each in enumerate(floor) if each.at == at and each.item.name == token)
                floor[place] = Loose(replace(floor[place].item, turned=""), at)
            case Mend(other=other, token=token):
                self.game.tell(Mended(self.figure.id, token, other))
                mend(figure_of(self.game, other), token)
        return None


def is_broken(item: Item) -> bool:
    """True for what a repair point restores. (CS-SK-TECH-12)"""
    return item.turned in ("broken", "overloaded") and item.known_to is None


def mend(holder: Figure, token: str) -> None:
    if holder.worn is not None and holder.worn.name == token:
        holder.worn = replace(holder.worn, turned="")
    else:
        turn(holder, token, "")


# Entry points


class CloseEntryRule(PartRule[CloseEntryPart], of=CloseEntryPart, asks=True):
    """One of them always stays open. (CS-SK-TECH-10)"""

    def options(self) -> Options:
        closed = closed_to(self.game, PURGE)
        left = [point for point in entry_points(self.game) if point not in closed]
        return in_order(CloseEntry(point) for point in left if len(left) > 1)

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, CloseEntry), "an entry point is chosen"
        mission = self.game.state.mission
        mission.closed = tuple(sorted((*mission.closed, choice.entry)))
        self.game.tell(EntryClosed(self.figure.id, choice.entry))


# The lure


class LureRule(PartRule[LurePart], of=LurePart, asks=True):
    """(CS-SK-TECH-11)"""

    def may(self) -> bool:
        return any(can_be_lured(self.game, npc) for npc in on_deck(self.game))

    def options(self) -> Options:
        return points_of(deck_chart(self.game).floor) if self.may() else Options(())

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Aim), "a point is chosen"
        point = Base(NUMBERS[choice.at])
        near = [
            npc for npc in on_deck(self.game) if can_be_lured(self.game, npc) and within(MEDIUM, point, base_of(npc))
        ]
        near.sort(key=lambda npc: -npc_of(self.game, npc).rank)
        return Lure(choice.at, [npc.id for npc in near])


@lru_cache(maxsize=16)
def points_of(floor: int) -> Options:
    return in_order(map(Aim, squares_in(floor)))


def can_be_lured(game: CoreSpace, npc: Figure) -> bool:
    """True for the Purge but Live Ones, as long as they have a turn in this round."""
    is_purge = family_of(game, npc) == PURGE and npc.board != LIVE_ONE
    return is_purge and not npc.missed_turns and bool(actions_of(game, npc))


class Lure(Procedure, tag="corespace.lure"):
    """Each of them moves to a point as far as its actions go, from the highest rank down. (CS-SK-TECH-11)"""

    at: Square
    waiting: list[str]
    left: int = 0
    """The actions that are left to the first of them."""

    def start(self, game: CoreSpace) -> Step:
        npc = find_figure(game, self.waiting[0]) if self.waiting else None
        if game.state.mission.over or not self.waiting:
            return done()
        if npc is None:
            return goto(self.next)
        self.left = actions_of(game, npc)
        npc.lost_actions = 0
        npc.acted = npc.begun = True
        game.tell(Lured(npc.id, self.at))
        if npc.prone:
            self.left -= 1
            stand_up(game, npc)
        return goto(self.walk)

    def walk(self, game: CoreSpace) -> Step:
        """It fights nobody on its way. (CS-SK-TECH-11)"""
        npc = find_figure(game, self.waiting[0])
        if npc is None or not self.left or game.state.mission.over:
            return goto(self.next)
        way = move_along(game, npc, route_to_point(game, npc, self.at))
        self.left -= 1
        return call(MoveAlong(npc.id, list(way), charged=True), then=self.settle)

    def settle(self, game: CoreSpace) -> Step:
        """(CS-MISSION-07)"""
        return call(Happen(), then=self.walk)

    def next(self, game: CoreSpace) -> Step:
        self.waiting = self.waiting[1:]
        return goto(self.start)

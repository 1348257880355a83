"""INTERACT: objects that the mission gives a meaning. (CS-INTERACT-01)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Step, call, done, goto, offer

from ...choices import Interact
from ...content import MissionObject, Use
from ...events import Interacted, RepairTried
from ...lacks import InUse, MissionAllows, Unused
from ...state import Figure, Thing
from ..answers import in_order
from ..contact import hands_free
from ..dice import roll_combat
from ..figures import base_of, figure_of, page_of, player_of
from ..hits import added_up
from ..kit import design
from ..script import moments
from ..script.carrying import CarryOut
from ..script.conditions import holds
from ..script.objects import object_of, squares_beside, thing_of

if TYPE_CHECKING:
    from ...game import CoreSpace


def interact_options(game: CoreSpace, figure: Figure) -> Options:
    """The objects in contact. (CS-INTERACT-01)"""
    if figure.where != "deck" or not page_of(game).objects:
        return NO_OPTIONS
    return in_order(offers(game, figure))


def offers(game: CoreSpace, figure: Figure) -> Iterator[Choice | Refusal]:
    here = base_of(figure).squares
    for each in page_of(game).objects:
        thing = thing_of(game, each.id)
        if each.use is None or thing.destroyed or not squares_beside(game, each.id) & here:
            continue
        peace = () if each.use.engaged else (hands_free(game, figure, "CS-INTERACT-01"),)
        yield offer(
            Interact(each.id),
            *peace,
            ("CS-INTERACT-01", not (each.use.once and thing.used), Unused()),
            ("CS-INTERACT-01", not is_spent(each.use, thing), InUse()),
            ("CS-INTERACT-01", allows(game, figure, each), MissionAllows()),
        )


def is_spent(use: Use, thing: Thing) -> bool:
    """True if it has done in this round what it does in one."""
    return bool(use.per_round) and thing.used_in_round >= use.per_round


def allows(game: CoreSpace, figure: Figure, each: MissionObject) -> bool:
    condition = each.use.only_if if each.use else None
    return condition is None or holds(game, condition, player_of(figure))


def interact(_game: CoreSpace, figure: Figure, choice: Interact) -> Procedure:
    return Interaction(figure.id, choice.object)


class Interaction(Procedure, tag="corespace.interaction"):
    figure: str
    object: str

    def start(self, game: CoreSpace) -> Step:
        use = object_of(game, self.object).use
        assert use is not None, "only what can be used is offered"
        return goto(self.repair if use.repairs else self.work)

    def repair(self, game: CoreSpace) -> Step:
        """One combat die for each try, and what tools add; each hit counts."""
        figure, thing = figure_of(game, self.figure), thing_of(game, self.object)
        use = object_of(game, self.object).use
        assert use is not None, "only what can be used is offered"
        faces = roll_combat(game, player_of(figure), 1 + tools(game, figure), "repair", figure.id)
        thing.repaired = min(use.repairs, thing.repaired + added_up(faces).hits)
        game.tell(RepairTried(figure.id, self.object, faces, thing.repaired, use.repairs))
        return goto(self.work) if thing.repaired == use.repairs else done()

    def work(self, game: CoreSpace) -> Step:
        thing, use = thing_of(game, self.object), object_of(game, self.object).use
        assert use is not None, "only what can be used is offered"
        thing.used += 1
        thing.used_in_round += 1
        game.tell(Interacted(self.figure, self.object))
        moments.was_used(game, self.figure, self.object)
        return call(CarryOut([*use.do], self.figure, self.object), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


def tools(game: CoreSpace, figure: Figure) -> int:
    """The dice that tokens add to repairs. (CS-EQUIP-03)"""
    return sum(effect.number for item in figure.tray for effect in design(game, item).effects if effect.do == "repair")

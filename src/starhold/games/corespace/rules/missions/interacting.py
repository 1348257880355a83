"""INTERACT: objects that the mission gives a meaning. (CS-INTERACT-01)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Step, call, done, goto, offer

from ...choices import Interact
from ...content import MissionObject, Use
from ...events import Interacted, RepairTried
from ...lacks import InUse, MissionAllows, SomethingToDo, Unused
from ...state import Figure, Item, Thing
from ..answers import in_order
from ..contact import hands_free
from ..dice import roll_combat
from ..figures import base_of, deck_chart, figure_of, player_of
from ..hits import added_up
from ..kit import can_use_items, design, reveal, works
from ..script import moments
from ..script.carrying import CarryOut
from ..script.conditions import holds
from ..script.objects import object_of, objects_in, squares_at, thing_of
from ..script.words import Scene, can_carry_out

if TYPE_CHECKING:
    from ...game import CoreSpace


def interact_options(game: CoreSpace, figure: Figure) -> Options:
    """What can be done with the objects in contact. (CS-INTERACT-01)"""
    if figure.where != "deck" or not game.state.mission.things:
        return NO_OPTIONS
    return in_order(offers(game, figure))


def offers(game: CoreSpace, figure: Figure) -> Iterator[Choice | Refusal]:
    return (offered(game, figure, each, use) for each, use in uses_near(game, figure))


def uses_near(game: CoreSpace, figure: Figure) -> Iterator[tuple[MissionObject, Use]]:
    """The uses of objects in contact, as far as they are whole."""
    here, chart = base_of(figure).squares, deck_chart(game)
    for each in objects_in(game):
        if each.uses and squares_at(chart, each.at) & here and not thing_of(game, each.id).destroyed:
            yield from ((each, use) for use in each.uses)


def repairs_for(game: CoreSpace, figure: Figure) -> Iterator[Choice]:
    """The repairs to which a point can be added, in a fight as well. (CS-SK-TECH-09)"""
    for each, use in uses_near(game, figure):
        found = offered(game, figure, each, use, engaged=True) if use.repairs else None
        if isinstance(found, Interact):
            yield found


def offered(
    game: CoreSpace, figure: Figure, each: MissionObject, use: Use, *, engaged: bool = False
) -> Choice | Refusal:
    peace = () if engaged or use.engaged else (hands_free(game, figure, "CS-INTERACT-01"),)
    thing, seat = thing_of(game, each.id), player_of(figure)
    return offer(
        Interact(each.id, use.id),
        *peace,
        ("CS-INTERACT-01", not (use.once and thing.used.get(use.id)), Unused()),
        ("CS-INTERACT-01", not is_spent(use, thing), InUse()),
        ("CS-INTERACT-01", use.only_if is None or holds(game, use.only_if, seat), MissionAllows()),
        ("CS-EVENT-07", helps(game, figure, each, use), SomethingToDo()),
    )


def is_spent(use: Use, thing: Thing) -> bool:
    """True if it has done in this round what it does in one."""
    return bool(use.per_round) and thing.used_in_round.get(use.id, 0) >= use.per_round


def helps(game: CoreSpace, figure: Figure, each: MissionObject, use: Use) -> bool:
    """True if it would bring anything about."""
    return any(can_carry_out(game, deed, Scene(figure.id, each.id)) for deed in use.do)


def interact(_game: CoreSpace, figure: Figure, choice: Interact) -> Procedure:
    return Interaction(figure.id, choice.object, choice.use)


class Interaction(Procedure, tag="corespace.interaction"):
    figure: str
    object: str
    use: str
    points: int = 0
    """The repair points that a skill adds, instead of a roll. (CS-SK-TECH-09)"""

    def start(self, game: CoreSpace) -> Step:
        return goto(self.repair if self.page(game).repairs else self.work)

    def repair(self, game: CoreSpace) -> Step:
        """One combat die for each try, and what tools add, which are shown; each hit counts. (CS-EQUIP-08)"""
        figure, thing, wanted = figure_of(game, self.figure), thing_of(game, self.object), self.page(game).repairs
        if self.points:
            thing.repaired = min(wanted, thing.repaired + self.points)
            game.tell(RepairTried(figure.id, self.object, (), thing.repaired, wanted))
            return goto(self.work) if thing.repaired == wanted else done()
        helping = tools(game, figure)
        figure.tray = tuple(reveal(game, figure, item) if item in helping else item for item in figure.tray)
        dice = 1 + sum(effect.number for item in helping for effect in design(game, item).effects)
        faces = roll_combat(game, player_of(figure), dice, "repair", figure.id)
        thing.repaired = min(wanted, thing.repaired + added_up(faces).hits)
        game.tell(RepairTried(figure.id, self.object, faces, thing.repaired, wanted))
        return goto(self.work) if thing.repaired == wanted else done()

    def work(self, game: CoreSpace) -> Step:
        thing = thing_of(game, self.object)
        for uses in (thing.used, thing.used_in_round):
            uses[self.use] = uses.get(self.use, 0) + 1
        game.tell(Interacted(self.figure, self.object, self.use))
        moments.was_used(game, self.figure, self.object)
        return call(CarryOut([*self.page(game).do], self.figure, self.object), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()

    def page(self, game: CoreSpace) -> Use:
        return next(use for use in object_of(game, self.object).uses if use.id == self.use)


def tools(game: CoreSpace, figure: Figure) -> list[Item]:
    """The tokens that add dice to repairs. (CS-EQUIP-03, CS-JOIN-14)"""
    tray = figure.tray if can_use_items(game, figure) else ()
    return [item for item in tray if works(item) and any(each.do == "repair" for each in design(game, item).effects)]

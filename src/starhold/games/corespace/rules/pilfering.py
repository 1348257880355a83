"""Light fingers: an item goes from one tray to another in the middle of a fight. (CS-SK-CUNNING-08..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto, joined

from ..choices import Close, Drop, Forgo, Operate, Take, UseItem
from ..events import ContentsSeen, Robbed, Stolen
from ..state import Figure, Item
from .answers import in_order
from .effortless import drop
from .figures import figure_of, player_of
from .kit import design, each_name, gain, has_room, item_of, lay_down, weapon_of_attack, without_one
from .rummaging import also_known
from .script import moments
from .using import use, use_effortlessly

if TYPE_CHECKING:
    from ..game import CoreSpace


def to_steal(victim: Figure, weapon: str) -> tuple[Item, ...]:
    """All that somebody carries but the weapon of the attack, which may have broken in it. (CS-SK-CUNNING-08)"""
    used = weapon_of_attack(victim, weapon)
    return victim.tray if used is None else without_one(victim.tray, used)


class Pilfer(Procedure, tag="corespace.pilfer"):
    """The thief alone sees what is there, and takes one item of it."""

    figure: str
    other: str
    weapon: str = ""
    uses: bool = False
    """True if an effortless item may be used at once. (CS-SK-CUNNING-09)"""
    item: str = ""
    """The item that is taken."""

    def start(self, game: CoreSpace) -> Step:
        thief, victim = figure_of(game, self.figure), figure_of(game, self.other)
        seat = player_of(thief)
        victim.tray = tuple(also_known(item, seat) for item in victim.tray)
        game.tell(Robbed(thief.id, victim.id))
        game.tell(ContentsSeen(tuple(sorted(item.name for item in victim.tray)), audience=(seat,)))
        offered = [Take(name) for name in each_name(to_steal(victim, self.weapon))]
        return ask(seat, in_order([*offered, Close()]), then=self.take)

    def take(self, game: CoreSpace, choice: Take | Close) -> Step:
        if isinstance(choice, Close):
            return done()
        self.item = choice.token
        return goto(self.make_room)

    def make_room(self, game: CoreSpace) -> Step:
        """Without room the item, or another one, lies on the floor. (CS-SK-CUNNING-08)"""
        thief, victim = figure_of(game, self.figure), figure_of(game, self.other)
        item = item_of(to_steal(victim, self.weapon), self.item)
        if has_room(game, thief, item):
            self.hand_over(game, thief, victim, item)
            return goto(self.use)
        names = dict.fromkeys((*each_name(thief.tray), item.name))
        return ask(player_of(thief), in_order(Drop(name) for name in names), then=self.drop)

    def drop(self, game: CoreSpace, choice: Drop) -> Step:
        thief, victim = figure_of(game, self.figure), figure_of(game, self.other)
        if choice.token != self.item:
            drop(game, thief, choice.token)
            return goto(self.make_room)
        item = item_of(to_steal(victim, self.weapon), self.item)
        victim.tray = without_one(victim.tray, item)
        lay_down(game, item, thief.at)
        game.tell(Stolen(thief.id, victim.id, design(game, item).size, item.name, dropped=True))
        return done()

    def hand_over(self, game: CoreSpace, thief: Figure, victim: Figure, item: Item) -> None:
        victim.tray = without_one(victim.tray, item)
        gain(thief, item)
        moments.was_taken(game, thief, item.face)
        known = item.name if item.known_to is None else ""
        game.tell(Stolen(thief.id, victim.id, design(game, item).size, known))

    def use(self, game: CoreSpace) -> Step:
        """(CS-SK-CUNNING-09)"""
        thief = figure_of(game, self.figure)
        uses = [choice for choice in use_effortlessly(game, thief).legal if self.is_of_item(choice)]
        if not (self.uses and uses):
            return done()
        return ask(player_of(thief), joined(in_order(uses), in_order([Forgo()])), then=self.used)

    def is_of_item(self, choice: Choice) -> bool:
        return isinstance(choice, UseItem | Operate) and choice.token == self.item

    def used(self, game: CoreSpace, choice: UseItem | Operate | Forgo) -> Step:
        if isinstance(choice, Forgo):
            return done()
        begun = use(game, figure_of(game, self.figure), choice)
        return done() if begun is None else call(begun, then=self.finish)

    def finish(self, game: CoreSpace) -> Step:
        return done()

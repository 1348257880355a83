"""The turn of a civilian: one roll of the chance die. (CS-CIVILIAN-01..22, CS-NPC-ORDER-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import Wind
from starhold.kernel import Procedure, Stage, Step, ask, call, done, goto, hand_over

from ...choices import SingleOut
from ...content import ChanceFace
from ...events import ChanceShown, NpcAimed, Stayed, TurnMissed
from ...state import Figure
from .. import ending
from ..answers import in_order
from ..assault import Assault, is_down
from ..bargaining import Bargain
from ..contact import in_contact
from ..dice import roll_arrow, roll_chance
from ..fighting import bare_hands
from ..figures import figure_of, has_lasting
from ..joining import join
from ..movement import MoveAlong, allowance
from ..seeing import sight_of
from ..shooting import Shooting, shot_of_npc
from ..standing import stand_up
from .boards import close_dice, ranged_dice
from .errands import Ground, along, into_cover, towards
from .fear import feared_by, flight
from .live_ones import turn_live
from .people import prey, to_hide_from, to_join, to_trade_with
from .second_thoughts import SecondThoughts

if TYPE_CHECKING:
    from ...game import CoreSpace


class CivilianActivation(Procedure, tag="corespace.civilian-activation"):
    figure: str
    face: ChanceFace = "move"
    wind: Wind | None = None
    """The arrow, once it is needed. (CS-CIVILIAN-06)"""
    why: str = ""
    """The clause by which it follows the arrow."""
    shy: bool = False
    """True from a start near the Purge until none is near any more. (CS-CIVILIAN-19)"""
    left: int = 0
    """The squares of the present MOVE."""
    more: int = 0
    """The MOVEs after it."""
    target: str = ""

    def start(self, game: CoreSpace) -> Step:
        """Whoever lies on the ground stands up and does nothing else; it has no actions to lose. (CS-PRONE-03)"""
        npc = figure_of(game, self.figure)
        if npc.crew is not None:
            return hand_over(SecondThoughts(npc.id))
        npc.lost_actions = 0
        if npc.missed_turns:
            npc.missed_turns -= 1
            game.tell(TurnMissed(npc.id))
            return done()
        if npc.prone:
            stand_up(game, npc)
            return done()
        self.face = roll_chance(game, game.state.mission.counter, "civilian", npc.id)
        game.tell(ChanceShown(npc.id, self.face))
        self.shy = bool(feared_by(game, npc))
        self.left = allowance(game, npc)
        return goto(self.act)

    def act(self, game: CoreSpace) -> Step:
        match self.face:
            case "attack":
                return goto(self.attack)
            case "hide":
                return goto(self.hide)
            case "join":
                return goto(self.join)
            case "trade":
                return goto(self.trade)
            case "live-one":
                turn_live(game, figure_of(game, self.figure))
                return done()
        return self.follow_arrow("CS-CIVILIAN-02")

    # The arrow

    def follow_arrow(self, why: str) -> Step:
        self.why = why
        return goto(self.run)

    def run(self, game: CoreSpace) -> Step:
        """(CS-CIVILIAN-02, CS-CIVILIAN-06)"""
        npc = figure_of(game, self.figure)
        if self.shy:
            return goto(self.flee)
        self.wind = self.wind or roll_arrow(game, game.state.mission.counter, "panic", npc.id)
        way = along(Ground(game, npc, self.left, brave=self.face == "attack"), self.wind)
        if not way:
            game.tell(Stayed(npc.id, "CS-CIVILIAN-02"))
        return call(MoveAlong(npc.id, list(way), why=self.why, wind=self.wind), then=self.next_move)

    def next_move(self, game: CoreSpace) -> Step:
        if not self.more or is_down(game, self.figure) or game.state.mission.over:
            return done()
        self.more -= 1
        self.left = allowance(game, figure_of(game, self.figure))
        return goto(self.run)

    # The Purge

    def flee(self, game: CoreSpace) -> Step:
        """The first squares of any movement lead away from the Purge. (CS-CIVILIAN-19..20)"""
        npc = figure_of(game, self.figure)
        way = flight(game, npc, self.left)
        if not way:
            game.tell(Stayed(npc.id, "CS-CIVILIAN-19"))
            return goto(self.next_move)
        self.left -= len(way)
        nearest, *_ = feared_by(game, npc)
        return call(MoveAlong(npc.id, list(way), why="CS-CIVILIAN-19", other=nearest.id), then=self.fled)

    def fled(self, game: CoreSpace) -> Step:
        """Once it is out of their range, it goes on with what is left of its movement. (CS-CIVILIAN-19)"""
        if is_down(game, self.figure):
            return done()
        self.shy = bool(feared_by(game, figure_of(game, self.figure)))
        if self.shy or not self.left:
            return goto(self.next_move)
        return goto(self.run if self.why else self.act)

    # Attack

    def attack(self, game: CoreSpace) -> Step:
        """(CS-CIVILIAN-04..05)"""
        found = prey(game, figure_of(game, self.figure))
        if not found:
            return self.follow_arrow("CS-CIVILIAN-04")
        return single_out(game, found, self.strike)

    def strike(self, game: CoreSpace, choice: SingleOut) -> Step:
        """A blow in contact, else a shot at up to medium range; whoever can do neither panics all the same.

        (CS-CIVILIAN-03, CS-NPC-TARGET-12)
        """
        npc, target = figure_of(game, self.figure), figure_of(game, choice.figure)
        game.tell(NpcAimed(npc.id, target.id, "CS-CIVILIAN-05"))
        if in_contact(game, npc, target):
            if close_dice(game, npc):
                return call(Assault(npc.id, bare_hands(game, npc), target.id), then=self.panic)
        elif can_shoot(game, npc, target):
            return call(Shooting(npc.id, shot_of_npc(game, npc, target), target.id), then=self.panic)
        return goto(self.panic)

    def panic(self, game: CoreSpace) -> Step:
        """Two MOVEs along the arrow. (CS-CIVILIAN-03, CS-CIVILIAN-06)"""
        ending.look(game)
        if is_down(game, self.figure) or game.state.mission.over:
            return done()
        self.shy = self.shy and bool(feared_by(game, figure_of(game, self.figure)))
        self.more = 1
        return self.follow_arrow("CS-CIVILIAN-03")

    # Hide

    def hide(self, game: CoreSpace) -> Step:
        """Whoever is in cover already stays there. (CS-CIVILIAN-07..09)"""
        npc = figure_of(game, self.figure)
        enemy = to_hide_from(game, npc)
        if enemy is None:
            return self.follow_arrow("CS-CIVILIAN-08")
        way = into_cover(game, npc, enemy, Ground(game, npc, self.left))
        if self.shy and way != ():
            return goto(self.flee)
        if way is None:
            return self.follow_arrow("CS-CIVILIAN-08")
        if not way:
            game.tell(Stayed(npc.id, "CS-CIVILIAN-07"))
        return call(MoveAlong(npc.id, list(way), why="CS-CIVILIAN-07", other=enemy.id), then=self.next_move)

    # Join

    def join(self, game: CoreSpace) -> Step:
        """(CS-CIVILIAN-10)"""
        found = to_join(game, figure_of(game, self.figure))
        if not found:
            return self.follow_arrow("CS-CIVILIAN-10")
        is_clear = len({trader.crew for trader in found}) == 1
        return single_out(game, found[:1] if is_clear else found, self.join_up)

    def join_up(self, game: CoreSpace, choice: SingleOut) -> Step:
        """It first acts for the crew in the next round. (CS-JOIN-06)"""
        crew = figure_of(game, choice.figure).crew
        assert crew is not None, "only traders are joined"
        join(game, figure_of(game, self.figure), crew, "CS-CIVILIAN-10")
        return done()

    # Trade

    def trade(self, game: CoreSpace) -> Step:
        """(CS-CIVILIAN-11, CS-CIVILIAN-14)"""
        found = to_trade_with(game, figure_of(game, self.figure))
        if not found:
            return self.follow_arrow("CS-CIVILIAN-14")
        return single_out(game, found, self.approach)

    def approach(self, game: CoreSpace, choice: SingleOut) -> Step:
        npc, trader = figure_of(game, self.figure), figure_of(game, choice.figure)
        self.target = trader.id
        if in_contact(game, npc, trader):
            return goto(self.offer)
        if self.shy:
            return goto(self.flee)
        way = towards(game, npc, trader, Ground(game, npc, self.left))
        if not way:
            game.tell(Stayed(npc.id, "CS-CIVILIAN-11"))
        return call(MoveAlong(npc.id, list(way), why="CS-CIVILIAN-11", other=trader.id), then=self.offer)

    def offer(self, game: CoreSpace) -> Step:
        """(CS-CIVILIAN-11..12)"""
        npc, trader = figure_of(game, self.figure), figure_of(game, self.target)
        if not in_contact(game, npc, trader):
            return done()
        return hand_over(Bargain(npc.id, trader.id, gift=True))


def single_out(game: CoreSpace, found: list[Figure], then: Stage) -> Step:
    """Of those who are equally near the holder of the turn counter chooses. (CS-PURGE-TARGET-11)"""
    names = [figure.id for figure in found]
    if len(names) == 1:
        return then(game, SingleOut(*names))
    return ask(game.state.mission.counter, in_order(map(SingleOut, names)), then=then)


def can_shoot(game: CoreSpace, npc: Figure, target: Figure) -> bool:
    """(CS-NPC-TARGET-12, CS-ITEM-21)"""
    sight = sight_of(game, npc, target)
    if sight is None or not sight.is_seen or sight.range == "long":
        return False
    return ranged_dice(game, npc) > 0 and not has_lasting(npc, "jammed")

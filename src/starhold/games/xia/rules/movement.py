"""Movement: engines, impulse, and spending it space by space."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, hand_over, offer, options

from .. import choices
from ..events import AbilityWorked, EngineFired, ImpulseUsed, SpaceUsed, TurnedBack
from ..lacks.flight import ArmedMarker, UnusedImpulse, UseSpace
from . import minor, onward
from .borders import Cross, fly_into
from .dice import Roll
from .energy import exhaust, is_stranded, ready_card
from .exploring import BlindJump
from .outfits import Readiness, effective, outfit_of, readiness, spend_marker
from .respawn import free_space_near
from .ships import Standpoint, is_occupied
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


class FireEngine(Procedure, tag="xia.fire-engine"):
    """An engine's roll is the movement gained. (XIA-MOVE-02, XIA-OUTFIT-18)"""

    seat: Seat
    outfit: int
    movement: int = 0

    def start(self, game: Xia) -> Step:
        outfit = outfit_of(game, self.seat, self.outfit)
        return call(Roll(self.seat, outfit.die, "engine", outfit.id), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        self.movement = effective(game, self.seat, self.outfit, shown)
        card = ready_card(game, self.seat, "boost")
        if card is None:
            return self.fly(game)
        return ask(self.seat, [choices.UseAbility(card), choices.Accept()], then=self.boost)

    def boost(self, game: Xia, choice: Choice) -> Step:
        if not isinstance(choice, choices.UseAbility):
            return self.fly(game)
        exhaust(game, self.seat, choice.card)
        return call(Roll(self.seat, 20, "boost", game.ability_id(self.seat, choice.card)), then=self.boosted)

    def boosted(self, game: Xia, shown: int) -> Step:
        """A natural 20 gives the card's number or doubles the roll, whichever is more."""
        card = next(card for card in game.cards(self.seat, "boost"))
        bonus = look_up(game.ability(self.seat, card).rolls, shown)
        bonus = max(bonus, self.movement) if shown == 20 else bonus
        game.tell(AbilityWorked(self.seat, card, bonus, game.ability_id(self.seat, card)))
        self.movement += bonus
        return self.fly(game)

    def fly(self, game: Xia) -> Step:
        game.tell(EngineFired(self.seat, outfit_of(game, self.seat, self.outfit).id, self.movement))
        return hand_over(Move.begin(game, self.seat, self.movement))


class Move(Procedure, tag="xia.move"):
    """A ship spends movement, one point per space; it may stop at any time, but not where another ship is.

    (XIA-MOVE-01..10, XIA-TURN-09, XIA-STRANDED-05)
    """

    seat: Seat
    movement: int
    was_stranded: bool
    free_space: Hex
    """The last space on which the ship was alone."""

    @classmethod
    def begin(cls, game: Xia, seat: Seat, movement: int) -> Move:
        captain = game.state.captains[seat]
        assert captain.at is not None
        captain.using = None
        return cls(seat, movement, is_stranded(captain), captain.at)

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if captain.at is None or game.is_over:
            return done()
        if not is_occupied(game, captain.at, but=captain):
            self.free_space = captain.at
        if self.movement == 0 or (is_stranded(captain) and not self.was_stranded):
            return self.end(game)
        return ask(self.seat, onward.offered(game, self), then=self.spend)

    def spend(self, game: Xia, choice: Choice) -> Step:
        match choice:
            case choices.Fly():
                self.movement -= 1
                return call(Cross(self.seat, choice.way), then=self.start)
            case choices.Jump():
                self.movement -= jump_cost(game)
                return call(BlindJump(self.seat, choice.way), then=self.start)
            case choices.Use():
                self.movement -= onward.OCCUPIED_SPACE
                return call(UseOccupiedSpace(self.seat, choice.way), then=self.after_use)
            case choices.Stop():
                return self.end(game)
        way = game.rules.taking_way.get(type(choice))
        if way is not None:
            self.movement -= 1
        procedure = way(game, self.seat, choice) if way else minor.take(game, self.seat, choice)
        return call(procedure, then=self.start) if procedure else goto(self.start)

    def after_use(self, game: Xia) -> Step:
        return self.end(game) if game.options.occupied_use_ends_move else self.start(game)

    def end(self, game: Xia) -> Step:
        """A move that has to end on an occupied space is undone as far as the last free one."""
        captain = game.state.captains[self.seat]
        if captain.at is not None and is_occupied(game, captain.at, but=captain):
            captain.at, captain.using = free_space_near(game, self.free_space), None
            game.tell(TurnedBack(captain.ship, captain.at))
        return done()


class UseOccupiedSpace(Procedure, tag="xia.use-occupied-space"):
    """A ship acts on the occupied space beside it; the border between has its effect. (XIA-MOVE-04..08)"""

    seat: Seat
    way: Direction

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        way_out = game.chart.exit_from(captain.at, self.way)
        captain.using = way_out.to
        game.tell(SpaceUsed(captain.ship, way_out.to))
        return hand_over(fly_into(game, self.seat, way_out.hazard)) if way_out.hazard else done()


def impulse_of(game: Xia, seat: Seat) -> int:
    """The movement that impulse brings. (XIA-IMPULSE-01)"""
    return game.content.ship[game.state.captains[seat].ship].impulse + skill(game, seat, "impulse")


def use_impulse(game: Xia, seat: Seat, choice: choices.Impulse) -> Procedure:
    """The Impulse token is turned face down. (XIA-IMPULSE-01..02)"""
    captain = game.state.captains[seat]
    captain.impulse = False
    movement = impulse_of(game, seat)
    game.tell(ImpulseUsed(seat, movement))
    return Move.begin(game, seat, movement)


def fire_engine(game: Xia, seat: Seat, choice: choices.Engine) -> Procedure:
    spend_marker(game, seat, choice.outfit)
    return FireEngine(seat, choice.outfit)


def jump_cost(game: Xia) -> int:
    """(XIA-TURN-13)"""
    return 0 if game.options.free_blind_jump else 1


def offer_moves(game: Xia, point: Standpoint) -> Options:
    """The ways to begin a move. (XIA-IMPULSE-01..02, XIA-MOVE-02)"""
    captain = point.captain
    return moves(captain.impulse, captain.armed > 0, readiness(game.content, captain.hold))


@lru_cache(maxsize=4096)
def moves(impulse: bool, is_armed: bool, outfits: Readiness) -> Options:
    """The same, by all that it hangs on."""
    return options(
        [
            offer(choices.Impulse(), ("XIA-IMPULSE-02", impulse, UnusedImpulse())),
            *(
                offer(
                    choices.Engine(ready.place),
                    ("XIA-OUTFIT-04", is_armed, ArmedMarker()),
                    ("XIA-OUTFIT-08", ready.has_use_space, UseSpace()),
                )
                for ready in outfits.engines
            ),
        ]
    )

"""Rewards of completed goals, as far as they are not skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Event,
    Options,
    Procedure,
    Seat,
    Step,
    ask,
    done,
    hand_over,
    offer,
    options,
)

from ...content import TRADED, Cargo
from ...events import BountyChanged
from ...lacks.campaign import AnyBounty, LawfulPlanet, NotYetUsed
from ...lacks.means import Credits
from ..cargo import supplies
from ..fame import get_credits
from ..placing import load, room
from ..ships import Standpoint
from ..solo.setup import reveal_title
from ..solo.table import ALONE
from .sheet import note, rewards, times

if TYPE_CHECKING:
    from ...game import Xia


class StartWith(Choice, frozen=True, tag="xia.start-with"):
    """Begin with cubes of a kind."""

    cargo: Cargo


class RollAgain(Choice, frozen=True, tag="xia.roll-again"):
    """Have the NPCs roll again."""


class PayOff(Choice, frozen=True, tag="xia.pay-off"):
    """Pay off the bounty on your ship."""


class CubesAtStart(Event, frozen=True, tag="xia.cubes-at-start"):
    seat: Seat
    cargo: Cargo
    cubes: int


class RolledAgain(Event, frozen=True, tag="xia.rolled-again"):
    """The captain makes the NPCs roll again."""

    seat: Seat


class LoadAtStart(Procedure, tag="xia.load-at-start"):
    """The captain chooses the kind of cube with which the game begins. (XIA-CAMPAIGN-05)"""

    cubes: int

    def start(self, game: Xia) -> Step:
        left = supplies(game)
        kinds = [StartWith(cargo) for cargo in sorted(TRADED) if left[cargo] >= self.cubes]
        return ask(ALONE, kinds, then=self.load) if kinds and room(game, ALONE) else done()

    def load(self, game: Xia, choice: StartWith) -> Step:
        cubes = min(self.cubes, len(room(game, ALONE)))
        game.tell(CubesAtStart(ALONE, choice.cargo, cubes))
        stowing = load(game, ALONE, choice.cargo, cubes)
        return done() if stowing is None else hand_over(stowing)


def load_at_start(game: Xia, seat: Seat) -> Procedure | None:
    cubes = sum(reward.cubes for reward in rewards(game))
    return LoadAtStart(cubes) if cubes else None


def reveal_more_titles(game: Xia, seat: Seat) -> None:
    """(XIA-CAMPAIGN-05)"""
    for _ in range(sum(reward.titles for reward in rewards(game))):
        reveal_title(game)


def offer_second_roll(game: Xia) -> tuple[RollAgain, ...]:
    """Once a game. (XIA-CAMPAIGN-05)"""
    has_one = any(reward.reroll for reward in rewards(game)) and not times(game, "second roll")
    return (RollAgain(),) if has_one else ()


def roll_again(game: Xia, seat: Seat, choice: RollAgain) -> None:
    note(game, "second roll")
    game.tell(RolledAgain(seat))


def offer_paying_off(game: Xia, point: Standpoint) -> Options:
    """Once a game, on a lawful planet, for as much as the bounty is. (XIA-CAMPAIGN-05)"""
    if not any(reward.pay_off for reward in rewards(game)):
        return NO_OPTIONS
    captain, here = point.captain, point.here
    is_lawful = here.terrain == "planet" and here.sector.law == "lawful"
    return options(
        [
            offer(
                PayOff(),
                ("XIA-CAMPAIGN-05", not times(game, "pay-off"), NotYetUsed("game")),
                ("XIA-CAMPAIGN-05", bool(captain.bounty), AnyBounty()),
                ("XIA-CAMPAIGN-05", is_lawful, LawfulPlanet()),
                ("XIA-CREDIT-03", captain.credits >= captain.bounty, Credits(captain.bounty, captain.credits)),
            )
        ]
    )


def pay_off(game: Xia, seat: Seat, choice: PayOff) -> None:
    """(XIA-CAMPAIGN-05)"""
    captain = game.state.captains[seat]
    note(game, "pay-off")
    get_credits(game, seat, -captain.bounty, "bounty")
    game.tell(BountyChanged(captain.ship, -captain.bounty, "paid off"))
    captain.bounty = 0

"""The Mag-Harpoon: a line shot into another ship, to be towed along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.geometry import Hex, distance
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat, Step, ask, call, done, hand_over

from ..choices import Follow, LetGo, UseAbility
from ..events import AbilityWorked, Towed
from ..state import Captain, Harpoon
from . import missions
from .dice import Roll
from .energy import exhaust, ready_card
from .ships import WAYS, all_ships, bring, is_occupied, name_of
from .tokens import claim_token

if TYPE_CHECKING:
    from ..game import Xia

UNLIMITED = 99
"""The roll's value for a line that holds until the captain's next turn."""


class ShootHarpoon(Procedure, tag="xia.shoot-harpoon"):
    """The d20 says how far the line holds, if the harpoon hits at all. (XIA-ABILITY-01..02)"""

    seat: Seat
    card: str
    target: str

    def start(self, game: Xia) -> Step:
        exhaust(game, self.seat, self.card)
        return call(Roll(self.seat, 20, "harpoon", game.ability_id(self.seat, self.card)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        spaces = look_up(game.ability(self.seat, self.card).rolls, shown)
        game.tell(AbilityWorked(self.seat, self.card, spaces, game.ability_id(self.seat, self.card)))
        if spaces:
            game.state.captains[self.seat].harpoon = Harpoon(self.target, spaces)
        return done()


class Tow(Procedure, tag="xia.tow"):
    """The ship that is followed has left a space: its follower takes it, crossing no borders, or lets go.

    The line tears where another ship is in the way, and where the space is out of reach: behind a gate, or because
    the follower has flown off in the meantime. (XIA-ABILITY-01, XIA-SHIP-01)
    """

    seat: Seat
    """The captain who follows."""
    to: Hex
    left: Hex | None = None
    """The space that the follower has left."""

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        if game.is_over:
            return done()
        if distance(captain.at, self.to) != 1 or is_occupied(game, self.to, but=captain):
            captain.harpoon = None
            return done()
        return ask(self.seat, [Follow(), LetGo()], then=self.pull)

    def pull(self, game: Xia, choice: Choice) -> Step:
        captain = game.state.captains[self.seat]
        if isinstance(choice, LetGo):
            captain.harpoon = None
            return done()
        self.left = bring(captain, self.to)
        pay_out(captain)
        game.tell(Towed(self.seat, self.to))
        finding = claim_token(game, self.seat, self.to)
        return call(finding, then=self.sneak) if finding else self.sneak(game)

    def sneak(self, game: Xia) -> Step:
        """Contraband in tow is looked at like any other. (XIA-MTYPE-20)"""
        assert self.left is not None
        sneaking = missions.sneak_in(game, self.seat, self.left)
        return hand_over(sneaking) if sneaking else done()


def pay_out(captain: Captain) -> None:
    """The line holds for one space less, and ends after the last one."""
    line = captain.harpoon
    assert line is not None
    if line.spaces != UNLIMITED:
        captain.harpoon = Harpoon(line.host, line.spaces - 1) if line.spaces > 1 else None


def tow(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """A ship has left a space, for whoever has a line in it."""
    following = follower(game, game.state.captains[seat].ship)
    return None if following is None else Tow(following, start_from)


def follower(game: Xia, ship: str) -> Seat | None:
    """The captain who has a line in a ship, if there is one."""
    for seat, captain in enumerate(game.state.captains):
        if captain.harpoon is not None and captain.harpoon.host == ship and captain.at is not None:
            return seat
    return None


def offered(game: Xia, seat: Seat) -> Options:
    """The shots with a harpoon, for who has one."""
    shots = aims(game, seat)
    return Options(shots) if shots else NO_OPTIONS


def aims(game: Xia, seat: Seat) -> tuple[UseAbility, ...]:
    """The ships beside a captain whose harpoon is ready, in that captain's own turn. (XIA-ADJ-02, XIA-ABILITY-06)"""
    card = ready_card(game, seat, "harpoon")
    if card is None or game.state.active != seat:
        return ()
    here = game.state.captains[seat].at
    assert here is not None
    q, r = here
    beside: list[str] = []
    for other in all_ships(game):
        if other.at is None or (other.at[0] - q, other.at[1] - r) not in WAYS:
            continue
        if game.chart.adjacent(here, other.at):
            beside.append(name_of(other))
    return tuple([UseAbility(card, ship) for ship in sorted(beside)])


def use(game: Xia, seat: Seat, choice: UseAbility) -> Procedure:
    """Begin to shoot the harpoon."""
    assert choice.target is not None
    return ShootHarpoon(seat, choice.card, choice.target)

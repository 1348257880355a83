"""Combat once the attack is declared: declare defence, roll, resolve, Re-Arm. The attacker may be an NPC.

Steps 1 and 2, acquire target and declare attack, are in `combat`. (XIA-COMBAT-01)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done, goto, hand_over

from ..board.holds import Cell
from ..choices import Brace, Rearm, Shield
from ..events import AbilityWorked, AttackResolved
from . import missions
from .damage import TakeDamage
from .dice import Roll, npc_roll
from .energy import arm
from .outfits import disarm_used, effective, outfit_of
from .shields import RollDefence, defences, raise_defence
from .ships import card_of, is_alive, npc_of, seat_of, vessel
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


class Volley(Struct):
    """All that is aimed at one ship in an attack, and how that ship defends itself."""

    target: str
    weapons: list[int] = []
    """The blasters and missiles, once for each use."""
    rams: list[int] = []
    """The engines, once for each use."""
    beams: list[str] = []
    """The ability cards that attack."""
    shields: list[int] = []
    """The shields of the target, once for each use."""
    cards: list[str] = []
    """The ability cards that defend."""
    markers: list[Cell] = []
    """The Use spaces with the markers spent on those shields."""
    attack: int = 0
    """What weapons and beams have rolled."""
    rammed: int = 0
    """What rams have rolled."""
    defence: int = 0
    piercing: int = 0
    """What Piercers take off the shields of the target."""
    blast: int = 0
    """What an explosion does to it, whatever is rolled."""

    @property
    def attack_value(self) -> int:
        return self.attack + self.rammed + self.blast

    @property
    def damage(self) -> int:
        """(XIA-COMBAT-10)"""
        return max(0, self.attack_value - self.defence)


class DeclareDefence(Procedure, tag="xia.declare-defence"):
    """Step 3: each target declares and pays for its defence before any die is rolled. (XIA-COMBAT-08, XIA-COMBAT-17)"""

    attacker: str
    volleys: list[Volley]
    declared: int = 0
    """How many targets have declared their defence."""

    def start(self, game: Xia) -> Step:
        if self.declared == len(self.volleys):
            return hand_over(ExchangeFire(self.attacker, self.volleys))
        seat = seat_of(game, self.volleys[self.declared].target)
        if seat is not None and (offered := defences(game, seat, "attack")):
            return ask(seat, [*offered, Brace()], then=self.defend)
        return self.next_target(game)

    def defend(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Brace):
            return self.next_target(game)
        volley = self.volleys[self.declared]
        seat = seat_of(game, volley.target)
        assert seat is not None
        raise_defence(game, seat, choice, volley.shields, volley.cards)
        if isinstance(choice, Shield):
            volley.markers.append(game.state.captains[seat].hold.outfits[choice.outfit].used[-1])
        return goto(self.start)

    def next_target(self, game: Xia) -> Step:
        self.declared += 1
        return goto(self.start)


class ExchangeFire(Procedure, tag="xia.exchange-fire"):
    """Step 4: the attacker rolls all dice, then each target does. (XIA-COMBAT-09, XIA-COMBAT-11)"""

    attacker: str
    volleys: list[Volley]
    rolled: int = 0
    """How many volleys the attacker, and after that how many targets, have rolled for."""

    def start(self, game: Xia) -> Step:
        if self.rolled == len(self.volleys):
            self.rolled = 0
            return goto(self.defend)
        volley = self.volleys[self.rolled]
        seat = seat_of(game, self.attacker)
        if seat is None:
            volley.attack = npc_attack_roll(game, self.attacker)
            self.rolled += 1
            return goto(self.start)
        return call(RollAttack(seat, volley.weapons, volley.beams), then=self.ram)

    def ram(self, game: Xia, total: int) -> Step:
        """Rams are summed up on their own, because they hurt the attacker as well. (XIA-COMBAT-20)"""
        volley = self.volleys[self.rolled]
        volley.attack = total
        seat = seat_of(game, self.attacker)
        assert seat is not None
        return call(RollAttack(seat, volley.rams), then=self.attacked)

    def attacked(self, game: Xia, total: int) -> Step:
        self.volleys[self.rolled].rammed = total
        self.rolled += 1
        return goto(self.start)

    def defend(self, game: Xia) -> Step:
        if self.rolled == len(self.volleys):
            return hand_over(ResolveAttack(self.attacker, rams_last(self.volleys)))
        volley = self.volleys[self.rolled]
        seat = seat_of(game, volley.target)
        if seat is None:
            return self.defended(game, max(0, npc_defence_roll(game, volley.target) - volley.piercing))
        return call(RollDefence(seat, volley.shields, volley.cards, pierced=volley.piercing), then=self.defended)

    def defended(self, game: Xia, total: int) -> Step:
        volley = self.volleys[self.rolled]
        volley.defence = total + skill_of(game, volley.target, "armour")
        self.rolled += 1
        return goto(self.defend)


class RollAttack(Procedure, tag="xia.roll-attack"):
    """All declared weapons (or rams) and beams are rolled, one after the other. Ends with their sum.

    (XIA-MARKER-08, XIA-COMBAT-22)
    """

    seat: Seat
    outfits: list[int]
    beams: list[str] = []
    rolled: int = 0
    total: int = 0

    def start(self, game: Xia) -> Step:
        if self.rolled < len(self.outfits):
            outfit = outfit_of(game, self.seat, self.outfits[self.rolled])
            return call(Roll(self.seat, outfit.die, outfit.family, outfit.id), then=self.shoot)
        if self.rolled < len(self.outfits) + len(self.beams):
            card = self.beams[self.rolled - len(self.outfits)]
            return call(Roll(self.seat, 20, "beam", game.ability_id(self.seat, card)), then=self.beam)
        return done(self.total)

    def shoot(self, game: Xia, shown: int) -> Step:
        self.total += effective(game, self.seat, self.outfits[self.rolled], shown)
        self.rolled += 1
        return goto(self.start)

    def beam(self, game: Xia, shown: int) -> Step:
        card = self.beams[self.rolled - len(self.outfits)]
        value = look_up(game.ability(self.seat, card).rolls, shown)
        game.tell(AbilityWorked(self.seat, card, value, game.ability_id(self.seat, card)))
        self.total += value
        self.rolled += 1
        return goto(self.start)


class ResolveAttack(Procedure, tag="xia.resolve-attack"):
    """Step 5: each target takes its own damage; who rams takes the whole ram first. (XIA-COMBAT-10..11)"""

    attacker: str
    volleys: list[Volley]
    resolved: int = 0

    def start(self, game: Xia) -> Step:
        if game.is_over:
            return done()
        if self.resolved == len(self.volleys):
            return hand_over(RearmShields(self.volleys, self.attacker))
        volley = self.volleys[self.resolved]
        game.tell(AttackResolved(self.attacker, volley.target, volley.attack_value, volley.defence, volley.damage))
        count_deeds(game, self.attacker, volley)
        missions.ship_hit(game, self.attacker, volley.target, volley.damage)
        if volley.rammed and vessel(game, self.attacker).at is not None:
            recoil = volley.rammed - skill_of(game, self.attacker, "ram")
            return call(TakeDamage(self.attacker, recoil), then=self.strike)
        return self.strike(game)

    def strike(self, game: Xia) -> Step:
        """An attacker that its ram has destroyed gains nothing any more. (XIA-COMBAT-18..19, XIA-COMBAT-23)"""
        volley = self.volleys[self.resolved]
        self.resolved += 1
        is_rewarded = volley.target != self.attacker and vessel(game, self.attacker).at is not None
        by = self.attacker if is_rewarded else None
        return call(TakeDamage(volley.target, volley.damage, by), then=self.start)


class RearmShields(Procedure, tag="xia.rearm-shields"):
    """Step 6: each captain who is still there may arm the markers spent on shields in this attack.

    Whoever was hit by an explosion of their own may not. (XIA-COMBAT-12..14, XIA-MARKER-06, XIA-MTYPE-39)
    """

    volleys: list[Volley]
    attacker: str = ""
    asked: int = 0

    def start(self, game: Xia) -> Step:
        if self.asked == len(self.volleys):
            return done()
        volley = self.volleys[self.asked]
        seat = seat_of(game, volley.target)
        if seat is None or not is_alive(game, seat):
            return self.next_target(game)
        lower_shields(game, seat, volley.markers)
        most = min(len(volley.markers), game.state.captains[seat].energy)
        if most == 0 or volley.target == self.attacker:
            return self.next_target(game)
        return ask(seat, [Rearm(markers) for markers in range(most + 1)], then=self.rearm)

    def rearm(self, game: Xia, choice: Rearm) -> Step:
        seat = seat_of(game, self.volleys[self.asked].target)
        assert seat is not None
        arm(game, seat, choice.markers, energy=choice.markers)
        return self.next_target(game)

    def next_target(self, game: Xia) -> Step:
        self.asked += 1
        return goto(self.start)


def rams_last(volleys: list[Volley]) -> list[Volley]:
    """As declared, but rams come last: a ship that dies of its ram is still rewarded for its other shots."""
    return sorted(volleys, key=lambda volley: bool(volley.rams))


def skill_of(game: Xia, ship: str, on: str) -> int:
    """What skills help whoever flies a ship; NPCs have none."""
    seat = seat_of(game, ship)
    return 0 if seat is None else skill(game, seat, on)


def npc_attack_roll(game: Xia, ship: str) -> int:
    """All dice of the weapon on its card. (XIA-SOLO-43..44)"""
    npc = npc_of(game, ship)
    weapon = card_of(game, npc).weapon
    assert weapon is not None, "only an NPC with a weapon attacks"
    return sum(npc_roll(game, npc, die, "attack") for die in weapon.dice)


def npc_defence_roll(game: Xia, ship: str) -> int:
    """An NPC always defends itself."""
    npc = npc_of(game, ship)
    return npc_roll(game, npc, card_of(game, npc).defence, "defence")


def count_deeds(game: Xia, attacker: str, volley: Volley) -> None:
    """What titles want to know about an attack."""
    seat = seat_of(game, attacker)
    if seat is not None and volley.target != attacker:
        game.count(seat, "damage_dealt", volley.damage)
        if volley.rams:
            game.count(seat, "rams")


def lower_shields(game: Xia, seat: Seat, markers: list[Cell]) -> None:
    """Markers of this attack leave the shields; those on damaged Use spaces have left already. (XIA-COMBAT-14)"""
    disarm_used(game.state.captains[seat], markers)

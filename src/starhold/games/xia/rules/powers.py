"""Powers: the second ability card of each ship. It is always active, and most of what it does is a skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Options, Procedure, Seat, Step, ask, done

from ..state import AbilityCard
from .abilities.effects import RemoveDamage
from .energy import gain_energy
from .rulebook import Rulebook

if TYPE_CHECKING:
    from ..game import Xia


SLOW_SKILLS = ("mending", "starlight")
"""What only powers give: something that happens by itself in each Status Phase."""


class TakeAbility(Choice, frozen=True, tag="xia.take-ability"):
    """Choose the card that is used and exhausted."""


class TakePower(Choice, frozen=True, tag="xia.take-power"):
    """Choose the card that is always active."""


class CardChosen(Event, frozen=True, tag="xia.card-chosen"):
    """A captain has taken one of the two cards of a ship."""

    seat: Seat
    card: str
    power: bool


BOTH_CARDS = Options((TakeAbility(), TakePower()))


class ChooseCard(Procedure, tag="xia.choose-card"):
    """Of the two cards of a new ship its captain takes one, for good. (XIA-SETUP-17)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        return ask(self.seat, BOTH_CARDS, then=self.take)

    def take(self, game: Xia, choice: TakeAbility | TakePower) -> Step:
        captain, is_power = game.state.captains[self.seat], isinstance(choice, TakePower)
        captain.abilities = tuple(
            AbilityCard(card.ship, power=is_power) if card.ship == captain.ship else card for card in captain.abilities
        )
        game.tell(CardChosen(self.seat, captain.ship, is_power))
        return done()


def choose_card(game: Xia, seat: Seat) -> Procedure | None:
    """Ships without a second card leave no choice."""
    return ChooseCard(seat) if game.state.captains[seat].ship in game.content.power else None


def helped_by_powers(game: Xia, seat: Seat, on: str) -> int:
    """What a captain's powers make easier. (XIA-ABILITY-05)"""
    helped = 0
    for card in game.state.captains[seat].abilities:
        if card.power:
            helped += game.content.power_skills[card.ship].get(on, 0)
    return helped


def drink_starlight(game: Xia, seat: Seat) -> None:
    """Energy that comes by itself, in the Status Phase."""
    energy = helped_by_powers(game, seat, "starlight")
    if energy:
        gain_energy(game, seat, energy)


def mend_slowly(game: Xia, seat: Seat) -> Procedure | None:
    """Damage that heals by itself, in the Status Phase."""
    mended = helped_by_powers(game, seat, "mending")
    return RemoveDamage(seat, mended) if mended else None


RULES = Rulebook(
    boarding=(choose_card,),
    helping=(helped_by_powers,),
    closing=(drink_starlight, mend_slowly),
)

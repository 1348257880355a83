"""Using ability cards as actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import (
    NO_OPTIONS,
    Need,
    Options,
    Procedure,
    Seat,
    Step,
    call,
    done,
    hand_over,
    joined,
    offer,
    options,
)

from ...choices import UseAbility
from ...events import AbilityWorked
from ...lacks.cards import ExposedShip, FreshCard
from ...lacks.means import Energy
from ...state import AbilityCard
from .. import combat, harpoon
from ..dice import Roll
from ..energy import ability_price, exhaust
from ..ships import Standpoint
from .kinds import KINDS

if TYPE_CHECKING:
    from ...game import Xia


class UseCard(Procedure, tag="xia.use-card"):
    """The card is paid for and exhausted, then the d20 says how much comes of it. (XIA-ABILITY-01..03)"""

    seat: Seat
    card: str
    target: str | None = None

    def start(self, game: Xia) -> Step:
        exhaust(game, self.seat, self.card)
        ability = game.ability(self.seat, self.card)
        if not ability.rolls:
            return self.work(game, ability.amount)
        return call(Roll(self.seat, 20, ability.kind, game.ability_id(self.seat, self.card)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        value = look_up(game.ability(self.seat, self.card).rolls, shown)
        game.tell(AbilityWorked(self.seat, self.card, value, game.ability_id(self.seat, self.card)))
        return self.work(game, value) if value and not game.is_over else done()

    def work(self, game: Xia, value: int) -> Step:
        kind = KINDS[game.ability(self.seat, self.card).kind]
        procedure = kind.work(game, self.seat, value, self.target)
        return hand_over(procedure) if procedure else done()


def use(game: Xia, seat: Seat, choice: UseAbility) -> Procedure:
    """Begin to use a card."""
    match game.ability(seat, choice.card).kind:
        case "harpoon":
            return harpoon.use(game, seat, choice)
        case "beam":
            return combat.begin_beam(game, seat, choice)
    return UseCard(seat, choice.card, choice.target)


AIMED: dict[str, Callable[[Xia, Seat], Iterable[UseAbility]]] = {
    "beam": combat.offer_beams,
    "harpoon": harpoon.aims,
}
"""The kinds that are rules of their own, each with what they can be aimed at now."""


def offer_standard(game: Xia, point: Standpoint) -> Options:
    """The captain's cards that are actions, attacks among them."""
    mine = point.captain.abilities
    if len(mine) == 1:
        return offer_card(game, point, mine[0])
    return joined(*[offer_card(game, point, card) for card in sorted(mine, key=lambda card: card.ship)])


def offer_card(game: Xia, point: Standpoint, card: AbilityCard) -> Options:
    """A card, with each of its targets if it has any. (XIA-ABILITY-01..02)

    What its text asks for matters only once it can be paid for.
    """
    ability, seat = game.content.ability(card.ship, power=card.power), point.seat
    kind = KINDS.get(ability.kind)
    if kind is None and ability.kind not in AIMED:
        return NO_OPTIONS
    price = ability_price(game, seat, card)
    charge = min(point.captain.energy, price)
    if card.exhausted or charge < price:
        return cards(card.ship, card.exhausted, charge, price)
    if kind is not None:
        targets, needs = kind.targets(game, seat, ability), kind.needs(game, seat, ability)
        return cards(card.ship, False, charge, price, targets, needs)
    shots = tuple(AIMED[ability.kind](game, seat))
    if shots:
        return Options(shots)
    aim: Need = ("XIA-ABILITY-01", False, ExposedShip(ability.reach))
    return cards(card.ship, False, charge, price, (), (aim,))


@lru_cache(maxsize=2048)
def cards(
    card: str,
    exhausted: bool,
    charge: int,
    energy: int,
    targets: tuple[str, ...] = (),
    needs: tuple[Need, ...] = (),
) -> Options:
    """The same, by all that it hangs on."""
    costs = (
        ("XIA-ABILITY-02", not exhausted, FreshCard()),
        ("XIA-ABILITY-01", charge >= energy, Energy(energy, charge)),
    )
    return options(offer(UseAbility(card, target), *costs, *needs) for target in targets or (None,))

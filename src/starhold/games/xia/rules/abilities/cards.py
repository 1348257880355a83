"""Using ability cards as actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, call, done, hand_over, offer

from ...choices import UseAbility
from ...content import look_up
from ...events import AbilityWorked
from ...state import AbilityCard
from .. import combat, harpoon
from ..dice import Roll
from ..energy import exhaust
from .kinds import KINDS, Need

if TYPE_CHECKING:
    from ...game import Xia


class UseCard(Procedure, tag="xia.use-card"):
    """The card is paid for and exhausted, then the d20 says how much comes of it. (XIA-ABILITY-01..03)"""

    seat: Seat
    card: str
    target: str | None = None

    def start(self, game: Xia) -> Step:
        exhaust(game, self.seat, self.card)
        ability = game.content.ship[self.card].ability
        if not ability.rolls:
            return self.work(game, 0)
        return call(Roll(self.seat, 20, ability.kind), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        value = look_up(game.content.ship[self.card].ability.rolls, shown)
        game.tell(AbilityWorked(self.seat, self.card, value))
        return self.work(game, value) if value else done()

    def work(self, game: Xia, value: int) -> Step:
        kind = KINDS[game.content.ship[self.card].ability.kind]
        procedure = kind.work(game, self.seat, value, self.target)
        return hand_over(procedure) if procedure else done()


def use(game: Xia, seat: Seat, choice: UseAbility) -> Procedure:
    """Begin to use a card."""
    match game.content.ship[choice.card].ability.kind:
        case "harpoon":
            return harpoon.use(game, seat, choice)
        case "beam":
            return combat.begin_beam(game, seat, choice)
    return UseCard(seat, choice.card, choice.target)


AIMED: dict[str, Callable[[Xia, Seat], Iterator[UseAbility]]] = {
    "beam": combat.offer_beams,
    "harpoon": harpoon.offer_minor,
}
"""The kinds that are rules of their own, each with what they can be aimed at now."""


def offer_standard(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """The captain's cards that are actions, attacks among them."""
    for card in sorted(game.state.captains[seat].abilities, key=lambda card: card.ship):
        kind = game.content.ship[card.ship].ability.kind
        if kind in AIMED:
            shots = tuple(AIMED[kind](game, seat))
            yield from shots or (refuse_aimed(game, seat, card),)
        elif kind in KINDS:
            yield from offer_card(game, seat, card)


def offer_card(game: Xia, seat: Seat, card: AbilityCard) -> Iterator[Choice | Refusal]:
    """A card, with each of its targets if it has any. (XIA-ABILITY-01..02)"""
    ability = game.content.ship[card.ship].ability
    is_ready = all(met for _, met, _ in costs(game, seat, card))
    targets = KINDS[ability.kind].targets(game, seat, ability) if is_ready else ()
    for target in targets or (None,):
        yield offer(
            UseAbility(card.ship, target), *costs(game, seat, card), *KINDS[ability.kind].needs(game, seat, ability)
        )


def refuse_aimed(game: Xia, seat: Seat, card: AbilityCard) -> Choice | Refusal:
    """Why a card that is aimed at a ship cannot be used now."""
    least, most = game.content.ship[card.ship].ability.reach
    away = "on the next space" if most == 1 else f"{least} to {most} spaces away"
    return offer(
        UseAbility(card.ship),
        *costs(game, seat, card),
        ("XIA-ABILITY-01", False, f"fly to where a ship is {away} and nothing between keeps the two apart"),
    )


def costs(game: Xia, seat: Seat, card: AbilityCard) -> tuple[Need, Need]:
    """What every card asks for: that it lies face up, and energy. (XIA-ABILITY-01..02)"""
    energy = game.content.ship[card.ship].ability.energy
    return (
        ("XIA-ABILITY-02", not card.exhausted, "it is exhausted: wait for your Status Phase"),
        ("XIA-ABILITY-01", game.state.captains[seat].energy >= energy, f"it costs {energy} energy"),
    )

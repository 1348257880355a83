"""Energy, markers and ability cards; being stranded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..content import MARKERS
from ..events import AbilityUsed, EnergyGained, EnergyLost, MarkersArmed, Stranded
from ..state import AbilityCard, Captain
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

FREE_POWER = "free power of "
"""With the name of a ship, the count of a power that has been used without its price."""


def is_stranded(captain: Captain) -> bool:
    """No energy and no armed marker. (XIA-ENERGY-04)"""
    return captain.energy == 0 and captain.armed == 0


def max_energy(game: Xia, seat: Seat) -> int:
    return game.content.ship[game.state.captains[seat].ship].energy + skill(game, seat, "energy")


def gain_energy(game: Xia, seat: Seat, energy: int) -> None:
    """The meter rises, but not above its maximum."""
    captain = game.state.captains[seat]
    gained = min(energy, max_energy(game, seat) - captain.energy)
    if gained > 0:
        captain.energy += gained
        game.tell(EnergyGained(seat, gained))


def lose_energy(game: Xia, seat: Seat, energy: int) -> None:
    """What the meter cannot give, armed markers must; a ship left with neither is stranded. (XIA-BORDER-15..17)"""
    captain = game.state.captains[seat]
    from_meter = min(energy, captain.energy)
    from_markers = min(energy - from_meter, captain.armed)
    captain.energy -= from_meter
    captain.armed -= from_markers
    captain.disarmed += from_markers
    game.tell(EnergyLost(seat, from_meter, from_markers))
    if from_meter + from_markers and is_stranded(captain):
        game.tell(Stranded(seat))


def markers_on_outfits(captain: Captain) -> int:
    return MARKERS - captain.armed - captain.disarmed


def arm(game: Xia, seat: Seat, markers: int, *, energy: int, paid_before: int = 0) -> None:
    """Disarmed markers become armed, for so much energy in all. (XIA-ENERGY-05)"""
    captain = game.state.captains[seat]
    captain.energy -= energy
    captain.disarmed -= markers
    captain.armed += markers
    if markers:
        game.tell(MarkersArmed(seat, markers, energy + paid_before))


def ability_price(game: Xia, seat: Seat, card: AbilityCard) -> int:
    """The energy that an ability takes. (XIA-ABILITY-01, XIA-CAMPAIGN-20..21)"""
    energy = game.content.ability(card.ship, power=card.power).energy
    is_free = energy and game.content.ship[card.ship].tier <= skill(game, seat, "free abilities")
    return 0 if is_free and not was_free(game, card) else energy


def was_free(game: Xia, card: AbilityCard) -> bool:
    """True if a power, which is never exhausted, has had its one free use of this turn. (XIA-CAMPAIGN-20..21)"""
    campaign = game.state.campaign
    return card.power and campaign is not None and campaign.this_turn.get(FREE_POWER + card.ship, 0) > 0


def ready_card(game: Xia, seat: Seat, kind: str) -> str | None:
    """A card with an ability of that kind that this captain could use now. (XIA-ABILITY-01..02)"""
    captain = game.state.captains[seat]
    for card in captain.abilities:
        ability = game.content.ability(card.ship, power=card.power)
        if ability.kind == kind and not card.exhausted and ability_price(game, seat, card) <= captain.energy:
            return card.ship
    return None


def refresh_cards(captain: Captain) -> None:
    """All ability cards are turned face up. (XIA-ABILITY-04)"""
    captain.abilities = tuple([AbilityCard(card.ship, power=card.power) for card in captain.abilities])


def exhaust(game: Xia, seat: Seat, card: str) -> None:
    """Pay for an ability and turn its card face down, unless it is a power. (XIA-ABILITY-01..02, XIA-ABILITY-05)"""
    captain = game.state.captains[seat]
    mine = next(mine for mine in captain.abilities if mine.ship == card)
    energy, printed = ability_price(game, seat, mine), game.content.ability(card, power=mine.power).energy
    captain.energy -= energy
    if game.state.campaign is not None and mine.power and energy < printed:
        game.state.campaign.this_turn[FREE_POWER + card] = 1
    captain.abilities = tuple(
        AbilityCard(mine.ship, mine.exhausted or (mine.ship == card and not mine.power), mine.power)
        for mine in captain.abilities
    )
    game.tell(AbilityUsed(seat, card, game.ability_id(seat, card), energy))

"""Into the cockpits, and home again: sheets become ships on the board, and keep what stays. (AKA-CAMPAIGN-10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event

from ...options import BONUS
from ...state import AkariosState, Flyer, Pile, ScenePlayed, Slotted
from .bringing import calm_down, pay
from .outfit import UPGRADES
from .squad import crew, squad_of

if TYPE_CHECKING:
    from ...game import Akarios


class ShipLost(Event, frozen=True, tag="akarios.ship-lost"):
    """A ship and all that was fitted on it are gone for the rest of the campaign."""

    pilot: str
    ship: str


def embark(game: Akarios, scenario: str) -> None:
    """Lay out a new fight for the pilots who fly. (AKA-SETUP-01..05, AKA-SETUP-15)"""
    before, content = game.state, game.content
    flyers = [
        Flyer(
            pilot,
            sheet.seat or 0,
            sheet.ship,
            cards=tuple(
                Slotted(card, content.card[card].supply)
                for card in (*(basic.id for basic in content.basics), *sheet.cards)
            ),
            deck=Pile(tuple(sheet.deck)),
            stress=sheet.stress,
            due=sheet.stress,
            trauma=sheet.trauma,
        )
        for pilot, sheet in crew(game).items()
    ]
    game.state = AkariosState(
        flyers,
        scenario=scenario,
        difficulty=before.difficulty,
        squad=before.squad,
        bolster=before.bolster,
        sparrow_cards=before.sparrow_cards,
        achievements=before.achievements,
    )


def come_home(game: Akarios) -> None:
    """Write down what outlasts the fight. (AKA-END-04, AKA-DIFFICULTY-09, AKA-EXPLORE-06, AKA-IRONMAN-04..09)"""
    state, squad = game.state, squad_of(game)
    won = state.outcome == "success"
    squad.log.append(
        ScenePlayed("fight", state.scenario, state.outcome, tuple(flyer.id for flyer in state.flyers), state.difficulty)
    )
    for flyer in state.flyers:
        squad.pilots[flyer.id].trauma = flyer.trauma
        if squad.ironman and flyer.status == "out":
            lose_ship(game, flyer)
        if won:
            pay(game, flyer.id, BONUS[state.difficulty])
    game.state = AkariosState(
        [],
        difficulty=state.difficulty,
        squad=squad,
        bolster=state.bolster,
        sparrow_cards=state.sparrow_cards,
        achievements=state.achievements,
    )
    calm_down(game)


def lose_ship(game: Akarios, flyer: Flyer) -> None:
    """The pilot has ejected; the ship and every card fitted on it are lost. (AKA-IRONMAN-04, AKA-IRONMAN-08)"""
    squad = squad_of(game)
    sheet = squad.pilots[flyer.id]
    squad.ships[flyer.ship].lost = True
    sheet.ship = ""
    sheet.cards = [card for card in sheet.cards if game.content.card[card].kind not in (*UPGRADES, "ship-ability")]
    game.tell(ShipLost(flyer.id, flyer.ship))

"""Before the fight: who flies what. (AKA-PILOT-01..07, AKA-SHIP-01..03, AKA-CLASS-01..06)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, done, goto, offer, options

from ..choices import Board, Enlist, Fit, Mount, TakeUsual
from ..content import Pilot, Ship
from ..events import Boarded, Enlisted, Fitted
from ..lacks import FreePilot, FreeShip, NotAboard
from ..state import Flyer, Pile, Slotted
from .bodies import FIRST_SEAT, flyer_of, scenario_of
from .fitting import cards_to_fit, fitting, is_copilot, suiting
from .mounting import mount, upgrades_to_mount

if TYPE_CHECKING:
    from ..game import Akarios


class Muster(Procedure, tag="akarios.muster"):
    """Every seat chooses its pilots, with ship and cards, and the first one upgrades of the Sparrow."""

    def start(self, game: Akarios) -> Step:
        parts = [(seat, offered) for seat in game.seats if (offered := seat_options(game, seat)).legal]
        if not parts:
            return done()
        (first, offered), *others = parts
        return ask(first, offered, then=self.choose, others=others)

    def choose(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Enlist(seat=seat, pilot=pilot):
                enlist(game, seat, pilot)
            case Board(pilot=pilot, ship=ship):
                board(game, pilot, ship)
            case Fit(pilot=pilot, card=card):
                fit(game, pilot, card)
            case TakeUsual(seat=seat):
                take_usual(game, seat)
            case Mount(card=card):
                mount(game, card)
        return goto(self.start)


def seat_options(game: Akarios, seat: Seat) -> Options:
    """What a seat still has to choose, for its first pilot who is not ready."""
    unready = next((flyer for flyer in game.state.flyers if flyer.seat == seat and not is_ready(game, flyer)), None)
    return options(() if unready is None else missing(game, unready))


def missing(game: Akarios, flyer: Flyer) -> Iterator[Choice | Refusal]:
    if not flyer.id:
        yield TakeUsual(flyer.seat)
        if flyer.seat == FIRST_SEAT:
            yield from upgrades_to_mount(game)
        flown, aboard = {each.id for each in game.state.flyers}, copilots_aboard(game)
        for pilot in pilots_of(game):
            yield offer(
                Enlist(flyer.seat, pilot.id),
                ("AKA-PILOT-07", pilot.id not in flown, FreePilot()),
                ("AKA-COPILOT-03", aboard.isdisjoint(pilot.abilities), NotAboard()),
            )
    elif not flyer.ship:
        used = {each.ship for each in game.state.flyers}
        for ship in ships_of(game):
            yield offer(Board(flyer.id, ship.id), ("AKA-PILOT-07", ship.id not in used, FreeShip()))
    else:
        yield from cards_to_fit(game, flyer)


def is_ready(game: Akarios, flyer: Flyer) -> bool:
    return bool(flyer.id and flyer.ship) and not fitting(game, flyer)


def enlist(game: Akarios, seat: Seat, pilot: str) -> None:
    flyer = next(flyer for flyer in game.state.flyers if flyer.seat == seat and not flyer.id)
    flyer.id = pilot
    flyer.deck = Pile(starting_deck(game))
    game.tell(Enlisted(seat, pilot))


def board(game: Akarios, pilot: str, ship: str) -> None:
    """(AKA-SHIP-03)"""
    flyer, record = flyer_of(game, pilot), game.content.ship[ship]
    flyer.ship = ship
    flyer.full_hull, flyer.full_shield = record.hull, record.shield
    flyer.cards = tuple(Slotted(card.id, card.supply) for card in game.content.basics)
    game.tell(Boarded(pilot, ship))


def fit(game: Akarios, pilot: str, card: str) -> None:
    """Put a card on the playerboard, and the next one as well if only one will do."""
    flyer = flyer_of(game, pilot)
    flyer.cards += (Slotted(card, game.content.card[card].supply),)
    game.tell(Fitted(pilot, card))
    follows = fitting(game, flyer)
    if len(follows) == 1:
        fit(game, pilot, follows[0])


def take_usual(game: Akarios, seat: Seat) -> None:
    """The first free pilot, with the kit that suits them, as far as nobody else has it."""
    pilot = next_free(game)
    enlist(game, seat, pilot.id)
    board(game, pilot.id, ship_for(game, pilot))
    flyer = flyer_of(game, pilot.id)
    while able := fitting(game, flyer):
        fit(game, pilot.id, suiting(game, flyer, able))


def next_free(game: Akarios) -> Pilot:
    """The first pilot whom nobody flies."""
    flown, aboard = {flyer.id for flyer in game.state.flyers}, copilots_aboard(game)
    return next(pilot for pilot in pilots_of(game) if pilot.id not in flown and aboard.isdisjoint(pilot.abilities))


def pilots_of(game: Akarios) -> list[Pilot]:
    """The pilots who can be chosen, as far as the story has come. (AKA-PILOT-02)"""
    return [pilot for pilot in game.content.pilots if pilot.act <= scenario_of(game).act]


def ships_of(game: Akarios) -> list[Ship]:
    """The ships that can be chosen, as far as the story has come. (AKA-SHIP-01)"""
    return [ship for ship in game.content.ships if ship.act <= scenario_of(game).act]


def copilots_aboard(game: Akarios) -> set[str]:
    """The co-pilots who are aboard, by the abilities that pilots lend each other as such. (AKA-COPILOT-03)"""
    return {slotted.id for flyer in game.state.flyers for slotted in flyer.cards if is_copilot(game, flyer, slotted.id)}


def ship_for(game: Akarios, pilot: Pilot) -> str:
    """The ship that suits a pilot; another one if somebody else has it."""
    used = {flyer.ship for flyer in game.state.flyers}
    return next(ship for ship in (pilot.ship, *(ship.id for ship in ships_of(game))) if ship not in used)


def starting_deck(game: Akarios) -> tuple[str, ...]:
    """Twenty modifier cards. (AKA-MODDECK-01..02)"""
    return tuple(sorted(card.id for card in game.content.modifiers for _ in range(card.starting)))

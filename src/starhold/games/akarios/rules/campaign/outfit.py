"""Between scenes: who flies which ship, with which cards. (AKA-CAMPAIGN-12..13, AKA-NEWPILOT-04, AKA-COPILOT-01..03)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...choices import Board, Enlist, Fit, Mount, TakeUsual
from ...content import Card, CardKind, Roomy
from ...events import Boarded, Enlisted, Fitted, Mounted
from ...lacks import FirstCopilot, FreeBerth, FreePilot, FreeShip, NoRival, NotAboard, RoomAboard, ShipOfClass
from ...state import PilotSheet, Slotted
from ..fitting import LOADOUTS, MOST_COPILOTS, SEATS_FOR_COPILOTS
from ..mounting import MOST_UPGRADES
from .squad import abroad, crew, squad_of

if TYPE_CHECKING:
    from ...game import Akarios

MOST_PILOTS = 4
"""(AKA-CAMPAIGN-01)"""
ROOM: Counter[CardKind] = Counter(LOADOUTS[-1])
"""The slots of a playerboard. (AKA-LAYOUT-01)"""
UPGRADES: frozenset[CardKind] = frozenset({"weapon", "engine", "tech"})
"""Cards that go back to the hangar."""


class Rest(Choice, frozen=True, tag="akarios.rest"):
    """Let a pilot sit out."""

    pilot: str


class Unfit(Choice, frozen=True, tag="akarios.unfit"):
    """Take a card off a playerboard."""

    pilot: str
    card: str


class Unmount(Choice, frozen=True, tag="akarios.unmount"):
    """Take an upgrade off the Sparrow."""

    card: str


class Rested(Event, frozen=True, tag="akarios.rested"):
    pilot: str


class Unfitted(Event, frozen=True, tag="akarios.unfitted"):
    pilot: str
    card: str


class Unmounted(Event, frozen=True, tag="akarios.unmounted"):
    card: str


def outfit_options(game: Akarios, seat: Seat, *, first: bool) -> Iterator[Choice | Refusal]:
    """What a seat may change; the first one also decides what the Sparrow carries. (AKA-SPARROW-08)"""
    yield from enlisting(game, seat)
    for pilot, sheet in crew(game).items():
        if sheet.seat == seat:
            yield from boarding(game, pilot, sheet)
            yield from fitting(game, pilot, sheet)
            yield from (Unfit(pilot, card) for card in sheet.cards)
            yield Rest(pilot)
    if first:
        yield from mounting(game)


def enlisting(game: Akarios, seat: Seat) -> Iterator[Choice | Refusal]:
    """(AKA-PILOT-07, AKA-COPILOT-03, AKA-IRONMAN-06)"""
    flying = crew(game)
    has_room = len(flying) < MOST_PILOTS
    free = [pilot for pilot, sheet in squad_of(game).pilots.items() if sheet.seat is None and not sheet.lost]
    if has_room and any(not is_aboard(game, pilot) for pilot in free) and free_ships(game):
        yield TakeUsual(seat)
    for pilot, sheet in squad_of(game).pilots.items():
        if not sheet.lost and sheet.seat != seat:
            yield offer(
                Enlist(seat, pilot),
                ("AKA-PILOT-07", sheet.seat is None, FreePilot()),
                ("AKA-CAMPAIGN-01", has_room, FreeBerth()),
                ("AKA-COPILOT-03", not is_aboard(game, pilot), NotAboard()),
            )


def free_ships(game: Akarios) -> list[str]:
    """The ships that nobody flies. (AKA-PILOT-07, AKA-IRONMAN-04)"""
    flown = {sheet.ship for sheet in crew(game).values()}
    return [ship for ship, sheet in squad_of(game).ships.items() if not sheet.lost and ship not in flown]


def boarding(game: Akarios, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """(AKA-PILOT-07, AKA-NEWPILOT-04, AKA-IRONMAN-04)"""
    free = free_ships(game)
    for ship, state in squad_of(game).ships.items():
        if not state.lost and ship != sheet.ship:
            yield offer(Board(pilot, ship), ("AKA-PILOT-07", ship in free, FreeShip()))


def fitting(game: Akarios, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """The cards that lie ready for a pilot, and why some do not fit. (AKA-CLASS-02, AKA-COPILOT-01)"""
    if not sheet.ship:
        return
    classes = frozenset(game.content.ship[sheet.ship].classes)
    for card in cards_for(game, pilot, sheet):
        rival = next((id_ for id_ in sheet.cards if id_ in card.excludes), "")
        yield offer(
            Fit(pilot, card.id),
            ("AKA-CLASS-02", not card.classes or not classes.isdisjoint(card.classes), ShipOfClass(card.classes)),
            ("AKA-LAYOUT-01", has_room(game, pilot, sheet, card), RoomAboard(kind_for(game, pilot, card))),
            ("AKA-COPILOT-01", may_take_copilot(game, pilot, sheet, card), FirstCopilot()),
            ("AKA-UPG-TECH-06", not rival, NoRival(rival)),
        )


def cards_for(game: Akarios, pilot: str, sheet: PilotSheet) -> list[Card]:
    """The upgrades in the hangar, the abilities of pilot and ship, and co-pilots whom nobody has aboard.

    (AKA-CAMPAIGN-12, AKA-SKILLTREE-09, AKA-COPILOT-03)
    """
    squad, content = squad_of(game), game.content
    abilities = (
        *content.pilot[pilot].abilities[: sheet.abilities],
        *content.ship[sheet.ship].abilities[: squad.ships[sheet.ship].abilities],
    )
    resting = [id_ for id_, other in squad.pilots.items() if other.seat is None and not other.lost]
    copilots = [*squad.copilots, *(content.pilot[id_].abilities[0] for id_ in resting if content.pilot[id_].act)]
    aboard = {card for other in crew(game).values() for card in other.cards}
    ids = [*dict.fromkeys(squad.hangar), *abilities, *(card for card in copilots if card not in aboard)]
    return [content.card[id_] for id_ in ids if id_ not in sheet.cards]


def kind_for(game: Akarios, pilot: str, card: Card) -> CardKind:
    """The kind of slot that a card takes; the ability of another pilot sits where a co-pilot does."""
    is_guest = card.kind == "pilot-ability" and card.id not in game.content.pilot[pilot].abilities
    return "co-pilot" if is_guest else card.kind


def has_room(game: Akarios, pilot: str, sheet: PilotSheet, card: Card) -> bool:
    """True if a slot for it is free, or could be: a co-pilot takes any of three. (AKA-LAYOUT-01, AKA-COPILOT-01)"""
    fitted = Counter(kind_for(game, pilot, game.content.card[id_]) for id_ in (*sheet.cards, card.id))
    flexible = sum(ROOM[kind] for kind in SEATS_FOR_COPILOTS)
    seated = fitted["co-pilot"] + sum(fitted[kind] for kind in SEATS_FOR_COPILOTS)
    return seated <= flexible and all(fitted[kind] <= ROOM[kind] for kind in ROOM)


def may_take_copilot(game: Akarios, pilot: str, sheet: PilotSheet, card: Card) -> bool:
    """(AKA-COPILOT-01, AKA-UPG-SPARROW-04)"""
    aboard = sum(kind_for(game, pilot, game.content.card[id_]) == "co-pilot" for id_ in sheet.cards)
    most = MOST_COPILOTS + sum(trait.seats for trait in abroad(game, Roomy))
    return kind_for(game, pilot, card) != "co-pilot" or aboard < most


def mounting(game: Akarios) -> Iterator[Choice | Refusal]:
    """(AKA-SPARROW-08)"""
    mounted = [slotted.id for slotted in game.state.sparrow_cards]
    for card in squad_of(game).sparrow:
        if card in mounted:
            yield Unmount(card)
        else:
            yield offer(Mount(card), ("AKA-SPARROW-08", len(mounted) < MOST_UPGRADES, RoomAboard("sparrow")))


def is_aboard(game: Akarios, pilot: str) -> bool:
    """True if somebody has this pilot as a co-pilot. (AKA-COPILOT-03)"""
    ability = game.content.pilot[pilot].abilities[0]
    return any(ability in sheet.cards for id_, sheet in crew(game).items() if id_ != pilot)


def change_outfit(game: Akarios, choice: Choice) -> bool:
    """Carry out one of the options; false if it is something else."""
    match choice:
        case TakeUsual(seat=seat):
            take_usual(game, seat)
        case Enlist(seat=seat, pilot=pilot):
            enlist(game, seat, pilot)
        case Rest(pilot=pilot):
            rest(game, pilot)
        case Board(pilot=pilot, ship=ship):
            board(game, pilot, ship)
        case Fit(pilot=pilot, card=card):
            fit(game, pilot, card)
        case Unfit(pilot=pilot, card=card):
            unfit(game, pilot, card)
        case Mount(card=card):
            game.state.sparrow_cards += (Slotted(card, game.content.card[card].supply),)
            game.tell(Mounted(card))
        case Unmount(card=card):
            game.state.sparrow_cards = tuple(each for each in game.state.sparrow_cards if each.id != card)
            game.tell(Unmounted(card))
        case _:
            return False
    return True


def enlist(game: Akarios, seat: Seat, pilot: str) -> None:
    squad_of(game).pilots[pilot].seat = seat
    game.tell(Enlisted(seat, pilot))


def rest(game: Akarios, pilot: str) -> None:
    """The ship is free for others, and so are the cards. (AKA-NEWPILOT-04)"""
    sheet = squad_of(game).pilots[pilot]
    for card in list(sheet.cards):
        unfit(game, pilot, card)
    sheet.ship, sheet.seat = "", None
    game.tell(Rested(pilot))


def board(game: Akarios, pilot: str, ship: str) -> None:
    """Cards that the new ship cannot carry go back. (AKA-CLASS-02, AKA-NEWPILOT-04)"""
    sheet, content = squad_of(game).pilots[pilot], game.content
    sheet.ship = ship
    game.tell(Boarded(pilot, ship))
    classes = frozenset(content.ship[ship].classes)
    for id_ in list(sheet.cards):
        card = content.card[id_]
        if card.kind == "ship-ability" or (card.classes and classes.isdisjoint(card.classes)):
            unfit(game, pilot, id_)


def fit(game: Akarios, pilot: str, card: str) -> None:
    squad = squad_of(game)
    if game.content.card[card].kind in UPGRADES:
        squad.hangar.remove(card)
    squad.pilots[pilot].cards.append(card)
    game.tell(Fitted(pilot, card))


def unfit(game: Akarios, pilot: str, card: str) -> None:
    squad = squad_of(game)
    squad.pilots[pilot].cards.remove(card)
    if game.content.card[card].kind in UPGRADES:
        squad.hangar = sorted((*squad.hangar, card))
    game.tell(Unfitted(pilot, card))


def take_usual(game: Akarios, seat: Seat) -> None:
    """The first free pilot, in a ship and with cards that suit them."""
    squad, content = squad_of(game), game.content
    pilot = next(choice.pilot for choice in enlisting(game, seat) if isinstance(choice, Enlist))
    enlist(game, seat, pilot)
    sheet, record = squad.pilots[pilot], content.pilot[pilot]
    free = free_ships(game)
    board(game, pilot, record.ship if record.ship in free else free[0])
    suits = (record.weapon, record.engine, *record.later, *record.abilities)
    while able := [choice.card for choice in fitting(game, pilot, sheet) if isinstance(choice, Fit)]:
        fit(game, pilot, next((card for card in suits if card in able), able[0]))

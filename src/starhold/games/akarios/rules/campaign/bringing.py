"""What an entry brings: to every pilot who flies, or on foot to those who have acted. (AKA-REWARD-01..06)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from starhold.kernel import Event

from ...content.story import (
    Achieve,
    BeginAct,
    Bringing,
    Commission,
    Conclude,
    Dismiss,
    Hand,
    Note,
    Pay,
    Recruit,
    Refresh,
    Stock,
    Teach,
    Upset,
    Wound,
)
from ...state import PilotSheet, Walker
from ..expedition.condition import MOST_STRESS, change_energy, change_stress, lose_health
from .achieving import earn
from .squad import add_pilot, add_ship, copies_in_play, crew, squad_of

if TYPE_CHECKING:
    from ...game import Akarios

MOST_SUPPLY = 10
"""(AKA-EXPLORE-12)"""


class CreditsChanged(Event, frozen=True, tag="akarios.credits-changed"):
    pilot: str
    by: int
    credits: int


class PointsGained(Event, frozen=True, tag="akarios.points-gained"):
    """A pilot has more skill points to mark."""

    pilot: str
    points: int


class CardGained(Event, frozen=True, tag="akarios.card-gained"):
    """An upgrade, a co-pilot or something for the Sparrow is the squad's now."""

    card: str
    copies: int


class CopilotLeft(Event, frozen=True, tag="akarios.copilot-left"):
    card: str


class PilotJoined(Event, frozen=True, tag="akarios.pilot-joined"):
    pilot: str
    points: int


class ShipJoined(Event, frozen=True, tag="akarios.ship-joined"):
    ship: str
    points: int


class SupplyChanged(Event, frozen=True, tag="akarios.supply-changed"):
    by: int
    supply: int


class Strained(Event, frozen=True, tag="akarios.strained"):
    """The stress with which a pilot begins the next scene. (AKA-EXPLORE-04)"""

    pilot: str
    stress: int


class ActBegan(Event, frozen=True, tag="akarios.act-began"):
    act: int


def bring(game: Akarios, bringing: Bringing, by: tuple[str, ...] = ()) -> None:
    """Carry out one line of an entry; `by` are the pilots on foot who have acted, if any have."""
    BRINGERS[type(bringing)](game, bringing, by)


def pilots_for(game: Akarios, by: tuple[str, ...]) -> dict[str, PilotSheet]:
    """Every pilot who flies, or those who have acted. (AKA-REWARD-02, AKA-WORLD-29)"""
    return {pilot: squad_of(game).pilots[pilot] for pilot in by} or crew(game)


def walkers_for(game: Akarios, by: tuple[str, ...], *, everybody: bool) -> list[Walker]:
    landing = squad_of(game).landing
    walkers = [] if landing is None else landing.walkers
    return [walker for walker in walkers if everybody or not by or walker.id in by]


def _achieve(game: Akarios, bringing: Achieve, by: tuple[str, ...]) -> None:
    earn(game, bringing.achievement)


def _note(game: Akarios, bringing: Note, by: tuple[str, ...]) -> None:
    """What nobody is told may open an entry as well."""
    squad = squad_of(game)
    if bringing.bookmark not in squad.bookmarks:
        squad.bookmarks.append(bringing.bookmark)
        squad.wanting = []


def _pay(game: Akarios, bringing: Pay, by: tuple[str, ...]) -> None:
    for pilot in pilots_for(game, by):
        pay(game, pilot, bringing.amount)


def pay(game: Akarios, pilot: str, amount: int) -> None:
    sheet = squad_of(game).pilots[pilot]
    amount = max(amount, -sheet.credits)
    if amount:
        sheet.credits += amount
        game.tell(CreditsChanged(pilot, amount, sheet.credits))


def _teach(game: Akarios, bringing: Teach, by: tuple[str, ...]) -> None:
    for pilot, sheet in pilots_for(game, by).items():
        sheet.points += bringing.amount
        game.tell(PointsGained(pilot, bringing.amount))


def _hand(game: Akarios, bringing: Hand, by: tuple[str, ...]) -> None:
    squad, card = squad_of(game), game.content.card[bringing.card]
    match card.kind:
        case "co-pilot" if card.id not in squad.copilots:
            squad.copilots.append(card.id)
            game.tell(CardGained(card.id, 1))
        case "sparrow" if card.id not in squad.sparrow:
            squad.sparrow.append(card.id)
            game.tell(CardGained(card.id, 1))
        case "weapon" | "engine" | "tech":
            copies = min(len(pilots_for(game, by)), card.copies - copies_in_play(game, card.id))
            squad.hangar.extend([card.id] * copies)
            if copies:
                game.tell(CardGained(card.id, copies))


def _dismiss(game: Akarios, bringing: Dismiss, by: tuple[str, ...]) -> None:
    squad = squad_of(game)
    if bringing.card in squad.copilots:
        squad.copilots.remove(bringing.card)
        for sheet in squad.pilots.values():
            sheet.cards = [card for card in sheet.cards if card != bringing.card]
        game.tell(CopilotLeft(bringing.card))


def _recruit(game: Akarios, bringing: Recruit, by: tuple[str, ...]) -> None:
    squad = squad_of(game)
    if bringing.pilot not in squad.pilots:
        add_pilot(game, bringing.pilot)
        game.tell(PilotJoined(bringing.pilot, squad.pilots[bringing.pilot].points))


def _commission(game: Akarios, bringing: Commission, by: tuple[str, ...]) -> None:
    squad = squad_of(game)
    if bringing.ship not in squad.ships:
        add_ship(game, bringing.ship)
        game.tell(ShipJoined(bringing.ship, squad.ships[bringing.ship].points))


def _stock(game: Akarios, bringing: Stock, by: tuple[str, ...]) -> None:
    change_supply(game, bringing.amount)


def change_supply(game: Akarios, by: int) -> None:
    """Between 0 and 10; with supply on board again, the squad breathes out. (AKA-EXPLORE-05..06, AKA-EXPLORE-12)"""
    squad = squad_of(game)
    before, squad.supply = squad.supply, min(MOST_SUPPLY, max(0, squad.supply + by))
    if squad.supply != before:
        game.tell(SupplyChanged(squad.supply - before, squad.supply))
        if not before:
            calm_down(game)


def calm_down(game: Akarios) -> None:
    """Everyone's stress is gone. (AKA-EXPLORE-06)"""
    for pilot, sheet in squad_of(game).pilots.items():
        if sheet.stress:
            sheet.stress = 0
            game.tell(Strained(pilot, 0))


def strain(game: Akarios, pilot: str, by: int) -> None:
    """Change the stress with which a pilot begins the next scene. (AKA-EXPLORE-04)"""
    sheet = squad_of(game).pilots[pilot]
    stress = min(MOST_STRESS, max(0, sheet.stress + by))
    if stress != sheet.stress:
        sheet.stress = stress
        game.tell(Strained(pilot, stress))


def _upset(game: Akarios, bringing: Upset, by: tuple[str, ...]) -> None:
    if squad_of(game).landing is None:
        for pilot in crew(game):
            strain(game, pilot, bringing.amount)
    for walker in walkers_for(game, by, everybody=False):
        change_stress(game, walker, bringing.amount)


def _wound(game: Akarios, bringing: Wound, by: tuple[str, ...]) -> None:
    for walker in walkers_for(game, by, everybody=bringing.all):
        lose_health(game, walker, bringing.amount)


def _refresh(game: Akarios, bringing: Refresh, by: tuple[str, ...]) -> None:
    for walker in walkers_for(game, by, everybody=bringing.all):
        change_energy(game, walker, bringing.amount)


def _begin_act(game: Akarios, bringing: BeginAct, by: tuple[str, ...]) -> None:
    squad_of(game).act = bringing.act
    game.tell(ActBegan(bringing.act))


def _conclude(game: Akarios, bringing: Conclude, by: tuple[str, ...]) -> None:
    landing = squad_of(game).landing
    if landing is not None and not landing.outcome:
        landing.outcome = "success" if bringing.success else "failure"


BRINGERS: Mapping[type[Bringing], Callable[[Akarios, Any, tuple[str, ...]], None]] = {
    Achieve: _achieve,
    Note: _note,
    Pay: _pay,
    Teach: _teach,
    Hand: _hand,
    Dismiss: _dismiss,
    Recruit: _recruit,
    Commission: _commission,
    Stock: _stock,
    Upset: _upset,
    Wound: _wound,
    Refresh: _refresh,
    BeginAct: _begin_act,
    Conclude: _conclude,
}

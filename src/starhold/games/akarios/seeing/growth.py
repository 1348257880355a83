"""Growth and markets as everybody sees them: trees with their hexes, ships, and what lies on a shelf."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from starhold.kernel import Refusal

from ..content.worlds import SKILLS, Skill
from ..rules.campaign.growth import abilities_of, hull_of, shield_of, ship_abilities_of, trees_of, yard_of
from ..rules.campaign.outfit import UPGRADES
from ..rules.campaign.squad import copies_in_play, crew, squad_of
from ..rules.voyage.market import Buy, BuyForSparrow, for_sparrow, price_of, price_of_supply, purchases, sale_of
from ..state import Marks

if TYPE_CHECKING:
    from ..game import Akarios

HexStatus: TypeAlias = Literal["filled", "half", "open", "closed", "later"]
"""A hex has both points, or one; it can be marked next, never again, or once the row before it is filled in."""


class TreeView(Struct, frozen=True, gc=False):
    """A skill tree; the scenery knows its name, and the words of its hexes."""

    id: str
    rows: tuple[tuple[HexStatus, ...], ...]


class PilotGrowthView(Struct, frozen=True, gc=False):
    """A pilot's progression sheet."""

    pilot: str
    points: int
    ship_points: int
    trees: tuple[TreeView, ...]
    abilities: tuple[str, ...]
    skills: dict[Skill, int]
    deck: dict[str, int]


class ShipGrowthView(Struct, frozen=True, gc=False):
    ship: str
    hull: int
    shield: int
    points: int
    """Its own upgrade points that are not yet marked."""
    bought: int
    rows: tuple[tuple[HexStatus, ...], ...]
    abilities: tuple[str, ...]


class WareView(Struct, frozen=True, gc=False):
    card: str
    price: int
    left: int
    """The copies that can still be bought."""
    buyers: tuple[str, ...]
    """The pilots who could buy it; for the Sparrow, those whose seat could."""
    reasons: dict[str, str]
    """Why the others cannot."""


class SaleView(Struct, frozen=True, gc=False):
    """An upgrade of the squad, and what it would be sold for."""

    card: str
    price: int
    aboard: tuple[str, ...]
    """The pilots on whose playerboards it lies."""
    stored: int
    """The copies in the hangar."""


class MarketView(Struct, frozen=True, gc=False):
    id: str
    name: str
    wares: tuple[WareView, ...]
    sales: tuple[SaleView, ...]
    """Everything that can be sold."""
    supply: int
    """The price of 1 supply, for all pilots together."""
    ship_point: int
    calm: int


# Trees


def pilot_sheet_view(game: Akarios, pilot: str) -> PilotGrowthView:
    sheet, content = squad_of(game).pilots[pilot], game.content
    trees = tuple(
        TreeView(tree.id, rows_view(tree.rows, sheet.trees.get(tree.id, Marks()))) for tree in trees_of(game, pilot)
    )
    skills = {skill: getattr(content.pilot[pilot], skill) + sheet.skills.get(skill, 0) for skill in SKILLS}
    known = abilities_of(game, pilot)
    return PilotGrowthView(pilot, sheet.points, sheet.ship_points, trees, known, skills, dict(Counter(sheet.deck)))


def ship_sheet_view(game: Akarios, ship: str) -> ShipGrowthView:
    sheet, tree = squad_of(game).ships[ship], yard_of(game, ship)
    rows = () if tree is None else rows_view(tree.rows, sheet.marks)
    figures = (hull_of(game, ship), shield_of(game, ship), sheet.points, sheet.bought)
    return ShipGrowthView(ship, *figures, rows, ship_abilities_of(game, ship))


def rows_view(rows: Sequence[Sequence[object]], marks: Marks) -> tuple[tuple[HexStatus, ...], ...]:
    return tuple(tuple(status_of(marks, number, side) for side in range(len(row))) for number, row in enumerate(rows))


def status_of(marks: Marks, row: int, side: int) -> HexStatus:
    """(AKA-SKILLTREE-01..05)"""
    last = len(marks.hexes) - 1
    if row <= last:
        if marks.hexes[row] != side:
            return "closed"
        return "half" if marks.half and row == last else "filled"
    return "open" if row == last + 1 and not marks.half else "later"


# The market


def market_view(game: Akarios, market: str) -> MarketView:
    record = game.content.market[market]
    wares = tuple(ware_view(game, market, card) for card in record.sells)
    services = (price_of_supply(game, record), record.ship_point, record.calm)
    return MarketView(market, record.name, wares, sales_view(game), *services)


def sales_view(game: Akarios) -> tuple[SaleView, ...]:
    """(AKA-MARKET-03..04)"""
    squad, content = squad_of(game), game.content
    owned = sorted({*squad.hangar, *(card for sheet in crew(game).values() for card in sheet.cards)})
    cards = [content.card[id_] for id_ in owned if content.card[id_].kind in UPGRADES and not content.card[id_].starter]
    return tuple(
        SaleView(
            card.id,
            sale_of(game, card),
            tuple(pilot for pilot, sheet in crew(game).items() if card.id in sheet.cards),
            squad.hangar.count(card.id),
        )
        for card in cards
    )


def ware_view(game: Akarios, market: str, id_: str) -> WareView:
    card, record = game.content.card[id_], game.content.market[market]
    buyers, reasons = [], {}
    for pilot, sheet in crew(game).items():
        offered = (*purchases(game, record, pilot, sheet), *for_sparrow(game, record, sheet.seat or 0))
        for option in offered:
            choice = option.choice if isinstance(option, Refusal) else option
            if not isinstance(choice, Buy | BuyForSparrow) or choice.card != id_:
                continue
            if isinstance(option, Refusal):
                reasons[pilot] = game.text.refusal(option)
            else:
                buyers.append(pilot)
    taken = squad_of(game).sparrow.count(id_) if card.kind == "sparrow" else copies_in_play(game, id_)
    return WareView(id_, price_of(game, card), card.copies - taken, tuple(buyers), reasons)

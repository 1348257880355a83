"""The squad: who belongs to it, who flies, and what it has achieved. (AKA-CAMPAIGN-02, AKA-CAMPAIGN-10)"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ...content import Schooled, Trait
from ...state import PilotSheet, ShipSheet, Squad
from ..muster import starting_deck

if TYPE_CHECKING:
    from ...game import Akarios

T = TypeVar("T", bound=Trait)

POINTS_BY_ACT = (0, 4, 6, 8)
"""The skill points of a pilot who joins in an act. (AKA-NEWPILOT-02)"""
UPGRADES_BY_ACT = (0, 1, 2, 3)
"""The upgrades of a ship that joins in an act. (AKA-NEWPILOT-03)"""


def scene_name(number: int, what: str) -> str:
    """The name of a scene: the number of its line in the log, and the scenario, world or market."""
    return f"{number}.{what}"


def begin(game: Akarios, what: str) -> None:
    """A scene begins, and with it a chapter of the book."""
    squad_of(game).chapters.append(len(squad_of(game).book))
    game.begin_scene(scene_name(len(squad_of(game).log) + 1, what))


def squad_of(game: Akarios) -> Squad:
    assert game.state.squad is not None, "only a campaign has a squad"
    return game.state.squad


def muster_squad(game: Akarios, campaign: str) -> Squad:
    """The four cadets and their five ships, with the starting cards, and nobody in a cockpit yet.

    (AKA-CAMPAIGN-02, AKA-PILOT-02, AKA-SHIP-01, AKA-CLASS-05)
    """
    content, deck = game.content, starting_deck(game)
    starters = [card for kind in (content.weapons, content.engines) for card in kind if card.starter]
    return Squad(
        campaign,
        {pilot.id: PilotSheet(deck=list(deck)) for pilot in content.pilots if not pilot.act},
        {ship.id: ShipSheet() for ship in content.ships if not ship.act},
        hangar=sorted(card.id for card in starters for _ in range(card.copies)),
    )


def crew(game: Akarios) -> dict[str, PilotSheet]:
    """The pilots who fly, in the order of their seats. (AKA-SOLO-03)"""
    flying = {id_: sheet for id_, sheet in squad_of(game).pilots.items() if sheet.seat is not None}
    return dict(sorted(flying.items(), key=lambda item: item[1].seat or 0))


def is_gone(game: Akarios) -> bool:
    """True if no pilot is left, or no ship. (AKA-IRONMAN-04, AKA-IRONMAN-06)"""
    squad = squad_of(game)
    return all(sheet.lost for sheet in squad.pilots.values()) or all(sheet.lost for sheet in squad.ships.values())


def meets(game: Akarios, needs: tuple[str, ...]) -> bool:
    """True if the squad has, or has not, the achievements that something needs. (AKA-REWARD-03..04)"""
    achieved = {*game.state.achievements, *squad_of(game).bookmarks}
    return all((need.removeprefix("!") in achieved) != need.startswith("!") for need in needs)


def add_pilot(game: Akarios, pilot: str) -> None:
    """(AKA-NEWPILOT-01..02, AKA-NEWPILOT-05, AKA-UPG-SPARROW-13)"""
    squad = squad_of(game)
    points = POINTS_BY_ACT[squad.act] + sum(trait.points for trait in abroad(game, Schooled))
    squad.pilots[pilot] = PilotSheet(deck=list(starting_deck(game)), points=points)


def add_ship(game: Akarios, ship: str) -> None:
    """(AKA-NEWPILOT-01, AKA-NEWPILOT-03)"""
    squad = squad_of(game)
    squad.ships[ship] = ShipSheet(points=UPGRADES_BY_ACT[squad.act])


def abroad(game: Akarios, kind: type[T]) -> list[T]:
    """The traits of a kind that the Sparrow's equipped upgrades have."""
    cards = [game.content.card[slotted.id] for slotted in game.state.sparrow_cards]
    return [trait for card in cards for trait in card.traits if isinstance(trait, kind)]


def copies_in_play(game: Akarios, card: str) -> int:
    """The copies of an upgrade that the squad has, fitted or not. (AKA-REWARD-06, AKA-MARKET-10)"""
    squad = squad_of(game)
    return squad.hangar.count(card) + sum(sheet.cards.count(card) for sheet in squad.pilots.values())

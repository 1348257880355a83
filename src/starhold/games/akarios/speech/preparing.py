"""The meanings of the answers between the fights of a campaign: what is chosen, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.kernel import Choice, Meaning, Seat

from .. import choices
from ..rules.campaign.growth import hull_of, shield_of
from ..rules.campaign.outfit import Rest, Unfit, Unmount, enlisting
from ..rules.campaign.prepare import Bench
from ..rules.campaign.squad import squad_of
from ..rules.voyage.sparrow import Dock, Explore, Jump, Move, ScoutOut, label_of, sector_of
from .briefs import brief_words
from .growing import GROWING, whose
from .sentences.campaign import ICONS

if TYPE_CHECKING:
    from ..game import Akarios


def of_usual(game: Akarios, seat: Seat, choice: choices.TakeUsual) -> Meaning:
    pilot = next(each.pilot for each in enlisting(game, seat) if isinstance(each, choices.Enlist))
    return Meaning(f"fly {game.content.pilot[pilot].name}, ready to start", game.content.pilot[pilot].line)


def of_fitting(game: Akarios, seat: Seat, choice: choices.Fit) -> Meaning:
    card = game.content.card[choice.card]
    return Meaning(f"{whose(game, seat, choice.pilot)}fit {card.name}", "; ".join(brief_words(card)))


def of_taking_off(game: Akarios, seat: Seat, choice: Unfit) -> Meaning:
    return Meaning(f"{whose(game, seat, choice.pilot)}take off {game.text.mention('card', choice.card)}")


def of_boarding(game: Akarios, seat: Seat, choice: choices.Board) -> Meaning:
    ship = game.content.ship[choice.ship]
    figures = f"{hull_of(game, ship.id)} hull, {shield_of(game, ship.id)} shield, {' and '.join(ship.classes)}"
    return Meaning(f"{whose(game, seat, choice.pilot)}take the {ship.name}", figures)


def of_resting(game: Akarios, seat: Seat, choice: Rest | Bench) -> Meaning:
    return Meaning(f"let {game.text.mention('pilot', choice.pilot)} sit this one out")


def of_unmounting(game: Akarios, seat: Seat, choice: Unmount) -> Meaning:
    return Meaning(f"take {game.text.mention('card', choice.card)} off the Sparrow")


def price(game: Akarios) -> str:
    """What an action of the Sparrow costs now. (AKA-EXPLORE-01, AKA-EXPLORE-04)"""
    supply = squad_of(game).supply
    return f"1 of {supply} supply" if supply else "no supply left: 1 stress for everyone"


def of_exploring(game: Akarios, seat: Seat, choice: Explore) -> Meaning:
    return Meaning(f"explore {choice.heading}", price(game))


def of_scouting(game: Akarios, seat: Seat, choice: ScoutOut) -> Meaning:
    icons = sector_of(game).scouts
    icon = icons[choice.number - 1]
    same = [each for each in icons if each.main == icon.main]
    number = f" {same.index(icon) + 1}" if len(same) > 1 else ""
    return Meaning(f"scout {ICONS[icon.main]}{number}", price(game))


def of_docking(game: Akarios, seat: Seat, choice: Dock) -> Meaning:
    return Meaning("dock, and go to the market", price(game))


def of_moving(game: Akarios, seat: Seat, choice: Move) -> Meaning:
    sector = game.content.sector[choice.sector]
    return Meaning(f"move to {sector.name} ({label_of(game, sector)})", price(game))


def of_jumping(game: Akarios, seat: Seat, choice: Jump) -> Meaning:
    name = game.content.system[choice.system].name
    return Meaning(f"jump to {'the ' if name.endswith('System') else ''}{name}", price(game))


PREPARING: Mapping[type[Choice], Teller[Meaning | None]] = {
    choices.TakeUsual: of_usual,
    choices.Fit: of_fitting,
    choices.Board: of_boarding,
    Unfit: of_taking_off,
    Rest: of_resting,
    Bench: of_resting,
    Unmount: of_unmounting,
    Explore: of_exploring,
    ScoutOut: of_scouting,
    Dock: of_docking,
    Move: of_moving,
    Jump: of_jumping,
    **GROWING,
}
"""They come before those of a fight."""

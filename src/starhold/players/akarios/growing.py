"""What a pilot makes of points and credits: abilities and ships first, then the deck; supply, then the best card."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import Card, CardKind
from starhold.games.akarios.content.growth import BetterSkill, DeckUpgrade, NextAbility, ShipHex, SkillHex
from starhold.games.akarios.rules.campaign.growth import Learn, Upgrade, next_row, yard_of
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.rules.mounting import MOST_UPGRADES
from starhold.games.akarios.rules.voyage.market import (
    Buy,
    BuyForSparrow,
    BuyPoint,
    BuySupply,
    LeaveMarket,
    Unwind,
    offers,
    price_of,
)
from starhold.games.akarios.state import Marks
from starhold.kernel import Choice, Seat

from ..thoughts import Thought, of_kind

RESERVE, STOCK = 5, 10
"""Supply that comes before anything else at a dock, and that with which the squad leaves, if credits are left."""
BURDEN = 2
"""Trauma that is worth a talk."""
ROOM: dict[CardKind, int] = {"weapon": 2, "tech": 1, "engine": 2}
"""The cards of a kind that a pilot has use for, in the order in which they are bought."""
GOODS = (Buy, BuyPoint, BuyForSparrow, Unwind, LeaveMarket)
HURT_CARD = 1.5
"""What it is worth to be rid of a modifier card of -1 or less."""


def spend_points(game: Akarios, options: Sequence[Choice]) -> Thought | None:
    """Mark the point that brings most; nothing if there is none to mark."""
    worths = {option: point_worth(game, option) for option in options if isinstance(option, Learn | Upgrade)}
    if not worths:
        return None
    return max(worths, key=lambda option: worths[option]), "we grow"


def point_worth(game: Akarios, choice: Choice) -> float:
    """The worth of a hex; one that is begun comes first."""
    squad = squad_of(game)
    match choice:
        case Learn(pilot=pilot, tree=tree, side=side):
            marks = squad.pilots[pilot].trees.get(tree, Marks())
            hex_ = next_row(game.content.skill_tree[tree].rows, marks)[side]
            return hex_worth(game, hex_) + 10 * marks.half
        case Upgrade(seat=seat, ship=ship, side=side):
            yard = yard_of(game, ship)
            own = any(sheet.ship == ship and sheet.seat == seat for sheet in squad.pilots.values())
            return (
                0.0 if yard is None else hex_worth(game, next_row(yard.rows, squad.ships[ship].marks)[side]) + 5 * own
            )
    return 0.0


def hex_worth(game: Akarios, hex_: SkillHex | ShipHex) -> float:
    match hex_:
        case NextAbility():
            return 4.0
        case DeckUpgrade(remove=remove, add=add):
            cards = game.content.modifier
            lost = sum(HURT_CARD for card in remove if cards[card].value < 0)
            return lost + sum(0.5 + 0.5 * cards[card].value + 0.3 * len(cards[card].effects) for card in add)
        case BetterSkill():
            return 1.0
    return 3.0


def trade(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Points, a little supply, a talk, what makes pilots, ships and the Sparrow stronger, more supply; then leave."""
    growth = spend_points(game, options)
    if growth is not None:
        return growth
    squad, supplies = squad_of(game), of_kind(options, BuySupply)
    if supplies and squad.supply < RESERVE:
        return supplies[0], "we need supply"
    for talk in of_kind(options, Unwind):
        if squad.pilots[talk.pilot].trauma >= BURDEN:
            return talk, "it helps to talk"
    wanted = [option for option in of_kind(options, Buy) if is_wanted(game, option)]
    if wanted:
        return max(wanted, key=lambda option: rank(game.content.card[option.card])), "it will be of use"
    for point in of_kind(options, BuyPoint):
        if squad.pilots[point.pilot].ship == point.ship:
            return point, "the ship grows with us"
    boons = of_kind(options, BuyForSparrow) if len(squad.sparrow) < MOST_UPGRADES else []
    if boons:
        return boons[0], "it serves everyone"
    if supplies and squad.supply < STOCK:
        return supplies[0], "it is a long way"
    return next(iter(of_kind(options, LeaveMarket)), options[0]), "we have what we need"


def would_buy(game: Akarios, market: str, seat: Seat) -> bool:
    """True if there is more than supply to spend credits on in a market that the squad knows."""
    offered = offers(game, game.content.market[market], seat, first=False)
    goods = [option for option in offered if isinstance(option, GOODS)]
    return not isinstance(trade(game, goods)[0], LeaveMarket)


def is_wanted(game: Akarios, choice: Buy) -> bool:
    """True for a card that the ship carries, and that is worth more than one that it would replace."""
    squad, card = squad_of(game), game.content.card[choice.card]
    sheet = squad.pilots[choice.pilot]
    classes = frozenset(game.content.ship[sheet.ship].classes) if sheet.ship else frozenset()
    if not price_of(game, card) or (card.classes and classes.isdisjoint(card.classes)) or card.id in sheet.cards:
        return False
    known = [game.content.card[id_] for id_ in (*sheet.cards, *squad.hangar)]
    own = sorted((value(other) for other in known if other.kind == card.kind), reverse=True)
    return len(own) < ROOM[card.kind] or own[ROOM[card.kind] - 1] < value(card)


def value(card: Card) -> int:
    """The price is a fair guess; starting cards are what one has without it."""
    return 0 if card.starter else card.price


def rank(card: Card) -> tuple[int, int]:
    """Weapons, then techs, then engines, the dearest first."""
    return -list(ROOM).index(card.kind), card.price

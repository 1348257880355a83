"""The meanings of points to mark and things to buy: what they bring, and what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.games.common.wording import counted, listed
from starhold.kernel import Choice, Meaning, Seat

from ..content import AkariosContent
from ..content.growth import BetterSkill, DeckUpgrade, MoreHull, MoreShield, NextAbility, ShipHex, SkillHex
from ..rules.campaign.growth import Learn, Upgrade, next_row, yard_of
from ..rules.campaign.squad import crew, squad_of
from ..rules.voyage.market import (
    Buy,
    BuyForSparrow,
    BuyPoint,
    BuySupply,
    Give,
    LeaveMarket,
    Sell,
    Trade,
    Unwind,
    price_of,
    price_of_supply,
    sale_of,
)
from ..state import Marks
from .actions import modifier_words
from .briefs import brief_words

if TYPE_CHECKING:
    from ..content.voyage import Market
    from ..game import Akarios


def hex_words(content: AkariosContent, hex_: SkillHex | ShipHex, abilities: tuple[str, ...] = ()) -> str:
    """A hex of a tree in words; `abilities` are the cards that are still to be learned."""
    match hex_:
        case DeckUpgrade(remove=remove, add=add):
            out, into = cards_words(content, remove), cards_words(content, add)
            return "deck: " + listed([*([f"remove {out}"] if out else []), *([f"add {into}"] if into else [])])
        case NextAbility():
            return f"ability {content.card[abilities[0]].name}" if abilities else "the next ability"
        case BetterSkill(skill=skill):
            return f"+1 {skill}" if skill else "+1 in a skill of your choice"
        case MoreHull(amount=amount):
            return f"+{amount} hull"
        case MoreShield(amount=amount):
            return f"+{amount} shield"
    return "a ship upgrade point"


def cards_words(content: AkariosContent, cards: tuple[str, ...]) -> str:
    """Modifier cards, with a number where there are several of a kind."""
    numbers = Counter(modifier_words(content.modifier[card]) for card in cards)
    return listed([f"{words} ({number} cards)" if number > 1 else words for words, number in numbers.items()])


def whose(game: Akarios, seat: Seat, pilot: str) -> str:
    """The pilot before a deed, if the seat flies several."""
    mine = [sheet for sheet in crew(game).values() if sheet.seat == seat]
    return f"{game.text.mention('pilot', pilot)}: " if len(mine) > 1 else ""


def market_of(game: Akarios) -> Market | None:
    trade = next((rule for rule in reversed(game.stack) if isinstance(rule, Trade)), None)
    return None if trade is None else game.content.market[trade.market]


# Points


def of_learning(game: Akarios, seat: Seat, choice: Learn) -> Meaning | None:
    sheet, tree = squad_of(game).pilots[choice.pilot], game.content.skill_tree[choice.tree]
    marks = sheet.trees.get(tree.id, Marks())
    row = next_row(tree.rows, marks)
    if not row:
        return None
    learned = game.content.pilot[choice.pilot].abilities[sheet.abilities :]
    words = f"+1 {choice.skill}" if choice.skill else hex_words(game.content, row[choice.side], learned)
    half = "the second of 2 points: it is yours" if marks.half else "the first of 2 points"
    closes = "; the other side closes for good" if len(row) > 1 and not marks.half else ""
    return Meaning(f"{whose(game, seat, choice.pilot)}{tree.name}: {words}", f"{half}{closes}")


def of_upgrading(game: Akarios, seat: Seat, choice: Upgrade) -> Meaning | None:
    tree, sheet = yard_of(game, choice.ship), squad_of(game).ships[choice.ship]
    row = () if tree is None else next_row(tree.rows, sheet.marks)
    if not row:
        return None
    ship = game.content.ship[choice.ship]
    words = hex_words(game.content, row[choice.side], ship.abilities[sheet.abilities :])
    point = f"a point of {game.text.mention('pilot', choice.pilot)}" if choice.pilot else "the ship's own point"
    return Meaning(f"the {ship.name}: {words}", f"{point}{'; the other side closes for good' if len(row) > 1 else ''}")


# The market


def credits_words(amount: int) -> str:
    return counted(amount, "credit")


def of_buying(game: Akarios, seat: Seat, choice: Buy) -> Meaning:
    card = game.content.card[choice.card]
    price = credits_words(price_of(game, card))
    return Meaning(f"{whose(game, seat, choice.pilot)}buy {card.name} ({price})", "; ".join(brief_words(card)))


def of_selling(game: Akarios, seat: Seat, choice: Sell) -> Meaning:
    card = game.content.card[choice.card]
    return Meaning(f"{whose(game, seat, choice.pilot)}sell {card.name}", f"for {credits_words(sale_of(game, card))}")


def of_buying_together(game: Akarios, seat: Seat, choice: BuyForSparrow) -> Meaning:
    card = game.content.card[choice.card]
    price = credits_words(price_of(game, card))
    return Meaning(f"buy {card.name} for the Sparrow ({price})", "; ".join(brief_words(card)))


def of_resupplying(game: Akarios, seat: Seat, choice: BuySupply) -> Meaning | None:
    market = market_of(game)
    if market is None:
        return None
    price, supply = credits_words(price_of_supply(game, market)), squad_of(game).supply
    return Meaning(f"resupply the Sparrow ({price})", f"supply {supply} becomes {supply + 1}")


def of_buying_a_point(game: Akarios, seat: Seat, choice: BuyPoint) -> Meaning | None:
    market, sheet = market_of(game), squad_of(game).ships[choice.ship]
    if market is None:
        return None
    ship, price = game.text.mention("ship", choice.ship), credits_words(market.ship_point)
    label = f"{whose(game, seat, choice.pilot)}buy an upgrade point for {ship} ({price})"
    return Meaning(label, f"{sheet.bought} of 2 bought so far")


def of_unwinding(game: Akarios, seat: Seat, choice: Unwind) -> Meaning | None:
    market, trauma = market_of(game), squad_of(game).pilots[choice.pilot].trauma
    if market is None:
        return None
    label = f"{whose(game, seat, choice.pilot)}talk it over ({credits_words(market.calm)})"
    return Meaning(label, f"trauma {trauma} becomes {trauma - 1}" if trauma else "")


def of_giving(game: Akarios, seat: Seat, choice: Give) -> Meaning:
    giver, target = (game.text.mention("pilot", pilot) for pilot in (choice.pilot, choice.target))
    return Meaning(f"{giver} gives {target} {credits_words(choice.amount)}")


def of_leaving(game: Akarios, seat: Seat, choice: LeaveMarket) -> Meaning:
    return Meaning("leave the market")


GROWING: Mapping[type[Choice], Teller[Meaning | None]] = {
    Learn: of_learning,
    Upgrade: of_upgrading,
    Buy: of_buying,
    Sell: of_selling,
    BuyForSparrow: of_buying_together,
    BuySupply: of_resupplying,
    BuyPoint: of_buying_a_point,
    Unwind: of_unwinding,
    Give: of_giving,
    LeaveMarket: of_leaving,
}

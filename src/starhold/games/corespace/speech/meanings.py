"""The meanings of answers here and now: attacks with their odds, deals with their prices."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from starhold.games.common.by_kind import ByKind
from starhold.games.common.wording import counted, listed
from starhold.kernel import Choice, Meaning, Seat

from ..choices import (
    Calm,
    CoverFire,
    Fight,
    Fire,
    FullCharge,
    KnockBack,
    Pass,
    Persuade,
    React,
    Redock,
    Scan,
    Shoot,
    UseSkill,
)
from ..content import CoreSpaceContent, ExtractionTable, Ordeal
from ..rules.activation import acting
from ..rules.after.counter import Buy, Sell, sales
from ..rules.after.hiring import Hire, KeepOn, price_of
from ..rules.after.maintenance import COST, BuildIn, Overhaul, Repair
from ..rules.after.trading import Trade
from ..rules.campaign.custody import PayFor
from ..rules.campaign.extraction import Alone, Teleport
from ..rules.crews import member_of
from ..rules.figures import figure_of
from ..rules.persuading import chance_to_persuade
from ..rules.prospects import attacker_now, odds_of, odds_of_knock_back
from ..rules.skills.openings import is_asked, is_paid
from ..rules.skills.windows import Window, is_mine
from ..rules.upgrades import Guard, level_of_use
from ..state import Opening
from .looking import odds_words, plea_words
from .sentences.skills import SKILL_STAKES
from .skills import skill_cards

if TYPE_CHECKING:
    from ..game import CoreSpace

PRICE = "{ua} UA"
SIDES = 6
WAYS: tuple[tuple[tuple[Ordeal, ...], str], ...] = (
    (("dead",), "{percent}% risk of death"),
    (("delayed", "ransom", "fine", "jail"), "{percent}% risk of being kept away"),
)
"""The dangers of each way home."""

Attack: TypeAlias = Fight | Shoot | Fire | FullCharge


def of_attack(game: CoreSpace, seat: Seat, choice: Attack) -> Meaning | None:
    figure = attacker_now(game)
    odds = None if figure is None else odds_of(game, figure, choice)
    if odds is None:
        return None
    cost = ""
    if isinstance(choice, Fire) and choice.more:
        cost = f"{choice.more + 1} ammo, "
    elif isinstance(choice, FullCharge) and figure is not None:
        cost = f"{figure.ammo} ammo, "
    return Meaning(game.text.choice(choice), cost + odds_words(odds))


def of_knock_back(game: CoreSpace, seat: Seat, choice: KnockBack) -> Meaning | None:
    figure = attacker_now(game)
    if figure is None:
        return None
    chances = odds_of_knock_back(game, figure, figure_of(game, choice.other))
    falls = f", {chances.fells}% to knock them over" if chances.fells else ""
    words = f"{chances.hurts}% chance to push{falls}, {chances.misfires}% risk of a stumble"
    return Meaning(game.text.choice(choice), words)


def of_persuasion(game: CoreSpace, seat: Seat, choice: Persuade) -> Meaning | None:
    figure = acting(game)
    if figure is None:
        return None
    percent = chance_to_persuade(game, figure, figure_of(game, choice.figure), choice.request)
    return Meaning(game.text.choice(choice), plea_words(percent))


def of_price(game: CoreSpace, seat: Seat, choice: Choice) -> Meaning | None:
    price = price_of_choice(game, seat, choice)
    return None if price is None else Meaning(game.text.choice(choice), PRICE.format(ua=price))


def price_of_choice(game: CoreSpace, seat: Seat, choice: Choice) -> int | None:
    """The cost or the gain of an answer between missions, in UA; None if a die decides."""
    content, crew = game.content, game.state.crews[seat]
    match choice:
        case Buy(token=token):
            return content.token[token].buy
        case Sell(token=token):
            rule = game.stack[-1]
            return sales(game, seat, rule.posts[seat]).get(token) if isinstance(rule, Trade) else None
        case Hire(figure=figure):
            return price_of(game, content.trader[figure]).hired
        case KeepOn(figure=figure):
            return price_of(game, content.trader[content.npc[figure].reverse]).joined
        case BuildIn(upgrade=upgrade):
            return content.upgrade[upgrade].levels[crew.upgrades.get(upgrade, 0)].price
        case PayFor(figure=figure):
            held = member_of(game, seat, figure).held
            return None if held is None else held.ua
        case Repair():
            rule = game.stack[-1]
            return 0 if isinstance(rule, Overhaul) and rule.parts else COST
    return None


def of_way_home(game: CoreSpace, seat: Seat, choice: Teleport | Alone) -> Meaning:
    """The risks of both tables. (CS-EXTRACT-07..08)"""
    table: ExtractionTable = "teleport" if isinstance(choice, Teleport) else "alone"
    risks = [(chance_of(game.content, table, ordeals), words) for ordeals, words in WAYS]
    told = listed([words.format(percent=round(100 * chance)) for chance, words in risks if chance])
    return Meaning(game.text.choice(choice), told)


def chance_of(content: CoreSpaceContent, table: ExtractionTable, ordeals: tuple[Ordeal, ...]) -> Fraction:
    """Of a roll on a table; an arrest is followed by another one."""
    chance = Fraction(0)
    for row in (row for row in content.extractions if row.table == table):
        share = Fraction(len(row.faces), SIDES)
        if row.ordeal == "arrest":
            share *= chance_of(content, "arrest", ordeals)
        elif row.ordeal not in ordeals:
            share = Fraction(0)
        chance += share
    return chance


def of_upgrade(game: CoreSpace, seat: Seat, choice: Scan | Calm | CoverFire | Redock) -> Meaning | None:
    """The pegs that it costs; the gun that shoots by itself costs none. (CS-MAINTAIN-07)"""
    if isinstance(game.stack[-1], Guard):
        return None
    return Meaning(game.text.choice(choice), counted(level_of_use(game, seat, choice), "skill peg"))


def of_skill(game: CoreSpace, seat: Seat, choice: UseSkill | React) -> Meaning:
    """Its card, and its price, if it is not paid already. (CS-SKILL-05, CS-SK-STEALTH-11)"""
    line = skill_cards(game.content)[choice.skill][choice.level - 1]
    figure = figure_of(game, choice.figure) if isinstance(choice, React) else acting(game)
    paid = figure is not None and is_paid(game, figure, choice.skill, choice.level)
    price = "No skill pegs" if paid else counted(choice.level, "skill peg")
    return Meaning(game.text.choice(choice), f"{price}. {line}")


def of_pass(game: CoreSpace, seat: Seat, choice: Pass) -> Meaning | None:
    """The outcome if nobody reacts."""
    rule = game.stack[-1]
    if not isinstance(rule, Window):
        return None
    mine = [opening for opening in rule.openings if is_mine(game, opening, seat) and is_asked(game, opening)]
    return Meaning(game.text.choice(choice), " ".join(dict.fromkeys(stake_of(game, opening) for opening in mine)))


def stake_of(game: CoreSpace, opening: Opening) -> str:
    lost = ((opening.actions, "action"), (opening.turns, "turn"))
    return SKILL_STAKES[opening.window].format(
        figure=game.text.word("figure", opening.figure),
        other=game.text.word("figure", opening.other) if opening.other else "it",
        loss=listed([counted(number, thing) for number, thing in lost if number]),
    )


MEANINGS: ByKind[Meaning | None] = ByKind(
    {
        **dict.fromkeys((Fight, Shoot, Fire, FullCharge), of_attack),
        **dict.fromkeys((Buy, Sell, Hire, KeepOn, BuildIn, Repair, PayFor), of_price),
        **dict.fromkeys((Teleport, Alone), of_way_home),
        **dict.fromkeys((Scan, Calm, CoverFire, Redock), of_upgrade),
        KnockBack: of_knock_back,
        Persuade: of_persuasion,
        UseSkill: of_skill,
        React: of_skill,
        Pass: of_pass,
    },
    otherwise=None,
)

"""Dealings with people: who is talked into what, what is bartered, and with which crews there is peace."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.bargaining import Bargain
from starhold.games.corespace.rules.figures import figure_of, traders_of
from starhold.games.corespace.rules.kit import item_of
from starhold.games.corespace.rules.persuading import JOIN, TRADE, chance_to_persuade
from starhold.games.corespace.state import Figure
from starhold.kernel import Choice, Seat

from ..thoughts import Thought, of_kind
from .ground import FAR, start_of, steps_to
from .keeping import BETTER, kept_worth, worth_to
from .lives import COMPANY
from .situation import Situation
from .wishes import prizes

FOUND = 0.5
"""The part of the one who is looked for that is won by knowing who it is."""
A_TRADE = 0.8
"""What a trade brings in general."""
PEACE = 0.4
"""What it is worth that a crew that is near keeps its knives to itself."""
NEAR = 6
"""A crew whose people are no farther away than so many steps is near."""


def persuasion_worth(situation: Situation, trader: Figure, choice: choices.Persuade) -> float:
    """What it is worth to ask, considering that they may not be moved."""
    game = situation.game
    npc = figure_of(game, choice.figure)
    percent = chance_to_persuade(game, trader, npc, choice.request)
    worth = {JOIN: COMPANY, TRADE: A_TRADE}.get(choice.request, 0.0)
    worth += situation.promises.of_role(npc.id) * (1.0 if choice.request == JOIN else FOUND)
    return percent / 100 * (worth + sum(kept_worth(situation, item) for item in npc.tray if choice.request == JOIN))


def bargain(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A gift is kept; else the least is given for what is better."""
    game, rule = situation.game, situation.game.stack[-1]
    assert isinstance(rule, Bargain), "only who bargains is asked what to give"
    trader = figure_of(game, rule.trader)
    for option in of_kind(options, choices.Keep):
        return option, "a gift is a gift"
    barters = of_kind(options, choices.Barter)
    decline = next(option for option in options if isinstance(option, choices.Decline))
    if not barters:
        return decline, "there is nothing to give for it"
    worst = min(barters, key=lambda each: kept_worth(situation, item_of(trader.tray, each.given)))
    gain = worth_to(situation, trader, rule.on_offer(game))
    if gain > kept_worth(situation, item_of(trader.tray, worst.given)) + BETTER:
        return worst, "the better of two"
    return decline, "it is worth less than that"


def peace_worth(situation: Situation, trader: Figure, partner: Seat) -> float:
    """What a deal with another crew is worth: something, if its people are near and carry nothing that is wanted."""
    game = situation.game
    ways = steps_to(situation.open_deck, 1 << start_of(game, trader))
    near = [
        each
        for each in traders_of(game, partner)
        if each.where == "deck" and not each.defeated and ways.get(start_of(game, each), FAR) <= NEAR
    ]
    return PEACE if near and not is_prey(situation, partner) else -FAR


def is_prey(situation: Situation, partner: Seat) -> bool:
    """True if a crew is seen with something for which the mission was flown."""
    asked = prizes(situation.game)
    return any(
        item.is_known(situation.seat) and item.face in asked
        for each in traders_of(situation.game, partner)
        for item in each.tray
        if each.where == "deck"
    )


def parley(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Peace, unless the other crew has what everybody came for."""
    partner = getattr(situation.game.stack[-1], "seat", situation.seat)
    kind = choices.WalkAway if is_prey(situation, partner) else choices.ShakeHands
    reason = "they have what we came for" if kind is choices.WalkAway else "there is enough for all of us"
    return next(option for option in options if isinstance(option, kind)), reason

"""What is taken out of a crate or a bag, and what is left there for it."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.crates import crate_at
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.rules.kit import SPACE, design, has_room, item_of
from starhold.games.corespace.rules.rummaging import Rummage
from starhold.games.corespace.rules.searching import GeneralSearch
from starhold.games.corespace.state import Figure, Item
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .situation import Situation
from .worth import token_worth

BETTER = 0.5
"""By so much more a token is worth it to change it for another one."""


def worth_to(situation: Situation, figure: Figure, item: Item) -> float:
    return token_worth(situation.game, figure, design(situation.game, item))


def density(situation: Situation, item: Item) -> float:
    """The worth of an item for each slot that it takes; to whom does not matter, so that nothing is changed twice."""
    return kept_worth(situation, item) / SPACE[design(situation.game, item).size]


def rummage(situation: Situation, options: Sequence[Choice]) -> Thought:
    """The best first, as long as there is room; then what is better than what is carried."""
    game, rule = situation.game, situation.game.stack[-1]
    assert isinstance(rule, Rummage), "only who rummages is asked what to take"
    figure = figure_of(game, rule.figure)
    there = crate_at(game.state.mission, rule.crate).items if rule.crate else figure_of(game, rule.other).tray
    close = next(option for option in options if isinstance(option, choices.Close))
    takes = of_kind(options, choices.Take)
    if takes:
        best = max(takes, key=lambda take: density(situation, item_of(there, take.token)))
        if worth_to(situation, figure, item_of(there, best.token)) > 0:
            return best, "it may be worth something"
    backs = of_kind(options, choices.PutBack)
    if not backs or not there:
        return close, "that is all of it"
    worst = min(backs, key=lambda back: density(situation, item_of(figure.tray, back.token)))
    given = item_of(figure.tray, worst.token)
    fits = [item for item in there if has_room(game, figure, item, without=given)]
    if max((density(situation, item) for item in fits), default=0.0) > density(situation, given) + BETTER:
        return worst, "room for something better"
    return close, "that is all of it"


def kept_worth(situation: Situation, item: Item) -> float:
    return token_worth(situation.game, None, design(situation.game, item))


def keep(situation: Situation, options: Sequence[Choice]) -> Thought:
    """What came out of the bag is kept, if need be for something worse."""
    game, rule = situation.game, situation.game.stack[-1]
    drawn = game.state.mission.drawn
    assert isinstance(rule, GeneralSearch), "only a look round the room brings something out of the bag"
    assert drawn is not None, "something came out of the bag"
    figure = figure_of(game, rule.figure)
    keeping = of_kind(options, choices.Keep)
    if keeping:
        return keeping[0], "it may be worth something"
    swaps = of_kind(options, choices.KeepFor)
    leave = next(option for option in options if isinstance(option, choices.Leave))
    if not swaps:
        return leave, "no room for it"
    worst = min(swaps, key=lambda each: kept_worth(situation, item_of(figure.tray, each.given)))
    if worth_to(situation, figure, drawn) > kept_worth(situation, item_of(figure.tray, worst.given)) + BETTER:
        return worst, "the better of two"
    return leave, "no room for it"

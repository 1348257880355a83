"""Questions besides that of an activation: who acts, what is kept, who is struck, who makes way."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.assault import Assault
from starhold.games.corespace.rules.crates import crate_at
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.rules.kit import SPACE, design, has_room, item_of
from starhold.games.corespace.rules.prospects import attacker_now
from starhold.games.corespace.rules.rummaging import Rummage
from starhold.games.corespace.rules.searching import GeneralSearch
from starhold.games.corespace.rules.shooting import Shooting
from starhold.games.corespace.state import Figure, Item
from starhold.geometry.square import bits_of
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .aims import attack_worth, charge_worth, is_attack
from .ground import open_deck, start_of, steps_to
from .harm import harm_at
from .situation import Situation
from .standing import standing_of
from .worth import carried, token_worth

BETTER = 0.5
"""By so much more a token is worth it to change it for another one."""
FAIR = 1.0
"""A gift is not refused, and a swap is fair if it takes no more than this."""
FEW = 40
"""So many answers are tried out, not more."""


def tried(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Give each answer in imagination, and take the one after which the crew stands best."""
    values = []
    for option in options[:FEW]:
        future = situation.match.clone()
        future.answer(option)
        values.append(standing_of(future, situation.seat))
    return options[values.index(max(values))], "it looks best from here"


def choose_who(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Whoever is in the greatest danger acts first; then those who have the shortest way home."""
    for option in options:
        if isinstance(option, choices.TryToRise):
            return option, "nothing to lose"

    def urgency(option: choices.Activate) -> tuple[float, int]:
        figure = figure_of(situation.game, option.figure)
        number = start_of(situation.game, figure)
        harm = harm_at(situation, figure, number) if figure.where == "deck" else 0.0
        return round(harm, 2), -situation.home.get(number, 0)

    waiting = of_kind(options, choices.Activate)
    return (max(waiting, key=urgency), "nobody is in more danger") if waiting else tried(situation, options)


# What is kept


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


# Attacks


def strike(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A free blow is struck at enemies, with what hurts most."""
    attacks = [option for option in options if is_attack(option)]
    striker = attacker_now(situation.game)
    if not attacks or striker is None:
        return options[-1], "nothing to strike with"
    best = max(attacks, key=lambda attack: attack_worth(situation, striker, attack))
    if attack_worth(situation, striker, best) > 0:
        return best, "they have asked for it"
    return next((option for option in options if isinstance(option, choices.LetGo)), best), "not worth a blade"


def fire(situation: Situation, options: Sequence[choices.Fire | choices.FullCharge]) -> Thought:
    shooting = situation.game.stack[-1]
    assert isinstance(shooting, Shooting), "only a shot asks how much is fired"
    shooter = figure_of(situation.game, shooting.attacker)
    return max(options, key=lambda option: charge_worth(situation, shooter, option)), "as much as it takes"


def knock_back(_: Situation, options: Sequence[Choice]) -> Thought:
    return options[0], "they have stumbled"


def stay(_: Situation, options: Sequence[Choice]) -> Thought:
    return next(option for option in options if isinstance(option, choices.Stay)), "good riddance"


def reroll(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A die that shows nothing is rolled again."""
    assault = situation.game.stack[-1]
    assert isinstance(assault, Assault), "only dice of an attack are rolled again"
    for option in of_kind(options, choices.Reroll):
        if assault.faces[option.die - 1] in ("blank", "warning"):
            return option, "it cannot get worse"
    return next(option for option in options if isinstance(option, choices.KeepRoll)), "good enough"


# Others


def grant(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Friends may pass, rivals may not."""
    kind = choices.Grant if situation.game.options.alliance else choices.Refuse
    return next(option for option in options if isinstance(option, kind)), "we know on whose side they are"


def reply(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A gift is taken; nothing is given away but to friends."""
    for option in options:
        if isinstance(option, choices.Accept):
            return option, "a gift is a gift"
    declines = of_kind(options, choices.Decline)
    if declines and not situation.game.options.alliance:
        return declines[0], "it is ours"
    gives = of_kind(options, choices.Give)
    if gives:
        return min(gives, key=lambda give: price(situation, give.token)), "they may have that one"
    return options[-1], "no deal"


def price(situation: Situation, name: str) -> float:
    return token_worth(situation.game, None, situation.game.content.token[name.partition("/")[0]])


def single_out(situation: Situation, options: Sequence[choices.SingleOut]) -> Thought:
    """Rivals first, then whoever can bear it best."""

    def value(option: choices.SingleOut) -> tuple[bool, int, float]:
        figure = figure_of(situation.game, option.figure)
        return figure.crew != situation.seat, figure.health, -carried(situation.game, figure)

    return max(options, key=value), "they can bear it best"


def as_listed(_: Situation, options: Sequence[Choice]) -> Thought:
    for option in options:
        if isinstance(option, choices.AsListed):
            return option, "one is as bad as the other"
    return options[0], "one is as bad as the other"


def aim(situation: Situation, options: Sequence[Choice]) -> Thought:
    """As many enemies, and as few friends, as can be near it."""
    game = situation.game

    def value(option: Choice) -> float:
        at = figure_of(game, option.figure).at if isinstance(option, choices.AimAt) else getattr(option, "at", "")
        here = bits_of((at,)) if at else 0
        near = steps_to(open_deck(game), here)
        found = 0.0
        for each in game.state.mission.figures:
            steps = near.get(start_of(game, each), 9) if each.where == "deck" and not each.defeated else 9
            side = -1.5 if each.crew == situation.seat else 1.0
            found += side * max(0, 3 - steps)
        return found

    return max(options, key=value), "most of them stand there"

"""Before the mission: which crew flies, and with what."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.figures import traders_of
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .errands import crates, fallen, objects
from .ground import open_deck, start_of, steps_to
from .situation import Situation
from .worth import NEED, power

LOST = 60
"""What counts as the way to where none leads."""
AT_HAND = 0.4
"""What a die of a weapon is worth to who has none yet."""


def form_up(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Any crew that is ready to fly: they are meant to be equals."""
    crews = of_kind(options, choices.TakeCrew)
    return situation.chance.choice(crews or list(options)), "they know each other"


def recruit(situation: Situation, options: Sequence[Choice]) -> Thought:
    """The most able first, as long as there are points."""
    recruits = of_kind(options, choices.Recruit)
    traders = situation.game.content.trader
    if not recruits:
        return options[-1], "that will do"
    return max(recruits, key=lambda recruit: traders[recruit.figure].points), "worth the berth"


def equip(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Weapons for those who have none, then whatever does most."""
    equips = of_kind(options, choices.Equip)
    if not equips:
        return options[-1], "that will do"
    tokens = situation.game.content.token

    def value(option: choices.Equip) -> float:
        token = tokens[option.token]
        needs = sum(NEED.get(effect.do, 0.0) for effect in token.effects)
        return AT_HAND * power(token) + needs + 2 * token.physical + token.shield

    return max(equips, key=value), "better with than without"


def dock(situation: Situation, options: Sequence[choices.Dock]) -> Thought:
    """The airlock from which the way to all that is worth it is shortest."""
    game = situation.game
    crew = game.state.crews[situation.seat]
    figure = next(each for each in traders_of(game, situation.seat) if each.where == "airlock")
    errands = [*crates(situation, figure), *objects(situation), *fallen(situation, figure)]
    ways = [(errand.gain, steps_to(open_deck(game), errand.squares)) for errand in errands]

    def toil(option: choices.Dock) -> float:
        before, crew.airlock = crew.airlock, option.airlock
        number = start_of(game, figure)
        crew.airlock = before
        return sum(gain * steps.get(number, LOST) for gain, steps in ways)

    return min(options, key=toil), "it is not far to where we want to go"

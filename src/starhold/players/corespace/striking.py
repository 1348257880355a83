"""Questions in a fight: whether to strike, how much to fire, where to aim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.assault import Assault
from starhold.games.corespace.rules.blasts import Blasting
from starhold.games.corespace.rules.figures import figure_of, on_deck
from starhold.games.corespace.rules.kit import design_called
from starhold.games.corespace.rules.prospects import attacker_now
from starhold.games.corespace.rules.shooting import Shooting
from starhold.geometry.square import NUMBERS, Square, around
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .aims import attack_worth, charge_worth, foe_worth, is_attack
from .blasts import burst_worth
from .situation import Policy, Situation


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


def aim(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A burst where it does most, with only the squares beside enemies considered; a throw at the worst of them."""
    game, rule = situation.game, situation.game.stack[-1]
    if not isinstance(rule, Blasting):
        aims = of_kind(options, choices.AimAt)
        return max(aims, key=lambda each: foe_worth(situation, figure_of(game, each.figure))), "the worst of them"
    token = design_called(game, rule.weapon)
    foes = sum(1 << NUMBERS[each.at] for each in on_deck(game) if each.crew != situation.seat)
    near = around(foes) | foes
    close = [option for option in options if near >> NUMBERS[aimed(situation, option)] & 1] or list(options[:1])
    return max(close, key=lambda each: burst_worth(situation, token, aimed(situation, each))), "most of them are there"


def aimed(situation: Situation, option: Choice) -> Square:
    """The square that is aimed at."""
    if isinstance(option, choices.AimAt):
        return figure_of(situation.game, option.figure).at
    assert isinstance(option, choices.Aim), "blasts are aimed at people or at squares"
    return option.at


POLICIES: Mapping[str, Policy] = {
    "corespace.opportunity.strike": strike,
    "corespace.charge.strike": strike,
    "corespace.shooting.fire": fire,
    "corespace.assault.reroll": reroll,
    "corespace.knocking-back.knock_back": knock_back,
    "corespace.knocking-back.follow": stay,
    "corespace.throwing.aim": aim,
    "corespace.blasting.aim": aim,
    "corespace.blasting.stray": aim,
}

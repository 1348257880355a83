"""What attacks are worth: the harm that is spared by them, against what they cost."""

from __future__ import annotations

from starhold.games.corespace.choices import Fight, Fire, FollowUp, FullCharge, KnockBack, Shoot
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.rules.kit import design
from starhold.games.corespace.rules.prospects import Odds, odds_of, odds_of_knock_back, strays
from starhold.games.corespace.rules.shooting import price
from starhold.games.corespace.state import Figure
from starhold.kernel import Choice

from .harm import menace
from .situation import DICE_OF_DAMAGE, REACHES, Situation, dice_in_a_round
from .wishes import prizes
from .worth import AMMO, HURT, LIFE, PEG

ROUNDS_TO_COME = 1.5
"""For so many rounds more an NPC that is left alone is a nuisance."""
RIVAL = 0.25
"""The part of a rival's loss that is one's own gain."""
BROKEN = 0.8
"""A weapon that does not work any more."""
PRIZE = 0.5
"""The part that is won of what a rival carries, and the mission asks for."""
PUSHED = 0.6
"""The part of a menace that is gone if somebody is pushed away."""


def foe_worth(situation: Situation, foe: Figure) -> float:
    """What it is worth that somebody falls."""
    game = situation.game
    if foe in situation.hunters:
        later = ROUNDS_TO_COME * dice_in_a_round(game, foe.board) * DICE_OF_DAMAGE * REACHES * HURT
        return menace(situation, foe) + later
    known = [design(game, item) for item in foe.tray if item.is_known(situation.seat)]
    asked = prizes(game)
    prize = sum(asked.get(token.id, 0.0) for token in known)
    return RIVAL * (LIFE + sum(token.sell or 0 for token in known)) + PRIZE * prize


def attack_worth(situation: Situation, figure: Figure, choice: Choice) -> float:
    """What an attack is expected to bring, less what it costs."""
    game = situation.game
    if isinstance(choice, KnockBack):
        foe = figure_of(game, choice.other)
        shove = odds_of_knock_back(game, figure, foe)
        return shove.hurts / 100 * PUSHED * menace(situation, foe) - shove.misfires / 100
    meant = Shoot(choice.other, choice.weapon) if isinstance(choice, FollowUp) else choice
    odds = odds_of(game, figure, meant)
    if odds is None:
        return 0.0
    foe = figure_of(game, odds.target)
    worth = hits_worth(situation, odds, foe) - odds.misfires / 100 * BROKEN
    if isinstance(meant, Shoot):
        worth -= noise(situation, meant.weapon)
        worth -= sum(risk.percent / 100 * 2 * HURT for risk in strays(game, figure, meant))
    return worth


def hits_worth(situation: Situation, odds: Odds, foe: Figure) -> float:
    fells, hurts = odds.fells / 100, (odds.hurts - odds.fells) / 100
    return fells * foe_worth(situation, foe) + hurts * (RIVAL if foe.crew is not None else 1) * HURT


def noise(situation: Situation, weapon: str) -> float:
    """Ammo, and a peg in the tracker for the first shot of a round."""
    game = situation.game
    token = game.content.token.get(weapon.partition("/")[0])
    loud = (token is None or "silent" not in token.attributes) and not game.state.mission.shot
    return (AMMO * price(token) if token else 0.0) + (PEG if loud else 0.0)


def charge_worth(situation: Situation, figure: Figure, choice: Fire | FullCharge) -> float:
    """What it is worth to fire so much of the magazine."""
    odds = odds_of(situation.game, figure, choice)
    assert odds is not None, "a shot has odds"
    pegs = figure.ammo if isinstance(choice, FullCharge) else choice.more
    foe = figure_of(situation.game, odds.target)
    return hits_worth(situation, odds, foe) - AMMO * pegs - odds.misfires / 100 * BROKEN


def is_attack(choice: Choice) -> bool:
    return isinstance(choice, Fight | Shoot | KnockBack | FollowUp)

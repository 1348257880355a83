"""The meanings of answers here and now: attacks with their odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from starhold.games.common.by_kind import ByKind
from starhold.games.common.wording import counted
from starhold.kernel import Meaning, Seat

from ..choices import Fight, Fire, FullCharge, KnockBack, Persuade, React, Shoot, UseSkill
from ..rules.activation import acting
from ..rules.figures import figure_of
from ..rules.persuading import chance_to_persuade
from ..rules.prospects import attacker_now, odds_of, odds_of_knock_back
from .looking import odds_words, plea_words
from .skills import skill_cards

if TYPE_CHECKING:
    from ..game import CoreSpace

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


def of_skill(game: CoreSpace, seat: Seat, choice: UseSkill | React) -> Meaning:
    """Its card, and its price. (CS-SKILL-05)"""
    line = skill_cards(game.content)[choice.skill][choice.level - 1]
    return Meaning(game.text.choice(choice), f"{counted(choice.level, 'skill peg')}. {line}")


MEANINGS: ByKind[Meaning | None] = ByKind(
    {
        **dict.fromkeys((Fight, Shoot, Fire, FullCharge), of_attack),
        KnockBack: of_knock_back,
        Persuade: of_persuasion,
        UseSkill: of_skill,
        React: of_skill,
    },
    otherwise=None,
)

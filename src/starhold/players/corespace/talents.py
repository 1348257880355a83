"""Skills: whether the pegs are worth it now. What a skill does is seen by trying it out, so none is known by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from starhold.games.corespace import choices
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.assault import Assault
from starhold.games.corespace.rules.figures import find_figure
from starhold.games.corespace.rules.npcs.acting import NpcActivation
from starhold.games.corespace.rules.skills.parts import PartRule, Use, first_rules
from starhold.games.corespace.rules.skills.using import Using
from starhold.games.corespace.rules.skills.windows import Window
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NUMBERS
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from . import striking
from .aims import foe_worth, is_attack, noise
from .evaluation import price_of_pegs
from .ground import FAR
from .harm import harm_at
from .odds import at_least, damage_of
from .outlay import Outlay
from .rehearsal import actions_left, outlook_for, rehearse
from .situation import Policy, Situation
from .turn import LEAST, Turn
from .worth import HURT

SAMPLES = 3
"""So often a skill that looks good is tried out, each time with other dice."""
LEFT_OUT = (choices.Forgo, choices.Move, choices.Walk, choices.Lead)
"""Parts that are not tried out: squares that promise little, and ways that lead where a move leads as well."""
IN_AN_ATTACK = ("hits", "attacked", "scored", "defeated")
"""Windows after which nothing but the attack itself has to be played to its end."""


# The own turn


def use_skill(turn: Turn, choice: choices.UseSkill) -> tuple[float, str]:
    """What follows is worth as much more as the crew stands better; the pegs are missing then."""
    situation, figure = turn.situation, turn.figure
    if not situation.temper.plans:
        return -FAR, "the pegs are kept"
    gain = gain_by_attack(situation, figure, choice)
    if gain is None:
        gain = gain_of(situation, choice, len(situation.game.stack) - 1, figure.id, now=turn.prospect)
    if gain <= LEAST:
        return -FAR, "the pegs are kept"
    return turn.resting.best(turn.left, turn.load).worth + gain, "that is what they have learned"


def gain_by_attack(situation: Situation, figure: Figure, choice: choices.UseSkill) -> float | None:
    """The odds of a skill that begins with an attack, less its pegs; nothing for all others."""
    rules = first_rules(situation.game, figure, Use(choice.skill, choice.level))
    worths = [
        blow_worth(situation, figure, rule, option)
        for rule in rules
        if isinstance(rule, PartRule)
        for option in rule.options().legal
        if rule.spec(option) is not None
    ]
    return max(worths) - price_of_pegs(situation.game, figure, choice.level) if worths else None


def blow_worth(situation: Situation, figure: Figure, rule: PartRule[Any], option: Choice) -> float:
    """What an attack with the dice of a skill is expected to bring."""
    spec, foe = rule.spec(option), find_figure(situation.game, getattr(option, "other", ""))
    if spec is None or foe is None:
        return 0.0
    damage = damage_of(situation.game, figure, spec, foe)
    fells, hurts = at_least(damage, foe.health), at_least(damage, 1)
    worth = fells * foe_worth(situation, foe) + (hurts - fells) * HURT
    return worth - (noise(situation, spec.weapon) if spec.loud else 0.0)


def gain_of(situation: Situation, choice: Choice, since: int, name: str, *, now: float) -> float:
    """The mean of several trials, or the first of them if it promises nothing."""
    found = 0.0
    for sample in range(SAMPLES):
        then = rehearse(situation, (choice,), since, sample, go_on)
        found += outlook_for(then, name) - now
        if found <= 0:
            break
    return found / (sample + 1)


# Others' turns


def react(situation: Situation, options: Sequence[Choice]) -> Thought:
    """The reaction after which the crew stands best, if that is better than to keep the pegs."""
    reactions = of_kind(options, choices.React)
    if not reactions or not situation.temper.plans:
        return let_go(situation, options)
    passing = of_kind(options, choices.Pass)[0]
    since = cut(situation)
    worths = {option: mean_after(situation, option, since) for option in (passing, *reactions)}
    best = max(worths, key=worths.__getitem__)
    if best is passing or worths[best] <= worths[passing] + LEAST:
        return passing, "the pegs are kept"
    return best, "it is worth the pegs"


def mean_after(situation: Situation, option: Choice, since: int) -> float:
    trials = (rehearse(situation, (option,), since, sample, go_on) for sample in range(SAMPLES))
    return sum(outlook_for(trial) for trial in trials) / SAMPLES


def cut(situation: Situation) -> int:
    """The place in the stack of what has to be played to its end before the crew can see how it stands."""
    stack = situation.game.stack
    window = stack[-1]
    assert isinstance(window, Window), "reactions are for windows"
    kinds = {opening.window for opening in window.openings}
    kind = Assault if kinds & {*IN_AN_ATTACK} else NpcActivation
    places = [place for place, rule in enumerate(stack) if isinstance(rule, kind)]
    return places[-1] if places and kinds != {"any-time"} else len(stack) - 1


# Within a skill


def go_on(situation: Situation) -> Choice:
    """A quick answer to whatever comes up in a trial."""
    decision = situation.match.decision
    policy = WITHIN.get(decision.prompt)
    return policy(situation.quick(), decision.options)[0] if policy else decision.options[0]


def part(situation: Situation, options: Sequence[Choice]) -> Thought:
    """The next part of a skill: the best blow or step, or else what looks best; left out if it does harm."""
    using = situation.game.stack[-1]
    assert isinstance(using, Using), "only a skill has parts"
    figure = next(each for each in situation.own if each.id == using.figure)
    worths = dict(attacks(situation, using, options))
    worths |= steps(situation, using.figure, options)
    others = [option for option in options if option not in worths and not isinstance(option, LEFT_OUT)]
    if others:
        worths |= tried(situation, others, figure.id)
    best = max(worths, key=worths.__getitem__, default=None)
    if best is not None and worths[best] > 0:
        return best, "that is what they have learned"
    return next((option for option in options if isinstance(option, choices.Forgo)), options[-1]), "better left alone"


def attacks(situation: Situation, using: Using, options: Iterable[Choice]) -> Iterator[tuple[Choice, float]]:
    """Blows and shots, by the dice that the skill gives them."""
    figure = next(each for each in situation.own if each.id == using.figure)
    for option in options:
        if is_attack(option):
            _, rule = using.chosen(situation.game, option)
            yield option, blow_worth(situation, figure, rule, option)


def steps(situation: Situation, name: str, options: Sequence[Choice]) -> dict[Choice, float]:
    """By how much the better squares are better than this one."""
    moves = of_kind(options, choices.Move)
    figure = next(each for each in situation.own if each.id == name)
    if not moves or not figure.at:
        return {}
    outlay, left = Outlay(situation, figure), actions_left(situation.match, figure)
    hopes = {move: outlay.hope_at(NUMBERS[move.to], left, outlay.load)[0] for move in moves}
    likely = sorted(moves, key=lambda move: -hopes[move])[: situation.temper.places]
    here = NUMBERS[figure.at]
    now = outlay.hope_at(here, left, outlay.load)[0] - harm_at(situation, figure, here)
    found: dict[Choice, float] = {
        move: hopes[move] - harm_at(situation, figure, NUMBERS[move.to]) - now for move in likely
    }
    for option in of_kind(options, choices.Embark):
        found[option] = outlay.at_home(outlay.load) - now
    return found


def tried(situation: Situation, options: Sequence[Choice], name: str) -> dict[Choice, float]:
    """What other answers bring, in one trial each; in a trial of a trial any will do."""
    if not situation.temper.plans:
        return {options[0]: LEAST}
    since = turn_of(situation)
    now = outlook_for(situation, name)
    return {option: outlook_for(rehearse(situation, (option,), since, 0, go_on), name) - now for option in options}


def turn_of(situation: Situation) -> int:
    """The place in the stack of the turn in which a skill is used, or of the skill itself."""
    places = [place for place, rule in enumerate(situation.game.stack) if isinstance(rule, Activation)]
    return places[-1] if places else len(situation.game.stack) - 1


def way(situation: Situation, options: Sequence[Choice]) -> Thought:
    """One of several ways to use a skill."""
    using = situation.game.stack[-1]
    name = using.figure if isinstance(using, Using) else ""
    worths = tried(situation, options, name)
    return max(worths, key=worths.__getitem__), "that is what they have learned"


def let_go(_: Situation, options: Sequence[Choice]) -> Thought:
    """No reaction, and no more questions if nothing happens."""
    return [*of_kind(options, choices.Pass), *of_kind(options, choices.StandDown)][-1], "the pegs are kept"


WITHIN: Mapping[str, Policy] = {
    **striking.POLICIES,
    "corespace.using.do": part,
    "corespace.window.answer": let_go,
}
"""The questions of a trial; to others the first answer will do."""

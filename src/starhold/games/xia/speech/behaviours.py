"""Behaviour cards in plain words, and what an NPC is about to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from starhold.games.common.wording import listed
from starhold.kernel import Event
from starhold.kernel.speech import capitalised

from ..content import Behaviour
from ..events import NpcPlanned
from ..rules.npcs.targets import RETALIATION_RANGE
from ..rules.solo.behaviours import plan_of
from ..rules.solo.behaviours.intent import Intent
from ..rules.solo.behaviours.words import Act, Aim, Condition, Plan
from .sentences.behaviours import INTENT

WATCHED = ("fly", "attack")
"""The acts that are worth watching, and so have a reason."""

CONDITIONS: dict[str, str] = {
    "outlaw": "you have a bounty",
    "laden": "you have cargo aboard",
    "hurt": "half your hull is damaged",
    "near": "you are at most {number} away",
    "docked": "you are on a planet or in the Kiln",
    "wounded": "it has taken half the damage that destroys it",
    "loaded": "it has a cube aboard",
    "leading": "the NPCs are ahead",
    "behind": "the NPCs are behind",
}

AIMS: dict[str, str] = {
    "player": "you",
    "attacker": "you, if you attacked it last{sectors}",
    "outlaw": "you, if you have a bounty{sectors}",
    "laden": "you, if you have cargo aboard{sectors}",
    "hurt": "you, if half your hull is damaged{sectors}",
    "leader": "you, if you are ahead of the NPCs",
    "foe": "you or your Sellsword, whoever is closer",
    "merchant": "the Merchant",
    "enforcer": "the Enforcer",
    "scoundrel": "the Scoundrel",
    "route": "the Sell space of the next planet on its route",
    "buy": "the nearest Buy space with cubes on sale",
    "sale": "the nearest Sell space for its cube",
    "cube": "the nearest cube adrift",
    "token": "the nearest exploration token",
    "gate": "the gate nearest to you",
    "home": "its home",
    "patrol": "the lawful planet farthest away",
    "starport": "the planet nearest to you",
}

VERBS: dict[str, str] = {
    "fly": "flies to {aim}",
    "attack": "attacks",
    "sell": "sells",
    "buy": "buys a cube",
    "collect": "collects the cubes on its space and next to it",
    "claim": "claims the exploration token",
    "mend": "repairs {number} damage",
    "warrant": "adds {number} credits to your bounty",
    "stop": "stops",
}
FAR = "flies up to {number} spaces towards {aim}"
AGAIN: dict[str, str] = {"fly": "flies on", "attack": "attacks again", "sell": "sells again"}
"""What is done a second time."""


def target_in_words(behaviour: Behaviour) -> str:
    """What an NPC is after, the first that exists."""
    return "; or else ".join(map(_aim, plan_of(behaviour).aims))


def steps_in_words(behaviour: Behaviour) -> tuple[str, ...]:
    """Its steps, a sentence for each."""
    plan = plan_of(behaviour)
    return tuple(capitalised(f"{_step(plan, place)}.") for place in range(len(plan.steps)))


def told_plan(behaviour: Behaviour) -> str:
    """A whole behaviour, with its name and its targets."""
    steps = " ".join(steps_in_words(behaviour))
    named = f"{behaviour.name}. {steps}"
    return named if len(behaviour.target) == 1 else f"{named} Target: {target_in_words(behaviour)}."


def _step(plan: Plan, place: int) -> str:
    step, before = plan.steps[place], [act for step in plan.steps[:place] for act in step.acts]
    first, *others = (AGAIN[act.verb] if act in before and act.verb in AGAIN else _act(act, plan) for act in step.acts)
    if not step.conditions:
        return "; if it cannot, ".join([first, *others])
    asked = " or ".join(" and ".join(map(_condition, group)) for group in step.conditions)
    return f"{first} if {asked}{''.join(f'; if not, {other}' for other in others)}"


def _act(act: Act, plan: Plan) -> str:
    aim = _aim(act.aim) if act.aim else _aim(plan.aims[0]) if len(plan.aims) == 1 else "its target"
    sentence = FAR if act.verb == "fly" and act.number else VERBS[act.verb]
    return sentence.format(aim=aim, number=f"{act.number:,}")


def _aim(aim: Aim) -> str:
    sectors = RETALIATION_RANGE if aim.word == "attacker" else aim.sectors
    return AIMS[aim.word].format(sectors="" if sectors is None else f" and are at most {_sectors(sectors)} away")


def _condition(condition: Condition) -> str:
    return CONDITIONS[condition.word].format(number=_sectors(condition.number))


def _sectors(number: int) -> str:
    return f"{number} sector{'' if number == 1 else 's'}"


# What they do


def kind_of(event: NpcPlanned, ships: Collection[str]) -> str:
    """Which of the sentences about acts fits."""
    if event.act == "fly":
        return f"fly/{'ship' if event.target in ships else 'planet' if event.target else 'space'}"
    return f"{event.act}/plus" if event.plus else event.act


def of_intent(intent: Intent, name: Callable[[str, object], str], tell: Callable[[Event], str]) -> Iterator[str]:
    """Say what an NPC is about to do, act by act."""
    npc = capitalised(name("npc", intent.npc))
    yield INTENT["plan"].format(npc=npc, behaviour=name("behaviour", intent.behaviour))
    yield from map(tell, intent.acts) if intent.acts else [INTENT["waits"].format(npc=npc)]
    if intent.dice:
        dice = Counter(intent.dice)
        yield INTENT["dice"].format(dice=listed([f"{count}d{sides}" for sides, count in sorted(dice.items())]))
    if intent.unsure:
        yield INTENT["unsure"]

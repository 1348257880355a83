"""Playing alone: figures and behaviours for each of the NPCs, and cards that can be followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import TypeVar, get_args

from starhold.games.common.checks import each
from starhold.kernel import Fault
from starhold.kernel.hints import did_you_mean

from ..content import Behaviour, Difficulty, Side, XiaContent
from ..rules.solo.behaviours.grammar import BadStep, read_aim, read_step
from ..rules.solo.behaviours.words import Act, Aim
from ..rules.solo.table import RIVALS

CARDS, BEHAVIOURS_ON_A_CARD = 3, 2
PREY = ("player", "attacker", "outlaw", "laden", "hurt", "leader", "foe")
"""The targets that an NPC may attack."""

Read = TypeVar("Read")


def solo_faults(content: XiaContent) -> Iterator[str | Fault]:
    """Faults of what is needed in order to play alone; none if nobody can."""
    box = content.solo
    if not (box.modes or box.stats or box.behaviours):
        return
    yield from each("behaviour", box.behaviours, lambda behaviour: behaviour_faults(content, behaviour))
    planned = {behaviour.npc for behaviour in box.behaviours}
    yield from (f"solo: the {npc} needs a behaviour" for npc in RIVALS if npc not in planned)
    known = {(stats.npc, stats.side) for stats in box.stats}
    for npc, side in product(RIVALS, get_args(Side)):
        if (npc, side) not in known:
            yield f"solo: the figures of the {npc} on side {side} are missing"
    modes = {mode.id for mode in box.modes}
    yield from (f"solo: the mode {mode} is missing" for mode in get_args(Difficulty) if mode not in modes)
    yield from _strangers(
        "title", box.titles_left_out, {title.id for title in (*content.titles, *content.embers.titles)}
    )
    yield from _strangers("event", box.events_left_out, {event.id for event in content.embers.events})


def behaviour_faults(content: XiaContent, behaviour: Behaviour) -> Iterator[str]:
    aims, wrong_aims = _read(behaviour.target, read_aim)
    steps, wrong_steps = _read(behaviour.steps, read_step)
    yield from (*wrong_aims, *wrong_steps)
    if not behaviour.target or not behaviour.steps:
        yield "it needs a target and steps"
    if behaviour.npc not in RIVALS:
        yield f"the {behaviour.npc} has no behaviours: only {', '.join(RIVALS)} have"
        return
    acts = [act for step in steps for act in step.acts]
    yield from _aim_faults(content, behaviour, [*aims, *(act.aim for act in acts if act.aim is not None)])
    yield from _attack_faults(content, behaviour, aims, acts)
    yield from _bonus_faults(behaviour, acts)


def _read(texts: Iterable[str], read: Callable[[str], Read]) -> tuple[list[Read], list[str]]:
    """What can be read, and a sentence for each text that cannot."""
    found: list[Read] = []
    wrong: list[str] = []
    for text in texts:
        try:
            found.append(read(text))
        except BadStep as error:
            wrong.append(f"`{text}` cannot be read: {error}")
    return found, wrong


def _aim_faults(content: XiaContent, behaviour: Behaviour, aims: list[Aim]) -> Iterator[str]:
    card = content.npc.get(behaviour.npc)
    words = {aim.word for aim in aims}
    if behaviour.npc in words:
        yield f"the {behaviour.npc} cannot be after itself"
    if card is not None and card.home is None and "home" in words:
        yield f"the {behaviour.npc} has no home"
    if card is not None and not card.route and "route" in words:
        yield f"the {behaviour.npc} has no trade route"


def _attack_faults(content: XiaContent, behaviour: Behaviour, aims: list[Aim], acts: list[Act]) -> Iterator[str]:
    if "attack" not in {act.verb for act in acts}:
        return
    if any(stats.weapon is None for stats in content.solo.stats if stats.npc == behaviour.npc):
        yield f"the {behaviour.npc} has no weapon to attack with"
    if not any(aim.word in PREY for aim in aims):
        yield f"it attacks, and is after nobody: name one of {', '.join(PREY)} as a target"


def _bonus_faults(behaviour: Behaviour, acts: list[Act]) -> Iterator[str]:
    verbs = {act.verb for act in acts}
    if behaviour.bonus and behaviour.npc != "merchant":
        yield "only deeds of the merchant bring a bonus"
    for verb, plus in behaviour.bonus:
        if verb not in verbs:
            yield f"its bonus is for `{verb}`, which is in no step{did_you_mean(verb, verbs)}"
        if plus < 1:
            yield f"its bonus for `{verb}` must be 1 or more, not {plus}"


def _strangers(kind: str, left_out: tuple[str, ...], known: set[str]) -> Iterator[str]:
    yield from (f"solo: {name} is no {kind}{did_you_mean(name, known)}" for name in left_out if name not in known)


def solo_miscounts(content: XiaContent) -> Iterator[str]:
    """Three cards for each NPC, and two behaviours on each."""
    found = Counter((behaviour.npc, behaviour.card) for behaviour in content.solo.behaviours)
    for npc, card in product(RIVALS, range(1, CARDS + 1)):
        if found[npc, card] != BEHAVIOURS_ON_A_CARD:
            yield (
                f"the number of behaviours on card {card} of the {npc} must be {BEHAVIOURS_ON_A_CARD}, "
                f"not {found[npc, card]}"
            )
    yield from (f"the {npc} has a behaviour card {card}" for npc, card in found if card not in range(1, CARDS + 1))

"""Cards in words: what an action does, and what a combat card makes its ships do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from ..content import EVERYONE, Ability, Action, Attack, Card, CombatCard, Effect, EffectKind, Modifier, Move

EFFECT_WORDS: dict[EffectKind, str] = {
    "breach": "hull breach",
    "charge": "shield",
    "calm": "stress off",
    "targets": "more targets",
}
"""Effects that are not called by their ids."""

SIXTH = 60
TURNS = {1: "turn", 2: "turn by 120°", 3: "turn round"}


def deed_of(card: Card) -> tuple[str, ...]:
    """What a card does, a line for each part."""
    action = card.action
    return tuple(filter(None, (*_deeds(action), _with_stress(action))))


def _deeds(action: Action) -> Iterator[str]:
    if action.move is not None:
        yield course_in_words(action.move)
    if action.turn:
        yield f"turn by up to {action.turn * SIXTH}°"
    if action.attacks:
        yield attacks_in_words(action.attacks)
    if action.ability is not None:
        yield ability_in_words(action.ability)


def _with_stress(action: Action) -> str:
    added = [effects_in_words(action.stress_effects)] if action.stress_effects else []
    if action.move is not None and action.move.stress_rotate:
        added.append("turn before or after")
    if action.restful:
        return "a stress die costs no stress here"
    return f"with a stress die: {', '.join(added)}" if added else ""


def course_in_words(move: Move) -> str:
    parts = legs_in_words(move.course)
    return f"{parts}, left or right" if move.mirrored else parts


def legs_in_words(course: str) -> str:
    """
    >>> legs_in_words("f f f"), legs_in_words("f > f"), legs_in_words("f f > > >")
    ('3 ahead', '1 ahead, turn, 1 ahead', '2 ahead, turn round')
    """
    return ", ".join(_leg(step, len(list(steps))) for step, steps in groupby(course.split()))


def _leg(step: str, times: int) -> str:
    if step in "<>":
        return TURNS.get(times, TURNS[1])
    return f"{times} ahead" if step == "f" else f"{times} aside"


def attacks_in_words(attacks: tuple[Attack, ...]) -> str:
    """An attack; of plus slots, the damage for each number of dice."""
    first, last = attacks[0], attacks[-1]
    damage = f"{' or '.join(str(attack.damage) for attack in attacks)} damage"
    return ", ".join(filter(None, (damage, targets_in_words(first), reach_in_words(first), _effects_of(first, last))))


def _effects_of(first: Attack, last: Attack) -> str:
    if first.effects or not last.effects:
        return effects_in_words(first.effects)
    return f"at most {effects_in_words(last.effects)}"


def targets_in_words(attack: Attack) -> str:
    if attack.targets == EVERYONE:
        return "everyone in reach"
    return f"{attack.targets} targets" if attack.targets > 1 else ""


def reach_in_words(attack: Attack) -> str:
    return f"range {attack.range}" if attack.range else f"{attack.arc} arc"


def ability_in_words(ability: Ability) -> str:
    effects = effects_in_words(ability.effects)
    return f"{effects} within range {ability.range}" if ability.range else effects


def effects_in_words(effects: Iterable[Effect]) -> str:
    return ", ".join(map(effect_in_words, effects))


def effect_in_words(effect: Effect) -> str:
    word = effect_word(effect.kind)
    return f"{effect.amount} {word}" if effect.amount > 1 or effect.kind in ("push", "pull") else word


def effect_word(kind: EffectKind) -> str:
    return EFFECT_WORDS.get(kind, kind)


# Combat cards


def line_in_words(card: CombatCard) -> str:
    """A command line: `rotates, attacks (front arc, +1); if it did: flies 2 ahead; if not: …`."""
    before, fork, after = card.line.partition("?")
    if not fork:
        return _commands(card, before)
    performed, _, otherwise = after.partition(" : ")
    forks = ((("if it did", performed)), ("if it could not", otherwise.removeprefix(": ")))
    told = [f"{when}: {_commands(card, words)}" for when, words in forks if words.strip(" :")]
    return "; ".join((_commands(card, before), *told))


def _commands(card: CombatCard, words: str) -> str:
    return ", ".join(_command(card, word) for word in words.split() if word != ":")


def _command(card: CombatCard, word: str) -> str:
    deed, _, which = word.partition(":")
    match deed:
        case "rotate":
            return "turns"
        case "move":
            return f"flies {legs_in_words(card.moves[which])}"
    attack = card.attacks[which]
    parts = (f"{attack.damage:+}" if attack.damage else "", targets_in_words(attack), reach_in_words(attack))
    told = ", ".join(filter(None, (*parts, effects_in_words(attack.effects))))
    return f"attacks ({told})"


def sign_of(modifier: Modifier) -> str:
    """A modifier card in a few letters."""
    if modifier.misses:
        return "miss"
    if modifier.doubles:
        return "×2"
    effects = effects_in_words(modifier.effects)
    value = "0" if not modifier.value else f"{modifier.value:+}".replace("-", "−")
    return effects if effects and not modifier.value else value

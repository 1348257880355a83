"""The language of behaviour cards: words into data.

    step = ["if" condition {"|" or "&" condition} ","] act {"else" act}
    act  = verb [target] [number]

All words are known: `VERBS`, `AIMS`, `CONDITIONS`. What is read is kept.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from starhold.kernel.hints import did_you_mean

from ....content import Behaviour
from .aims import AIMS
from .conditions import CONDITIONS
from .verbs import VERBS
from .words import Act, Aim, CardStep, Condition, Conditions, Plan


class BadStep(ValueError):
    """Words that are no step and no target, and which of them is wrong."""


def plan_of(behaviour: Behaviour) -> Plan:
    return read_plan(behaviour.target, behaviour.steps)


@lru_cache(maxsize=256)
def read_plan(target: tuple[str, ...], steps: tuple[str, ...]) -> Plan:
    return Plan(tuple(map(read_aim, target)), tuple(map(read_step, steps)))


def read_step(text: str) -> CardStep:
    conditions: Conditions = ()
    if text.startswith("if "):
        asked, comma, text = text.removeprefix("if ").partition(",")
        if not comma:
            raise BadStep(f"write a comma after the condition: `if {asked}, ...`")
        conditions = tuple(tuple(map(read_condition, group.split("&"))) for group in asked.split("|"))
    return CardStep(tuple(map(read_act, f" {text} ".split(" else "))), conditions)


def read_condition(text: str) -> Condition:
    word, *rest = text.split() or [""]
    require("condition", word, CONDITIONS)
    number, *more = [*numbers(rest), 0]
    if CONDITIONS[word].takes_number != bool(number) or len(more) > 1:
        raise BadStep(
            f"write `{word} 1`, with one number" if CONDITIONS[word].takes_number else f"`{word}` stands alone"
        )
    return Condition(word, number)


def read_act(text: str) -> Act:
    word, *rest = text.split() or [""]
    require("verb", word, VERBS)
    verb = VERBS[word]
    aim = read_aim(rest.pop(0)) if rest and verb.takes_aim and not rest[0].isdecimal() else None
    number, *more = [*numbers(rest), 0]
    if more[1:] or (number and verb.number == "none"):
        raise BadStep(f"`{rest[-1]}` is too much after `{word}`")
    if not number and verb.number == "must":
        raise BadStep(f"`{word}` needs a number: `{word} 2`")
    return Act(word, aim, number)


def read_aim(text: str) -> Aim:
    word, colon, sectors = text.partition(":")
    require("target", word, AIMS)
    if not colon:
        return Aim(word)
    if not AIMS[word].takes_sectors:
        raise BadStep(f"`{word}` has no range: leave out `:{sectors}`")
    return Aim(word, *numbers([sectors]))


def numbers(words: Collection[str]) -> list[int]:
    for word in words:
        if not word.isdecimal() or int(word) == 0:
            raise BadStep(f"`{word}` must be a number, 1 or more")
    return list(map(int, words))


def require(kind: str, word: str, known: Collection[str]) -> None:
    if word not in known:
        raise BadStep(f"`{word}` is not a {kind}{did_you_mean(word, known)}")

"""Xia in a language that nobody speaks: every sentence stands in brackets, and every vowel has an accent.

    starhold serve --game tests.browser.foreign:ForeignXia

Numbers and letters that mean something to a page, such as notation, stay as they are: they are no sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar

from msgspec import Struct, structs

from starhold.games.xia import Xia
from starhold.games.xia.content import XiaContent
from starhold.games.xia.drawing.box import box
from starhold.games.xia.drawing.scenery import Scenery, scenery
from starhold.games.xia.speech.names import names_of
from starhold.games.xia.speech.text import XiaText
from starhold.kernel import Box, Choice, Decision, Event, Meaning, Purpose, Refusal
from starhold.kernel.risk import Risks

PLAIN, ACCENTED = "aeiouAEIOU", "áéíóúÁÉÍÓÚ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
NO_ACCENTS = str.maketrans(ACCENTED, PLAIN, "«»")
MARKUP = re.compile(r"(\[\[[^|]*\||\{\w+\})")
"""The beginning of a reference, and the place for a figure: they are for the page, and not for people."""

SPOKEN = {
    *("name", "text", "skill_text", "leaves", "story", "backstory", "victory"),
    *("task", "type", "by", "pay", "passenger", "passage"),
    *("grounds", "features", "colours", "words"),
    *("facts", "lines"),
    *("labels", "line", "target", "steps", "rule", "met", "reward"),
}
"""Fields of the scenery and of the box that people read; in the others there are ids."""

T = TypeVar("T")


def accented(words: str) -> str:
    """Words as nobody says them, but as long as they were: names take their room on the board by their length."""
    parts = MARKUP.split(words)
    return "".join(part if place % 2 else part.translate(ACCENTS) for place, part in enumerate(parts))


def translated(thing: object, is_read: Callable[[Struct, str, object], bool]) -> object:
    """The same thing, with foreign words in all fields that people read; in the others there are ids."""
    match thing:
        case str():
            return accented(thing)
        case tuple():
            return tuple(translated(each, is_read) for each in thing)
        case Mapping():
            return {key: translated(each, is_read) for key, each in thing.items()}
        case Struct():
            fields = structs.asdict(thing).items()
            read = {field: translated(each, is_read) for field, each in fields if is_read(thing, field, each)}
            return structs.replace(thing, **read)
    return thing


def foreign(sentence: str) -> str:
    """A sentence as nobody says it; nothing stays nothing."""
    return f"«{accented(sentence)}»" if sentence else ""


def understood(words: str) -> str:
    """The same words in English, as far as capital letters do not matter."""
    return words.translate(NO_ACCENTS).casefold()


def abroad(thing: T, is_spoken: bool = False) -> T:
    """The same thing, with foreign words wherever people read them."""
    return _abroad(thing, is_spoken)  # type: ignore[return-value]


def _abroad(thing: object, is_spoken: bool) -> object:
    match thing:
        case str():
            return accented(thing) if is_spoken else thing
        case tuple():
            return tuple(abroad(each, is_spoken) for each in thing)
        case dict():
            return {key: abroad(each, is_spoken) for key, each in thing.items()}
        case Struct():
            fields = structs.asdict(thing)
            return structs.replace(
                thing, **{each: abroad(fields[each], is_spoken or each in SPOKEN) for each in fields}
            )
    return thing


class ForeignText(XiaText):
    aim = foreign(XiaText.aim)
    words = abroad(XiaText.words, is_spoken=True)
    options = abroad(XiaText.options, is_spoken=True)
    option_details = abroad(XiaText.option_details, is_spoken=True)
    option_values = abroad(XiaText.option_values, is_spoken=True)

    def naming(self, content: XiaContent) -> ForeignText:
        return _naming(content)

    def event(self, event: Event) -> str:
        return foreign(super().event(event))

    def reason(self, event: Event) -> str:
        return foreign(super().reason(event))

    def rolled_for(self, event: Event) -> str:
        return foreign(super().rolled_for(event))

    def choice(self, choice: Choice) -> str:
        return foreign(super().choice(choice))

    def detail(self, choice: Choice) -> str:
        return foreign(super().detail(choice))

    def heading(self, choice: Choice) -> str:
        return foreign(super().heading(choice))

    def prompt(self, decision: Decision) -> str:
        return foreign(super().prompt(decision))

    def moment(self, decision: Decision, *, own: bool = False) -> str:
        return foreign(super().moment(decision, own=own))

    def hint(self, decision: Decision) -> str:
        return foreign(super().hint(decision))

    def refusal(self, refusal: Refusal) -> str:
        return foreign(super().refusal(refusal))

    def purpose(self, purpose: Purpose) -> str:
        return foreign(super().purpose(purpose))

    def regret(self, what: str, **figures: int) -> str:
        return foreign(super().regret(what, **figures))

    def danger(self, risks: Risks) -> str:
        return foreign(super().danger(risks))

    def inspected(self, found: object) -> tuple[str, ...]:
        return tuple(map(foreign, super().inspected(found)))  # type: ignore[arg-type]  # only Xia knows what it found


@lru_cache(maxsize=4)
def _naming(content: XiaContent) -> ForeignText:
    return ForeignText(names_of(content))


class ForeignXia(Xia):
    text = ForeignText()

    def meaning(self, choice: Choice) -> Meaning:
        said = super().meaning(choice)
        return Meaning(*(words if words.startswith("«") else foreign(words) for words in (said.title, said.detail)))

    def told_together(self, events: Sequence[Event]) -> str:
        return foreign(super().told_together(events))

    def scenery(self) -> Scenery:
        return _scenery(self.content)

    def box(self) -> Box:
        return abroad(box(self.content))


@cache
def _scenery(content: XiaContent) -> Scenery:
    return abroad(scenery(content))

"""Xia in a language that nobody speaks: every sentence stands in brackets, and every vowel has an accent.

    starhold serve --game tests.browser.foreign:ForeignXia

Numbers and letters that mean something to a page, such as notation, stay as they are: they are no sentences.
"""

from __future__ import annotations

import re
from functools import lru_cache

from starhold.games.xia import Xia
from starhold.games.xia.content import XiaContent
from starhold.games.xia.speech.names import names_of
from starhold.games.xia.speech.text import XiaText
from starhold.kernel import Choice, Decision, Event, Meaning, Purpose, Refusal
from starhold.kernel.risk import Risks

PLAIN, ACCENTED = "aeiouAEIOU", "áéíóúÁÉÍÓÚ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
NO_ACCENTS = str.maketrans(ACCENTED, PLAIN, "«»")
MARKUP = re.compile(r"(\[\[[^|]*\|)")
"""The beginning of a reference within a sentence: it is for the page, and not for people."""


def foreign(sentence: str) -> str:
    """A sentence as nobody says it; nothing stays nothing."""
    parts = MARKUP.split(sentence)
    spoken = "".join(part if place % 2 else part.translate(ACCENTS) for place, part in enumerate(parts))
    return f"«{spoken}»" if sentence else ""


def understood(words: str) -> str:
    """The same words in English, as far as capital letters do not matter."""
    return words.translate(NO_ACCENTS).casefold()


class ForeignText(XiaText):
    aim = foreign(XiaText.aim)

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

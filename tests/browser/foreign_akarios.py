"""Stars of Akarios in a language that nobody speaks.

starhold serve --game tests.browser.foreign_akarios:ForeignAkarios
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.content.story import Bringing
from starhold.games.akarios.drawing.scenery import AkariosScenery
from starhold.games.akarios.seeing.places import EnemySeen, ShipSeen, SpaceSeen
from starhold.games.akarios.speech.names import names_of
from starhold.games.akarios.speech.text import AkariosText
from starhold.kernel import Choice, Decision, Event, Meaning, Refusal

from .foreign import abroad, foreign, translated

IDS = {
    *("id", "ship", "weapon", "engine", "origin", "kind", "slots", "filling", "terrain", "marker", "enemy", "house"),
}
"""Fields of the scenery with ids, which nobody reads; tables of words have the same names."""


def is_read(_: Struct, field: str, value: object) -> bool:
    return field not in IDS or isinstance(value, Mapping)


class ForeignText(AkariosText):
    aim = foreign(AkariosText.aim)
    words = abroad(AkariosText.words, is_spoken=True)

    def naming(self, content: AkariosContent) -> ForeignText:
        return ForeignText(names_of(content))

    def event(self, event: Event) -> str:
        return foreign(super().event(event))

    def reason(self, event: Event) -> str:
        return foreign(super().reason(event))

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

    def lesson(self, what: str, **words: str) -> str:
        return foreign(super().lesson(what, **words))

    def refusal(self, refusal: Refusal) -> str:
        return foreign(super().refusal(refusal))

    def gained(self, brought: Sequence[Bringing], bonus: int = 0) -> str:
        return foreign(super().gained(brought, bonus))

    def inspected(self, found: EnemySeen | ShipSeen | SpaceSeen) -> tuple[str, ...]:
        return tuple(map(foreign, super().inspected(found)))


class ForeignAkarios(Akarios):
    text = ForeignText()

    def asking(self, part: Decision) -> str:
        return foreign(super().asking(part))

    def meaning(self, choice: Choice) -> Meaning:
        said = super().meaning(choice)
        return Meaning(*(words if words.startswith("«") else foreign(words) for words in (said.title, said.detail)))

    def told_together(self, events: Sequence[Event]) -> str:
        return foreign(super().told_together(events))

    def scenery(self) -> AkariosScenery:
        drawn = translated(super().scenery(), is_read)
        assert isinstance(drawn, AkariosScenery)
        return drawn

"""Core Space in a language that nobody speaks.

starhold serve --game tests.browser.foreign_corespace:ForeignCoreSpace
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.drawing.scenery import CoreSpaceScenery, DrawnClass
from starhold.games.corespace.seeing.places import FigureSeen, SquareSeen
from starhold.games.corespace.seeing.view import CoreSpaceView
from starhold.games.corespace.speech.labels import Labels
from starhold.games.corespace.speech.ledger import LedgerLabels
from starhold.games.corespace.speech.names import names_of
from starhold.games.corespace.speech.text import CoreSpaceText
from starhold.kernel import Choice, Decision, Event, Meaning, Refusal, Risks, Viewer

from .foreign import abroad, foreign, translated

IDS = {
    *("id", "kind", "sign", "size", "squares", "height", "crate", "west", "north", "entries", "letter", "out"),
    *("type", "family", "trader", "trader_class", "kit", "at", "hands", "origin", "wares"),
}
"""Fields of the scenery with ids, which nobody reads; labels have the same names."""


def is_read(thing: Struct, field: str, _: object) -> bool:
    if isinstance(thing, DrawnClass) and field == "skills":
        return False
    return field not in IDS or isinstance(thing, Labels | LedgerLabels)


class ForeignText(CoreSpaceText):
    aim = foreign(CoreSpaceText.aim)
    words = abroad(CoreSpaceText.words, is_spoken=True)

    def naming(self, content: CoreSpaceContent) -> ForeignText:
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

    def hint(self, decision: Decision) -> str:
        return foreign(super().hint(decision))

    def refusal(self, refusal: Refusal) -> str:
        return foreign(super().refusal(refusal))

    def danger(self, risks: Risks) -> str:
        return foreign(super().danger(risks))

    def inspected(self, found: FigureSeen | SquareSeen) -> tuple[str, ...]:
        return tuple(map(foreign, super().inspected(found)))


class ForeignCoreSpace(CoreSpace):
    text = ForeignText()

    def asking(self, part: Decision) -> str:
        return foreign(super().asking(part))

    def meaning(self, choice: Choice) -> Meaning:
        said = super().meaning(choice)
        return Meaning(*(words if words.startswith("«") else foreign(words) for words in (said.title, said.detail)))

    def scenery(self) -> CoreSpaceScenery:
        drawn = translated(super().scenery(), is_read)
        assert isinstance(drawn, CoreSpaceScenery)
        return drawn

    def view(self, viewer: Viewer) -> CoreSpaceView:
        """Of the story nothing is translated, only what stands on the mission's page, and what missions are called."""
        seen = super().view(viewer)
        if seen.campaign is None:
            return seen
        missions = translated(seen.campaign.missions, is_read)
        return replace(seen, page=translated(seen.page, is_read), campaign=replace(seen.campaign, missions=missions))

"""The event card of a round. (CS-EVENT-01..04, CS-EVENT-07..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.kernel import Procedure, Step, Viewer, call, done, goto

from ...content import EventCard, Paragraph
from ...content.script import Deed, Place
from ...events import AssistanceDrawn, AssistanceSeen, CardDrawn, CardReturned, NothingDrawn
from ...state import Mission
from ..hostility import band_of
from ..script.carrying import CarryOut
from ..script.words import Scene, can_carry_out

if TYPE_CHECKING:
    from ...game import CoreSpace


class DrawEvent(Procedure, tag="corespace.draw-event"):
    """The holder of the turn counter draws, until a card can be carried out. (CS-EVENT-01, CS-EVENT-10..11)"""

    card: str = ""

    def start(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        card = draw(game, mission.event_deck, mission.event_discards)
        mission.foreseen = {seat: known - 1 for seat, known in mission.foreseen.items() if known > 1}
        if card is None:
            if mission.event_returned:
                game.tell(NothingDrawn())
            return goto(self.put_back)
        self.card = card
        return goto(self.hold if game.content.event[card].held else self.read)

    def hold(self, game: CoreSpace) -> Step:
        """Whoever draws it keeps it, and nobody else sees it. (CS-EVENT-04)"""
        holder = game.state.mission.counter
        game.state.crews[holder].hand.append(self.card)
        game.tell(AssistanceDrawn(holder))
        game.tell(AssistanceSeen(self.card, audience=(holder,)))
        return goto(self.put_back)

    def read(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        game.tell(CardDrawn(mission.counter, self.card))
        paragraphs = paragraphs_now(game, game.content.event[self.card])
        if any(can_carry_out(game, deed, Scene()) for paragraph in paragraphs for deed in paragraph.do):
            mission.event_discards.append(self.card)
            return call(CarryOut(deeds_of(paragraphs)), then=self.put_back)
        mission.event_returned.append(self.card)
        game.tell(CardReturned(self.card))
        instead: list[Deed] = [Place(paragraph.npc) for paragraph in paragraphs if paragraph.npc]
        return call(CarryOut(instead), then=self.start) if instead else goto(self.start)

    def put_back(self, game: CoreSpace) -> Step:
        """(CS-EVENT-10)"""
        mission = game.state.mission
        mission.event_deck += mission.event_returned
        if mission.event_returned:
            game.shuffle(mission.event_deck)
            mission.foreseen = {}
        return done()


def foreseen_by(mission: Mission, viewer: Viewer) -> list[str]:
    """The cards on top of the event deck that a viewer has looked at, the next one last. (CS-SK-AUGMENTED-13)"""
    known = 0 if viewer is None else mission.foreseen.get(viewer, 0)
    return mission.event_deck[len(mission.event_deck) - known :]


def paragraphs_now(game: CoreSpace, card: EventCard) -> list[Paragraph]:
    """What a card says at the present level. (CS-EVENT-01)"""
    band = band_of(game.content, game.state.mission.pegs).id
    return [paragraph for paragraph in card.paragraphs if band in paragraph.bands]


def deeds_of(paragraphs: list[Paragraph]) -> list[Deed]:
    return [deed for paragraph in paragraphs for deed in paragraph.do]

"""Words about hidden cards: turned up for everybody, told to one, or overheard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...content.script import HERE, Listen, Reveal, TellOne
from ...events import Confided, Heard
from ...state import HiddenCard
from .secrets import card_at, change, sound_of, turn_up
from .words import Scene, Word

if TYPE_CHECKING:
    from ...game import CoreSpace


class TurnUp(Word[Reveal], of=Reveal):
    def may(self) -> bool:
        card = hidden_at(self.game, self.deed.at, self.scene)
        return card is not None and card.known_to is not None

    def do(self) -> None:
        card = hidden_at(self.game, self.deed.at, self.scene)
        assert card is not None, "it may be turned up"
        turn_up(self.game, card, self.scene.user)


class Confide(Word[TellOne], of=TellOne):
    def may(self) -> bool:
        return bool(self.untold())

    def do(self) -> None:
        """Of several that are alike, any one."""
        seat, cards = self.scene.seat(self.game), self.untold()
        holders = [card.at for card in cards]
        self.game.shuffle(holders)
        card = next(card for card in cards if card.at == holders[0])
        change(self.game, card, replace(card, known_to=(*(card.known_to or ()), seat)))
        self.game.tell(Confided(card.at, card.face, audience=(seat,)))

    def untold(self) -> list[HiddenCard]:
        seat = self.scene.seat(self.game)
        if not self.deed.face:
            card = hidden_at(self.game, self.deed.at, self.scene)
            return [card] if card is not None and not card.is_known(seat) else []
        cards = self.game.state.mission.hidden
        return [card for card in cards if card.face == self.deed.face and not card.is_known(seat)]


class Overhear(Word[Listen], of=Listen):
    def may(self) -> bool:
        card, seat = hidden_at(self.game, self.deed.at, self.scene), self.scene.seat(self.game)
        return card is not None and not card.is_known(seat) and seat not in card.heard_by

    def do(self) -> None:
        card, seat = hidden_at(self.game, self.deed.at, self.scene), self.scene.seat(self.game)
        assert card is not None, "it may be heard"
        change(self.game, card, replace(card, heard_by=(*card.heard_by, seat)))
        self.game.tell(Heard(card.at, sound_of(self.game, card.face), audience=(seat,)))


def hidden_at(game: CoreSpace, at: str, scene: Scene) -> HiddenCard | None:
    return card_at(game, scene.about if at == HERE else at)

"""Assistance cards, which their owners keep and play. (CS-EVENT-04..05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Options, offer

from ...choices import PlayCard
from ...events import CardPlayed
from ...lacks import SomethingToDo
from ...state import Figure
from ..answers import in_order
from ..figures import player_of
from ..script.carrying import CarryOut
from ..script.words import Scene, can_carry_out
from .drawing import deeds_of, paragraphs_now

if TYPE_CHECKING:
    from ...game import CoreSpace


def card_options(game: CoreSpace, figure: Figure) -> Options:
    """The cards that the player of the acting figure holds. (CS-EVENT-05)"""
    if not holds_cards(game, figure):
        return NO_OPTIONS
    return in_order(
        offer(PlayCard(card), ("CS-EVENT-07", helps(game, card, figure), SomethingToDo()))
        for card in dict.fromkeys(game.state.crews[player_of(figure)].hand)
    )


def holds_cards(game: CoreSpace, figure: Figure) -> bool:
    """True if a player could play something for all that others know, who do not know which cards they are."""
    return figure.crew is not None and bool(game.state.crews[figure.crew].hand)


def helps(game: CoreSpace, card: str, figure: Figure) -> bool:
    """True if any part of it could be carried out now."""
    scene = Scene(figure.id)
    deeds = deeds_of(paragraphs_now(game, game.content.event[card]))
    return any(can_carry_out(game, deed, scene) for deed in deeds)


def play_card(game: CoreSpace, figure: Figure, choice: PlayCard) -> CarryOut:
    """It costs no action, and goes to the discards. (CS-EVENT-05)"""
    game.state.crews[player_of(figure)].hand.remove(choice.card)
    game.state.mission.event_discards.append(choice.card)
    game.tell(CardPlayed(figure.id, choice.card))
    return CarryOut(deeds_of(paragraphs_now(game, game.content.event[choice.card])), figure.id)

"""Words that make something happen: whether one may, and what it does. (CS-EVENT-07..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from starhold.games.common.script import Kind
from starhold.kernel import Procedure, Seat

from ..figures import find_figure

if TYPE_CHECKING:
    from ...content.script import Deed
    from ...game import CoreSpace

D = TypeVar("D", bound=Kind)


class Scene(Struct, frozen=True):
    """Who has made something happen, and what it is about."""

    user: str = ""
    """A figure; nobody for a card that was turned up."""
    about: str = ""
    """An object, a token, or whoever holds a hidden card."""

    def seat(self, game: CoreSpace) -> Seat:
        """The seat that decides and rolls: the user's, else that of the holder of the turn counter. (CS-EVENT-01)"""
        figure = find_figure(game, self.user)
        return game.state.mission.counter if figure is None or figure.crew is None else figure.crew


class Word(Generic[D]):
    """A word of the vocabulary, spoken in a scene. The class says `of` which deed it is."""

    def __init_subclass__(cls, of: type[Kind] | None = None) -> None:
        if of is not None:
            WORDS[of] = cls

    def __init__(self, game: CoreSpace, deed: D, scene: Scene) -> None:
        self.game = game
        self.deed = deed
        self.scene = scene

    def may(self) -> bool:
        """True if any part of it can be carried out now."""
        return True

    def do(self) -> Procedure | None:
        """Do it, or say which rule does."""
        raise NotImplementedError


WORDS: dict[type[Kind], type[Word[Any]]] = {}
"""The words by the deeds that they carry out."""


def word_for(game: CoreSpace, deed: Deed, scene: Scene) -> Word[Any]:
    return WORDS[type(deed)](game, deed, scene)


def can_carry_out(game: CoreSpace, deed: Deed, scene: Scene) -> bool:
    return word_for(game, deed, scene).may()

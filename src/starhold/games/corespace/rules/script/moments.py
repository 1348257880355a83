"""Moments of missions: what happens on the deck is compared with the rules of the mission that wait for it.

A rule whose moment has come waits until the present action is over, and then happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from starhold.games.common.script import AtEndOfRound, AtStartOfRound, is_due
from starhold.geometry.square import NUMBERS

from ...content.script import (
    Moment,
    OnAboard,
    OnAttacked,
    OnBand,
    OnBegin,
    OnDefeated,
    OnDestroyed,
    OnEntered,
    OnMarked,
    OnPersuaded,
    OnRevealed,
    OnSearched,
    OnTaken,
    OnUsed,
)
from ...state import Figure, Happening
from ..areas import rectangle
from ..figures import page_of
from ..kit import reveal
from .people import belongs

if TYPE_CHECKING:
    from ...game import CoreSpace

M = TypeVar("M", bound=Moment)


def notice(game: CoreSpace, kind: type[M], is_meant: Callable[[M], bool], user: str = "", about: str = "") -> None:
    """The rules that wait for such a moment are about to happen."""
    mission = game.state.mission
    for number, trigger in enumerate(page_of(game).rules):
        if isinstance(trigger.when, kind) and number not in mission.fired and is_meant(trigger.when):
            mission.pending.append(Happening(number, user, about))


def always(_moment: Moment) -> bool:
    return True


def begins(game: CoreSpace) -> None:
    notice(game, OnBegin, always)


def round_starts(game: CoreSpace) -> None:
    notice(game, AtStartOfRound, lambda moment: is_due(moment, game.state.mission.round))


def round_ends(game: CoreSpace) -> None:
    notice(game, AtEndOfRound, lambda moment: is_due(moment, game.state.mission.round))


def band_reached(game: CoreSpace, band: str) -> None:
    notice(game, OnBand, lambda moment: moment.band in ("", band))


def was_marked(game: CoreSpace, mark: str, user: str) -> None:
    notice(game, OnMarked, lambda moment: moment.mark == mark, user, mark)


def was_used(game: CoreSpace, user: str, name: str) -> None:
    notice(game, OnUsed, lambda moment: moment.object == name, user, name)


def was_destroyed(game: CoreSpace, user: str, name: str) -> None:
    notice(game, OnDestroyed, lambda moment: moment.object == name, user, name)


def has_searched(game: CoreSpace, figure: Figure) -> None:
    """(CS-SEARCH-01)"""
    game.state.mission.searches += 1
    notice(game, OnSearched, lambda moment: game.state.mission.searches % moment.each == 0, figure.id)


def was_taken(game: CoreSpace, figure: Figure, token: str) -> None:
    """Whoever takes what the mission waits for shows it. (CS-EQUIP-08)"""
    if is_waited_for(game, token):
        figure.tray = tuple(reveal(game, figure, item) if item.face == token else item for item in figure.tray)
    notice(game, OnTaken, lambda moment: moment.token == token, figure.id, token)


def is_waited_for(game: CoreSpace, token: str) -> bool:
    """True if something happens once it is taken."""
    return any(isinstance(trigger.when, OnTaken) and trigger.when.token == token for trigger in page_of(game).rules)


def was_defeated(game: CoreSpace, figure: Figure) -> None:
    notice(game, OnDefeated, lambda moment: belongs(game, figure, moment.of), figure.id)


def was_attacked(game: CoreSpace, attacker: Figure, target: Figure) -> None:
    if attacker.crew is not None:
        notice(game, OnAttacked, lambda moment: belongs(game, target, moment.of), attacker.id, target.id)


def has_entered(game: CoreSpace, figure: Figure) -> None:
    if figure.crew is not None:
        here = NUMBERS[figure.at]
        notice(game, OnEntered, lambda moment: bool(rectangle(moment.area) >> here & 1), figure.id)


def went_aboard(game: CoreSpace, figure: Figure) -> None:
    carried = {item.face for item in figure.tray}
    notice(game, OnAboard, lambda moment: not moment.token or moment.token in carried, figure.id)


def was_persuaded(game: CoreSpace, user: Figure, npc: Figure, request: str) -> None:
    """Before the NPC does what it was asked for."""
    notice(
        game,
        OnPersuaded,
        lambda moment: moment.request in ("", request) and belongs(game, npc, moment.of),
        user.id,
        npc.id,
    )


def was_revealed(game: CoreSpace, user: str, holder: str, face: str) -> None:
    notice(game, OnRevealed, lambda moment: moment.face == face, user, holder)

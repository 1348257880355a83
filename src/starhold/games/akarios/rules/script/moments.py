"""Moments of scenarios: what happens on the board is compared with the triggers that wait for it.

A trigger whose moment has come waits until the present action is over, and then happens.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import eq
from typing import TYPE_CHECKING, TypeVar

from starhold.games.common.script import AtEndOfRound, AtStartOfRound, is_due
from starhold.geometry import Hex, distance

from ...content.script import (
    Moment,
    OnApproached,
    OnAttacked,
    OnDestroyed,
    OnEntered,
    OnHullAtMost,
)
from ...state import Flyer, Happening
from ..bodies import Body, place_of, scenario_of
from .naming import bare_markers, is_named, named

if TYPE_CHECKING:
    from ...game import Akarios

M = TypeVar("M", bound=Moment)


def notice(game: Akarios, kind: type[M], is_meant: Callable[[M], bool], it: str = "", at: Hex | None = None) -> None:
    """The triggers that wait for such a moment are about to happen."""
    state = game.state
    for number, trigger in enumerate(scenario_of(game).triggers):
        if isinstance(trigger.when, kind) and number not in state.fired and is_meant(trigger.when):
            happening = Happening(number, it, at)
            if happening not in state.pending:
                state.pending.append(happening)


def round_starts(game: Akarios) -> None:
    notice(game, AtStartOfRound, lambda moment: is_due(moment, game.state.round))


def round_ends(game: Akarios) -> None:
    notice(game, AtEndOfRound, lambda moment: is_due(moment, game.state.round))


def was_attacked(game: Akarios, id_: str, body: Body) -> None:
    notice(game, OnAttacked, lambda moment: is_named(moment.what, id_, body), id_, place_of(body))


def was_hurt(game: Akarios, id_: str, body: Body, lost: int) -> None:
    """Compare the hull before and after."""

    def has_fallen(moment: OnHullAtMost) -> bool:
        limit = body.full_hull * moment.percent
        return is_named(moment.what, id_, body) and 100 * body.hull <= limit < 100 * (body.hull + lost)

    if body.hull:
        notice(game, OnHullAtMost, has_fallen, id_, place_of(body))


def was_destroyed(game: Akarios, id_: str, body: Body) -> None:
    notice(game, OnDestroyed, lambda moment: is_named(moment.what, id_, body), id_, place_of(body))


def has_entered(game: Akarios, flyer: Flyer) -> None:
    """A pilot's ship has come to a space, by itself or because it was shoved."""
    at = place_of(flyer)
    for moment in dict.fromkeys(trigger.when for trigger in scenario_of(game).triggers):
        match moment:
            case OnEntered(marker=marker):
                for id_, space in bare_markers(game, marker).items():
                    if space == at:
                        notice(game, OnEntered, partial(eq, moment), id_, at)
            case OnApproached(what=what, range=spaces):
                for id_, body in named(game, what):
                    if distance(at, place_of(body)) <= spaces:
                        notice(game, OnApproached, partial(eq, moment), id_, place_of(body))

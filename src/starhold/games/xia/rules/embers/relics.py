"""Relics as long as nobody knows what they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.piles import deck_of, redeal_piles
from starhold.kernel import Viewer

from ...state import XiaState
from ..rulebook import Rulebook
from .table import table

if TYPE_CHECKING:
    from ...game import Xia


def shuffle_pile(game: Xia, state: XiaState) -> None:
    """(XIA-SETUP-07)"""
    assert state.embers is not None
    state.embers.relic_pile = deck_of(game, game.content.relics)


def face_down(game: Xia) -> list[list[str]]:
    """The pile, what is left on dead worlds, what captains carry, and what was lost. (XIA-RELIC-07)"""
    embers = table(game)
    carried = [captain.relics for captain in game.state.captains]
    return [embers.relic_pile, *embers.relic_stacks.values(), *carried, embers.lost_relics]


def redeal(game: Xia, viewer: Viewer) -> None:
    """Nobody may look at a relic before it is sifted, so all of them are shuffled together."""
    redeal_piles(game, face_down(game))


def faults(game: Xia) -> Iterator[str]:
    hidden = Counter(relic for stack in face_down(game) for relic in stack)
    yield from (f"relic {relic} is unknown" for relic in sorted(hidden.keys() - game.content.relic.keys()))
    for relic in game.content.relics:
        if hidden[relic.id] > relic.count:
            yield f"there are {hidden[relic.id]} relics {relic.id}, the box has {relic.count}"


RULES = Rulebook(dealing=(shuffle_pile,), redealing=(redeal,), faults=(faults,))

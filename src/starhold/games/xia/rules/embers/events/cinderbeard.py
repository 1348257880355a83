"""Cinderbeard: a second Scoundrel, who comes and goes with his event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ....content import NpcId
from ....events import NpcSpawned
from ....state import EventInPlay, Npc
from ...damage import cut_lines
from ...respawn import closest_spawn_point
from ...rulebook import Rulebook
from ...ships import find_npc, npc_of
from .cards import leave_play, playing, roll_for
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia

CINDERBEARD: NpcId = "cinderbeard"


def enter(game: Xia, event: EventInPlay) -> None:
    """He appears on the free Spawn Point that the d20 names; whoever drew the event runs his turns."""
    at = closest_spawn_point(game, roll_for(game, event, 20))
    game.state.npcs.append(Npc(CINDERBEARD, event.by, at, spawned=True, credits=game.content.npc[CINDERBEARD].bounty))
    game.tell(NpcSpawned(CINDERBEARD, at))


def fall(game: Xia, ship: str) -> None:
    """His destruction ends the event. Until the turn is over his card still lies there. (XIA-EVENT-04)"""
    event = playing(game, CINDERBEARD)
    if ship == CINDERBEARD and event is not None:
        npc_of(game, CINDERBEARD).spawned = False
        leave_play(game, event)


def vanish(game: Xia, seat: Seat) -> None:
    """His card leaves the table after the turn in which his event left play."""
    if find_npc(game, CINDERBEARD) is not None and playing(game, CINDERBEARD) is None:
        cut_lines(game, CINDERBEARD)
        game.state.npcs = [npc for npc in game.state.npcs if npc.id != CINDERBEARD]


EFFECTS: dict[str, Effect] = {CINDERBEARD: Effect(at_first=enter, rules=Rulebook(wrecking=(fall,)))}

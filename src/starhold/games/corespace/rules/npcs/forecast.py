"""What NPCs would do if they acted now: whom they aim at, and by which actions.

It is rehearsed in a copy of the play, with the functions by which they will act. Each acts as if the others stayed
where they are, moves arrive, and attacks change nothing; so it is wrong only where somebody chooses between equals, or
falls, of which it tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry.square import Square

from ...content import Act, Because, Why
from ...state import Figure
from ..assault import Spec
from ..fighting import bare_hands
from ..figures import figure_of, on_deck
from ..opportunity import ready_foes
from ..prospects import Odds, odds, strikers_on
from ..shooting import shot_of_npc
from .acting import actions_of, instead, linked
from .boards import is_driven_by_chart, npc_of
from .chart import Moment
from .targets import Aim, Candidate, passed_over
from .weighing import aim_of, candidates_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class Deed(Struct, frozen=True, kw_only=True):
    """An action that it would take."""

    act: Act
    why: Why
    target: str
    way: tuple[Square, ...] = ()
    """The squares of a move."""
    odds: Odds | None = None
    """The odds of an attack."""


class Forecast(Struct, frozen=True, kw_only=True):
    figure: str
    idle: bool = False
    """True if it misses its next turn, or has no actions in it."""
    target: str = ""
    """Whom it would aim at first; nobody if it has no target, or is idle."""
    equals: tuple[str, ...] = ()
    """Those between whom the holder of the turn counter would decide, the target among them; none if it is sure."""
    why: str = ""
    """The clause that decides."""
    passed: str = ""
    """Who is nearer, and would be let be."""
    but: Because = ""
    deeds: tuple[Deed, ...] = ()
    sure: bool = True
    """False if equals, the fall of a target, or a blow on the way may change what follows."""


def forecasts(game: CoreSpace, moved: str = "", at: Square = "") -> tuple[Forecast, ...]:
    """What each NPC that acts by the chart would do now, or if a figure stood on a certain square; nothing changes.

    `forecasts(game)` is about everybody as they stand, `forecasts(game, "beck", "d7")` as if Beck stood on d7. They
    come in the order in which the NPCs will act.
    """
    play = supposed(game, moved, at)
    return tuple(rehearsed(play, npc) for npc in in_turn(play))


def forecast(game: CoreSpace, npc: str, moved: str = "", at: Square = "") -> Forecast:
    """The same for one of them."""
    play = supposed(game, moved, at)
    return rehearsed(play, figure_of(play, npc))


def supposed(game: CoreSpace, moved: str, at: Square) -> CoreSpace:
    """A copy of the play in which a figure may stand elsewhere."""
    play = game.clone()
    if moved:
        figure = figure_of(play, moved)
        figure.where, figure.at = "deck", at
    return play


def in_turn(game: CoreSpace) -> list[Figure]:
    """All who act by the chart, family by family, from the highest rank down. (CS-PURGE-AI-01, CS-NPC-ORDER-01)"""
    order = [*game.content.family]
    there = [figure for figure in on_deck(game) if is_driven_by_chart(game, figure)]
    return sorted(there, key=lambda npc: (order.index(npc_of(game, npc).family), -npc_of(game, npc).rank))


def rehearsed(play: CoreSpace, npc: Figure) -> Forecast:
    """The next turn of an NPC in a copy of the play; afterwards it is where it was."""
    before = npc.at, npc.walked, npc.prone
    left = 0 if npc.missed_turns else actions_of(play, npc) - npc.prone
    npc.prone = False
    candidates = candidates_of(play, npc) if left > 0 else []
    aim = aim_of(play, npc, candidates)
    told = turn_of(play, npc, aim, left, candidates) if aim.figures else Forecast(figure=npc.id, idle=left <= 0)
    npc.at, npc.walked, npc.prone = before
    return told


def turn_of(play: CoreSpace, npc: Figure, aim: Aim, left: int, candidates: Sequence[Candidate]) -> Forecast:
    target, sure, bound, moved = aim.figures[0], len(aim.figures) == 1, "", False
    deeds, vain = list[Deed](), list[str]()
    while left:
        moment = Moment(play, npc, figure_of(play, target), left, moved=moved)
        _, elsewhere = instead(moment, vain)
        if elsewhere.figures:
            vain.append(target)
            target, sure = elsewhere.figures[0], sure and len(elsewhere.figures) == 1
            continue
        if bound and moment.act != bound:
            break
        bound, left = linked(moment), left - 1
        deeds.append(deed_of(moment))
        sure = sure and not (left and may_change(moment, deeds[-1]))
        if moment.act == "move":
            moved = True
            npc.walked += len(moment.way)
            npc.at = moment.way[-1] if moment.way else npc.at
    first = aim.figures[0]
    passed, but = passed_over(candidates, first, aim.clause)
    equals = aim.figures if len(aim.figures) > 1 else ()
    return Forecast(
        figure=npc.id,
        target=first,
        equals=equals,
        why=aim.clause,
        passed=passed,
        but=but,
        deeds=tuple(deeds),
        sure=sure,
    )


def deed_of(moment: Moment) -> Deed:
    game, npc, target = moment.game, moment.npc, moment.target
    spec: Spec | None = None
    if moment.act != "move":
        spec = bare_hands(game, npc) if moment.act == "close" else shot_of_npc(game, npc, target)
    return Deed(
        act=moment.act,
        why=moment.why,
        target=target.id,
        way=moment.way,
        odds=odds(game, npc, spec, target) if spec else None,
    )


def may_change(moment: Moment, deed: Deed) -> bool:
    """True if the target may fall by it, or those whom the NPC leaves or shoots beside may strike it."""
    if deed.odds is not None:
        return deed.odds.fells > 0 or (deed.act == "shoot" and bool(ready_foes(moment.game, moment.npc)))
    return bool(strikers_on(moment.game, moment.npc, deed.way))

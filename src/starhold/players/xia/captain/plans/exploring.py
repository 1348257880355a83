"""Exploring: tokens that lie face down, and sectors that nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import CollectToken, Jump, Scan
from starhold.games.xia.rules.exploring import scan_energy
from starhold.geometry import Hex

from ..board.grid import landmarks_of
from ..board.jumping import jump_effort
from ..situation import A_STOP, Situation
from ..tastes import worth
from ..tastes.titles import bonus
from .aim import Aim
from .plan import Plan

TO_THE_TOKEN = 4
"""The distance, more or less, from the edge of a new sector to what is worth finding there."""
ENERGY_TO_KEEP = 2
BEYOND_A_JUMP = 2
"""The same for who is in the new sector already, with the rest of the move."""
NEARBY = 3
"""The detour to an edge that a captain alone considers, because it may be safer to jump there."""


def propose(situation: Situation) -> Iterator[Plan]:
    """Tokens, and the edge of the known system."""
    yield from tokens(situation)
    if situation.state.stack:
        yield from scans(situation)
        yield from jumps(situation)


def tokens(situation: Situation) -> Iterator[Plan]:
    """Every token is half a fame."""
    found = worth.TOKEN + bonus(situation, "tokens", 1)
    for laid in situation.state.tokens:
        effort = situation.effort(laid.at)
        if effort is not None:
            reason = f"going for the token in {situation.sector_name(laid.at)}"
            yield Plan(reason, laid.at, (CollectToken(),), found, effort, aim=Aim("token", laid.at))


def scans(situation: Situation) -> Iterator[Plan]:
    """The nearest edge, as long as there is energy for a scan."""
    me = situation.me
    if me.energy < scan_energy(situation.game, situation.seat) or me.energy + me.armed <= ENERGY_TO_KEEP:
        return
    nearest = situation.ways.nearest(edges(situation))
    if nearest is not None:
        at, effort = nearest
        deeds = tuple(Scan(side) for side in situation.chart.unexplored_sides(at))
        gain = worth.SCAN + bonus(situation, "sectors", 1)
        total = situation.stop_effort(effort) + A_STOP + TO_THE_TOKEN
        reason = f"scanning the edge of {situation.sector_name(at)}"
        yield Plan(reason, at, deeds, gain, total, aim=Aim("scan", at))


def jumps(situation: Situation) -> Iterator[Plan]:
    """Blind jumps, for who has no energy for a scan, wants to be known for them, or has no time to lose."""
    daring = bonus(situation, "jumps", 1, situation.pace.left / TO_THE_TOKEN)
    is_alone = situation.state.solo is not None
    if not daring and situation.me.energy and not is_alone:
        return
    nearest = situation.ways.nearest(edges(situation))
    if nearest is None:
        return
    near = edges_within(situation, nearest[1] + NEARBY) if is_alone else [nearest]
    leaps = [
        (effort + jump_effort(situation, at, way), at, way)
        for at, effort in near
        for way, way_out in situation.chart.exits(at).items()
        if way_out.space is None
    ]
    total, at, way = min(leaps, key=lambda leap: leap[0])
    gain = worth.SCAN + daring + bonus(situation, "sectors", 1)
    reason = f"jumping blindly from {situation.sector_name(at)}"
    onward = BEYOND_A_JUMP if is_alone else TO_THE_TOKEN
    yield Plan(reason, at, (Jump(way),), gain, total + onward, aim=Aim("jump", at))


def edges_within(situation: Situation, effort: int) -> list[tuple[Hex, int]]:
    """The edges that take no more than so much, and how much each of them takes."""
    found = ((at, situation.ways.effort(at)) for at in edges(situation))
    return [(at, needed) for at, needed in found if needed is not None and needed <= effort]


def edges(situation: Situation) -> Iterator[Hex]:
    """The free spaces beside unexplored ones."""
    return (at for at in landmarks_of(situation.chart).edges if at not in situation.taken)

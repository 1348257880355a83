"""How far a captain could fly now: in the move that goes on, by impulse, or by the roll of an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.odds import CERTAIN, odds
from starhold.kernel import Seat

from ..choices import Engine, Impulse
from ..rules.movement import Move, impulse_of
from ..rules.outfits import effective, outfit_of
from ..seeing.places import Reach

if TYPE_CHECKING:
    from ..game import Xia


def reaches(game: Xia, seat: Seat, steps: int = 1) -> tuple[Reach, ...]:
    """The ways to get on that a captain has now, and how likely each leads so many spaces; the best first.

    Impulse costs nothing, so it comes before engines that lead as far.
    """
    top, decision = game.stack[-1] if game.stack else None, game.decision
    if decision is None or decision.seat != seat:
        return ()
    if type(top) is Move:
        return (Reach(None, "", top.movement, top.movement, CERTAIN if top.movement >= steps else 0),)
    # Not isinstance: it is several times slower on structs, and this is asked of every option.
    begun = [_begun(game, seat, by, steps) for by in decision.options if type(by) is Impulse or type(by) is Engine]
    begun.sort(key=lambda reach: (-reach.percent, -min(reach.most, steps), isinstance(reach.by, Engine)))
    return tuple(begun)


def _begun(game: Xia, seat: Seat, by: Impulse | Engine, steps: int) -> Reach:
    if isinstance(by, Impulse):
        movement = impulse_of(game, seat)
        return Reach(by, "", movement, movement, CERTAIN if movement >= steps else 0)
    outfit = outfit_of(game, seat, by.outfit)
    least, most = effective(game, seat, by.outfit, 1), effective(game, seat, by.outfit, outfit.die)
    if least >= steps:
        return Reach(by, outfit.id, least, most)
    likely = odds(lambda shown: effective(game, seat, by.outfit, shown) >= steps, of=outfit.die)
    return Reach(by, outfit.id, least, most, likely)

"""What an enemy would do if its turn were now, card by card.

It is rehearsed in a copy of the play, with the functions by which the enemy will act: flights arrive, shots change
nothing, and of equal ways the first is taken. So it is wrong only where the players choose between equals or somebody
is dragged about, of which it tells, or where something that is hurt on the way changes whom the enemy is after.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry import Pose

from ...content import CombatCard
from ..bodies import enemy_of, pose_of
from ..marks import MOVING, open_phase
from ..piles import combat_deck
from ..shots import Shot, shot
from ..terrain import jumps_of
from .acts import Assault, Flight, Nothing, Rotation, act_of
from .aim import nearest, reason
from .line import rest_of, words_of

if TYPE_CHECKING:
    from ...game import Akarios


class Forecast(Struct, frozen=True):
    """What one combat card would make of an enemy's turn."""

    card: str
    copies: int
    """The number of such cards that may come."""
    target: str = ""
    why: str = ""
    way: tuple[Pose, ...] = ()
    """The poses that it takes, turns included, the present one first."""
    shots: tuple[Shot, ...] = ()
    unsure: bool = False
    """True if the players decide between equals on the way, or if somebody is dragged about before it is over."""


def forecasts(game: Akarios, ship: str) -> tuple[Forecast, ...]:
    """What an enemy would do with each card that may come, or with the one that is turned up."""
    enemy = enemy_of(game, ship)
    if enemy is None or game.state.outcome:
        return ()
    pile = combat_deck(game, enemy.type)
    showing = game.state.showing.get(enemy.type) if game.state.phase == "enemies" else None
    cards = Counter([showing] if showing else pile.cards or pile.discard)
    return tuple(rehearsed(game, ship, game.content.combat_card[card], cards[card]) for card in sorted(cards))


def rehearsed(game: Akarios, ship: str, card: CombatCard, copies: int) -> Forecast:
    play = game.clone()
    enemy = enemy_of(play, ship)
    assert enemy is not None, "only ships on the board are asked about"
    if play.state.phase != "enemies":
        open_phase(enemy)  # what lies on it now will bind it then
    line = words_of(card.line)
    words, turns_left = line, enemy.acts - 1
    first, why, unsure = "", "", False
    poses, shots = [pose_of(enemy)], list[Shot]()
    while words:
        targets = nearest(play, enemy)
        target = targets[0] if targets else ""
        if not first and target:
            first, why = target, reason(play, enemy)
        act = act_of(play, enemy, card, words, target)
        unsure = unsure or len(targets) > 1
        match act:
            case Rotation(facings=facings):
                unsure = unsure or len(facings) > 1
                enemy.facing = facings[0]
            case Flight(way=way) if way:
                poses += way[:-1]
                enemy.at, enemy.facing = way[-1].at, way[-1].facing
                jumps = jumps_of(play, enemy, target)
                unsure = unsure or len(jumps) > 1
                if jumps:
                    poses.append(way[-1])
                    enemy.at, enemy.facing = jumps[0]
            case Assault(attack=attack, targets=hit):
                shots += (shot(play, enemy, each, attack, first=each == hit[0]) for each in hit)
                unsure = unsure or (len(words) > 1 and any(effect.kind in MOVING for effect in attack.effects))
        if poses[-1] != pose_of(enemy):
            poses.append(pose_of(enemy))
        words = rest_of(words, performed=not isinstance(act, Nothing))
        if not words and turns_left:
            words, turns_left = line, turns_left - 1
    return Forecast(card.id, copies, first, why, tuple(poses), tuple(shots), unsure)

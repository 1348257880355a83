"""What an enemy would do if its turn were now, card by card.

It is rehearsed in a copy of the play, with the functions by which the enemy will act: flights arrive, shots change
nothing, and of equal ways the first is taken. So it is wrong only where the players choose between equals or somebody
is dragged about, of which it tells, or where something that is hurt on the way changes whom the enemy is after.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.odds import percent
from starhold.geometry import Pose

from ...content import Attack, CombatCard, EffectKind
from ...state import Enemy, Flyer
from ..attacking import base_damage, edge_of, shelter
from ..bodies import body_of, deck_of, enemy_of, pose_of
from ..marks import MOVING, open_phase
from ..modifiers import MISS, spread
from ..piles import combat_deck
from ..terrain import jumps_of
from .acts import Assault, Flight, Nothing, Rotation, act_of
from .aim import nearest, reason
from .line import rest_of, words_of

if TYPE_CHECKING:
    from ...game import Akarios


class Shot(Struct, frozen=True):
    """An attack on one ship, before anyone reacts."""

    target: str
    edge: int
    """1 with advantage, -1 with disadvantage."""
    miss: int
    """The chance that it misses, in percent."""
    least: int
    most: int
    tenths: int
    """The damage to be expected, in tenths."""
    effects: tuple[EffectKind, ...]


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


def shot(game: Akarios, ship: Flyer | Enemy, target: str, attack: Attack, *, first: bool) -> Shot:
    """What an attack would do, by the cards that may come."""
    edge = edge_of(game, ship, target, attack, first=first)
    body = body_of(game, target)
    assert body is not None, "only ships on the board are attacked"
    kept_off = shelter(game, ship, body)
    weights = spread(game.content, base_damage(game, ship, target, attack, first=first), deck_of(game, ship), edge)
    total = sum(weights.values())
    return Shot(
        target=target,
        edge=edge,
        miss=percent(weights.get(MISS, 0), total),
        least=max(0, min((damage for damage in weights if damage != MISS), default=0) - kept_off),
        most=max(0, max(weights) - kept_off),
        tenths=10 * sum(max(0, damage - kept_off) * weight for damage, weight in weights.items()) // total,
        effects=tuple(effect.kind for effect in attack.effects),
    )

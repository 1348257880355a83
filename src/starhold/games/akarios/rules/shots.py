"""Shots before they are fired: what the cards may make of them, or what is in their way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from starhold.games.common.odds import percent
from starhold.geometry import DIRECTIONS, Direction, Hex, Pose, distance, front_sight
from starhold.kernel import Decision, Seat

from ..board.reach import in_arc
from ..choices import Act
from ..content import EVERYONE, Attack, EffectKind, Volley
from ..lacks import AnyTarget
from ..state import Enemy, Flyer, Pile
from .attacking import attack_for, base_damage, edge_of, is_doubled, shelter, strengthened
from .bodies import board_of, body_of, deck_of, flyer_of, place_of, pose_of
from .modifiers import MISS, readings, spread
from .strike import Strike, attacker
from .targets import can_be_moved, field_of_pilots, has_swap, is_hidden, may_target, posts, to_attack

if TYPE_CHECKING:
    from ..game import Akarios

Bar: TypeAlias = Literal["arc", "range", "sight", "stealth", "grudge", "firm"]
"""Why an attack does not reach a ship; `firm` if it would move what nothing moves."""


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


class Aimed(Struct, frozen=True, kw_only=True):
    """A ship in the sights of a pilot: what the shot would do, or why it is none."""

    pilot: str
    card: str = ""
    """The card that attacks; nothing for the attack for which a target is being chosen."""
    shot: Shot | None = None
    bar: Bar | None = None
    at: Hex
    """Where it is fired from, and how the ship there faces."""
    facing: Direction
    end: Hex
    """Where the line of sight ends: at the ship, or at the first space that stops it."""
    corner: Direction | None = None
    """The side of the ship's space whose left corner is seen, if its middle is not."""


def shot(game: Akarios, ship: Flyer | Enemy, target: str, attack: Attack, *, first: bool) -> Shot:
    """What an attack would do, by the cards that may come.

    Of three stacks it counts two; what luck makes of a miss is not counted.
    """
    edge = edge_of(game, ship, target, attack, first=first)
    body = body_of(game, target)
    assert body is not None, "only ships on the board are attacked"
    kept_off = shelter(game, ship, body)
    base = base_damage(game, ship, target, attack, first=first)
    if is_doubled(game, ship, first=first):
        weights = {2 * base: 1}
    else:
        weights = dict(spread(game.content, base, deck_as_read(game, ship), edge))
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


def deck_as_read(game: Akarios, ship: Flyer | Enemy) -> Pile:
    """The deck of a ship, each card as what it counts as. (AKA-COPILOT-07..08)"""
    pile, reading = deck_of(game, ship), readings(game, ship.id)
    if not reading:
        return pile
    cards, discard, top = ([reading.get(card, card) for card in part] for part in (pile.cards, pile.discard, pile.top))
    return Pile(tuple(sorted(cards)), tuple(sorted(discard)), tuple(top))


def aimed_at(game: Akarios, seat: Seat, target: str) -> tuple[Aimed, ...]:
    """The shot at a ship by the attack for which targets are chosen, or those that a seat's dice could pay for."""
    if not game.stack or target not in {foe.id for foe in field_of_pilots(game).foes}:
        return ()
    strike = game.stack[-1]
    if isinstance(strike, Strike):
        ship = attacker(game, strike.ship, strike.post)
        if isinstance(ship, Enemy):
            return ()
        return (aimed(game, ship, target, strike.attack, first=not strike.targets),)
    part = game.decision.of(seat) if game.decision else None
    return () if part is None else tuple(paid_for(game, part, target))


def paid_for(game: Akarios, part: Decision, target: str) -> Iterator[Aimed]:
    """By each card that begins with an attack and lacks nothing but perhaps a target; with as many dice as it takes."""
    acts = [act for act in part.options if isinstance(act, Act)]
    acts += [no.choice for no in part.refusals if isinstance(no.choice, Act) and isinstance(no.missing, AnyTarget)]
    best: dict[tuple[str, str], Act] = {}
    for act in acts:
        known = best.setdefault((act.pilot, act.card), act)
        if worthier(act) > worthier(known):
            best[act.pilot, act.card] = act
    for act in best.values():
        flyer, card = flyer_of(game, act.pilot), game.content.card[act.card]
        volley = card.action.deeds[0]
        if not isinstance(volley, Volley):
            continue
        attack = strengthened(game, flyer, attack_for(game, flyer, card, volley, act.dice))
        stands = [*posts(game, flyer, volley, attack).values(), *([] if volley.channeled else [flyer])]
        stand = next((each for each in stands if target in to_attack(game, each, attack)), next(iter(stands), None))
        if stand is not None:
            yield replace(aimed(game, stand, target, attack, first=True), card=card.id)


def worthier(act: Act) -> tuple[int, int]:
    """More dice before fewer; of as many, those without stress."""
    return len(act.dice), -act.dice.count("stress")


def aimed(game: Akarios, ship: Flyer, target: str, attack: Attack, *, first: bool) -> Aimed:
    body = body_of(game, target)
    assert body is not None, "only ships on the board are aimed at"
    pose, there = pose_of(ship), place_of(body)
    if target in to_attack(game, ship, attack):
        seen = Aimed(pilot=ship.id, at=pose.at, facing=pose.facing, end=there, corner=seen_corner(game, ship, there))
        return replace(seen, shot=shot(game, ship, target, attack, first=first))
    bar = bar_to(game, ship, target, attack)
    end = first_stop(game, ship, there, attack, bar)
    return Aimed(pilot=ship.id, bar=bar, at=pose.at, facing=pose.facing, end=end)


def bar_to(game: Akarios, ship: Flyer, target: str, attack: Attack) -> Bar:
    """Why an attack does not reach a ship. (AKA-ATTACK-03..05, AKA-EFFECT-26, AKA-TRAUMA-05)"""
    body = body_of(game, target)
    assert body is not None, "only ships on the board are aimed at"
    if not may_target(ship, target):
        return "grudge"
    if is_hidden(body) and attack.targets != EVERYONE:
        return "stealth"
    if has_swap(attack.effects) and not can_be_moved(game, body):
        return "firm"
    if is_covered(game, pose_of(ship), attack, place_of(body)):
        return "sight"
    return "range" if attack.range else "arc"


def is_covered(game: Akarios, pose: Pose, attack: Attack, space: Hex) -> bool:
    """True if a space lies within an attack's range or firing arc, whether or not it is seen. (AKA-ARC-01)"""
    if attack.range:
        return distance(pose.at, space) <= attack.range
    return space in in_arc(pose, game.content.arc[attack.arc].picture)


def first_stop(game: Akarios, ship: Flyer, there: Hex, attack: Attack, bar: Bar) -> Hex:
    """The first space on the straight way to a ship that sight does not pass, or that lies outside arc or range."""
    pose, board = pose_of(ship), board_of(game)
    crossed, between = front_sight(there.minus(pose.at), pose.facing)[0]
    on_way = {pose.at.plus(way) for way in crossed}
    match bar:
        case "sight":
            on_way |= {pose.at.plus(way) for pair in between for way in pair}
            stops = [space for space in on_way if board.blocks_sight(space)]
        case "arc" | "range":
            stops = [space for space in on_way if not is_covered(game, pose, attack, space)]
        case _:
            stops = []
    return min(stops, key=lambda space: (distance(pose.at, space), space), default=there)


def seen_corner(game: Akarios, ship: Flyer, there: Hex) -> Direction | None:
    """The corner of a space that is seen from a ship, if the middle is not: that to the left of its side."""
    pose, board = pose_of(ship), board_of(game)
    rays = front_sight(there.minus(pose.at), pose.facing)
    free = [ray.is_free(lambda way: board.blocks_sight(pose.at.plus(way))) for ray in rays]
    if free[0] or not any(free):
        return None
    ahead = DIRECTIONS.index(pose.facing)
    return DIRECTIONS[(free.index(True) - 1 + ahead) % len(DIRECTIONS)]

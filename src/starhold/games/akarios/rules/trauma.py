"""Traumas: what each of them does to a pilot who snaps. (AKA-TRAUMA-05..09)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry import distance, opposite

from ..content import Mark, Petty, TraumaKind
from ..events import Affected, Hurt, StressMissAdded, Turned
from ..state import Enemy, Flyer, Ready
from .bodies import flying, place_of
from .marks import put_mark
from .piles import add
from .playerboard import put_back
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

NEAR = 3
"""The range within which others suffer, too. (AKA-TRAUMA-08)"""
STRESS_MISS = "stress-miss"

Deed = Callable[["Akarios", Flyer], None]


def overload(game: Akarios, flyer: Flyer) -> None:
    """(AKA-TRAUMA-08)"""
    if flyer.shield:
        game.tell(Hurt(flyer.id, flyer.shield, 0, "shield-overload"))
        flyer.shield = 0
    ships: list[Flyer | Enemy] = [*near(game, flyer), *game.state.enemies]
    for ship in ships:
        if is_near(ship, flyer):
            put_mark(game, ship, "stun")


def next_time(kind: TraumaKind) -> Deed:
    """A trauma that works in the next pilot action phase. (AKA-TRAUMA-03)"""

    def wait(game: Akarios, flyer: Flyer) -> None:
        if game.state.phase == "pilots":
            flyer.looming += (kind,)
        else:
            flyer.haunted += (kind,)

    return wait


def marked(mark: Mark) -> Deed:
    """A trauma that puts a mark on the pilot's own ship."""

    def put(game: Akarios, flyer: Flyer) -> None:
        put_mark(game, flyer, mark)

    return put


def shake(game: Akarios, flyer: Flyer) -> None:
    flyer.riders += (Ready("disadvantage"),)
    game.tell(Affected(flyer.id, "disadvantage"))


def sweat(game: Akarios, flyer: Flyer) -> None:
    gain_stress_miss(game, flyer)


def misfire(game: Akarios, flyer: Flyer) -> None:
    for card in flyer.cards:
        if game.content.card[card.id].kind == "weapon":
            put_back(flyer, replace(card, supply=max(0, card.supply - 1)))


def flinch(game: Akarios, flyer: Flyer) -> None:
    flyer.facing = opposite(flyer.facing)
    game.tell(Turned(flyer.id, flyer.facing))


DEEDS: dict[TraumaKind, Deed] = {
    "shield-overload": overload,
    "spinning": next_time("spinning"),
    "shaking": shake,
    "cold-sweat": sweat,
    "static": marked("jam"),
    "misfire": misfire,
    "running-lights": marked("lock"),
    "flinch": flinch,
    "numb": next_time("numb"),
    "held-breath": next_time("held-breath"),
}


def gain_stress_miss(game: Akarios, flyer: Flyer) -> None:
    """A stress miss card goes into a pilot's deck; who is petty shares it. (AKA-STRESS-03, AKA-ABILITY-PILOT-17)"""
    add(flyer.deck, STRESS_MISS)
    game.tell(StressMissAdded(flyer.id))
    if traits(game, flyer, Petty):
        burden_enemies(game)


def burden_enemies(game: Akarios) -> None:
    """A stress miss card goes into the enemies' deck. (AKA-EFFECT-06)"""
    add(game.state.enemy_deck, STRESS_MISS)
    game.tell(StressMissAdded("enemies"))


def near(game: Akarios, flyer: Flyer) -> list[Flyer]:
    """The other pilots who are close enough to suffer with one of them."""
    return [other for other in flying(game) if other is not flyer and is_near(other, flyer)]


def is_near(ship: Flyer | Enemy, flyer: Flyer) -> bool:
    return distance(place_of(ship), place_of(flyer)) <= NEAR

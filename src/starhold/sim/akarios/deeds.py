"""The deeds of cards and enemies: which damage came of which dice, and which ship was lost to whom."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from starhold.games.akarios.events import Acted, Attacked, Destroyed, Flipped, Hurt, KnockedOut
from starhold.kernel import Event, Seat

from ..chronicle import Use
from .legend import CARD, DICE, ENEMY, FLIPPED, KILLS, LOST, type_of

ATTACK = "attack"


class Deeds:
    """Follows who acts with what. What rocks, nebulae and breaches do is told of them, not of who brought it about."""

    def __init__(
        self, seat_of: Callable[[str], Seat | None], ship_of: Callable[[str], str], weapons: Collection[str]
    ) -> None:
        self._seat_of = seat_of
        self._ship_of = ship_of
        self._weapons = weapons
        self._acting, self._card, self._has_hit = "", "", False
        self._attacker, self._hurt_by = "", ""

    def follow(self, event: Event) -> Iterator[Use]:
        match event:
            case Acted(pilot=pilot, card=card, dice=dice):
                self._acting, self._card, self._has_hit = pilot, card, False
                yield Use(self._seat_of(pilot), CARD, card, sensible=int(card not in self._weapons))
                yield Use(self._seat_of(pilot), DICE, card, times=len(dice))
            case Attacked(ship=ship):
                self._attacker = ship
                if self._seat_of(ship) is None:
                    yield Use(None, ENEMY, type_of(ship), "attacks")
            case Hurt(ship=ship, shield=shield, hull=hull, cause=cause):
                self._hurt_by = self._attacker if cause == ATTACK else cause
                yield from self._damage(ship, shield + hull) if cause == ATTACK else ()
            case Destroyed(ship=ship):
                yield Use(None, ENEMY, type_of(ship), "lost", times=0, sensible=1)
                if self._hurt_by == self._acting:
                    yield Use(self._seat_of(self._acting), KILLS, self._card)
            case Flipped(pilot=pilot, card=card):
                yield Use(self._seat_of(pilot), FLIPPED, card)
            case KnockedOut(pilot=pilot):
                cause = self._hurt_by if self._hurt_by.isalpha() else type_of(self._hurt_by)
                yield Use(self._seat_of(pilot), LOST, self._ship_of(pilot), cause)

    def _damage(self, hurt: str, points: int) -> Iterator[Use]:
        """Damage of a pilot's card, or of an enemy."""
        if self._attacker == self._acting and self._seat_of(hurt) is None:
            first, self._has_hit = not self._has_hit, True
            yield Use(self._seat_of(self._acting), CARD, self._card, times=0, gain=points, sensible=int(first))
        elif self._seat_of(self._attacker) is None:
            yield Use(None, ENEMY, type_of(self._attacker), times=0, gain=points)

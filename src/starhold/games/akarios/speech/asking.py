"""Questions about a ship: who attacks whom, and how hard; or which enemy could do either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Decision

from ..rules.damage import Suffer
from ..rules.enemies.turn import EnemyTurn
from ..rules.shots import shot
from ..rules.strike import Shoot, attacker, effects_of_shot
from .looking import odds
from .meanings import running
from .sentences.questions import HITS, TIES
from .vocabulary import effects_words

if TYPE_CHECKING:
    from ..game import Akarios


def asked_about_ship(game: Akarios, part: Decision) -> str:
    """The question whether to dodge or to take a hit, or what an enemy does; nothing if it is about no ship."""
    hit, by = running(game, Suffer), running(game, Shoot)
    what = f"{part.prompt}/{hit.cause}" if hit is not None else part.prompt
    if what in HITS:
        target = hit.ship if hit is not None else by.target if by is not None else ""
        return HITS[what].format(
            seat=game.text.mention("seat", part.seat),
            ship=game.text.mention("ship", by.ship) if by is not None else "",
            target=game.text.mention("target", target),
            damage=size_of(game, hit, by),
        )
    turn = running(game, EnemyTurn)
    return TIES[part.prompt].format(ship=game.text.mention("ship", turn.ship)) if turn and part.prompt in TIES else ""


def size_of(game: Akarios, hit: Suffer | None, by: Shoot | None) -> str:
    """The damage, or before cards are drawn what it may be, and what comes with it."""
    if hit is None:
        assert by is not None, "somebody hits, or somebody attacks"
        ship = attacker(game, by.ship, by.post)
        return odds(shot(game, ship, by.target, by.attack, first=by.first))
    effects = effects_of_shot(game, by) if hit.laden and not hit.effects_ignored and by is not None else ()
    damage = f"{hit.damage} damage"
    return f"{damage}, {effects_words(effects)}" if effects else damage

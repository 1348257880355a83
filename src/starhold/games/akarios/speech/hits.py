"""Questions about a hit: who attacks whom, and how hard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Decision

from ..rules.damage import Suffer
from ..rules.shots import shot
from ..rules.strike import Shoot, attacker, effects_of_shot
from .looking import odds
from .sentences.questions import HITS
from .vocabulary import effects_words

if TYPE_CHECKING:
    from ..game import Akarios


def asked_about_hit(game: Akarios, part: Decision) -> str:
    """The question whether to dodge or to take a hit, or to protect the Sparrow; nothing if it is another one."""
    hit = next((rule for rule in reversed(game.stack) if isinstance(rule, Suffer)), None)
    by = next((rule for rule in reversed(game.stack) if isinstance(rule, Shoot)), None)
    what = f"{part.prompt}/{hit.cause}" if hit is not None else part.prompt
    if what not in HITS:
        return ""
    text, ship = game.text, hit.ship if hit is not None else by.target if by is not None else ""
    return HITS[what].format(
        seat=text.mention("seat", part.seat),
        ship=text.mention("ship", by.ship) if by is not None else "",
        target=text.mention("target", ship),
        damage=size_of(game, hit, by),
    )


def size_of(game: Akarios, hit: Suffer | None, by: Shoot | None) -> str:
    """The damage, or before cards are drawn what it may be, and what comes with it."""
    if hit is None:
        assert by is not None, "somebody hits, or somebody attacks"
        ship = attacker(game, by.ship, by.post)
        return odds(shot(game, ship, by.target, by.attack, first=by.first))
    effects = effects_of_shot(game, by) if hit.laden and not hit.effects_ignored and by is not None else ()
    damage = f"{hit.damage} damage"
    return f"{damage}, {effects_words(effects)}" if effects else damage

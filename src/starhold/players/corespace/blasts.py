"""Blasts: what it is worth to throw or to fire one, and where."""

from __future__ import annotations

from typing import cast

from starhold.games.corespace.board.rings import rings
from starhold.games.corespace.content import Token
from starhold.games.corespace.rules.armour import armour_on
from starhold.games.corespace.rules.figures import base_of, deck_chart, on_deck
from starhold.games.corespace.rules.kit import design_called
from starhold.games.corespace.rules.seeing import sight_of
from starhold.games.corespace.state import Figure
from starhold.geometry.square import Square

from .aims import foe_worth
from .harm import loss
from .odds import Faces, at_least, damage_by_dice
from .situation import Situation

ACCURATE = 0.75
"""How often a blast bursts where it should, or near enough."""
SPENT = 0.8
"""What a grenade is worth that is not thrown."""


def blast_worth(situation: Situation, figure: Figure, name: str) -> float:
    """What a blast would do around the best of the enemies in sight."""
    token = design_called(situation.game, name)
    seen = (sight_of(situation.game, figure, foe) for foe in situation.hunters)
    near = ("short",) if token.throw is not None or "short-only" in token.attributes else ("short", "medium")
    there = [
        foe
        for foe, sight in zip(situation.hunters, seen, strict=True)
        if sight is not None and sight.is_seen and sight.range in near
    ]
    return max((burst_worth(situation, token, foe.at) for foe in there), default=0.0) - SPENT


def burst_worth(situation: Situation, token: Token, at: Square) -> float:
    """The enemies who may fall by a burst on a square, less what it costs one's own."""
    game = situation.game
    if token.blast is None:
        return 0.0
    blue, red = (cast(Faces, game.content.die[die].faces) for die in ("blue", "red"))
    found = 0.0
    for squares, dice in zip(rings(deck_chart(game), at), token.blast, strict=True):
        for each in on_deck(game):
            if each.defeated or not base_of(each).squares & squares:
                continue
            damage = damage_by_dice(blue, red, dice, armour_on(game, each).value, misfires=False)
            if each.crew == situation.seat:
                found -= loss(situation, each, damage)
            elif each in situation.hunters or each.crew is not None:
                found += at_least(damage, each.health) * foe_worth(situation, each)
    return ACCURATE * found

"""Assistance cards: what it is worth to play one now."""

from __future__ import annotations

from starhold.games.corespace.content.script import Deed, Delay, Heal, Hurry, Refresh, Supply, Topple
from starhold.games.corespace.rules.cards.drawing import deeds_of, paragraphs_now
from starhold.games.corespace.rules.figures import full_health
from starhold.games.corespace.state import Figure

from .harm import menace
from .situation import Situation
from .worth import AMMO, HURT

KEPT = 0.6
"""What a card in hand is worth."""
AN_ACTION = 1.0
ROOMS = 0.8
"""Rooms that can be searched again."""
LOW = 4


def card_worth(situation: Situation, figure: Figure, card: str) -> float:
    """What its deeds bring at the present level of hostility, less what it is worth to keep it."""
    game = situation.game
    deeds = deeds_of(paragraphs_now(game, game.content.event[card]))
    return sum(deed_worth(situation, figure, deed) for deed in deeds) - KEPT


def deed_worth(situation: Situation, figure: Figure, deed: Deed) -> float:
    match deed:
        case Heal(health=health):
            return 2 * HURT * min(health, full_health(situation.game, figure) - figure.health)
        case Hurry(actions=actions):
            return AN_ACTION * actions
        case Delay() | Topple():
            return max((menace(situation, npc) for npc in situation.hunters), default=0.0)
        case Supply(ammo=ammo):
            return 2 * AMMO * ammo if figure.ammo < LOW else 0.0
        case Refresh():
            return ROOMS
    return situation.promises.of_one(deed)

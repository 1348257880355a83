"""Hints for newcomers: of all that could be said of a pilot's dice, the one thing that matters now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..board.reach import is_behind
from ..choices import Act
from ..content import Attack, Move, Volley
from ..rules.attacking import attack_for, edge_of, strengthened
from ..rules.bodies import enemy_of, flyer_of, place_of, pose_of, scenario_of
from ..rules.dice import at_hand
from ..rules.targets import to_attack
from ..state import Flyer
from .sentences.lessons import HARMS
from .sentences.questions import ACTING

if TYPE_CHECKING:
    from ..game import Akarios


def lesson(game: Akarios) -> str:
    """The hint for the first pilot who is asked to act in a fight of the prologue; nothing elsewhere."""
    if game.decision is None or game.decision.prompt != ACTING or scenario_of(game).act:
        return ""
    acts = [option for option in game.decision.options if isinstance(option, Act)]
    if not acts:
        return game.text.lesson("finish")
    pilots = sorted(
        dict.fromkeys(act.pilot for act in acts), key=lambda pilot: flyer_of(game, pilot).status != "acting"
    )
    flyer = flyer_of(game, pilots[0])
    return next(lessons(game, flyer, [act for act in acts if act.pilot == flyer.id]), "")


def lessons(game: Akarios, flyer: Flyer, acts: list[Act]) -> Iterator[str]:
    """What could be said, what matters most first."""
    faces, text = at_hand(flyer), game.text
    pilot = text.word("pilot", flyer.id)
    mending = [act.card for act in acts if game.content.card[act.card].action.restful]
    if 2 * flyer.hull <= flyer.full_hull and mending:
        yield text.lesson("mend", pilot=pilot, hull=str(flyer.hull), card=text.word("card", mending[0]))
    if flyer.stress + 1 in HARMS and "stress" in faces:
        yield text.lesson("nerves", pilot=pilot, stress=str(flyer.stress), harm=HARMS[flyer.stress + 1])
    for act in acts:
        card = game.content.card[act.card]
        volley = card.action.first(Volley)
        if volley is not None:
            attack = strengthened(game, flyer, attack_for(game, flyer, card, volley, act.dice))
            target = to_attack(game, flyer, attack)[0]
            what = position_of(game, flyer, target, attack)
            yield text.lesson(what, pilot=pilot, enemy=text.word("target", target), card=text.word("card", card.id))
    if any(game.content.card[act.card].action.first(Move) is not None for act in acts):
        yield text.lesson("fly", pilot=pilot)


def position_of(game: Akarios, flyer: Flyer, target: str, attack: Attack) -> str:
    """The lesson for an attack: from behind, with another advantage, or with none."""
    if edge_of(game, flyer, target, attack, first=True) <= 0:
        return "fire"
    enemy = enemy_of(game, target)
    is_caught = enemy is not None and not attack.range and is_behind(place_of(flyer), pose_of(enemy))
    return "behind" if is_caught else "edge"

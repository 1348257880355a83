"""What the NPCs would do to a trader in their next turns: whom each would take, and how it would strike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.fighting import bare_hands
from starhold.games.corespace.rules.figures import figure_of, find_figure
from starhold.games.corespace.rules.movement import allowance
from starhold.games.corespace.rules.npcs.boards import npc_of
from starhold.games.corespace.rules.npcs.forecast import Forecast, rehearsed
from starhold.games.corespace.rules.prospects import known_blows
from starhold.games.corespace.rules.seeing import sight_of
from starhold.games.corespace.rules.shooting import shot_of_npc
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NAMES, NUMBERS

from .ground import steps_to
from .lives import life_of
from .odds import Damage, all_of, at_least, damage_of, expected, perhaps
from .situation import Situation
from .worth import HURT, carried

LOST = 0.75
"""The part of a life and of what it carries that is gone with somebody who falls."""
OUT_OF_MIND = 6
"""Nobody comes from farther than so many steps more than it can walk."""


def harm_at(situation: Situation, figure: Figure, number: int) -> float:
    """What standing on a square until the Purge have acted is expected to cost, in UA."""
    if not situation.temper.foresees or figure.where == "aboard":
        return 0.0
    key = (figure.id, number)
    if key not in situation.harms:
        with standing_on(figure, number):
            situation.harms[key] = loss(situation, figure, all_of(attacks_on(situation, figure)))
    return situation.harms[key]


def loss(situation: Situation, figure: Figure, damage: Damage) -> float:
    """What damage costs: some health, or everything."""
    falls = at_least(damage, figure.health)
    wounds = sum(number * chance for number, chance in enumerate(damage[: figure.health]))
    weakness = 1 + 1 / max(1, figure.health)
    return wounds * HURT * weakness + falls * LOST * (life_of(situation, figure) + carried(situation.game, figure))


@contextmanager
def standing_on(figure: Figure, number: int) -> Iterator[None]:
    """Imagine a figure on another square."""
    where, at = figure.where, figure.at
    figure.where, figure.at = "deck", NAMES[number]
    try:
        yield
    finally:
        figure.where, figure.at = where, at


def attacks_on(situation: Situation, figure: Figure) -> Iterator[Damage]:
    """What each NPC would do to a figure in its next turn, from where everybody is."""
    for npc in situation.hunters:
        attack = attack_of(situation, npc, figure)
        if attack is not None:
            yield attack


def attack_of(situation: Situation, npc: Figure, figure: Figure) -> Damage | None:
    """All that an NPC would do to a figure in its next turn; None if it has others in mind."""
    if not may_come(situation, npc, figure):
        return None
    told = rehearsed(situation.game, npc)
    if figure.id != told.target and figure.id not in told.equals:
        return None
    share = 1 / max(1, len(told.equals))
    return perhaps(share, all_of(blows(situation.game, npc, told, figure)))


def blows(game: CoreSpace, npc: Figure, told: Forecast, figure: Figure) -> Iterator[Damage]:
    """The attacks among the deeds of an NPC, each from where it stands by then."""
    here = npc.at
    try:
        for deed in told.deeds:
            if deed.act == "move":
                npc.at = deed.way[-1] if deed.way else npc.at
                continue
            spec = (
                bare_hands(game, npc) if deed.act == "close" else shot_of_npc(game, npc, figure_of(game, deed.target))
            )
            yield damage_of(game, npc, spec, figure)
    finally:
        npc.at = here


def may_come(situation: Situation, npc: Figure, figure: Figure) -> bool:
    """False for those who are too far away, and out of sight."""
    game = situation.game
    steps = steps_to(situation.open_deck, 1 << NUMBERS[figure.at]).get(NUMBERS[npc.at])
    near = allowance(game, npc) * npc_of(game, npc).actions + OUT_OF_MIND
    if steps is not None and steps <= near:
        return True
    sight = sight_of(game, npc, figure)
    return sight is not None and sight.is_seen


def menace(situation: Situation, npc: Figure) -> float:
    """What an enemy is expected to cost the own crew in its next turn, as everybody stands now."""
    if npc not in situation.hunters or not situation.temper.foresees:
        return 0.0
    if npc.id not in situation.menaces:
        situation.menaces[npc.id] = menace_now(situation, npc)
    return situation.menaces[npc.id]


def menace_now(situation: Situation, npc: Figure) -> float:
    told, found = rehearsed(situation.game, npc), 0.0
    for name in told.equals or (told.target,):
        figure = find_figure(situation.game, name)
        if figure is not None and figure.crew == situation.seat:
            attack = perhaps(1 / max(1, len(told.equals)), all_of(blows(situation.game, npc, told, figure)))
            found += loss(situation, figure, attack)
    return found


def strike_loss(situation: Situation, foe: Figure, figure: Figure) -> float:
    """What an attack of opportunity of a foe is expected to cost."""
    game = situation.game
    best = max((damage_of(game, foe, spec, figure) for spec in known_blows(game, foe)), key=expected)
    return loss(situation, figure, best)

"""What the coming Purge phase would do to a trader: whom each NPC would take, and how it would strike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.enmity import are_enemies
from starhold.games.corespace.rules.fighting import bare_hands
from starhold.games.corespace.rules.figures import figure_of, on_deck
from starhold.games.corespace.rules.movement import allowance
from starhold.games.corespace.rules.npcs.boards import npc_of
from starhold.games.corespace.rules.npcs.chart import Turn, act_of
from starhold.games.corespace.rules.npcs.steering import way_towards
from starhold.games.corespace.rules.npcs.targets import aim_of
from starhold.games.corespace.rules.prospects import known_blows
from starhold.games.corespace.rules.seeing import sight_of
from starhold.games.corespace.rules.shooting import shot_of_npc
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NAMES, NUMBERS

from .ground import steps_to
from .odds import Damage, all_of, at_least, damage_of, expected, perhaps
from .situation import Situation, is_purge
from .worth import HURT, LIFE, carried

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
            situation.harms[key] = loss(situation.game, figure, all_of(attacks_on(situation, figure)))
    return situation.harms[key]


def loss(game: CoreSpace, figure: Figure, damage: Damage) -> float:
    """What damage costs: some health, or everything."""
    falls = at_least(damage, figure.health)
    wounds = sum(number * chance for number, chance in enumerate(damage[: figure.health]))
    weakness = 1 + 1 / max(1, figure.health)
    return wounds * HURT * weakness + falls * LOST * (LIFE + carried(game, figure))


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
    """The attacks of each NPC that would take this figure for its target from where it is."""
    game = situation.game
    for npc in [each for each in on_deck(game) if is_purge(game, each)]:
        attack = attack_of(situation, npc, figure)
        if attack is not None:
            yield attack


def attack_of(situation: Situation, npc: Figure, figure: Figure) -> Damage | None:
    """What an NPC would do to a figure in its next activation, from where both are."""
    game = situation.game
    if npc.missed_turns or not are_enemies(game, npc, figure) or not may_come(situation, npc, figure):
        return None
    aim = aim_of(game, npc)
    if figure.id not in aim.figures:
        return None
    return perhaps(1 / len(aim.figures), all_of(strikes(game, npc, figure)))


def may_come(situation: Situation, npc: Figure, figure: Figure) -> bool:
    """False for those who are too far away, and out of sight."""
    game = situation.game
    steps = steps_to(situation.open_deck, 1 << NUMBERS[figure.at]).get(NUMBERS[npc.at])
    near = allowance(game, npc) * npc_of(game, npc).actions + OUT_OF_MIND
    if steps is not None and steps <= near:
        return True
    sight = sight_of(game, npc, figure)
    return sight is not None and sight.is_seen


def strikes(game: CoreSpace, npc: Figure, figure: Figure) -> Iterator[Damage]:
    """The attacks of an NPC on its target, action by action, as the chart says."""
    here, moved = npc.at, False
    left = npc_of(game, npc).actions - npc.lost_actions - npc.prone
    try:
        while left > 0:
            act, _ = act_of(game, Turn(npc, figure, left, moved))
            left -= 1
            if act == "move":
                moved = True
                npc.at = next(reversed(way_towards(game, npc, figure)), npc.at)
                continue
            spec = bare_hands(game, npc) if act == "close" else shot_of_npc(game, npc, figure)
            yield damage_of(game, npc, spec, figure)
    finally:
        npc.at = here


def menace(situation: Situation, npc: Figure) -> float:
    """What an enemy is expected to cost the own crew in the coming phase, as everybody stands now."""
    if not is_purge(situation.game, npc) or not situation.temper.foresees:
        return 0.0
    if npc.id not in situation.menaces:
        situation.menaces[npc.id] = menace_now(situation, npc)
    return situation.menaces[npc.id]


def menace_now(situation: Situation, npc: Figure) -> float:
    game, found = situation.game, 0.0
    for name in aim_of(game, npc).figures:
        figure = figure_of(game, name)
        if figure.crew == situation.seat:
            attack = attack_of(situation, npc, figure)
            found += loss(game, figure, attack) if attack else 0.0
    return found


def strike_loss(game: CoreSpace, foe: Figure, figure: Figure) -> float:
    """What an attack of opportunity of a foe is expected to cost."""
    best = max((damage_of(game, foe, spec, figure) for spec in known_blows(game, foe)), key=expected)
    return loss(game, figure, best)

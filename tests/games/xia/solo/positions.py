"""Positions of a captain alone, for tests: those of the rule cases, and others at random."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

from msgspec import structs

from starhold.games.xia.content import NpcId
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.solo.table import RIVALS
from starhold.games.xia.state import Adrift, LaidToken, Npc, Solo
from starhold.geometry import Hex
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import placed

from ..boards import random_chart
from ..positions import CASES

SECTORS = 12
HOMES: dict[NpcId, tuple[str, ...]] = {"enforcer": ("kemplar-ii",), "scoundrel": ("loath",), "merchant": ()}
CELLS = ("d2", "a3", "b3", "c3", "d3", "e3", "f3")
"""The spaces of the captain's hold without an outfit."""


def alone(
    npcs: list[dict[str, Any]] | None = None,
    plans: dict[str, str] | None = None,
    file: str = "alone.given",
    **position: Any,
) -> Xia:
    """What is given in a file before anything happens, with these changes; nobody has a turn yet."""
    given = tomllib.loads((CASES / file).read_text(encoding="utf-8"))
    ground = given.pop("position")
    changes = {"npcs": npcs or [], "solo": {"plans": plans or {}}, **position}
    begin = {"type": "xia.npc-turn", "npc": "merchant"}
    case = Case(file="", game="xia", name="", proves=[], **given, begin=begin, ground=ground, position=changes)
    game = placed(case)
    assert isinstance(game, Xia)
    return game


def somewhere(seed: int) -> Xia:
    """A captain and NPCs somewhere on a board that grew at random, with all that behaviours may look for."""
    chance, game = Random(seed), alone()
    chart = random_chart(seed, SECTORS)
    state, laid = game.state, [placed.sector for placed in chart.board.placed]
    state.board, state.stack = chart.board, [sector.id for sector in game.content.sectors if sector.id not in laid]
    spaces = [space.at for space in chart.spaces.values() if space.terrain != "star"]
    chance.shuffle(spaces)
    captain = state.captains[0]
    captain.at, captain.bounty = spaces.pop(), chance.choice([0, 2000])
    captain.fame = chance.randrange(4)
    captain.fame_from = {"luck": captain.fame}
    free = list(CELLS)
    chance.shuffle(free)
    captain.hold.cubes = {free.pop(): "spice" for _ in range(chance.choice([0, 0, 2]))}
    captain.hold.damage = tuple(free.pop() for _ in range(chance.choice([0, 0, 5])))
    state.npcs = [some_npc(chance, npc, spaces.pop()) for npc in RIVALS if may_be_there(game, npc, laid)]
    state.solo = Solo(fame=chance.randrange(4))
    state.adrift = [Adrift(spaces.pop(), "holo") for _ in range(chance.choice([0, 1, 3]))]
    lay_tokens(game, chance)
    return game


def may_be_there(game: Xia, npc: NpcId, laid: list[str]) -> bool:
    route = [planet for planet in game.content.npc[npc].route if planet in laid]
    return all(home in laid for home in HOMES[npc]) and (npc != "merchant" or len(route) > 1)


def some_npc(chance: Random, npc: NpcId, at: Hex) -> Npc:
    found = Npc(npc, 0, at, spawned=True, damage=chance.choice([0, 0, 6]))
    found.attacker = chance.choice([None, 0])
    found.load = chance.choice([None, "spice", "terra"]) if npc == "merchant" else None
    return found


def lay_tokens(game: Xia, chance: Random) -> None:
    features = [space.at for space in game.chart.features("exploration")]
    for at in chance.sample(features, min(len(features), chance.choice([0, 2]))):
        game.state.tokens.append(LaidToken(at, game.state.pile.pop()))


def flying_by(game: Xia, npc: NpcId, behaviour: str) -> Xia:
    """A copy of the play in which an NPC has a behaviour."""
    copy = game.clone()
    assert copy.state.solo is not None
    copy.state.solo = structs.replace(copy.state.solo, plans={npc: behaviour})
    return copy

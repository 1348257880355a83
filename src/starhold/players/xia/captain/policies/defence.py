"""Harm: shields against it, and where in the hold it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import Cell, beside, cells_of, use_spaces
from starhold.games.xia.choices import Brace, Damage, Mend, Rearm, Shield, UseAbility
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.mods import RaiseEnviroShield

from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

WORTH_A_SHIELD = 2
"""From how much harm on a marker is spent on a shield."""
WEAK = 6
"""The damage that a ship may still take, below which every shield is raised."""

ENOUGH_SHIELDS = 4
"""In a campaign some cost no energy, and could be raised without end."""

ENGINE = 40
ENGINE_USE = 55
OTHER_OUTFIT = 25
CUBE = 20
CUBE_ALONE = 45
"""Cubes adrift help the NPCs, where a captain plays alone."""
RELIC = 60
EMPTY = 0


def absorb(situation: Situation) -> Answer:
    """A shield for harm that is worth it, and another one if the first will not do."""
    harm = incoming(situation)
    raised = len(getattr(situation.game.stack[-1], "shields", []))
    if situation.state.campaign is not None:
        raised += len(getattr(situation.game.stack[-1], "cards", []))
    if harm >= WORTH_A_SHIELD and harm > 4 * raised:
        for kind in (RaiseEnviroShield, Shield, UseAbility):
            for option in situation.options:
                if isinstance(option, kind):
                    return Answer(option, f"a shield against {harm} harm")
    return Answer(Brace(), "that much can be borne")


def incoming(situation: Situation) -> int:
    """The harm that is about to be done."""
    for rule in reversed(situation.game.stack):
        for name in ("damage", "loss", "harm"):
            found = getattr(rule, name, 0)
            if isinstance(found, int) and found > 0:
                return found
    return 1


def defend(situation: Situation) -> Answer:
    """One shield against any attack, all of them if the ship is weak."""
    volley = situation.game.stack[-1]
    declared = getattr(volley, "volleys", [])
    raised = sum(len(found.shields) + len(found.cards) for found in declared if found.target == situation.me.ship)
    is_weak = len(undamaged(situation.game, situation.seat)) <= WEAK
    if raised == 0 or (is_weak and (raised < ENOUGH_SHIELDS or situation.state.campaign is None)):
        for kind in (Shield, UseAbility):
            for option in situation.options:
                if isinstance(option, kind):
                    return Answer(option, "defending the ship")
    return Answer(Brace(), "bracing for the hit")


def rearm(situation: Situation) -> Answer:
    """All of them: without markers no engine runs."""
    best = max(situation.offered(Rearm), key=lambda option: option.markers)
    return Answer(best, "arming again what was spent")


def place_damage(situation: Situation) -> Answer:
    """Place damage where it hurts least."""
    ice = getattr(situation.game.stack[-1], "ice", False)
    best = min(situation.offered(Damage), key=lambda option: (pain(situation, option.cell, ice=ice), option.cell))
    return Answer(best, "the damage goes where it hurts least")


def mend(situation: Situation) -> Answer:
    """Repair first what hurts most."""
    best = max(situation.offered(Mend), key=lambda option: (pain(situation, option.cell), option.cell))
    return Answer(best, "mending what is needed most")


def pain(situation: Situation, cell: Cell, *, ice: bool = False) -> int:
    """The pain of a damage marker on a space."""
    return _value(situation, cell) + (_spread(situation, cell) if ice else 0)


def _value(situation: Situation, cell: Cell) -> int:
    hold = situation.me.hold
    if any(cell in pair for pair in hold.relics):
        return RELIC
    if cell in hold.cubes:
        return CUBE if situation.state.solo is None else CUBE_ALONE
    for fitted in hold.outfits:
        if cell in fitted.cells:
            if situation.content.outfit[fitted.outfit].family != "engine":
                return OTHER_OUTFIT
            return ENGINE_USE if cell in use_spaces(situation.content, fitted) else ENGINE
    return EMPTY


def _spread(situation: Situation, cell: Cell) -> int:
    """Ice does less harm in a corner, and beside ice that is there already."""
    inside = cells_of(situation.content.ship[situation.me.ship])
    hold = situation.me.hold
    return sum(5 + _value(situation, near) // 4 for near in beside(cell) if near in inside and near not in hold.damage)

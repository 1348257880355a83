"""The loss that a captain expects at each kind of border, as a detour that would be as bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.board.chart import Exit
from starhold.games.xia.content import MARKERS
from starhold.games.xia.rules.borders import DETECTED_UP_TO
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.energy import max_energy
from starhold.games.xia.rules.harm import HURTS_UP_TO
from starhold.games.xia.rules.skills import skill
from starhold.games.xia.rules.solo.table import ALONE
from starhold.geometry import Hex

from ..tastes import worth
from ..tastes.pace import movement_of, pace_of
from ..tastes.quest import ruin
from .grid import Obstacle, obstacle_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starhold.games.xia.game import Xia
    from starhold.games.xia.state import Captain
    from starhold.kernel import Seat

D20 = range(1, 21)
EXACT = 4
ICE_SPREADS = 2
"""Ice does more harm than a plain marker, until it melts."""


class Risks(NamedTuple):
    """Detours in spaces, rounded, so that ways which were found once can be kept."""

    asteroid: int
    nebula: int
    debris: int
    ice: int
    shield: int
    company: int
    """The entrance of an outlaw planet."""
    death: int
    is_outlaw: bool
    comets: tuple[Hex, ...] = ()
    kiln: Hex | None = None

    def hazard(self, name: str) -> int | None:
        """The cost of flying into something; None if nobody does."""
        match name:
            case "asteroid":
                return self.asteroid
            case "nebula":
                return self.nebula
            case "debris":
                return self.debris
            case "ice":
                return self.ice
        return None

    def cost(self, obstacle: Obstacle) -> int | None:
        """The cost of a step that meets something; None where this captain never goes."""
        if self.is_outlaw and obstacle.lawful_doors:
            return None
        harm = 0 if obstacle.hazard is None else self.hazard(obstacle.hazard)
        if harm is None:
            return None
        return 1 + harm + self.shield * obstacle.shields + self.company * obstacle.outlaw_doors

    def step(self, way_out: Exit) -> int | None:
        """The same of a way out."""
        return None if way_out.space is None else self.cost(obstacle_of(way_out))


def risks_of(game: Xia, seat: Seat) -> Risks:
    """The meaning of the board's borders to a captain now."""
    me, embers = game.state.captains[seat], game.state.embers
    hull = len(undamaged(game, seat))
    death = death_of(game, me)
    highest = {hazard: game.rules.perils[hazard].highest(game, seat) for hazard in ("asteroid", "nebula", "debris")}
    rocks = hits(highest["asteroid"], hull, death)
    sure_crossings = me.crossings > 0
    bounty = (worth.MORE_BOUNTY if me.bounty else worth.BOUNTY) + ruin(game, "bounty")
    if skill(game, seat, "bounty") < 0:
        bounty = 0.0
    return Risks(
        asteroid=_rounded(rocks),
        nebula=_rounded(drains(highest["nebula"], _roughly(me.energy + me.armed), stranding(game))),
        debris=_rounded(max(0, highest["debris"]) / 20 * death),
        ice=_rounded(ICE_SPREADS * rocks),
        shield=0 if sure_crossings else _rounded(_shield(game, seat, hull, death, bounty)),
        company=0 if me.bounty else _rounded(bounty),
        death=_rounded(death),
        is_outlaw=me.bounty > 0,
        comets=tuple(sorted(at for fatal in game.rules.fatal for at in fatal(game))),
        kiln=None if embers is None else embers.kiln,
    )


TYPICAL = Risks(asteroid=3, nebula=2, debris=3, ice=5, shield=9, company=4, death=20, is_outlaw=False)
"""Their meaning to most captains at most times: good enough for what is still far away."""


def death_of(game: Xia, captain: Captain) -> float:
    """The loss of a captain with the ship: everything aboard, and the turn."""
    begun = sum(mission.revealed for mission in captain.missions)
    relics = len(captain.hold.relics)
    lost = worth.BEGUN_MISSION * begun + worth.CUBE * len(captain.hold.cubes) + relics
    if game.state.solo is None:
        return worth.DEATH + lost
    lost += worth.ADRIFT * len(captain.hold.cubes) + ruin(game, "wreck")
    return max(0.0, lost + rest_of_turn(game) - fresh_start(game, captain))


def rest_of_turn(game: Xia) -> float:
    """The fame that a captain alone would still gain in this turn, and a new beginning at a place of chance."""
    left = pace_of(game, ALONE, movement_of(game, ALONE)).left
    return worth.NEW_BEGINNING + worth.FAME_A_TURN * left / worth.A_TURN


def fresh_start(game: Xia, captain: Captain) -> float:
    """The good of a ship that comes back sound, with all its energy."""
    full = max_energy(game, ALONE) + MARKERS
    charged = worth.energy(full) - worth.energy(captain.energy + captain.armed)
    return worth.FRESH * (charged + worth.DAMAGE * len(captain.hold.damage))


def stranding(game: Xia) -> float:
    """The loss of a captain without energy, whom nobody comes to rescue."""
    return 0.0 if game.state.solo is None else worth.STRANDED


def _roughly(energy: int) -> int:
    """Energy in steps, so that ways need not be found anew with each marker."""
    return energy if energy < EXACT else energy - energy % 3


def _rounded(fame: float) -> int:
    """A detour in spaces; great ones need not be exact."""
    spaces = worth.moves(fame)
    return round(spaces) if spaces < EXACT else EXACT * round(spaces / EXACT)


def hits(highest: int, hull: int, death: float) -> float:
    """Damage by the number rolled."""
    return _mean(death if shown >= hull else shown * worth.DAMAGE for shown in D20 if shown <= highest)


def drains(highest: int, level: int, stranded: float = 0.0) -> float:
    """Energy by the number rolled, and what it means to lose all of it."""
    here = worth.energy(level)
    lost = (
        here - worth.energy(max(0, level - shown)) + (stranded if shown >= level else 0.0)
        for shown in D20
        if shown <= highest
    )
    return _mean(lost)


def _shield(game: Xia, seat: Seat, hull: int, death: float, bounty: float) -> float:
    """A planetary shield throws back until it lets through; who is let through is often seen."""
    highest = HURTS_UP_TO - skill(game, seat, "planetary shield")
    seen = DETECTED_UP_TO - HURTS_UP_TO
    a_space = 1 / worth.MOVES_FOR_A_FAME
    thrown_back = hits(highest, hull, death) + a_space * max(0, highest) / 20
    chance = (20 - max(0, highest)) / 20
    return thrown_back / max(chance, 0.05) + bounty * seen / 20 / max(chance, 0.05)


def _mean(harms: Iterable[float]) -> float:
    return sum(harms) / 20

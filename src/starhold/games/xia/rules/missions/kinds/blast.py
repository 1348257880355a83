"""The explosion of a Detonator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.games.common.odds import odds
from starhold.games.common.ways import shortest
from starhold.geometry import Hex
from starhold.kernel import Event, Procedure, Risk, Risks, Seat, Step, call, done, hand_over

from ....content.mission_cards import Boom
from ....state import Npc
from ...dice import D20, Roll
from ...fame import add_bounty
from ...ships import Vessel, name_of, vessels
from ...volleys import DeclareDefence, Volley
from ..cards import complete, fail, result_of
from ..mission_type import Held, held
from ..raising import Raise
from ..targets import target_ship

if TYPE_CHECKING:
    from ....game import Xia

BOUNTY_FOR_A_BLAST = 2000


class Exploded(Event, frozen=True, tag="xia.exploded"):
    seat: Seat
    at: Hex
    spaces: int
    """How far the blast reaches."""
    damage: int


class Blast(Procedure, tag="xia.blast"):
    """The d20 says how far and how hard. It is an attack by the captain of the mission on all ships that it reaches.

    The mission is settled first: whatever shields do, its target was in the blast or it was not.
    (XIA-MTYPE-37..41)
    """

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, game.mission_type(self.mission)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        return call(Raise(self.seat, shown), then=self.explode)

    def explode(self, game: Xia, result: int) -> Step:
        _, mission = held(game, self.seat, self.mission)
        card, at = mission.card, mission.active.detonator
        assert at is not None, "only what is armed goes off"
        reach, damage = look_up(card.reach, result), look_up(card.damage, result)
        game.tell(Exploded(self.seat, at, reach, damage))
        reached = ships_in_blast(game, self.seat, at, reach)
        settle(game, mission, look_up(card.pay, result), [name_of(ship) for ship in reached])
        for ship in reached:
            if isinstance(ship, Npc):
                ship.attacker = self.seat
        if not reached or game.is_over:
            return done()
        volleys = [Volley(name_of(ship), blast=damage) for ship in reached]
        return hand_over(DeclareDefence(game.state.captains[self.seat].ship, volleys))


def settle(game: Xia, held: Held[Boom], reward: int, reached: list[str]) -> None:
    """(XIA-MTYPE-40..41)"""
    if target_ship(game, held) in reached:
        complete(game, held.seat, held.active, reward)
    else:
        fail(game, held.seat, held.active)
    add_bounty(game, held.seat, BOUNTY_FOR_A_BLAST, "bombing")


def ships_in_blast(game: Xia, seat: Seat, at: Hex, reach: int) -> list[Vessel]:
    """The ships that a blast reaches, that of its own captain last. (XIA-MTYPE-37..38)"""
    area, captain = blast_area(game, at, reach), game.state.captains[seat]
    reached = [ship for ship in vessels(game) if ship.at in area and ship is not captain]
    return [*reached, captain] if captain.at in area else reached


def blast_area(game: Xia, at: Hex, reach: int) -> set[Hex]:
    """The spaces up to so many steps away; stars and the edges of planets stop a blast, all else lets it pass.

    (XIA-MTYPE-38)
    """
    chart = game.chart
    passes = shortest([at], chart.around, within=reach, may=lambda _, to: chart.spaces[to].terrain != "star")
    return set(passes.costs)


def own_risk(game: Xia, held: Held[Boom]) -> Risks:
    """How likely the captain who sets a Detonator off is hit."""
    card, at = held.card, held.active.detonator
    assert at is not None
    here = game.state.captains[held.seat].at
    reaches = {reach for _, reach in card.reach if here in blast_area(game, at, reach)}
    if not reaches:
        return ()
    chance = odds(lambda shown: look_up(card.reach, result_of(game, held.seat, shown)) in reaches, of=D20)
    harm = sorted({look_up(card.damage, shown) for shown in range(1, D20 + 1) if look_up(card.reach, shown) in reaches})
    return (Risk("blast", chance, harm[0], harm[-1]),)

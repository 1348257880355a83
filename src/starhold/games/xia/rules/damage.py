"""Damage and destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Options, Procedure, Seat, Step, ask, call, done, hand_over

from .. import choices
from ..board.holds import Cell, hull
from ..content import MARKERS, Cargo, NpcId
from ..events import (
    BountyChanged,
    CubeLeft,
    CubeLost,
    DamagePlaced,
    DamageTaken,
    MissionsDiscarded,
    NpcEarned,
    ShipDestroyed,
)
from ..state import Adrift, Captain, Npc
from . import missions
from .energy import max_energy, refresh_cards
from .fame import add_bounty, gain_fame, get_credits
from .outfits import disarm_used
from .ships import Vessel, card_of, is_outlaw, npc_of, seat_of, tier_of, vessel

if TYPE_CHECKING:
    from ..game import Xia

BOUNTY_FOR_AN_INNOCENT = 1000
RAIDERS: tuple[NpcId, ...] = ("scoundrel", "cinderbeard")
"""The NPCs whose bounty grows with what they destroy."""


class TakeDamage(Procedure, tag="xia.take-damage"):
    """A ship takes damage, marker by marker as its captain chooses; too much destroys it. (XIA-DAMAGE-01..08)"""

    ship: str
    damage: int
    by: str | None = None
    ice: bool = False
    """Whether it is ice damage. (XIA-ICE-01)"""

    def start(self, game: Xia) -> Step:
        if self.damage <= 0 or game.is_over:
            return done()
        game.tell(DamageTaken(self.ship, self.damage))
        seat = seat_of(game, self.ship)
        if seat is None:
            return self.on_card(game)
        if self.damage >= len(undamaged(game, seat)):
            return hand_over(Destroy(self.ship, self.by))
        return self.choose(game)

    def choose(self, game: Xia) -> Step:
        seat = seat_of(game, self.ship)
        assert seat is not None
        if self.damage == 0:
            too_much = missions.shed_missions(game, seat)
            return done() if too_much is None else hand_over(too_much)
        cells = Options(tuple([choices.Damage(cell) for cell in sorted(undamaged(game, seat))]))
        return ask(seat, cells, then=self.place)

    def place(self, game: Xia, choice: choices.Damage) -> Step:
        seat = seat_of(game, self.ship)
        assert seat is not None
        place_damage(game, seat, choice.cell, ice=self.ice)
        self.damage -= 1
        return self.choose(game)

    def on_card(self, game: Xia) -> Step:
        """An NPC has its damage on its card. (XIA-NPC-06)"""
        npc = npc_of(game, self.ship)
        npc.damage += self.damage
        if npc.damage >= card_of(game, npc).to_kill:
            return hand_over(Destroy(self.ship, self.by))
        return done()


class Destroy(Procedure, tag="xia.destroy"):
    """A ship is destroyed; whoever destroyed it is rewarded. (XIA-DEATH-01..08)"""

    ship: str
    by: str | None = None
    """The ship that destroyed it, unless it was its own doing or the board's."""
    followed: int = 0
    """How much of what else follows has happened."""

    def start(self, game: Xia) -> Step:
        was_outlaw = is_outlaw(game, self.ship)
        killer = None if self.by is None else seat_of(game, self.by)
        game.tell(ShipDestroyed(self.ship, self.by))
        if self.by is not None:
            reward(game, self.ship, self.by, was_outlaw=was_outlaw)
        wreck(game, self.ship)
        missions.ship_destroyed(game, self.ship)
        if killer is not None and was_outlaw and missions.hunts(game, killer):
            return call(missions.CollectRemains(killer), then=self.end)
        return self.end(game)

    def end(self, game: Xia) -> Step:
        follow = game.rules.destroyed
        while self.followed < len(follow) and not game.is_over:
            self.followed += 1
            more = follow[self.followed - 1](game, self.ship, self.by)
            if more is not None:
                return call(more, then=self.end)
        return done()


def undamaged(game: Xia, seat: Seat) -> list[Cell]:
    """The spaces of a captain's ship that could take damage and have none. (XIA-DAMAGE-09)"""
    captain = game.state.captains[seat]
    spaces = hull(game.content, game.content.ship[captain.ship], captain.hold)
    return [cell for cell in spaces if cell not in captain.hold.damage]


def place_damage(game: Xia, seat: Seat, cell: Cell, *, ice: bool = False) -> None:
    """A cube there is jettisoned, a marker there is disarmed. (XIA-DAMAGE-04, XIA-MARKER-07)"""
    captain = game.state.captains[seat]
    captain.hold.damage += (cell,)
    if ice:
        captain.hold.ice += (cell,)
    game.tell(DamagePlaced(seat, cell))
    if cell in captain.hold.cubes:
        jettison_cell(game, seat, cell)
    disarm_used(captain, (cell,))
    for strike in game.rules.striking:
        strike(game, seat, cell)


def jettison_cell(game: Xia, seat: Seat, cell: Cell) -> None:
    """The cube on a space of the hold is jettisoned."""
    set_adrift(game, seat, game.state.captains[seat].hold.cubes.pop(cell))


def set_adrift(game: Xia, seat: Seat, cargo: Cargo) -> None:
    """A cube that was in the hold drifts on the ship's space. (XIA-CARGO-06, XIA-CARGO-10)"""
    captain = game.state.captains[seat]
    assert captain.at is not None
    game.state.adrift.append(Adrift(captain.at, cargo, seat))
    game.tell(CubeLost(seat, cargo, captain.at))


def reward(game: Xia, ship: str, by: str, *, was_outlaw: bool) -> None:
    """Bounty, fame and what else a kill brings. (XIA-BOUNTY-04..06, XIA-FAME-03, XIA-NPC-07..09)"""
    victim, killer = vessel(game, ship), vessel(game, by)
    prize = victim.bounty if isinstance(victim, Captain) else victim.credits
    seat = rewarded(game, killer)
    if seat is None:
        assert isinstance(killer, Npc)
        enrich(game, killer, prize + (BOUNTY_FOR_AN_INNOCENT if killer.id in RAIDERS and not was_outlaw else 0))
        return
    get_credits(game, seat, prize, "bounty" if was_outlaw else "plunder")
    if isinstance(victim, Npc):
        card = game.content.npc[victim.id]
        gain_fame(game, seat, card.fame, "combat")
        if card.bounty_for_kill:
            put_bounty(game, by, card.bounty_for_kill, "raiding")
    else:
        gain_fame(game, seat, tier_of(game, ship), "combat")
        if not was_outlaw:
            add_bounty(game, seat, BOUNTY_FOR_AN_INNOCENT, "raiding")
    count_kill(game, seat, ship)


def rewarded(game: Xia, killer: Vessel) -> Seat | None:
    """The captain who is rewarded for a kill, if one is: the killer, or whom it flies for. (XIA-SOLO-30)"""
    if isinstance(killer, Captain):
        return seat_of(game, killer.ship)
    employers = (employs(game, killer) for employs in game.rules.employing)
    return next((seat for seat in employers if seat is not None), None)


def enrich(game: Xia, npc: Npc, prize: int) -> None:
    """What an NPC gets for a kill lies on its card. (XIA-NPC-07..09)"""
    npc.credits += prize
    if prize:
        game.tell(BountyChanged(npc.id, prize, "raiding") if is_outlaw(game, npc.id) else NpcEarned(npc.id, prize))
        for follow in game.rules.credited:
            follow(game, npc, prize)


def put_bounty(game: Xia, ship: str, amount: int, reason: str) -> None:
    """A ship is wanted for so much more; that of an NPC lies on its card."""
    seat = seat_of(game, ship)
    if seat is not None:
        add_bounty(game, seat, amount, reason)
        return
    npc_of(game, ship).credits += amount
    game.tell(BountyChanged(ship, amount, reason))


def count_kill(game: Xia, seat: Seat, ship: str) -> None:
    """What titles want to know about a kill."""
    captain, victim = game.state.captains[seat], seat_of(game, ship)
    game.count(seat, "kills")
    if tier_of(game, ship) > tier_of(game, captain.ship):
        game.count(seat, "outsized_kills")
    if victim is not None:
        if victim in captain.destroyed_by:
            place = captain.destroyed_by.index(victim)
            captain.destroyed_by = captain.destroyed_by[:place] + captain.destroyed_by[place + 1 :]
            game.count(seat, "avenged")
        game.state.captains[victim].destroyed_by += (seat,)


def wreck(game: Xia, ship: str) -> None:
    """Off the board, and reset for the next life. (XIA-DEATH-01, XIA-DEATH-05..08)"""
    found = vessel(game, ship)
    for lose in game.rules.wrecking:
        lose(game, ship)
    cut_lines(game, ship)
    if isinstance(found, Npc):
        found.at, found.damage, found.credits, found.attacker = None, 0, 0, None
        found.skips_turn = game.options.death_loses_turn
        return
    seat = seat_of(game, ship)
    assert seat is not None
    assert found.at is not None
    drop_cargo(game, seat, found.at)
    forget_missions(game, seat)
    if found.bounty:
        game.tell(BountyChanged(ship, -found.bounty, "destroyed"))
    found.at = found.using = found.harpoon = None
    found.bounty = found.crossings = found.autopilot = 0
    found.cloaked = False
    game.count(seat, "deaths")
    disarm_used(found)
    found.hold.damage = found.hold.ice = ()
    found.energy, found.armed, found.disarmed, found.impulse = max_energy(game, seat), MARKERS, 0, True
    refresh_cards(found)
    found.skips_turn = game.options.death_loses_turn and tier_of(game, ship) > 1


def cut_lines(game: Xia, ship: str) -> None:
    """Nobody can follow a ship that is gone, not even once it is back."""
    for captain in game.state.captains:
        if captain.harpoon is not None and captain.harpoon.host == ship:
            captain.harpoon = None


def drop_cargo(game: Xia, seat: Seat, at: Hex) -> None:
    """All cubes are dropped where the ship was destroyed; a star leaves nothing of them. (XIA-DEATH-03)"""
    hold = game.state.captains[seat].hold
    for cargo in hold.cubes.values():
        if game.chart.spaces[at].terrain == "star":
            game.tell(CubeLeft(seat, cargo))
        else:
            game.state.adrift.append(Adrift(at, cargo))
            game.tell(CubeLost(seat, cargo, at))
    hold.cubes.clear()


def forget_missions(game: Xia, seat: Seat) -> None:
    """Active and drawn missions are lost, the drawn ones unseen. (XIA-DEATH-02)"""
    captain = game.state.captains[seat]
    lost = len(captain.missions) + len(captain.drawn)
    for active in captain.missions.copy():
        missions.discard(game, seat, active)
    game.state.mission_discards.extend(captain.drawn)
    captain.drawn.clear()
    if lost:
        game.tell(MissionsDiscarded(seat, lost))

"""The Enforcer: hunts outlaws, and otherwise patrols between lawful planets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance
from starhold.kernel import Procedure, Step, call, done, goto, hand_over

from ...board.lanes import lanes_of
from ...state import Npc
from ..combat import NpcAttack
from ..dice import break_tie
from ..ships import card_of, npc_of, occupied_spaces, place_on_board, vessel
from .cards import is_shunned
from .flight import FlyNpc
from .places import inside, is_on
from .targets import attacker_of, can_attack, closest, most_distant_lawful_planets, outlaws_near

if TYPE_CHECKING:
    from ...game import Xia


class EnforcerTurn(Procedure, tag="xia.enforcer-turn"):
    """It hunts outlaws with missiles, and otherwise patrols between lawful planets. (XIA-ENFORCER-02..05)"""

    npc: str
    target: str = ""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        target = attacker_of(game, npc) or closest(game, npc, outlaws_near(game, npc))
        if target is None:
            return goto(self.patrol)
        self.target, npc.heading = target, None
        quarry = vessel(game, target).at
        assert quarry is not None
        speed = card_of(game, npc).speed
        return call(bring_into_range(game, npc, target, place_on_board(game, quarry), speed), then=self.attack)

    def attack(self, game: Xia) -> Step:
        if not can_attack(game, self.npc, self.target):
            return done()
        return hand_over(NpcAttack(self.npc, self.target))

    def patrol(self, game: Xia) -> Step:
        """It keeps its heading until it is there, or it would turn round halfway between two planets."""
        npc = npc_of(game, self.npc)
        npc.heading = break_tie(game, beats(game, npc), npc.holder)
        goals = inside(game, npc, npc.heading)
        return hand_over(FlyNpc(npc.id, goals, card_of(game, npc).speed, target=npc.heading))


def beats(game: Xia, npc: Npc) -> list[str]:
    """The planet that a patrol is on its way to or, once it is there, those it may go on to. (XIA-ENFORCER-03)"""
    is_on_its_way = npc.heading is not None and not is_on(game, npc, npc.heading)
    return [npc.heading] if npc.heading is not None and is_on_its_way else most_distant_lawful_planets(game, npc)


def bring_into_range(game: Xia, npc: Npc, target: str, quarry: Hex, speed: int) -> FlyNpc:
    """Towards the target until the weapon reaches it; away from it, if it is too close. (XIA-ENFORCER-04)"""
    card = card_of(game, npc)
    assert npc.at is not None
    assert card.weapon is not None
    if distance(npc.at, quarry) >= card.weapon.reach[0]:
        return FlyNpc(npc.id, (quarry,), speed, quarry, target)
    lanes = lanes_of(game.chart)
    within = lanes.reached(lanes.plane.bit(npc.at), speed, outlaw=is_shunned(card))
    near = sorted(lanes.plane.spaces(within & lanes.plane.ring(quarry, *card.weapon.reach)))
    taken = occupied_spaces(game)
    far_enough = tuple([at for at in near if at not in taken])
    return FlyNpc(npc.id, far_enough, speed, quarry, target)

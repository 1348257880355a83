"""The turn of one enemy ship: its command line, word by word. (AKA-ENEMY-06..29)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, Pose
from starhold.kernel import Procedure, Step, call, done, goto

from ...choices import Heading, Settle
from ...content import EVERYONE, Attack, CombatCard
from ...events import Idled, Targeted, Turned
from ...state import Enemy
from ..asking import ask
from ..bodies import body_of, enemy_of, place_of, seat_for
from ..marks import is_bound
from ..strike import Strike, strengthened
from ..targets import to_attack
from ..terrain import Enter
from .aim import nearest, prey, rank
from .line import read_command, rest_of
from .moves import facings_for, way_of_move

if TYPE_CHECKING:
    from ...game import Akarios


class EnemyTurn(Procedure, tag="akarios.enemy-turn"):
    """An enemy chooses its target anew before each action of its line. (AKA-ENEMY-06..07)"""

    ship: str
    words: list[str]
    """The part of the line that is left."""
    target: str = ""
    told: str = ""
    """The target of which the log has told."""
    way: list[Pose] = []
    """The spaces that the present move still enters."""

    def start(self, game: Akarios) -> Step:
        enemy = enemy_of(game, self.ship)
        if enemy is None or not self.words or game.state.outcome:
            return done()
        tied = nearest(game, enemy)
        if len(tied) > 1:
            return ask(seat_for(game, tied[0]), list(map(Settle, tied)), then=self.settle)
        self.target = tied[0] if tied else ""
        return goto(self.act)

    def settle(self, game: Akarios, choice: Settle) -> Step:
        """(AKA-ENEMY-09)"""
        self.target = choice.ship
        return goto(self.act)

    def act(self, game: Akarios) -> Step:
        enemy, command = self.enemy(game), read_command(self.words[0])
        self.tell_target(game, enemy)
        if command.deed == "rotate":
            return goto(self.rotate)
        if command.deed == "move":
            if is_bound(enemy, "slow"):
                game.tell(Idled(self.ship, "slow"))
                return self.go_on(performed=False)
            self.way = list(way_of_move(game, enemy, self.card(game).moves[command.which]))
            return goto(self.fly)
        return goto(self.attack)

    def rotate(self, game: Akarios) -> Step:
        """(AKA-ENEMY-11..16)"""
        enemy, at = self.enemy(game), self.target_at(game)
        if at is None:
            return self.go_on(performed=False)
        facings = facings_for(game, enemy, self.card(game), rest_of(self.words, performed=True), at)
        if len(facings) > 1:
            return ask(seat_for(game, self.target), list(map(Heading, facings)), then=self.turn)
        return self.turn(game, Heading(facings[0]))

    def turn(self, game: Akarios, choice: Heading) -> Step:
        enemy = self.enemy(game)
        if enemy.facing != choice.facing:
            enemy.facing = choice.facing
            game.tell(Turned(self.ship, choice.facing))
        return self.go_on(performed=True)

    def fly(self, game: Akarios) -> Step:
        """(AKA-ENEMY-17..20)"""
        if enemy_of(game, self.ship) is None or game.state.outcome:
            return done()
        if not self.way:
            return self.go_on(performed=True)
        pose = self.way.pop(0)
        return call(Enter(self.ship, pose.at, pose.facing), then=self.fly)

    def attack(self, game: Akarios) -> Step:
        """On the target first, then on others in the same order; none in reach means no. (AKA-ENEMY-22..26)"""
        enemy, attack = self.enemy(game), self.card(game).attacks[read_command(self.words[0]).which]
        targets = [] if is_bound(enemy, "stun") else victims(game, enemy, attack, self.target)
        if not targets:
            game.tell(Idled(self.ship, "stun" if is_bound(enemy, "stun") else "reach"))
            return self.go_on(performed=False)
        self.words = rest_of(self.words, performed=True)
        return call(Strike(self.ship, attack, targets), then=self.start)

    # No stages

    def go_on(self, *, performed: bool) -> Step:
        """(AKA-ENEMY-25, AKA-ENEMY-27)"""
        self.words = rest_of(self.words, performed=performed)
        return goto(self.start)

    def enemy(self, game: Akarios) -> Enemy:
        enemy = enemy_of(game, self.ship)
        assert enemy is not None, "it was there a moment ago"
        return enemy

    def card(self, game: Akarios) -> CombatCard:
        return game.content.combat_card[game.state.showing[self.enemy(game).type]]

    def target_at(self, game: Akarios) -> Hex | None:
        target = body_of(game, self.target) if self.target else None
        return None if target is None else place_of(target)

    def tell_target(self, game: Akarios, enemy: Enemy) -> None:
        if self.target and self.target != self.told:
            self.told = self.target
            game.tell(Targeted(self.ship, self.target, reason(game, enemy)))


def victims(game: Akarios, enemy: Enemy, attack: Attack, target: str) -> list[str]:
    """The ships that an attack hits, the target first. (AKA-ENEMY-22..24)"""
    able = set(to_attack(game, enemy, strengthened(enemy, attack)))
    order = [target, *(id_ for id_, _ in prey(game, enemy) if id_ != target)]
    found = [id_ for id_ in order if id_ in able]
    return found if attack.targets == EVERYONE else found[: strengthened(enemy, attack).targets]


def reason(game: Akarios, enemy: Enemy) -> str:
    """Why an enemy is after its target: the only one there is, the nearest, or the one with the most hull or shield."""
    ranks = [rank(enemy, body) for _, body in prey(game, enemy)]
    if len(ranks) == 1:
        return "only"
    (near, hull, shield), (farther, less_hull, less_shield) = ranks[:2]
    if near < farther:
        return "nearest"
    return "hull" if hull < less_hull else "shield" if shield < less_shield else "choice"

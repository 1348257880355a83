"""What a trader has before it when it is asked: an imagined play, and what was worked out about it meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.enmity import are_allies, are_enemies
from starhold.games.corespace.rules.figures import on_deck, traders_of
from starhold.games.corespace.rules.missions.objectives import has_met, primary_of
from starhold.games.corespace.rules.npcs.arrival import available, due
from starhold.games.corespace.rules.npcs.boards import is_driven_by_chart
from starhold.games.corespace.rules.opportunity import watchful
from starhold.games.corespace.rules.rounds import last_round
from starhold.games.corespace.state import Figure
from starhold.geometry.strides import Strides
from starhold.kernel import Match, Seat

from ..thoughts import Thought
from .ground import doorstep, open_deck, steps_to
from .promises import Promises
from .temper import HARD, Temper

NO_LAST_ROUND = 30
"""The rounds of a mission that has no last one."""
CALM = 0.97
"""The part of a hope that is left after a quiet round: what is at hand is better than what is not."""
MOST_DANGER = 0.6
TOUGHNESS = 4.5
"""The health of a usual trader."""
REACHES = 0.4
"""How often an NPC on the deck gets to strike."""
DICE_OF_DAMAGE = 0.55
"""The damage of a die, cover and armour considered."""
FOR_NOTHING, AMONG_RIVALS = 0.6, 0.85
"""What counts of a life at home if all of it was for nothing, and if the other crews have done no better."""
FEW = 3
"""The places that are looked at closely in a trial."""
MEAN_OF_DIE = {"": 1.0, "purge": 5 / 6, "chance": 1 / 6}

Policy: TypeAlias = "Callable[[Situation, Sequence[Any]], Thought]"
"""The answer to questions of a kind."""


class Situation:
    """Everything that policies ask for. The play is a guess of the asked seat, so it may be looked at whole."""

    def __init__(self, match: Match, seat: Seat, temper: Temper = HARD, chance: Random | None = None) -> None:
        assert isinstance(match.game, CoreSpace), "a trader trades in Core Space only"
        self.match = match
        self.game: CoreSpace = match.game
        self.seat = seat
        self.temper = temper
        self.chance = chance or Random(0)
        """For what is as good as anything else."""
        self.harms: dict[tuple[str, int], float] = {}
        """What the coming Purge phase is expected to cost somebody on a square."""
        self.claims: dict[str, str] | None = None
        """Which of the crew is to see to which errand."""
        self.menaces: dict[str, float] = {}
        """What an enemy is expected to cost the own crew, as everybody stands now."""

    def quick(self) -> Situation:
        """The same, for who does not try anything out."""
        return Situation(self.match, self.seat, replace(self.temper, places=FEW, plans=False), self.chance)

    @cached_property
    def open_deck(self) -> Strides:
        return open_deck(self.game)

    @cached_property
    def own(self) -> list[Figure]:
        return traders_of(self.game, self.seat)

    @cached_property
    def promises(self) -> Promises:
        """What the mission asks for, and what that may come of."""
        return Promises(self.game, self.seat)

    @cached_property
    def home_share(self) -> float:
        """The part of a life and its load that counts at home as long as the mission is not accomplished."""
        if not primary_of(self.game) or has_met(self.game, self.seat):
            return 1.0
        rivals = self.game.setup.seats > 1 and not are_allies(self.game)
        return AMONG_RIVALS if rivals else FOR_NOTHING

    @cached_property
    def hunters(self) -> list[Figure]:
        """The NPCs on the deck that hunt the own crew."""
        game, own = self.game, self.own[:1]
        there = [npc for npc in on_deck(game) if is_driven_by_chart(game, npc)]
        return [npc for npc in there if any(are_enemies(game, npc, figure) for figure in own)]

    @cached_property
    def home(self) -> dict[int, int]:
        """The steps from each square through the own airlock."""
        return {number: steps + 1 for number, steps in steps_to(self.open_deck, doorstep(self.game, self.seat)).items()}

    @cached_property
    def is_watched(self) -> bool:
        """True if there is any enemy who would strike at somebody who leaves it."""
        return any(watchful(self.game, figure) for figure in self.own[:1])

    @cached_property
    def rounds_left(self) -> int:
        """The rounds that can still be played, this one among them."""
        return rounds_left(self.game)

    @cached_property
    def hope(self) -> float:
        """The part of a hope that is left after one more round: the more Purge, the less."""
        return CALM - min(MOST_DANGER, self.danger)

    @cached_property
    def danger(self) -> float:
        """The part of a trader's health that a usual round costs from now on."""
        game = self.game
        dice = sum(dice_in_a_round(game, npc.board) for npc in self.hunters)
        for arrival in due(game, "purge"):
            kind = available(game, arrival.type)
            if kind:
                dice += (arrival.number or MEAN_OF_DIE[arrival.die]) * dice_in_a_round(game, kind)
        standing = [each for each in game.state.mission.figures if each.crew is not None and each.where == "deck"]
        return dice * REACHES * DICE_OF_DAMAGE / max(1, len(standing)) / TOUGHNESS


def dice_in_a_round(game: CoreSpace, kind: str) -> float:
    """The dice that an NPC of a type rolls in its activation; one that has to walk first rolls them once."""
    npc = game.content.npc[kind]
    return max(npc.ranged * npc.actions, npc.close * max(1, npc.actions - 1))


def rounds_left(game: CoreSpace) -> int:
    """The rounds that can still be played, this one among them."""
    return (last_round(game) or NO_LAST_ROUND) - game.state.mission.round + 1

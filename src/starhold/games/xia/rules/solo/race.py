"""The race: at the end of each round one die decides how famous the NPCs become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct, structs

from starhold.games.common.bands import look_up
from starhold.games.common.odds import percent
from starhold.kernel import Choice, Event, Procedure, Seat, Step, ask, done, goto

from ...choices import Accept
from ...state import Npc
from ..dice import D20
from .table import ALONE, special, table

if TYPE_CHECKING:
    from ...game import Xia

PLUS = 2
"""The plus on the NPCs' roll for each cube, each 1,000 credits and each fame that they are behind."""
A_THOUSAND = 1000
HUNTERS = ("enforcer", "scoundrel")
"""The NPCs whose kills bring fame."""

Cause: TypeAlias = Literal["cubes", "credits", "behind", "feats", "goal"]
Reason: TypeAlias = Literal["round", "kill", "goal"]


class Plus(Struct, frozen=True):
    """Something that helps the NPCs at the end of the round."""

    cause: Cause
    amount: int


class CubesSwept(Event, frozen=True, tag="xia.cubes-swept"):
    """The NPCs have picked up all cubes on the board."""

    cubes: int


class RoundRolled(Event, frozen=True, tag="xia.round-rolled"):
    """The roll of the NPCs at the end of a round, and what it comes to."""

    reveals = True
    shown: int
    pluses: tuple[Plus, ...]
    total: int
    fame: int


class NpcsAdvanced(Event, frozen=True, tag="xia.npcs-advanced"):
    """The marker of the NPCs has moved."""

    fame: int
    total: int
    reason: Reason


class SidesTurned(Event, frozen=True, tag="xia.sides-turned"):
    """The NPC Stats card is flipped: from now on the NPCs are stronger."""


class Lost(Event, frozen=True, tag="xia.lost"):
    """The NPCs have reached the goal first."""

    seat: Seat
    total: int


def npc_fame(game: Xia) -> int:
    """The place of the NPCs' marker. (XIA-SOLO-08)"""
    return table(game).fame


def pluses(game: Xia) -> tuple[Plus, ...]:
    """All that would be added if the round ended now. (XIA-SOLO-16, XIA-CAMPAIGN-02)"""
    solo = table(game)
    drifting = sum(1 for cube in game.state.adrift if not cube.lasts)
    behind = max(0, game.state.captains[ALONE].fame - solo.fame)
    amounts: dict[Cause, int] = {
        "cubes": PLUS * drifting,
        "credits": PLUS * (solo.collected // A_THOUSAND),
        "behind": PLUS * behind,
        "feats": sum(feat.plus for feat in solo.feats),
        "goal": special(game).plus,
    }
    return tuple(Plus(cause, amount) for cause, amount in amounts.items() if amount)


def odds_of_round(game: Xia, found: tuple[Plus, ...]) -> tuple[int, ...]:
    """The chances of no fame, 1, 2, … with these pluses, in percent. (XIA-SOLO-17)"""
    table, plus = game.content.solo.fame_for_rolls, sum(each.amount for each in found)
    outcomes = [look_up(table, shown + plus) for shown in range(1, D20 + 1)]
    return tuple(percent(outcomes.count(fame), D20) for fame in range(max(outcomes) + 1))


class EndOfRound(Procedure, tag="xia.end-of-round"):
    """Sweep the board, roll, and advance the marker. (XIA-SOLO-15..19, XIA-SOLO-48)"""

    pluses: tuple[Plus, ...]
    fame: int = 0

    def start(self, game: Xia) -> Step:
        shown = game.roll(D20, ALONE, "round")
        sweep(game)
        total = shown + sum(plus.amount for plus in self.pluses)
        self.fame = look_up(game.content.solo.fame_for_rolls, total)
        game.tell(RoundRolled(shown, self.pluses, total, self.fame))
        chances = [again for offer in game.rules.second_rolls for again in offer(game)] if self.fame else []
        return ask(ALONE, [*chances, Accept()], then=self.again) if chances else self.settle(game)

    def again(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Accept):
            return self.settle(game)
        game.rules.taking[type(choice)](game, ALONE, choice)
        return goto(self.start)

    def settle(self, game: Xia) -> Step:
        solo = table(game)
        solo.collected, solo.feats = 0, ()
        solo.round += 1
        if self.fame:
            advance(game, self.fame, "round")
        return done()


def end_round(game: Xia, seat: Seat) -> Procedure:
    return EndOfRound(pluses(game))


def sweep(game: Xia) -> None:
    """Clear the board of all cubes but those that an event of this round has laid there. (XIA-SOLO-15)"""
    left = [cube for cube in game.state.adrift if cube.lasts]
    swept = len(game.state.adrift) - len(left)
    game.state.adrift = left
    if swept:
        game.tell(CubesSwept(swept))


def let_drift(game: Xia, seat: Seat) -> None:
    """Make the cubes of an event cubes like all others, in the next round. (XIA-SOLO-15)"""
    game.state.adrift = [structs.replace(cube, lasts=False) for cube in game.state.adrift]


def advance(game: Xia, fame: int, reason: Reason) -> None:
    """Move the marker of the NPCs; titles and events that it is the first to reach are drawn at once.

    (XIA-SOLO-08, XIA-SOLO-19..20)
    """
    solo = table(game)
    solo.fame += fame
    game.tell(NpcsAdvanced(fame, solo.fame, reason))
    if solo.fame >= game.fame_goal:
        solo.lost = True
        game.tell(Lost(ALONE, solo.fame))
        return
    turn_sides(game, ALONE)
    for draw in game.rules.reached:
        draw(game, ALONE, solo.fame)


def flips_at(game: Xia) -> int | None:
    """The fame past the middle at which the NPC Stats card is flipped, if that is still to come. (XIA-SOLO-21..22)"""
    flips = table(game).side == "A" and game.content.mode[game.options.solo].flips
    return game.fame_goal // 2 + 1 if flips else None


def turn_sides(game: Xia, seat: Seat) -> None:
    """Flip the NPC Stats card past the middle, once and for all. (XIA-SOLO-21..22, XIA-SOLO-37)"""
    solo, fame = table(game), flips_at(game)
    if fame is not None and max(solo.fame, game.state.captains[seat].fame) >= fame:
        solo.side = "B"
        game.tell(SidesTurned())


def collect(game: Xia, npc: Npc, amount: int) -> None:
    """Count credits that a kill or an event has put on an NPC's card, for the end of the round. (XIA-SOLO-16)"""
    table(game).collected += amount


def score_kill(game: Xia, ship: str, by: str | None) -> Procedure | None:
    """Advance the NPCs by the tier of the captain's ship, if the Enforcer or the Scoundrel has destroyed it.

    (XIA-SOLO-20)
    """
    if by in HUNTERS and ship == game.state.captains[ALONE].ship:
        advance(game, game.content.ship[ship].tier, "kill")
    return None

"""PERSUADE: an NPC is talked into a trade, into joining, or into what the mission adds. (CS-PERSUADE-01..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Seat, Step, call, done, offer

from .. import choices
from ..content import Trader
from ..events import Persuaded, PersuasionRolled, Unmoved
from ..lacks import NotPurge, SmallItem, Unengaged
from ..state import Figure
from .answers import in_order
from .bargaining import Bargain, can_trade
from .contact import foes_at, touched
from .dice import roll_combat
from .figures import character_of, family_of, figure_of, page_of, player_of, skill_stat
from .hits import added_up, chance
from .joining import join
from .losses import lose
from .script import moments
from .skills.using import Using
from .winning_over import win_over

if TYPE_CHECKING:
    from ..game import CoreSpace

TRADE, JOIN, WAIT = "trade", "join", "wait"


def persuade_options(game: CoreSpace, figure: Figure) -> Options:
    """Each NPC in contact, and each thing that it can be asked for; joined NPCs ask nobody.

    (CS-PERSUADE-01..02, CS-PERSUADE-10, CS-JOIN-16)
    """
    if not isinstance(character_of(game, figure), Trader):
        return NO_OPTIONS
    offered: list[Choice | Refusal] = []
    for npc in touched(game, figure):
        family = family_of(game, npc)
        if family in (None, "machine"):
            continue
        peace = all(foe.id == npc.id for foe in foes_at(game, figure))
        offered += [
            offer(
                choices.Persuade(npc.id, request),
                ("CS-PERSUADE-10", family != "purge", NotPurge()),
                ("CS-PERSUADE-01", peace, Unengaged()),
                ("CS-PERSUADE-05", request != TRADE or can_trade(game, figure, npc), SmallItem()),
            )
            for request in requests(game)
        ]
    return in_order(offered)


def can_be_persuaded(game: CoreSpace, figure: Figure) -> bool:
    """True for NPCs but the Purge. (CS-PERSUADE-10)"""
    return family_of(game, figure) not in (None, "purge")


def requests(game: CoreSpace) -> tuple[str, ...]:
    """All that an NPC can be asked for in this mission. (CS-PERSUADE-07..08)"""
    page = page_of(game)
    return (TRADE, *([JOIN] if page.joining else []), *(appeal.id for appeal in page.appeals))


def persuade(_game: CoreSpace, figure: Figure, choice: choices.Persuade) -> Persuasion:
    return Persuasion(figure.id, choice.figure, choice.request)


class Persuasion(Procedure, tag="corespace.persuasion"):
    """What is asked for is known before the roll. Its result is true if the NPC agrees. (CS-PERSUADE-02)"""

    trader: str
    npc: str
    request: str
    more: int = 0
    """The dice that a skill adds. (CS-SK-CUNNING-12..13)"""

    def start(self, game: CoreSpace) -> Step:
        """One hit has to be left; warnings mean nothing. (CS-PERSUADE-03..04, CS-PERSUADE-09)"""
        trader, npc = figure_of(game, self.trader), figure_of(game, self.npc)
        if not is_sure(game, npc, self.request):
            dice = skill_stat(game, trader) + self.more
            faces = roll_combat(game, player_of(trader), dice, "persuade", npc.id)
            game.tell(PersuasionRolled(trader.id, npc.id, self.request, faces))
            if added_up(faces).hits <= resistance(game, npc):
                game.tell(Unmoved(trader.id, npc.id))
                return done(False)
        game.tell(Persuaded(trader.id, npc.id, self.request))
        moments.was_persuaded(game, trader, npc, self.request)
        if self.request == WAIT:
            lose(game, npc, turns=1)
        if self.request == TRADE:
            return call(Bargain(npc.id, trader.id), then=self.end)
        if self.request == JOIN:
            if npc.crew is None:
                join(game, npc, player_of(trader), "CS-PERSUADE-07")
            else:
                win_over(game, npc, player_of(trader))
        return done(True)

    def end(self, game: CoreSpace) -> Step:
        return done(True)


def resistance(game: CoreSpace, figure: Figure) -> int:
    """The hits that somebody takes off the roll; a trader as many as they have SKILL.

    (CS-PERSUADE-04, CS-SK-CUNNING-11)
    """
    board = character_of(game, figure)
    return skill_stat(game, figure) if isinstance(board, Trader) else board.persuade


def is_sure(game: CoreSpace, npc: Figure, request: str) -> bool:
    """True if nothing has to be rolled: civilians trade with everybody as long as the market is open."""
    return request == TRADE and game.state.mission.market and family_of(game, npc) == "civilian"


class Plea(Struct, frozen=True):
    """What an NPC may be asked for, and how likely it agrees."""

    request: str
    percent: int


def pleas_to(game: CoreSpace, seat: Seat, trader: Figure, npc: str) -> tuple[Plea, ...]:
    """The chances of all that a seat may ask of somebody now."""
    part = game.decision.of(seat) if game.decision else None
    asked = (choice for choice in (part.options if part else ()) if isinstance(choice, choices.Persuade))
    return tuple(
        Plea(choice.request, chance_to_persuade(game, trader, figure_of(game, npc), choice.request))
        for choice in asked
        if choice.figure == npc
    )


def chance_to_persuade(game: CoreSpace, trader: Figure, npc: Figure, request: str) -> int:
    """In percent."""
    if is_sure(game, npc, request):
        return 100
    value = resistance(game, npc)
    return chance(game.content, skill_stat(game, trader) + more_dice(game), lambda rolled: rolled.hits > value)


def more_dice(game: CoreSpace) -> int:
    """Those that a skill adds, if it asks now."""
    using = game.stack[-1] if game.stack else None
    return using.more_dice(game) if isinstance(using, Using) else 0

"""Rolling dice: luck, second chances and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Seat, Step, ask, done

from ..choices import Accept, Experience, UseAbility
from ..events import DieRolled, ExperienceSpent, NpcRolled, TieBroken
from ..state import Npc
from .energy import exhaust, ready_card
from .fame import luck
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

D20 = 20


class Roll(Procedure, tag="xia.roll"):
    """A captain rolls a die. A natural 20 is luck; some captains may roll again. (XIA-FAME-11, XIA-MISSION-11)"""

    seat: Seat
    sides: int
    purpose: str
    """What is rolled for: an outfit's family, a border, a mission's type, …"""
    about: str = ""
    """The id of that outfit, planet, card, …, if it is one in particular."""
    shown: int = 0

    def start(self, game: Xia) -> Step:
        self.shown = game.roll(self.sides, self.seat, self.purpose, self.about)
        game.tell(DieRolled(self.seat, self.sides, self.shown, self.purpose, self.about))
        if self.sides == 20 and self.shown >= 20 - skill(game, self.seat, "luck"):
            luck(game, self.seat)
        if game.is_over:
            return done(self.shown)
        chances = second_chances(game, self.seat, self.purpose)
        return ask(self.seat, [*chances, Accept()], then=self.again) if chances else done(self.shown)

    def again(self, game: Xia, choice: Choice) -> Step:
        captain = game.state.captains[self.seat]
        match choice:
            case UseAbility():
                exhaust(game, self.seat, choice.card)
            case Experience():
                captain.completed = tuple(mine for mine in captain.completed if mine != choice.mission)
                game.state.open_discards.append(choice.mission)
                game.tell(ExperienceSpent(self.seat, choice.mission))
            case _:
                return done(self.shown)
        return self.start(game)


def second_chances(game: Xia, seat: Seat, purpose: str) -> list[Choice]:
    """What lets a captain roll the die again: an ability, or experience with the same type of mission."""
    captain = game.state.captains[seat]
    chances: list[Choice] = []
    card = ready_card(game, seat, "reroll")
    if card is not None:
        chances.append(UseAbility(card))
    if captain.completed:
        mine = (mission for mission in captain.completed if game.mission_type(mission) == purpose)
        chances.extend(Experience(mission) for mission in sorted(mine))
    return chances


def npc_roll(game: Xia, npc: Npc, sides: int, purpose: str) -> int:
    """Roll for a ship that nobody owns: it has no luck and no second chance."""
    shown = game.roll(sides, npc.holder, f"npc {purpose}", npc.id)
    game.tell(NpcRolled(npc.id, sides, shown, purpose))
    return shown


def break_tie(game: Xia, tied: list[str], roller: Seat) -> str:
    """The d20 decides: an equal share of its numbers for each; what is left over is rolled again. (XIA-TIE-01..02)"""
    if len(tied) == 1:
        return tied[0]
    share = 20 // len(tied)
    shown = game.roll(20, roller, "tie")
    while shown > share * len(tied):
        shown = game.roll(20, roller, "tie")
    winner = tied[(shown - 1) // share]
    game.tell(TieBroken(shown, winner))
    return winner

"""Decisions of the squad: everybody votes, and dice decide if they disagree. (AKA-CAMPAIGN-09, AKA-EVENT-02..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, ask, done, goto

from ...choices import Vote
from ...content import SIDES, Face
from ...events import Decided, VoteRolled
from ..dice import DICE

if TYPE_CHECKING:
    from ...game import Akarios


class Decide(Procedure, tag="akarios.decide"):
    """The result is the number of the way that the squad takes."""

    ways: tuple[str, ...]
    votes: dict[Seat, str] = {}
    rolling: list[Seat] = []
    """The seats among whom dice still have to decide."""

    def start(self, game: Akarios) -> Step:
        waiting = [seat for seat in voters(game) if seat not in self.votes]
        if not waiting:
            return goto(self.agree)
        parts = [(seat, [Vote(seat, way) for way in self.ways]) for seat in waiting]
        (first, offered), *others = parts
        return ask(first, offered, then=self.vote, others=others)

    def vote(self, game: Akarios, choice: Vote) -> Step:
        self.votes[choice.seat] = choice.way
        return goto(self.start)

    def agree(self, game: Akarios) -> Step:
        if len({*self.votes.values()}) == 1:
            return self.take(game, min(self.votes))
        self.rolling = sorted(self.votes)
        return goto(self.roll)

    def roll(self, game: Akarios) -> Step:
        """Whoever rolls the most stress decides; those who are tied roll again. (AKA-EVENT-02..03)"""
        stress: dict[Seat, int] = {}
        for seat in self.rolling:
            faces: list[Face] = [SIDES[game.roll(len(SIDES), seat, die="action", faces=SIDES) - 1] for _ in range(DICE)]
            stress[seat] = faces.count("stress")
            game.tell(VoteRolled(seat, stress[seat]))
        most = max(stress.values())
        self.rolling = [seat for seat in self.rolling if stress[seat] == most]
        return self.take(game, self.rolling[0]) if len(self.rolling) == 1 else goto(self.roll)

    def take(self, game: Akarios, seat: Seat) -> Step:
        game.tell(Decided(self.votes[seat]))
        return done(self.ways.index(self.votes[seat]))


def voters(game: Akarios) -> list[Seat]:
    """The seats that fly somebody; all of them as long as nobody flies."""
    squad = game.state.squad
    crewed = set() if squad is None else {sheet.seat for sheet in squad.pilots.values()}
    return [seat for seat in game.seats if seat in crewed] or list(game.seats)

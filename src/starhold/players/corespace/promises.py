"""What the deeds of a mission promise: how much of what a crew wishes for comes of an object, a place, a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Deck, Footing, chart_of
from starhold.games.corespace.content import MissionObject, Use
from starhold.games.corespace.content.script import (
    Deed,
    Give,
    Later,
    Listen,
    Mark,
    OnEntered,
    OnMarked,
    OnRevealed,
    OnUsed,
    Pegs,
    Reveal,
    Roll,
    TellOne,
    Trigger,
    Unlock,
)
from starhold.games.corespace.rules.areas import rectangle
from starhold.games.corespace.rules.figures import page_of
from starhold.games.corespace.rules.missions.interacting import is_spent
from starhold.games.corespace.rules.script.conditions import holds
from starhold.games.corespace.rules.script.objects import squares_beside, thing_of, uses_in
from starhold.games.corespace.state import HiddenCard
from starhold.kernel import Seat

from .ground import doorstep, open_deck, steps_to
from .wishes import Wish, asked_for, wished

ON_THE_WAY = 0.6
"""The part of something that is worth what leads to it."""
OPENED = 0.5
"""A locked door that opens."""
CALMED = 0.6
"""A peg that comes out of the tracker."""
LEARNED = 1.0
"""Something hidden that one is told."""
LINKS = 3
"""So many steps lead from one thing to another at the most."""


class Promises:
    """What a crew wishes for, and what it may come of."""

    def __init__(self, game: CoreSpace, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.worth = Counter[Wish]()
        """What is wished for, and what it is worth."""
        self.bonus = Counter[str]()
        """What the rules of the mission add to the use of an object."""
        self.hope_for(asked_for(game, seat))
        for _ in range(LINKS):
            self.hope_for(self.leading())

    def hope_for(self, wishes: Iterable[tuple[Wish, float]]) -> None:
        for wish, share in list(wishes):
            self.worth[wish] = max(self.worth[wish], share)  # type: ignore[assignment]

    def leading(self) -> Iterator[tuple[Wish, float]]:
        """What has to be done before something that is wished for comes about."""
        for rule in self.rules():
            yield from self.leading_to(rule, self.of(rule.do))
        for each, use in uses_in(self.game):
            if use.only_if is not None and not holds(self.game, use.only_if, self.seat):
                worth = ON_THE_WAY * (self.of(use.do) + self.bonus[each.id]) + self.worth["object", each.id]
                yield from wished(self.game, self.seat, use.only_if, worth)

    def rules(self) -> Iterator[Trigger]:
        """Those that may still happen."""
        fired = self.game.state.mission.fired
        for number, rule in enumerate(page_of(self.game).rules):
            if not (rule.once and number in fired):
                yield rule

    def leading_to(self, rule: Trigger, worth: float) -> Iterator[tuple[Wish, float]]:
        if worth <= 0:
            return
        if rule.only_if is not None and not holds(self.game, rule.only_if, self.seat):
            yield from wished(self.game, self.seat, rule.only_if, ON_THE_WAY * worth)
            return
        match rule.when:
            case OnUsed(object=name):
                self.bonus[name] = max(self.bonus[name], worth)  # type: ignore[assignment]
            case OnEntered(area=area):
                yield ("area", area), worth
            case OnRevealed(face=face):
                yield ("face", face), worth

    def of(self, deeds: Iterable[Deed]) -> float:
        """What deeds are worth."""
        return sum(self.of_one(deed) for deed in deeds)

    def of_one(self, deed: Deed) -> float:
        match deed:
            case Mark(mark=mark, by=by):
                marked = (rule for rule in self.rules() if isinstance(rule.when, OnMarked) and rule.when.mark == mark)
                return by * self.worth["mark", mark] + sum(self.of(rule.do) for rule in marked)
            case Give(token=token):
                return self.worth["token", token]
            case Reveal(at=at):
                return self.of_card("face", at)
            case Unlock(doors=doors):
                return self.of_doors(doors or self.game.state.mission.deck.locked)
            case Pegs(pegs=pegs):
                return -CALMED * pegs
            case Roll(do=do, otherwise=otherwise):
                return (self.of(do) + self.of(otherwise)) / 2
            case Later(do=do):
                return ON_THE_WAY * self.of(do)
            case TellOne() | Listen():
                return LEARNED if any(not card.is_known(self.seat) for card in self.hidden()) else 0.0
        return 0.0

    def hidden(self) -> list[HiddenCard]:
        return self.game.state.mission.hidden

    def of_card(self, kind: str, at: str) -> float:
        """What it is worth to turn up or to have the card that somebody or something holds.

        Each that is turned up and is not the right one makes the others more likely to be it, which is worth something.
        """
        card = next((card for card in self.hidden() if card.at == at), None)
        if card is None or (kind == "face" and card.known_to is None):
            return 0.0
        if card.is_known(self.seat):
            return self.worth[kind, card.face]
        unknown = [each for each in self.hidden() if not each.is_known(self.seat)]
        return sum(self.worth[kind, each.face] for each in unknown) / sqrt(len(unknown))

    def of_role(self, npc: str) -> float:
        """What it is worth that an NPC comes home with the crew."""
        return self.of_card("role", npc)

    def of_doors(self, doors: Iterable[str]) -> float:
        """What it is worth that locked doors open: a little, and what lies behind them."""
        deck = self.game.state.mission.deck
        opening = [door for door in doors if door in deck.locked]
        if not opening:
            return 0.0
        left = tuple(door for door in deck.locked if door not in opening)
        chart = chart_of(self.game.content, Deck(deck.board, left))
        home = doorstep(self.game, self.seat)
        now, then = steps_to(open_deck(self.game), home), steps_to(chart.strides(Footing()), home)
        gained = sum(1 << number for number in then.keys() - now.keys())
        wishes = sum(worth for (kind, name), worth in self.worth.items() if self.squares(kind, name) & gained)
        marks = sum(
            self.worth["mark", deed.mark]
            for each, use in uses_in(self.game)
            for deed in use.do
            if isinstance(deed, Mark) and squares_beside(self.game, each.id) & gained
        )
        return OPENED * len(opening) + ON_THE_WAY * (wishes + marks)

    def squares(self, kind: str, name: str) -> int:
        """Where something that is wished for can be had, if it is a place or a thing."""
        if kind == "area":
            return rectangle(name)
        return squares_beside(self.game, name) if kind == "object" else 0

    def of_use(self, each: MissionObject, use: Use) -> float:
        """What it is worth to make use of an object now."""
        thing = thing_of(self.game, each.id)
        if thing.destroyed or (use.once and thing.used.get(use.id)) or is_spent(use, thing):
            return 0.0
        if use.only_if is not None and not holds(self.game, use.only_if, self.seat):
            return 0.0
        first = 0.0 if any(thing.used.values()) else self.worth["object", each.id]
        return first + self.bonus[each.id] + self.of(use.do)

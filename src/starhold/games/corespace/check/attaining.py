"""Whether a mission can be won: what can be reached, opened, counted, found, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starhold.games.common.script import AtEndOfRound, AtStartOfRound
from starhold.geometry.square import bits_of, squares_in
from starhold.geometry.strides import levels

from ..board.chart import Chart, Deck, Footing, chart_of, new_deck
from ..content import CoreSpaceContent, MissionPage, Use
from ..content.script import (
    HERE,
    AboardAs,
    AboardWith,
    AllOf,
    AnyOf,
    Condition,
    Deed,
    Destroy,
    Drop,
    Give,
    Holds,
    Home,
    InArea,
    Mark,
    Marked,
    Most,
    Not,
    ObjectIs,
    OnDestroyed,
    OnEntered,
    OnMarked,
    OnRevealed,
    OnTaken,
    OnUsed,
    Reveal,
    RoundAtLeast,
    Trigger,
    Unlock,
)
from ..rules.areas import rectangle
from ..rules.script.objects import objects_of, squares_at
from .script import deeds_in


class Attained:
    """What crews can come to: squares, objects, marks, tokens, hidden cards. It grows until nothing is new."""

    def __init__(self, content: CoreSpaceContent, page: MissionPage) -> None:
        self.content = content
        self.page = page
        self.locked = {*new_deck(content, page.board).locked}
        self.used: set[str] = set()
        self.wrecked: set[str] = {each.id for each in page.objects if each.board}
        """The objects that can be destroyed: those that can be attacked, and those that a deed destroys."""
        self.marks: set[str] = set()
        self.tokens: set[str] = {*page.crates.named, *page.crates.in_large}
        self.faces: set[str] = set()
        self.said: set[Deed] = set()
        while self.grows():
            pass

    @property
    def chart(self) -> Chart:
        return chart_of(self.content, Deck(self.page.board, tuple(sorted(self.locked))))

    @property
    def squares(self) -> int:
        """The squares to which the crews get from any airlock."""
        chart = self.chart
        start = sum(bits_of(airlock.squares) for airlock in chart.layout.airlocks) & chart.floor
        return sum(levels(chart.strides(Footing()), start))

    def grows(self) -> bool:
        before = self.size()
        squares, chart = self.squares, self.chart
        for each in objects_of(self.content, self.page.id):
            for use in each.uses:
                if squares_at(chart, each.at) & squares and self.can_be(use.only_if):
                    self.used.add(each.id)
                    self.do(use.do, each.id)
        for rule in self.page.rules:
            if self.can_come(rule) and self.can_be(rule.only_if):
                self.do(rule.do, "")
        return self.size() > before

    def size(self) -> int:
        grown = (self.used, self.wrecked, self.marks, self.tokens, self.faces, self.said)
        return sum(len(each) for each in grown) - len(self.locked)

    def do(self, deeds: Iterable[Deed], here: str) -> None:
        for deed in deeds_in(deeds):
            self.said.add(deed)
            match deed:
                case Mark(mark=mark):
                    self.marks.add(mark)
                case Give(token=token):
                    self.tokens.add(token)
                case Drop(token=token, at=at) if bits_of([at]) & self.squares:
                    self.tokens.add(token)
                case Unlock(doors=doors):
                    self.locked -= {here if door == HERE else door for door in doors or self.locked}
                case Destroy(at=at):
                    self.wrecked.add(here if at == HERE else at)
                case Reveal():
                    self.faces |= {face.id for face in self.page.faces}

    def can_come(self, rule: Trigger) -> bool:
        """True if the moment of a rule can come."""
        match rule.when:
            case AtStartOfRound(first=first) | AtEndOfRound(first=first):
                return not self.page.last_round or first <= self.page.last_round
            case OnUsed(object=name):
                return name in self.used
            case OnMarked(mark=mark):
                return mark in self.marks
            case OnTaken(token=token):
                return token in self.tokens
            case OnRevealed(face=face):
                return face in self.faces
            case OnEntered(area=area):
                return bool(rectangle(area) & self.squares)
            case OnDestroyed(object=name):
                return name in self.wrecked
        return True

    def can_be(self, condition: Condition | None) -> bool:
        """True if a condition can hold at some time."""
        match condition:
            case Marked(mark=mark) | Most(mark=mark):
                return mark in self.marks
            case AboardWith(token=token) | Holds(token=token):
                return token in self.tokens
            case AboardAs(face=face):
                return face in self.faces
            case ObjectIs(objects=objects, state="used", at_least=least):
                return len(self.used.intersection(objects)) >= (least or len(objects))
            case ObjectIs(objects=objects, state="destroyed", at_least=least):
                return len(self.wrecked.intersection(objects)) >= (least or len(objects))
            case RoundAtLeast(at_least=least):
                return not self.page.last_round or least <= self.page.last_round
            case Home(at_least=least):
                return least <= self.page.crew_most
            case InArea(area=area):
                return bool(rectangle(area) & self.squares)
            case AllOf(of=parts):
                return all(map(self.can_be, parts))
            case AnyOf(of=parts):
                return any(map(self.can_be, parts))
            case Not(of=Not(of=part)):
                return self.can_be(part)
        return True


def lost_faults(content: CoreSpaceContent, page: MissionPage) -> Iterator[str]:
    """Objectives that nobody can meet, objects that nobody comes to, rules that never happen."""
    attained = Attained(content, page)
    for each in (*page.primary, *page.secondary):
        if not attained.can_be(each.when):
            yield f"objective {each.id}: nobody can meet it"
    for number, rule in enumerate(page.rules, start=1):
        if not (attained.can_come(rule) and attained.can_be(rule.only_if)):
            yield f"rule {number} never happens"
    chart, squares = attained.chart, attained.squares
    for deed in attained.said:
        if isinstance(deed, Drop) and not bits_of([deed.at]) & squares:
            yield f"nobody gets to the token at {deed.at}"
    for thing in objects_of(content, page.id):
        if not squares_at(chart, thing.at) & squares:
            yield f"nobody gets to the {thing.name}"
        elif not all(is_made(attained, thing.id, use) for use in thing.uses):
            yield f"something cannot be done with the {thing.name}"
    crates = [piece for piece in chart.layout.crates if not chart.touching(piece.bits) & squares]
    if crates:
        yield f"nobody gets to the crate at {', '.join(squares_in(sum(crate.bits for crate in crates)))}"


def is_made(attained: Attained, name: str, use: Use) -> bool:
    return name in attained.used and attained.can_be(use.only_if)

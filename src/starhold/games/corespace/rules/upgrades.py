"""Upgrades of a ship in a mission: a use costs as many skill pegs as its level. (CS-MAINTAIN-05..07)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from starhold.geometry.ruler import Base
from starhold.geometry.square import NAMES, NUMBERS, Square, Wind
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Event,
    Options,
    Procedure,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    joined,
    offer,
)

from ..board.sight import Sight, range_of, sight
from ..choices import Calm, CoverFire, LetBe, Redock, Scan
from ..content import UpgradeId
from ..events import ContentsSeen, Docked, PegSpent
from ..lacks import Peg, SkillUnused
from ..state import Figure
from .answers import in_order
from .assault import Assault, Spec
from .blasts import can_be_hurt
from .crates import crate_at, refill
from .crews import playing
from .deploy import working_airlocks
from .enmity import are_enemies
from .figures import base_of, deck_chart, figure_of, on_deck, player_of, traders_of
from .hostility import remove_pegs

if TYPE_CHECKING:
    from ..game import CoreSpace

Use: TypeAlias = tuple[Choice, int]
"""The deeds, and the level that does each."""

CALMED = 2
"""The pegs that the best scanners take out of the tracker."""
BEST = 3
SIDES: tuple[Wind, ...] = ("N", "E", "S", "W")
"""The sides of the deck, clockwise."""


class Scanned(Event, frozen=True, tag="corespace.scanned"):
    seat: Seat
    crate: Square


class AirlockFired(Event, frozen=True, tag="corespace.airlock-fired"):
    seat: Seat
    figure: str


class Guard(Procedure, tag="corespace.guard"):
    """At the end of a trader phase the best auto-defences shoot by themselves: their player says at whom."""

    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        has_guns = {seat for seat in playing(game) if built(game, seat, "auto-defences") == BEST}
        self.waiting = sorted(has_guns) if not game.state.mission.over else []
        return goto(self.next)

    def next(self, game: CoreSpace) -> Step:
        while self.waiting:
            targets = targets_of_gun(game, self.waiting[0])
            if targets:
                shots = in_order(CoverFire(target.id, BEST) for target in targets)
                return ask(self.waiting[0], joined(shots, Options((LetBe(),))), then=self.shoot)
            self.waiting.pop(0)
        return done()

    def shoot(self, game: CoreSpace, choice: CoverFire | LetBe) -> Step:
        seat = self.waiting.pop(0)
        return call(fire(game, seat, choice), then=self.next) if isinstance(choice, CoverFire) else goto(self.next)


# What is offered


def built(game: CoreSpace, seat: Seat, upgrade: UpgradeId) -> int:
    return game.state.crews[seat].upgrades.get(upgrade, 0)


def upgrade_options(game: CoreSpace, figure: Figure) -> Options:
    """In a turn on the deck, for no action, but instead of a skill: pegs are spent once a round. (CS-EFFORTLESS-06)"""
    seat = player_of(figure)
    if not game.state.crews[seat].upgrades:
        return NO_OPTIONS
    return in_order(
        offer(
            choice,
            ("CS-EFFORTLESS-06", not figure.skill_used, SkillUnused()),
            ("CS-MAINTAIN-07", figure.pegs >= level, Peg()),
        )
        for choice, level in uses(game, seat)
    )


def uses(game: CoreSpace, seat: Seat) -> Iterator[Use]:
    scanners, guns = built(game, seat, "scanners"), built(game, seat, "auto-defences")
    yield from ((Scan(crate), level) for crate, level in crates_seen(game, seat) if level <= scanners)
    if scanners == BEST and game.state.mission.pegs:
        yield Calm(), BEST
    for target in targets_of_gun(game, seat) if guns else ():
        yield from ((CoverFire(target.id, level), level) for level in range(1, min(guns, BEST - 1) + 1))
    thrusters = built(game, seat, "docking-thrusters")
    yield from ((Redock(letter), level) for letter, level in moorings(game, seat) if level <= thrusters)


def level_of_use(game: CoreSpace, seat: Seat, choice: Choice) -> int:
    """The level that does it, and so what it costs in skill pegs. (CS-MAINTAIN-07)"""
    return next(level for use, level in uses(game, seat) if use == choice)


def crates_seen(game: CoreSpace, seat: Seat) -> Iterator[tuple[Square, int]]:
    """Those at medium range of the airlock, and with better scanners all of them; the empty are known to be."""
    pieces = deck_chart(game).pieces
    for crate in game.state.mission.crates:
        if crate.items:
            near = any(
                range_of(here, Base(NUMBERS[square])) != "long"
                for here in threshold(game, seat)
                for square in pieces[crate.at].squares
            )
            yield crate.at, 1 if near else 2


def threshold(game: CoreSpace, seat: Seat) -> list[Base]:
    """The squares before the airlock at which a ship lies."""
    letter = game.state.crews[seat].airlock
    squares = next(each.squares for each in deck_chart(game).layout.airlocks if each.letter == letter)
    return [Base(NUMBERS[square]) for square in squares]


def targets_of_gun(game: CoreSpace, seat: Seat) -> list[Figure]:
    """The enemies that can be seen from the airlock; terrain alone is in the way."""
    ours = next(iter(traders_of(game, seat)), None)
    if ours is None:
        return []
    enemies = (each for each in on_deck(game) if are_enemies(game, ours, each) and can_be_hurt(game, each))
    return [each for each in enemies if best_sight(game, seat, each)[1].is_seen]


def best_sight(game: CoreSpace, seat: Seat, target: Figure) -> tuple[Base, Sight]:
    """The square before the airlock from which a target is seen best, and how."""
    chart, there = deck_chart(game), base_of(target)
    seen = [(here, sight(chart, here, there, prone=target.prone)) for here in threshold(game, seat)]
    return min(seen, key=lambda pair: pair[1].hidden)


def moorings(game: CoreSpace, seat: Seat) -> Iterator[tuple[str, int]]:
    """Free airlocks: on this side and the next one clockwise, then on either neighbouring side, then anywhere."""
    taken = {crew.airlock for crew in game.state.crews}
    sides = {each.letter: SIDES.index(each.out) for each in deck_chart(game).layout.airlocks}
    here = sides[game.state.crews[seat].airlock]
    for letter in working_airlocks(game):
        if letter not in taken:
            turn = (sides[letter] - here) % len(SIDES)
            yield letter, {0: 1, 1: 1, 3: 2}.get(turn, BEST)


# What is done


def use_upgrade(game: CoreSpace, figure: Figure, choice: Choice) -> Procedure | None:
    seat = player_of(figure)
    figure.pegs -= level_of_use(game, seat, choice)
    figure.skill_used = True
    game.tell(PegSpent(figure.id, figure.pegs))
    match choice:
        case Scan(crate=crate):
            scan(game, seat, crate)
        case Calm():
            remove_pegs(game, CALMED)
        case CoverFire():
            return fire(game, seat, choice)
        case Redock(airlock=letter):
            game.state.crews[seat].airlock = letter
            game.tell(Docked(seat, letter))
    return None


def scan(game: CoreSpace, seat: Seat, at: Square) -> None:
    """What lies in a crate is known to one player more. (CS-SEARCH-02)"""
    items = crate_at(game.state.mission, at).items
    game.tell(Scanned(seat, at))
    game.tell(ContentsSeen(tuple(item.name for item in items), audience=(seat,)))
    known = (item if item.is_known(seat) else replace(item, known_to=(*(item.known_to or ()), seat)) for item in items)
    refill(game.state.mission, at, tuple(known))


def fire(game: CoreSpace, seat: Seat, choice: CoverFire) -> Assault:
    """Dice by range, cover from where the target is seen best; armour counts. (CS-RESOLVE-11)"""
    target = figure_of(game, choice.figure)
    here, seen = best_sight(game, seat, target)
    gun = game.content.upgrade["auto-defences"].levels[choice.level - 1].dice
    dice = dict(zip(("short", "medium", "long"), gun, strict=True))[seen.range]
    game.tell(AirlockFired(seat, target.id))
    return Assault("", Spec("printed", dice, cover=True, origin=NAMES[here.at]), target.id)

"""Blasts: aim, accuracy, where the origin comes to lie, and whom it reaches. (CS-BLAST-01..12, CS-ITEM-26)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base
from starhold.geometry.square import NUMBERS, Square, squares_in
from starhold.kernel import NO_OPTIONS, Options, Procedure, Seat, Step, ask, call, done, goto, joined, offer

from ..board.rings import rings
from ..board.sight import MOST_CLEAR, Range, hidden_halves, sight
from ..choices import Aim, AimAt, FireBlast
from ..content import Token
from ..events import AccuracyRolled, BlastBegan
from ..lacks import Ammo, InOrder, Unjammed
from ..state import Figure
from .answers import in_order
from .assault import has_left
from .contact import foes_at
from .crews import next_to
from .dice import HITS, roll_combat
from .figures import base_of, deck_chart, figure_of, find_figure, has_lasting, is_machine, on_deck, player_of
from .kit import design, design_called, show, use_up, weapons_of, works
from .opportunity import Opportunity, ready_foes
from .reloading import spend_ammo
from .seeing import bystanders, sight_of
from .shocks import bursts, jam
from .skills.lasting import is_hidden, may_attack, old_crew

if TYPE_CHECKING:
    from ..game import CoreSpace

RANGES: tuple[Range, ...] = ("short", "medium", "long")


def blast_options(game: CoreSpace, figure: Figure) -> Options:
    """Weapons that are fired at a point. (CS-BLAST-02)"""
    if figure.where != "deck":
        return NO_OPTIONS
    weapons = [item for item in weapons_of(game, figure) if is_fired(design(game, item))]
    return in_order(
        offer(
            FireBlast(item.name),
            ("CS-MISFIRE-03", works(item), InOrder(item.name)),
            ("CS-RANGED-08", figure.ammo > 0, Ammo(1, figure.ammo)),
            ("CS-ITEM-21", not has_lasting(figure, "jammed"), Unjammed()),
        )
        for item in weapons
    )


def is_fired(token: Token) -> bool:
    return token.blast is not None and token.throw is None


def fire_blast(game: CoreSpace, figure: Figure, choice: FireBlast) -> Blasting:
    show(game, figure, choice.weapon)
    return Blasting(figure.id, choice.weapon)


def farthest(token: Token) -> Range:
    """How far a blast can be aimed. (CS-ITEM-01)"""
    if token.throw is not None:
        return token.throw.range
    return "short" if "short-only" in token.attributes else "long"


class Blasting(Procedure, tag="corespace.blasting"):
    """One shot or throw of a blast weapon."""

    figure: str
    weapon: str
    thrown: bool = False
    target: str = ""
    """The character who is aimed at; nobody for a point on the floor."""
    at: Square = ""
    """The origin; before the roll, what is aimed at."""
    waiting: list[str] = []
    """Those whom it reaches, from the middle outwards."""

    def start(self, game: CoreSpace) -> Step:
        """(CS-BLAST-02)"""
        figure = figure_of(game, self.figure)
        return ask(player_of(figure), aims(game, figure, design_called(game, self.weapon)), then=self.aim)

    def aim(self, game: CoreSpace, choice: Aim | AimAt) -> Step:
        """Those who are engaged with the attacker strike first. (CS-AOO-11, CS-THROW-04)"""
        if isinstance(choice, AimAt):
            self.target, self.at = choice.figure, figure_of(game, choice.figure).at
        else:
            self.at = choice.at
        foes = ready_foes(game, figure_of(game, self.figure))
        return call(Opportunity(self.figure, foes), then=self.launch) if foes else goto(self.launch)

    def launch(self, game: CoreSpace) -> Step:
        """The blue die alone decides; terrain in between takes a hit away. (CS-BLAST-03, CS-BLAST-06)"""
        if has_left(game, self.figure):
            return done()
        figure, token = figure_of(game, self.figure), design_called(game, self.weapon)
        seat = player_of(figure)
        if self.thrown:
            use_up(game, figure, self.weapon)
        else:
            spend_ammo(game, figure, 1, loud="silent" not in token.attributes)
        (face,) = roll_combat(game, seat, 1, "accuracy", self.figure)
        is_bad = face == "warning" and "reliable" not in token.attributes
        hits = HITS.get(face, 0) - self.is_obstructed(game, figure)
        game.tell(AccuracyRolled(self.figure, face, hit=hits > 0))
        if hits > 0:
            return goto(self.burst)
        chooser = self.victim_of_a_miss(game, seat) if is_bad else seat
        return ask(chooser, astray(game, self.at, bad=is_bad), then=self.stray)

    def is_obstructed(self, game: CoreSpace, figure: Figure) -> bool:
        """True if as much terrain lies in between as gives cover. (CS-BLAST-06)"""
        return hidden_halves(deck_chart(game), base_of(figure), Base(NUMBERS[self.at])) > MOST_CLEAR

    def victim_of_a_miss(self, game: CoreSpace, seat: Seat) -> Seat:
        """The target's player, for NPCs the holder of the turn counter; for a point not the shooter. (CS-BLAST-05)"""
        target, holder = find_figure(game, self.target), game.state.mission.counter
        if target is not None and target.crew is not None:
            return target.crew
        if not self.target and holder == seat:
            return next_to(game, holder)
        return holder

    def stray(self, game: CoreSpace, choice: Aim) -> Step:
        self.at = choice.at
        return goto(self.burst)

    def burst(self, game: CoreSpace) -> Step:
        """(CS-BLAST-01, CS-BLAST-07..10)"""
        game.tell(BlastBegan(self.figure, self.weapon, self.at))
        if "jam" in design_called(game, self.weapon).attributes:
            jam(game, self.at)
            return done()
        self.waiting = [figure.id for _, figure in reached_by(game, self.at)]
        return goto(self.strike)

    def strike(self, game: CoreSpace) -> Step:
        """(CS-BLAST-07..08, CS-BLAST-11..12)"""
        if not self.waiting:
            return done()
        victim = figure_of(game, self.waiting.pop(0))
        ring = ring_of(game, self.at, victim)
        return call(bursts(game, self.figure, self.weapon, self.at, victim, ring), then=self.strike)


def aims(game: CoreSpace, figure: Figure, token: Token) -> Options:
    """Characters in sight but for those engaged with the attacker, and points on the floor. (CS-BLAST-02)"""
    limit, foes = RANGES.index(farthest(token)), foes_at(game, figure)
    chart, here = deck_chart(game), base_of(figure)
    others = [
        other
        for other in on_deck(game)
        if other.id != figure.id
        and can_be_hurt(game, other)
        and other not in foes
        and not is_hidden(game, other)
        and spares(game, figure, other.at)
    ]
    taken = {other.at for other in on_deck(game)}
    people = bystanders(game, figure)
    return joined(
        in_order(
            AimAt(other.id)
            for other in others
            if (seen := sight_of(game, figure, other)) is not None
            and seen.is_seen
            and RANGES.index(seen.range) <= limit
        ),
        in_order(
            Aim(square)
            for square in squares_in(chart.floor)
            if square not in taken
            and spares(game, figure, square)
            and (seen := sight(chart, here, Base(NUMBERS[square]), people)).is_seen
            and RANGES.index(seen.range) <= limit
        ),
    )


def spares(game: CoreSpace, figure: Figure, at: Square) -> bool:
    """True if a blast there would reach nobody whom a figure never attacks. (CS-SK-CUNNING-14)"""
    return old_crew(figure) is None or all(may_attack(figure, other) for _, other in reached_by(game, at))


def astray(game: CoreSpace, at: Square, *, bad: bool) -> Options:
    """Where the origin may come to lie: an inch away, or after a bad miss up to two. (CS-BLAST-04..05)"""
    chart = deck_chart(game)
    middle, near, far = rings(chart, at)
    squares = (middle | near | far if bad else near) & chart.floor
    return in_order(Aim(square) for square in squares_in(squares or middle))


def reached_by(game: CoreSpace, at: Square) -> list[tuple[int, Figure]]:
    """Everybody whom a blast reaches, from the middle outwards, in reading order. (CS-BLAST-01, CS-BLAST-09)"""
    found = [(ring_of(game, at, figure), figure) for figure in on_deck(game) if can_be_hurt(game, figure)]
    return sorted(((ring, each) for ring, each in found if ring >= 0), key=lambda pair: (pair[0], NUMBERS[pair[1].at]))


def can_be_hurt(game: CoreSpace, figure: Figure) -> bool:
    """False for those who are defeated, and for objects, which only the mission's means destroy. (CS-MISSION-06)"""
    return not figure.defeated and not is_machine(game, figure)


def ring_of(game: CoreSpace, at: Square, figure: Figure) -> int:
    """The nearest ring that a base lies in; -1 if it lies in none. (CS-BLAST-09)"""
    squares = base_of(figure).squares
    return next((number for number, ring in enumerate(rings(deck_chart(game), at)) if ring & squares), -1)

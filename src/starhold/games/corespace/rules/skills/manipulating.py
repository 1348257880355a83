"""Terrain, tokens and equipment that are moved or broken by force of will. (CS-SK-AUGMENTED-09..11)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NAMES, NUMBERS, WINDS, Square, Wind, beside, bits_of, numbers_in
from starhold.kernel import Choice, Options, Procedure, Step, ask, call, done

from ...board.chart import Chart, Footing
from ...board.layout import Piece
from ...board.rings import meets_wall
from ...board.sight import SHORT, Range, Sight, sight
from ...choices import Aim, BreakItem, Hurl, Lift, LiftToken
from ...content.augmented import BreakPart, HurlPart, ShiftPart
from ...content.boards import Load
from ...events import ItemBroken, TerrainHurled, TerrainMoved, TokenMoved
from ...state import Crate, Loose
from ..answers import in_order
from ..assault import Assault, Spec
from ..enmity import are_enemies
from ..figures import GROUND, base_of, deck_chart, figure_of, on_deck, player_of, taken
from ..kit import each_name, show, turn
from ..script.objects import objects_in
from ..seeing import crowd_on, sight_of
from ..shooting import RANGES
from .augmented import ALOFT
from .lasting import is_hidden
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace


class BreakRule(PartRule[BreakPart], of=BreakPart, asks=True):
    """What nobody of the own crew knows cannot be meant. (CS-SK-AUGMENTED-09)"""

    def options(self) -> Options:
        return in_order(self.breakings())

    def breakings(self) -> Iterator[Choice]:
        game, figure, crowd = self.game, self.figure, crowd_on(self.game)
        seat = player_of(figure)
        for foe in on_deck(game):
            if foe.defeated or not are_enemies(game, figure, foe) or is_hidden(game, foe):
                continue
            known = [item for item in foe.tray if item.is_known(seat) and item.turned != "broken"]
            if known and (seen := sight_of(game, figure, foe, crowd=crowd)) is not None and seen.is_seen:
                yield from (BreakItem(foe.id, name) for name in each_name(tuple(known)))

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, BreakItem), "an item is offered"
        foe = figure_of(self.game, choice.other)
        item = show(self.game, foe, choice.token)
        self.game.tell(ItemBroken(self.figure.id, foe.id, item.name))
        turn(foe, item.name, "broken")


class ShiftRule(PartRule[ShiftPart], of=ShiftPart, asks=True):
    """(CS-SK-AUGMENTED-10)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        chart, here = deck_chart(game), base_of(figure)
        seen = [loose for loose in game.state.mission.floor if looks_at(chart, here, loose.at).is_seen]
        tokens = dict.fromkeys(LiftToken(loose.item.name, loose.at) for loose in seen)
        pieces = (Lift(piece.id) for piece in movable(game, ("small",)) if can_see(chart, here, piece))
        return in_order([*pieces, *tokens])

    def do(self, choice: Choice | None) -> Procedure:
        match choice:
            case Lift(at=at):
                return Shifting(self.figure.id, at)
            case LiftToken(token=token, at=at):
                return Shifting(self.figure.id, at, token)
        raise AssertionError("a piece or a token is offered")


class Shifting(Procedure, tag="corespace.shifting"):
    """Something is moved within short range of where it was. (CS-SK-AUGMENTED-10)"""

    figure: str
    at: Square
    token: str = ""
    """The token; nothing for a piece of terrain."""

    def start(self, game: CoreSpace) -> Step:
        chart = deck_chart(game)
        squares = near(chart, self.at, chart.floor) if self.token else standings(game, chart.pieces[self.at])
        return ask(player_of(figure_of(game, self.figure)), in_order(map(Aim, squares)), then=self.put)

    def put(self, game: CoreSpace, choice: Aim) -> Step:
        mission = game.state.mission
        if self.token:
            loose = next(each for each in mission.floor if each.item.name == self.token and each.at == self.at)
            mission.floor[mission.floor.index(loose)] = Loose(loose.item, choice.at)
            game.tell(TokenMoved(self.figure, self.token, self.at, choice.at))
        else:
            piece = deck_chart(game).pieces[self.at]
            move_piece(game, self.at, choice.at)
            game.tell(TerrainMoved(self.figure, piece.kind.id, self.at, choice.at))
        return done()


class HurlRule(PartRule[HurlPart], of=HurlPart, asks=True):
    """(CS-SK-AUGMENTED-11)"""

    def options(self) -> Options:
        game, chart, here = self.game, deck_chart(self.game), base_of(self.figure)
        return in_order(
            Lift(piece.id)
            for piece in movable(game, ("small", "medium"))
            if can_see(chart, here, piece, ("short", "medium")) and courses(game, piece)
        )

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Lift), "a piece is offered"
        return Hurling(self.figure.id, choice.at, self.part.dice)


class Hurling(Procedure, tag="corespace.hurling"):
    """A piece flies straight until something stops it; whoever is hit is attacked. (CS-SK-AUGMENTED-11)"""

    figure: str
    at: Square
    dice: int

    def start(self, game: CoreSpace) -> Step:
        piece = deck_chart(game).pieces[self.at]
        return ask(player_of(figure_of(game, self.figure)), in_order(map(Hurl, courses(game, piece))), then=self.hurl)

    def hurl(self, game: CoreSpace, choice: Hurl) -> Step:
        piece = deck_chart(game).pieces[self.at]
        to, struck = courses(game, piece)[choice.wind]
        move_piece(game, self.at, to)
        game.tell(TerrainHurled(self.figure, piece.kind.id, self.at, to, struck))
        return call(Assault(self.figure, Spec("thrown", self.dice), struck), then=self.end) if struck else done()

    def end(self, game: CoreSpace) -> Step:
        return done()


# Pieces that move


class Course(NamedTuple):
    """Where a piece comes to lie that is hurled, and who has stopped it."""

    to: Square
    struck: str


def movable(game: CoreSpace, loads: tuple[Load, ...]) -> Iterator[Piece]:
    """The pieces that somebody can lift; the objects of the mission are fixed."""
    fixed = {each.at for each in objects_in(game)}
    for piece in deck_chart(game).layout.pieces:
        if piece.kind.load in loads and fixed.isdisjoint(piece.squares):
            yield piece


def can_see(chart: Chart, here: Base, piece: Piece, ranges: tuple[Range, ...] = RANGES) -> bool:
    """True if one square of a piece is in sight, whoever stands in between."""
    looks = (looks_at(chart, here, square) for square in piece.squares)
    return any(look.is_seen and look.range in ranges for look in looks)


def looks_at(chart: Chart, here: Base, at: Square) -> Sight:
    return sight(chart, here, Base(NUMBERS[at]))


def near(chart: Chart, at: Square, squares: int) -> tuple[Square, ...]:
    """Those of these squares within short range that no wall parts from another one."""
    here = Base(NUMBERS[at])
    return tuple(
        NAMES[number]
        for number in numbers_in(squares)
        if number != here.at and within(SHORT, here, Base(number)) and not meets_wall(chart, here.at, number)
    )


def standings(game: CoreSpace, piece: Piece) -> tuple[Square, ...]:
    """The squares at which a piece can be put down, each named as its first one."""
    chart = deck_chart(game)
    return tuple(at for at in near(chart, piece.id, chart.floor | piece.bits) if can_stand(game, piece, at))


def can_stand(game: CoreSpace, piece: Piece, at: Square) -> bool:
    """True if a piece would lie on the free floor, parted by no wall, and away from the ways onto the deck."""
    chart, there = deck_chart(game), lying_at(piece, at)
    lying = bits_of({loose.at for loose in game.state.mission.floor})
    free = (chart.floor | piece.bits) & ~taken(game) & ~lying & ~doorways(chart)
    return bool(there) and not there & ~free and is_whole(chart, there)


def lying_at(piece: Piece, at: Square) -> int:
    """The squares that a piece would cover; none if it would reach beyond the rim."""
    try:
        return piece.moved_to(at).bits
    except KeyError:
        return 0


def doorways(chart: Chart) -> int:
    """The squares before airlocks and entry points, which stay free."""
    entries = bits_of(square for entry in chart.layout.entries for square in entry)
    return entries | bits_of(square for airlock in chart.layout.airlocks for square in airlock.squares)


def is_whole(chart: Chart, squares: int) -> bool:
    """True if no wall, window or locked door runs between these squares."""
    found = squares & -squares
    while more := chart.touching(found) & squares & ~found:
        found |= more
    return found == squares


def courses(game: CoreSpace, piece: Piece) -> dict[Wind, Course]:
    """The directions in which a piece can be hurled, and where it comes to lie."""
    found = {wind: course(game, piece, wind) for wind in WINDS}
    return {wind: each for wind, each in found.items() if each.struck or each.to != piece.id}


def course(game: CoreSpace, piece: Piece, wind: Wind) -> Course:
    """Up to short range, until a wall, terrain or a character stops it. (CS-SK-AUGMENTED-11)"""
    chart, at, last = deck_chart(game), piece.id, piece.id
    steps = chart.strides(Footing(climbs=ALOFT))
    while (to := beside(at, wind)) and within(SHORT, Base(NUMBERS[piece.id]), Base(NUMBERS[to])):
        there = lying_at(piece, to)
        if not there or lying_at(piece, at) & ~steps[WINDS.index(wind)] or there & ~(chart.floor | piece.bits):
            break
        struck = next((figure.id for figure in on_deck(game) if GROUND[figure.at] & there), "")
        if struck:
            return Course(last, "" if figure_of(game, struck).defeated else struck)
        at = to
        last = at if can_stand(game, piece, at) else last
    return Course(last, "")


def move_piece(game: CoreSpace, at: Square, to: Square) -> None:
    """A crate keeps what is in it, and is called by its new place."""
    mission = game.state.mission
    began = next((was for was, now in mission.deck.moved if now == at), at)
    moved = {**dict(mission.deck.moved), began: to}
    mission.deck = replace(mission.deck, moved=tuple(sorted((was, now) for was, now in moved.items() if was != now)))
    mission.crates = [Crate(to, crate.items) if crate.at == at else crate for crate in mission.crates]

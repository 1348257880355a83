"""Layouts from pictures, and pictures of squares from layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from starhold.geometry.square import NAMES, NUMBERS, SIDE, Edges, Square, Wind, number_at, numbers_in, place_of

from ..content import Board, Terrain
from .layout import Airlock, Door, Layout, Piece
from .pictures import (
    AIRLOCKS,
    CIVILIAN,
    DOOR,
    ENTRIES,
    LOCKED,
    NOTHING,
    POST,
    WALLS,
    WINDOW,
    Drawn,
    EdgeAt,
    read_bays,
    read_squares,
)


@lru_cache(maxsize=256)
def layout_of(board: Board, terrain: tuple[Terrain, ...]) -> Layout:
    """The layout of a board; `ValueError` says what its picture draws wrongly."""
    if bool(board.bays) == bool(board.squares):
        raise ValueError("it needs one picture, in bays or in squares")
    kinds = {kind.letter: kind for kind in terrain}
    drawn = read_bays(board.bays, kinds) if board.bays else read_squares(board.squares)
    unknown = sorted({*drawn.letters.values()} - {*kinds, CIVILIAN})
    if unknown:
        raise ValueError(f"nothing has the letter {', '.join(unknown)}")
    return laid_out(drawn, kinds)


def laid_out(drawn: Drawn, kinds: Mapping[str, Terrain]) -> Layout:
    rim = {at for at in drawn.edges if on_rim(at)}
    if any(drawn.edges[at] in NOTHING + DOOR + LOCKED + WINDOW for at in rim):
        raise ValueError("its rim has a gap: draw walls, entry points and airlocks there")
    if any(letter in ENTRIES + AIRLOCKS for at, letter in drawn.edges.items() if at not in rim):
        raise ValueError("an entry point or an airlock is not on the rim")
    doors = list(doors_in(drawn))
    return Layout(
        walls=edges_of(at for at, letter in drawn.edges.items() if letter in WALLS or at in rim),
        windows=edges_of(at for at, letter in drawn.edges.items() if letter == WINDOW),
        doors=tuple(door for door, _ in doors),
        locked=tuple(door.id for door, is_locked in doors if is_locked),
        pieces=tuple(pieces_in(drawn, kinds)),
        civilians=tuple(name_of(*at) for at in in_order(at for at, it in drawn.letters.items() if it == CIVILIAN)),
        entries=tuple(tuple(name_of(*inside(at)) for at in edges_with(drawn, number)) for number in ENTRIES),
        airlocks=tuple(airlocks_in(drawn)),
    )


def on_rim(at: EdgeAt) -> bool:
    column, row, is_north = at
    return row in (0, SIDE) if is_north else column in (0, SIDE)


def edges_of(edges: Iterable[EdgeAt]) -> Edges:
    west = north = 0
    for column, row, is_north in edges:
        bit = 1 << number_at(column, row)
        west, north = (west, north | bit) if is_north else (west | bit, north)
    return Edges(west, north)


def edges_with(drawn: Drawn, letter: str) -> list[EdgeAt]:
    return in_order_of_edges(at for at, sign in drawn.edges.items() if sign == letter)


def in_order_of_edges(edges: Iterable[EdgeAt]) -> list[EdgeAt]:
    return sorted(edges, key=lambda at: (at[1], at[0], at[2]))


def in_order(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted(places, key=lambda place: (place[1], place[0]))


def inside(at: EdgeAt) -> tuple[int, int]:
    """The square inside of an edge of the rim."""
    column, row, _ = at
    return min(column, SIDE - 1), min(row, SIDE - 1)


def name_of(column: int, row: int) -> Square:
    return NAMES[number_at(column, row)]


def doors_in(drawn: Drawn) -> Iterator[tuple[Door, bool]]:
    """The doors, and whether each is locked: edges of the same sign that follow each other on one line are one door."""
    left = in_order_of_edges(at for at, sign in drawn.edges.items() if sign in (DOOR, LOCKED))
    while left:
        first = left.pop(0)
        door, sign = [first], drawn.edges[first]
        while (following := next_along(door[-1])) in left and drawn.edges[following] == sign:
            left.remove(following)
            door.append(following)
        column, row, is_north = first
        other = (column, row - 1) if is_north else (column - 1, row)
        yield Door(f"{name_of(*other)}-{name_of(column, row)}", edges_of(door)), sign == LOCKED


def next_along(at: EdgeAt) -> EdgeAt:
    column, row, is_north = at
    return (column + 1, row, True) if is_north else (column, row + 1, False)


def pieces_in(drawn: Drawn, kinds: Mapping[str, Terrain]) -> Iterator[Piece]:
    left = in_order(at for at, letter in drawn.letters.items() if letter != CIVILIAN)
    while left:
        column, row = left[0]
        kind = kinds[drawn.letters[column, row]]
        covered = [(column + right, row + below) for below in range(kind.rows) for right in range(kind.columns)]
        if any(at not in left or drawn.letters[at] != kind.letter for at in covered):
            raise ValueError(f"a {kind.name} at {name_of(column, row)} is not drawn whole")
        left = [at for at in left if at not in covered]
        yield Piece(kind, tuple(name_of(*at) for at in covered))


def airlocks_in(drawn: Drawn) -> Iterator[Airlock]:
    for letter in AIRLOCKS:
        edges = edges_with(drawn, letter)
        if edges:
            yield Airlock(letter, tuple(name_of(*inside(at)) for at in edges), way_out(edges[0]))


def way_out(at: EdgeAt) -> Wind:
    column, row, is_north = at
    if is_north:
        return "N" if row == 0 else "S"
    return "W" if column == 0 else "E"


# Drawing


def drawn_in_squares(layout: Layout) -> str:
    """The picture of squares that is read as this layout."""
    rows = [[NOTHING] * (SIDE * 3 + 1) for _ in range(SIDE * 2 + 1)]
    for sign, at in signs_of(layout):
        column, row, is_north = at
        for place in (1, 2) if is_north else (0,):
            rows[row * 2 if is_north else row * 2 + 1][column * 3 + place] = sign
    for letter, square in letters_of(layout):
        column, row = place_of(square)
        rows[row * 2 + 1][column * 3 + 1] = letter
    for row in range(0, SIDE * 2 + 1, 2):
        for column in range(0, SIDE * 3 + 1, 3):
            rows[row][column] = POST
    return "\n".join("".join(row).rstrip() for row in rows)


def signs_of(layout: Layout) -> Iterator[tuple[str, EdgeAt]]:
    """What is drawn on edges; later signs stand over earlier ones."""
    yield from ((WALLS[0] if at[2] else WALLS[1], at) for at in edges_in(layout.walls))
    yield from ((WINDOW, at) for at in edges_in(layout.windows))
    for door in layout.doors:
        yield from ((LOCKED if door.id in layout.locked else DOOR, at) for at in edges_in(door.edges))
    for number, squares in zip(ENTRIES, layout.entries, strict=True):
        yield from ((number, at) for at in rim_edges(squares))
    for airlock in layout.airlocks:
        yield from ((airlock.letter, at) for at in rim_edges(airlock.squares, airlock.out))


def edges_in(edges: Edges) -> Iterator[EdgeAt]:
    for is_north, bits in ((False, edges.west), (True, edges.north)):
        yield from ((*place_of(number), is_north) for number in numbers_in(bits))


def rim_edges(squares: Iterable[Square], out: Wind | None = None) -> Iterator[EdgeAt]:
    """The edges of squares on the rim. In a corner, the way out tells which."""
    for square in squares:
        column, row = place_of(NUMBERS[square])
        edges: dict[Wind, EdgeAt] = {
            "N": (column, row, True),
            "S": (column, row + 1, True),
            "W": (column, row, False),
            "E": (column + 1, row, False),
        }
        yield from (at for wind, at in edges.items() if on_rim(at) and out in (None, wind))


def letters_of(layout: Layout) -> Iterator[tuple[str, int]]:
    for piece in layout.pieces:
        yield from ((piece.kind.letter, NUMBERS[square]) for square in piece.squares)
    yield from ((CIVILIAN, NUMBERS[square]) for square in layout.civilians)

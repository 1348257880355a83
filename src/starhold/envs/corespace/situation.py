"""A mission in numbers: the table, the crews, the own one first, and the NPCs, the nearest first.

Everything is read from the seat's view, so nothing tells more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from starhold.games.corespace.content import TokenKind
from starhold.games.corespace.rules.hostility import holes
from starhold.games.corespace.seeing.showing import ItemView
from starhold.games.corespace.seeing.view import CoreSpaceView, FigureView
from starhold.geometry.square import NUMBERS, SIDE, Square, place_of
from starhold.kernel import Seat

from .names import BANDS, CONTENT, MISSIONS, PHASES, PLACES, PROMPTS, TYPES

MOST_CREWS, MOST_TRADERS, MOST_NPCS = 4, 16, 16
HEALTH, PEGS, TRAY, ROUNDS, STEPS, COST = 6.0, 7.0, 6.0, 12.0, 11.0, 10.0
"""By what the numbers are divided, so that most of them are between -1 and 1."""
WARES: tuple[TokenKind, ...] = ("weapon", "armour", "special", "valuable", "objective")

PLACE = ("on the deck", "column", "row")
SEEN = ("seen", "in cover", "inches")
FIGURE = (
    *(f"is {where}" for where in PLACES),
    *PLACE,
    "health",
    "full health",
    "prone",
    "defeated",
    "acted",
    "lost actions",
    "missed turns",
    *SEEN,
)
TRADER = (
    "there",
    *(f"crew {number}" for number in range(MOST_CREWS)),
    "acts now",
    "captain",
    *FIGURE,
    "skill pegs",
    "ammo",
    "walked",
    "skill used",
    "room",
    *(f"{kind}s" for kind in WARES),
    "hidden tokens",
    "price",
    "armour worn",
)
NPC = ("there", *TYPES, *FIGURE)
TABLE = (
    "round",
    "rounds left",
    "hostility",
    "charged",
    "shot",
    "holds the counter",
    "bag",
    "actions left",
    "effortless",
    "left to walk",
    *MISSIONS,
    *BANDS,
    *(f"phase {phase}" for phase in PHASES),
    *(f"asked {prompt}" for prompt in PROMPTS),
)
SITUATION: tuple[str, ...] = (
    *TABLE,
    *(f"trader {number}: {what}" for number in range(MOST_TRADERS) for what in TRADER),
    *(f"NPC {number}: {what}" for number in range(MOST_NPCS) for what in NPC),
)
"""The names of the numbers."""


def situation(view: CoreSpaceView, seat: Seat, prompt: str | None) -> list[float]:
    """The numbers, as `SITUATION` names them; `prompt` is what the seat is asked."""
    rows = [trader(view, each, seat) for each in traders(view, seat)[:MOST_TRADERS]]
    npcs = [npc(view, each) for each in others(view, seat)[:MOST_NPCS]]
    return [
        *table(view, seat, prompt),
        *filled(rows, MOST_TRADERS * len(TRADER)),
        *filled(npcs, MOST_NPCS * len(NPC)),
    ]


def traders(view: CoreSpaceView, seat: Seat) -> list[FigureView]:
    """All who belong to a crew, those of the seat first."""
    found = [figure for figure in view.figures if figure.crew is not None]
    return sorted(found, key=lambda figure: ((figure.crew or 0) - seat) % len(view.crews))


def others(view: CoreSpaceView, seat: Seat) -> list[FigureView]:
    """The NPCs on the deck, the nearest to the acting trader, or to the first own one, at first."""
    centre = centre_of(view, seat)
    found = [figure for figure in view.figures if figure.crew is None and figure.at]
    return sorted(found, key=lambda figure: apart(figure.at, centre))


def centre_of(view: CoreSpaceView, seat: Seat) -> Square:
    """The square of the acting figure, or of the first own trader on the deck."""
    acting = view.acting.figure if view.acting else ""
    places = {figure.id: figure.at for figure in view.figures}
    own = (figure.at for figure in view.figures if figure.crew == seat and figure.at)
    return places.get(acting, "") or next(own, "")


def apart(one: Square, other: Square) -> int:
    """The columns or rows between two squares, whichever are more."""
    if not one or not other:
        return 0
    (column, row), (there, below) = place_of(NUMBERS[one]), place_of(NUMBERS[other])
    return max(abs(column - there), abs(row - below))


def table(view: CoreSpaceView, seat: Seat, prompt: str | None) -> list[float]:
    last, acting = CONTENT.mission[view.mission].last_round, view.acting
    return [
        view.round / ROUNDS,
        (last - view.round) / ROUNDS if last else 1.0,
        view.pegs / holes(CONTENT),
        float(view.charged),
        float(view.shot),
        float(view.counter == seat),
        view.bag / 100,
        (acting.actions if acting else 0) / HEALTH,
        (acting.effortless if acting else 0) / HEALTH,
        (acting.left_to_walk if acting else 0) / STEPS,
        *one_of(view.mission, MISSIONS),
        *one_of(view.band, BANDS),
        *one_of(view.phase, PHASES),
        *one_of(prompt, PROMPTS),
    ]


def trader(view: CoreSpaceView, figure: FigureView, seat: Seat) -> list[float]:
    crew = ((figure.crew or 0) - seat) % len(view.crews)
    known = [item.face for item in figure.tray if item.face]
    kinds = [CONTENT.token[face].kind for face in known]
    board = CONTENT.trader.get(figure.board)
    return [
        1.0,
        *(float(crew == number) for number in range(MOST_CREWS)),
        float(view.acting is not None and view.acting.figure == figure.id),
        float(board is not None and board.captain),
        *figure_numbers(view, figure),
        figure.pegs / PEGS,
        figure.ammo / PEGS,
        figure.walked / STEPS,
        float(figure.skill_used),
        figure.room / TRAY,
        *(kinds.count(kind) / TRAY for kind in WARES),
        (len(figure.tray) - len(known)) / TRAY,
        sum(CONTENT.token[face].sell or 0 for face in known) / COST / TRAY,
        protection(figure.worn),
    ]


def npc(view: CoreSpaceView, figure: FigureView) -> list[float]:
    return [1.0, *one_of(figure.board, TYPES), *figure_numbers(view, figure)]


def figure_numbers(view: CoreSpaceView, figure: FigureView) -> list[float]:
    sight = view.acting.sights.get(figure.id) if view.acting else None
    return [
        *one_of(figure.where, PLACES),
        *place(figure.at),
        figure.health / HEALTH,
        figure.full_health / HEALTH,
        float(figure.prone),
        float(figure.defeated),
        float(figure.acted),
        figure.lost_actions / HEALTH,
        figure.missed_turns / HEALTH,
        float(sight is not None),
        float(sight is not None and sight.cover == "partial"),
        sight.inches / SIDE if sight else 0.0,
    ]


def protection(worn: ItemView | None) -> float:
    if worn is None or worn.turned or not worn.face:
        return 0.0
    token = CONTENT.token[worn.face]
    return max(token.physical, token.shield) / HEALTH


def place(at: Square | None) -> tuple[float, float, float]:
    """Where something is, in parts of the mat."""
    if not at:
        return 0.0, 0.0, 0.0
    column, row = place_of(NUMBERS[at])
    return 1.0, (column + 1) / SIDE, (row + 1) / SIDE


def one_of(it: str | None, names: Sequence[str]) -> list[float]:
    return [float(name == it) for name in names]


def filled(rows: Iterable[list[float]], size: int) -> list[float]:
    """All rows in one, and nothing behind them."""
    numbers = [*chain.from_iterable(rows)]
    return numbers + [0.0] * (size - len(numbers))

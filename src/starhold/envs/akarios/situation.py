"""The fight in numbers: the squad, the own pilots first, the enemies in the order in which they act, and the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from starhold.games.akarios.content import FACES, MARKS
from starhold.games.akarios.game import MOST_PILOTS, Akarios
from starhold.games.akarios.options import DIFFICULTIES
from starhold.games.akarios.rules.bodies import scenario_of
from starhold.games.akarios.rules.dice import at_hand, has_room
from starhold.games.akarios.rules.enemies.phase import in_order
from starhold.games.akarios.rules.script.conditions import progress
from starhold.games.akarios.rules.spawning import ENEMYBOARDS
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import DIRECTIONS, ORIGIN, Direction, Hex
from starhold.kernel import Seat

from .names import CARDS, CONTENT, PHASES, PROMPTS, SCENARIOS, TYPES

FAR, HEALTH, STRESS, DICE, ROUNDS = 8.0, 8.0, 10.0, 4.0, 10.0
"""By what the numbers are divided, so that most of them are between -1 and 1."""

PLACE = ("on the board", "right", "down")
PILOT = (
    "there",
    "own",
    "can act",
    "away",
    "out",
    *PLACE,
    *(f"faces {facing}" for facing in DIRECTIONS),
    "hull",
    "shield",
    "stress",
    "trauma",
    *(f"{face} dice" for face in FACES),
    *MARKS,
    *(f"{card} is ready" for card in CARDS),
)
ENEMY = (
    "there",
    *TYPES,
    "elite",
    "does not act this round",
    *PLACE,
    *(f"faces {facing}" for facing in DIRECTIONS),
    "hull",
    "shield",
    "attack",
    *MARKS,
)
TABLE = (
    "round",
    "progress",
    "pilots",
    "difficulty",
    "bolster",
    *(f"Sparrow {what}" for what in PLACE),
    "Sparrow hull",
    *SCENARIOS,
    *(f"phase {phase}" for phase in PHASES),
    *(f"asked {prompt}" for prompt in PROMPTS),
)
SITUATION: tuple[str, ...] = (
    *TABLE,
    *(f"pilot {number}: {what}" for number in range(MOST_PILOTS) for what in PILOT),
    *(f"enemy {number}: {what}" for number in range(ENEMYBOARDS) for what in ENEMY),
)
"""The names of the numbers."""


def situation(game: Akarios, seat: Seat, *, asked: bool) -> list[float]:
    """The numbers, as `SITUATION` names them; places are seen from the first own pilot."""
    centre = centre_of(game, seat)
    pilots = (pilot(flyer, seat, centre) for flyer in squad(game, seat))
    enemies = (enemy(each, game.state.round, centre) for each in in_order(game))
    return [
        *table(game, centre, asked=asked),
        *filled(pilots, MOST_PILOTS * len(PILOT)),
        *filled(enemies, ENEMYBOARDS * len(ENEMY)),
    ]


def squad(game: Akarios, seat: Seat) -> list[Flyer]:
    """All pilots, those of a seat first."""
    return sorted(game.state.flyers, key=lambda flyer: (flyer.seat - seat) % game.setup.seats)


def centre_of(game: Akarios, seat: Seat) -> Hex:
    """The place of a seat's first pilot on the board."""
    return next((flyer.at for flyer in squad(game, seat) if flyer.seat == seat and flyer.at is not None), ORIGIN)


def table(game: Akarios, centre: Hex, *, asked: bool) -> list[float]:
    state, so_far, sparrow = game.state, progress(game, scenario_of(game).success), game.state.sparrow
    prompt = game.decision.prompt if game.decision is not None and asked else None
    return [
        state.round / ROUNDS,
        so_far.done / so_far.wanted if so_far is not None and so_far.wanted else 0.0,
        len(state.flyers) / MOST_PILOTS,
        DIFFICULTIES.index(game.state.difficulty) / len(DIFFICULTIES),
        state.bolster / MOST_PILOTS,
        *place(None if sparrow is None else sparrow.at, centre),
        0.0 if sparrow is None else sparrow.hull / sparrow.full_hull,
        *one_of(game.state.scenario, SCENARIOS),
        *one_of(state.phase, PHASES),
        *one_of(prompt, PROMPTS),
    ]


def pilot(flyer: Flyer, seat: Seat, centre: Hex) -> list[float]:
    dice = at_hand(flyer)
    ready = {
        card.id
        for card in flyer.cards
        if not card.damaged
        and (card.supply or not CONTENT.card[card.id].supply)
        and has_room(CONTENT.card[card.id].action, card.filled)
    }
    return [
        1.0,
        float(flyer.seat == seat),
        float(flyer.status in ("rolled", "acting")),
        float(flyer.status == "away"),
        float(flyer.status == "out"),
        *place(flyer.at, centre),
        *faced(flyer.facing, shown=flyer.at is not None),
        flyer.hull / HEALTH,
        flyer.shield / HEALTH,
        flyer.stress / STRESS,
        flyer.trauma / STRESS,
        *(dice.count(face) / DICE for face in FACES),
        *among(flyer.marks, MARKS),
        *among(ready, CARDS),
    ]


def enemy(ship: Enemy, now: int, centre: Hex) -> list[float]:
    return [
        1.0,
        *one_of(ship.type, TYPES),
        float(ship.rank == "elite"),
        float(ship.spawned == now),
        *place(ship.at, centre),
        *faced(ship.facing),
        ship.hull / HEALTH,
        ship.shield / HEALTH,
        ship.attack / HEALTH,
        *among(ship.marks, MARKS),
    ]


def place(at: Hex | None, centre: Hex) -> tuple[float, float, float]:
    """Where something is, in columns to the right and spaces down."""
    if at is None:
        return 0.0, 0.0, 0.0
    q, r = at.minus(centre)
    return 1.0, q / FAR, (r + q / 2) / FAR


def faced(facing: Direction, *, shown: bool = True) -> list[float]:
    return one_of(facing if shown else None, DIRECTIONS)


def one_of(it: str | None, names: Sequence[str]) -> list[float]:
    return [float(name == it) for name in names]


def among(some: Collection[str], names: Sequence[str]) -> list[float]:
    return [float(name in some) for name in names]


def filled(rows: Iterable[list[float]], size: int) -> list[float]:
    """All rows in one, and nothing behind them."""
    numbers = [*chain.from_iterable(rows)]
    return numbers + [0.0] * (size - len(numbers))

"""What a pilot does between the fights of a campaign: get ready, steer the Sparrow, and vote on the story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Board, Fit, Mount, TakeUsual, Vote
from starhold.games.akarios.content import Card
from starhold.games.akarios.content.story import (
    Achieve,
    Battle,
    Bringing,
    Commission,
    Hand,
    Path,
    Pay,
    Recruit,
    Refresh,
    Stock,
    Teach,
    Upset,
    Wound,
)
from starhold.games.akarios.content.voyage import Scout, Sector
from starhold.games.akarios.rules.campaign.course import GENTLE
from starhold.games.akarios.rules.campaign.outfit import UPGRADES, Unfit, cards_for
from starhold.games.akarios.rules.campaign.prepare import Ready
from starhold.games.akarios.rules.campaign.retiring import HOME, Retire
from starhold.games.akarios.rules.campaign.squad import crew, meets, squad_of
from starhold.games.akarios.rules.campaign.story import path_id
from starhold.games.akarios.rules.voyage.sparrow import (
    JUMPS_FROM_ACT,
    Dock,
    Explore,
    Jump,
    Move,
    ScoutOut,
    neighbour,
    sector_of,
)
from starhold.kernel import Choice, Seat

from ..thoughts import Thought, of_kind
from .growing import spend_points, would_buy

LOW, FUEL = 0, 6
"""Supply at which the squad looks for a dock, which still is enough to fly there; credits that buy some."""
BARGAIN, SIDE, MAIN, UNKNOWN, STEP = 5.0, 4.0, 3.0, 2.0, 0.4
"""What a dock promises; a signal beside the road, and one on it; a sector that nobody has seen; a step on the way.

The longest way, a move, a jump and a move, costs less than half a signal promises: else nobody would ever fly it.
"""
ENOUGH = 3
"""The defeats in one fight after which a squad goes home."""
SAVINGS = 36
"""Credits of a pilot with which a market is worth a visit."""
STARTER, ABILITY = 3, 8
"""What a card is worth that has no price."""


def prepare(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Enough pilots, the best of what lies in the hangar, and off; home, if a fight is too hard for the squad."""
    retire = next((option for option in options if isinstance(option, Retire)), None)
    if retire is not None and is_beaten(game):
        return retire, "we have done what we could"
    ready = next((option for option in options if isinstance(option, Ready)), None)
    usual = next((option for option in options if isinstance(option, TakeUsual)), None)
    if usual is not None and len(flown_by(game, usual.seat)) < share_of(game, usual.seat):
        return usual, "another pilot for the squad"
    for option in of_kind(options, Board):
        if not squad_of(game).pilots[option.pilot].ship:
            return option, "a pilot needs a ship"
    growth = spend_points(game, options)
    if growth is not None:
        return growth
    for mounting in of_kind(options, Mount):
        return mounting, "it serves everyone"
    fits = of_kind(options, Fit)
    if fits:
        return max(fits, key=lambda fit: worth_of(game.content.card[fit.card])), "the best that lies there"
    for unfit in of_kind(options, Unfit):
        if is_outdone(game, unfit):
            return unfit, "there is something better"
    return (ready or options[0]), "ready"


def is_beaten(game: Akarios) -> bool:
    """True if the fight ahead was lost too often; whoever flies with other seats does not decide that for them."""
    squad = squad_of(game)
    lost = sum(scene.id == game.state.scenario and scene.outcome == "failure" for scene in squad.log)
    return lost >= ENOUGH and len({sheet.seat for sheet in crew(game).values()}) == 1


def flown_by(game: Akarios, seat: Seat) -> list[str]:
    return [pilot for pilot, sheet in crew(game).items() if sheet.seat == seat]


def share_of(game: Akarios, seat: Seat) -> int:
    """The pilots that a seat flies, if all of them are spread evenly."""
    pilots, seats = max(game.options.pilots, game.setup.seats), game.setup.seats
    return pilots // seats + (seat < pilots % seats)


def worth_of(card: Card) -> int:
    return STARTER if card.starter else card.price or ABILITY


def is_outdone(game: Akarios, unfit: Unfit) -> bool:
    """True if something of the same kind lies there that is worth more."""
    card, sheet = game.content.card[unfit.card], squad_of(game).pilots[unfit.pilot]
    classes = frozenset(game.content.ship[sheet.ship].classes) if sheet.ship else frozenset()
    return any(
        other.kind == card.kind
        and worth_of(other) > worth_of(card)
        and (not other.classes or not classes.isdisjoint(other.classes))
        and not any(id_ in other.excludes for id_ in sheet.cards)
        for other in (cards_for(game, unfit.pilot, sheet) if card.kind in UPGRADES and sheet.ship else ())
    )


# The Sparrow


def steer(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Supply and bargains first, then whatever promises most; a dock, if nothing does."""
    is_short = squad_of(game).supply <= LOW and sum(sheet.credits for sheet in crew(game).values()) >= FUEL
    docks = of_kind(options, Dock)
    if docks and (is_short or lures(game, sector_of(game).dock)):
        return docks[0], "there is something to buy"
    harbours = [move for move in of_kind(options, Move) if game.content.sector[move.sector].dock]
    if harbours and is_short:
        return harbours[0], "we need supply before anything else"
    promises = {option: promise(game, option) for option in options}
    best = max(options, key=lambda option: promises[option])
    if promises[best] > 0:
        return best, "there is something left to do"
    return docks[0] if docks else options[-1], "nothing is left to do"


def promise(game: Akarios, option: Choice) -> float:
    """What comes of an action of the Sparrow, a little less for each step before it."""
    match option:
        case ScoutOut(number=number):
            return signal(game, sector_of(game).scouts[number - 1])
        case Explore():
            return UNKNOWN
        case Move(sector=id_):
            sector = game.content.sector[id_]
            return max(draw_of(game, sector), *(abroad(game, system) for system in sector.jump), 0.0) - STEP
        case Jump(system=system):
            return abroad(game, system)
    return 0.0


def abroad(game: Akarios, system: str) -> float:
    """What waits in another system that the squad knows, as soon as it can jump there."""
    known = [game.content.sector[id_] for id_ in squad_of(game).explored if id_ in game.content.sector]
    there = [draw_of(game, sector) for sector in known if sector.system == system]
    return max(there, default=0.0) - 2 * STEP if squad_of(game).act >= JUMPS_FROM_ACT else 0.0


def draw_of(game: Akarios, sector: Sector) -> float:
    """What waits in a sector: a market that lures, signals, or something unknown next to it."""
    shopping = BARGAIN if sector.dock and lures(game, sector.dock) else 0.0
    unknown = any(neighbour(game, sector, heading).id not in squad_of(game).explored for heading in sector.explore)
    return max(shopping, UNKNOWN * unknown, *(signal(game, icon) for icon in sector.scouts))


def lures(game: Akarios, market: str) -> bool:
    """True if someone has savings, and has never been to this market or still wants something there."""
    is_new = not any(scene.id == market for scene in squad_of(game).log)
    rich = {sheet.seat for sheet in crew(game).values() if sheet.credits >= SAVINGS}
    return any(is_new or would_buy(game, market, seat) for seat in rich if seat is not None)


def signal(game: Akarios, icon: Scout) -> float:
    """Friends and finds before the road itself; nothing, if an achievement is wanting; later, if it was lost before."""
    entry, squad = game.content.entry[icon.entry], squad_of(game)
    if entry.id in squad.scouted or not meets(game, entry.needs):
        return 0.0
    fights = {link.scenario for link in entry.then if isinstance(link, Battle)}
    was_lost = any(scene.id in fights and scene.outcome == "failure" for scene in squad.log)
    return (MAIN if icon.main else SIDE) / (1 + was_lost)


# The story


def vote(game: Akarios, options: Sequence[Vote]) -> Thought:
    """For what brings most; ironman is for others, and so is the end of the road: whoever asks for it has a reason."""
    paths = dict(_paths(game))

    def promise(option: Vote) -> float:
        path = paths.get(option.way)
        return 1.0 * (option.way in (GENTLE, HOME)) if path is None else sum(map(value, path.do))

    return max(options, key=promise), "it seems right"


def _paths(game: Akarios) -> Iterator[tuple[str, Path]]:
    """The options of what was read last."""
    readings = squad_of(game).readings
    if readings and readings[-1].kind in ("entry", "event"):
        table = game.content.entry if readings[-1].kind == "entry" else game.content.space_event
        record = table[readings[-1].id]
        yield from ((path_id(record.id, path.id), path) for path in record.paths)


def value(bringing: Bringing) -> float:
    match bringing:
        case Achieve():
            return 1.0
        case Pay(amount=amount):
            return 0.3 * amount
        case Teach(amount=amount):
            return 1.5 * amount
        case Hand() | Recruit() | Commission():
            return 4.0
        case Stock(amount=amount):
            return 0.7 * amount
        case Refresh(amount=amount):
            return 0.3 * amount
        case Upset(amount=amount):
            return -0.5 * amount
        case Wound(amount=amount):
            return -1.0 * amount
    return 0.0

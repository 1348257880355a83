"""The standing of a captain in Xia: a sum of what there is, in tenths of a fame point."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.games.xia.board.holds import cells_of, covered, damage_on
from starhold.games.xia.choices import Depart, EndActions
from starhold.games.xia.rules.packing import FitOutfit, Pack
from starhold.games.xia.state import Captain
from starhold.kernel import Choice, Seat

from .errands import hopes, next_places, places_of

INEVITABLE: frozenset[type[Choice]] = frozenset([EndActions, Depart])
"""Answers that have to be given sooner or later, whatever happens then."""

FAME = 10.0
VICTORY = 1_000.0
PER_1000_CREDITS = 1.4
"""Less than it takes to buy fame, so that it is bought."""
WEIGHT_OF_RIVALS = 0.3

FIRST_OF_A_FAMILY = {"engine": 5.0, "shield": 2.5, "blaster": 2.0, "missile": 1.0}
"""The worth of the first outfit of a family beyond its price; a second one does not change much."""
PER_PIP = 0.2
"""The worth of each face of an outfit's die."""

IN_HAND = -1.5
"""More than the room that it leaves, so that it is put down."""

DESTROYED = -8.0
PER_DAMAGE = -0.8
PER_FREE_CELL = 0.15
PER_BOUNTY = -1.0
FIRST_ENERGY, MORE_ENERGY, ENOUGH_ENERGY = 0.9, 0.4, 3
PER_MARKER = 0.5
PER_ABILITY = 0.3
PER_CUBE = 1.0
PER_RELIC = 4.0
PER_TOKEN = 4.0
PER_DRAWN_MISSION = 1.0
PER_MISSION, PER_POSSIBLE_MISSION, PER_OBJECTIVE = 0.3, 2.0, 5.0
PER_EXPERIENCE = 0.3
PER_SECTOR = 0.6
"""The worth to everybody of knowing one more."""


def standing(game: Xia, seat: Seat) -> float:
    """The standing of a captain, compared with the others."""
    winner = game.state.winner
    if winner is not None:
        return VICTORY if winner == seat else -VICTORY
    captains = game.state.captains
    rivals = max(fame(rival) + wealth(rival) for place, rival in enumerate(captains) if place != seat)
    me = captains[seat]
    if not me.ship:
        return -WEIGHT_OF_RIVALS * rivals
    mine = fame(me) + wealth(me) + ship(game, me) + outfits(game, seat, me) + readiness(me) + cargo(me)
    mine += missions(game, seat, me)
    mine += hopes(game, seat) + PER_SECTOR * len(game.state.board.placed)
    return mine - WEIGHT_OF_RIVALS * rivals


def fame(captain: Captain) -> float:
    """The fame of a captain, claimed or not."""
    return FAME * (captain.fame + captain.unclaimed)


def wealth(captain: Captain) -> float:
    """Credits buy outfits, ships and fame; a bounty is what others get for this ship."""
    return (PER_1000_CREDITS * captain.credits + PER_BOUNTY * captain.bounty) / 1000


def ship(game: Xia, captain: Captain) -> float:
    """The price of the ship, the room that is left in it, and the damage that takes some of it away."""
    if captain.at is None:
        return DESTROYED
    card = game.content.ship[captain.ship]
    free = len(cells_of(card)) - len(covered(captain.hold))
    worth = PER_1000_CREDITS * card.price / 1000
    return worth + PER_FREE_CELL * free + PER_DAMAGE * len(captain.hold.damage)


def outfits(game: Xia, seat: Seat, captain: Captain) -> float:
    """Engines take a ship anywhere, shields keep it whole, weapons make others careful; the first of each counts most.

    An outfit with damage on it is worth less, and one that is still in hand a little less.
    """
    hold, hand = captain.hold, outfits_in_hand(game, seat)
    cards = [game.content.outfit[outfit] for outfit in (*(fitted.outfit for fitted in hold.outfits), *hand)]
    total = sum(outfit.resale / 1000 + PER_PIP * outfit.die for outfit in cards) + IN_HAND * len(hand)
    total += sum(FIRST_OF_A_FAMILY.get(family, 0.0) for family in {outfit.family for outfit in cards})
    if hold.damage:
        total += PER_DAMAGE * sum(damage_on(hold, fitted) for fitted in hold.outfits)
    return total


def outfits_in_hand(game: Xia, seat: Seat) -> list[str]:
    """The outfits that are just being packed."""
    found: list[str] = []
    for rule in game.stack:
        if type(rule) is FitOutfit and rule.seat == seat:
            found.append(rule.outfit)
        elif type(rule) is Pack and rule.seat == seat:
            found.extend(piece.outfit for piece in rule.hand if piece.outfit is not None)
    return found


def readiness(captain: Captain) -> float:
    """Energy, markers that are armed, and cards that are not exhausted: what the next turns are made of."""
    energy = captain.energy
    stored = FIRST_ENERGY * min(energy, ENOUGH_ENERGY) + MORE_ENERGY * max(0, energy - ENOUGH_ENERGY)
    cards = sum(not card.exhausted for card in captain.abilities)
    return stored + PER_MARKER * captain.armed + PER_ABILITY * cards


def cargo(captain: Captain) -> float:
    """The cargo on board, wherever it may be sold, and tokens that wait for a second one."""
    hold = captain.hold
    return PER_CUBE * len(hold.cubes) + PER_RELIC * len(hold.relics) + PER_TOKEN * len(captain.tokens)


def missions(game: Xia, seat: Seat, captain: Captain) -> float:
    """Missions in hand, if it is known where they go on; what is done of them; unseen cards; experience."""
    total = PER_DRAWN_MISSION * len(captain.drawn) + PER_EXPERIENCE * len(captain.completed)
    for active in captain.missions:
        total += PER_MISSION + PER_OBJECTIVE * (active.revealed or active.fetched)
        if next_places(game, seat, active, places_of(game.chart)):
            total += PER_POSSIBLE_MISSION
    return total

"""Set-up of a scenario: ships, decks, enemies. (AKA-SETUP-01..15)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry import DIRECTIONS, Hex
from starhold.kernel import Options, Procedure, Step, ask, done, goto, joined, offer, options

from ..choices import Deploy, Settle
from ..content import Cloaking, Sturdy
from ..events import Deployed, FightBegan
from ..lacks import FreeSpace
from ..options import HARDER
from ..state import Flyer, Marker, Pile, Sparrow
from .bodies import FIRST_SEAT, MOST_HULL, MOST_SHIELD, board_of, flyer_of, pilots_flying, scenario_of, taken
from .campaign.growth import hull_of, shield_of
from .effects import BOLSTER
from .marks import put_mark
from .muster import starting_deck
from .piles import add
from .spawning import add_enemy
from .supply import full_supply
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

TWO_PHASES = 2
"""The pilot action phases that a ship begins in stealth outlives, so that enemies act in between."""


class SetUp(Procedure, tag="akarios.set-up"):
    """The board is laid out, then every pilot takes a starting position."""

    def start(self, game: Akarios) -> Step:
        state, content = game.state, game.content
        state.phase = "deployment"
        state.enemy_deck = Pile(starting_deck(game))
        state.traumas = Pile(tuple(sorted(card.id for card in content.traumas for _ in range(card.count))))
        game.tell(FightBegan(game.state.scenario))
        place_keys(game)
        for flyer in state.flyers:
            make_ready(game, flyer)
        return goto(self.deploy)

    def deploy(self, game: Akarios) -> Step:
        """Anywhere among the starting positions, facing any way. (AKA-SETUP-03)"""
        waiting = {flyer.seat: flyer for flyer in reversed(game.state.flyers) if flyer.at is None}
        if not waiting:
            return goto(self.hide)
        (first, offered), *others = [(seat, positions(game, flyer)) for seat, flyer in sorted(waiting.items())]
        return ask(first, offered, then=self.take_position, others=others)

    def take_position(self, game: Akarios, choice: Deploy) -> Step:
        flyer = flyer_of(game, choice.pilot)
        flyer.at, flyer.facing = choice.at, choice.facing
        game.tell(Deployed(choice.pilot, choice.at, choice.facing))
        return goto(self.deploy)

    def hide(self, game: Akarios) -> Step:
        """One pilot may begin in stealth. (AKA-UPG-SPARROW-01)"""
        flyers = game.state.flyers
        if not traits(game, flyers[0], Cloaking):
            return done()
        pilots = [Settle(flyer.id) for flyer in flyers]
        return ask(FIRST_SEAT, pilots, then=self.cloak) if len(pilots) > 1 else self.cloak(game, pilots[0])

    def cloak(self, game: Akarios, choice: Settle) -> Step:
        flyer = flyer_of(game, choice.ship)
        put_mark(game, flyer, "stealth")
        flyer.marks["stealth"] = TWO_PHASES
        return done()


def make_ready(game: Akarios, flyer: Flyer) -> None:
    """Hull, shield and supply as they start, and a card for each bolster boost; stress stays as it is.

    (AKA-SETUP-01..02, AKA-SETUP-04..05, AKA-SETUP-15)
    """
    flyer.full_hull, flyer.full_shield = starting_values(game, flyer)
    flyer.hull, flyer.shield = flyer.full_hull, flyer.full_shield
    flyer.cards = tuple(replace(card, supply=full_supply(game, flyer, card.id)) for card in flyer.cards)
    for _ in range(game.state.bolster):
        add(flyer.deck, BOLSTER)


def starting_values(game: Akarios, flyer: Flyer) -> tuple[int, int]:
    """Hull and shield at the start: those of the ship with its upgrades, and what cards add, up to 10.

    (AKA-SHIP-03..04, AKA-SKILLTREE-07)
    """
    more = traits(game, flyer, Sturdy)
    return (
        min(MOST_HULL, hull_of(game, flyer.ship) + sum(trait.hull for trait in more)),
        min(MOST_SHIELD, shield_of(game, flyer.ship) + sum(trait.shield for trait in more)),
    )


def positions(game: Akarios, flyer: Flyer) -> Options:
    occupied = taken(game)
    return joined(*[facings_at(flyer.id, at, is_free=at not in occupied) for at in board_of(game).starts])


@lru_cache(maxsize=2048)
def facings_at(pilot: str, at: Hex, *, is_free: bool) -> Options:
    needed = ("AKA-SETUP-03", is_free, FreeSpace())
    return options(offer(Deploy(pilot, at, facing), needed) for facing in DIRECTIONS)


def place_keys(game: Akarios) -> None:
    """Enemies for this number of pilots, the Sparrow, and markers with hull.

    What the squad guards does not change with the difficulty.
    (AKA-SETUP-06..10, AKA-SPARROW-06, AKA-MARKER-01..02, AKA-DIFFICULTY-01)
    """
    board, pilots = board_of(game), pilots_flying(game)
    for letter, key in scenario_of(game).keys.items():
        if key.enemy and pilots >= key.pilots:
            more = (key.hull + key.hull_per_pilot * pilots, key.shield)
            enemy = add_enemy(game, key.enemy, key.rank, board.keys[letter], key.faces, key.group, more)
            if enemy is not None:
                enemy.asleep = key.asleep
        if key.sparrow:
            hull = key.hull + key.sparrow * pilots
            game.state.sparrow = Sparrow(board.keys[letter], hull, hull, guarded=key.targeted)
        if key.later:
            game.state.absent.append(letter)
        if key.marker and (key.hull or key.hull_per_pilot):
            harder = 0 if key.targeted else HARDER[game.state.difficulty].body
            hull = key.hull + key.hull_per_pilot * pilots + harder
            marker = Marker(f"{key.marker}-{letter}", board.keys[letter], hull, hull, guarded=key.targeted)
            game.state.markers.append(marker)

"""Things that a captain could have used: on the table, and among the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from starhold.games.xia.choices import Buy, BuyOutfit, BuyShip, Collect, Harvest, Mine, Salvage, Take, UseAbility
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.space.ice import Quarry
from starhold.games.xia.rules.powers import TakeAbility
from starhold.kernel import Choice, Decision, Seat

from ..chronicle import Use
from .abilities import card_id, passive_cards

Chance: TypeAlias = tuple[str, str]
"""A kind and a thing."""

GATHERING: tuple[type[Choice], ...] = (Mine, Salvage, Harvest, Quarry)
TELLING = frozenset((Take, BuyShip, BuyOutfit, Buy, Collect, UseAbility, TakeAbility, *GATHERING))
"""The verbs that say what could be used."""


class Chances:
    """Counts each chance of a captain once in a turn."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._counted: Counter[tuple[Seat, Chance]] = Counter()
        self._had: set[tuple[Seat, Chance]] = set()
        self._relics: dict[Seat, Counter[str]] = {}
        """The things that each captain had aboard when we last looked."""

    def begin_turn(self, seat: Seat) -> None:
        """Count what lies on the table for the captain whose turn begins."""
        self._had.clear()
        self._counted.update({(seat, chance) for chance in on_the_table(self._game)})

    def asked(self, decision: Decision) -> None:
        """Count what is among the options of a question, and was not before in this turn."""
        seat = decision.seat
        for choice in decision.options:
            if type(choice) in TELLING:  # this loop runs for every option, and isinstance is slow on structs
                new = {(seat, chance) for chance in offered_by(self._game, seat, choice)} - self._had
                self._had |= new
                self._counted.update(new)

    def look(self, seat: Seat) -> None:
        """Count the relics that have come aboard: nobody else knows them."""
        aboard = Counter(self._game.state.captains[seat].relics)
        for relic, count in (aboard - self._relics.get(seat, Counter())).items():
            self._counted[seat, ("relic", relic)] += count
        self._relics[seat] = aboard

    def settle(self) -> Iterator[Use]:
        """All chances that there were."""
        for (seat, (kind, thing)), offered in self._counted.items():
            yield Use(seat, kind, thing, times=0, offered=offered)


def on_the_table(game: Xia) -> Iterator[Chance]:
    """The things that need no option to be within reach."""
    state = game.state
    yield from (("title", title) for title in state.titles)
    yield from (("token", laid.token) for laid in state.tokens)
    yield from (("npc", npc.id) for npc in state.npcs if npc.at is not None)
    yield from (("sector", placed.sector) for placed in state.board.placed)


def offered_by(game: Xia, seat: Seat, choice: Choice) -> Iterator[Chance]:
    """The thing that an option would use."""
    match choice:
        case Take(ship=ship) | BuyShip(ship=ship):
            yield "ship", ship
        case BuyOutfit(outfit=outfit):
            yield "outfit", outfit
        case Buy(cargo=cargo) | Collect(cargo=cargo):
            yield "cargo", cargo
        case UseAbility(card=card):
            yield "ability", card_id(game, seat, card)
        case TakeAbility():
            yield from (("ability", card) for card in passive_cards(game, game.state.captains[seat].ship))
        case _:
            yield from (("cargo", cargo) for cargo in _gathered_here(game, seat))


def _gathered_here(game: Xia, seat: Seat) -> Iterator[str]:
    captain = game.state.captains[seat]
    for at in (captain.at, captain.using):
        cargo = None if at is None else game.chart.spaces[at].sector.yields
        if cargo is not None:
            yield cargo

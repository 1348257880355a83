"""Modifier cards that pilots look at, or put on top of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, done

from ..choices import Discard, Keep, Plant
from ..events import CardDiscarded, CardForeseen, CardPlanted
from ..state import Flyer
from .bodies import body_of, deck_of, flyer_of, seat_for
from .piles import ENEMY_DECK, OWN_DECK, draw, lay_aside, put_on_top, without

if TYPE_CHECKING:
    from ..game import Akarios


class Foresee(Procedure, tag="akarios.foresee"):
    """A pilot looks at the top card of a ship's modifier deck, and leaves it there or discards it. (AKA-UPG-TECH-15)"""

    by: str
    ship: str

    def start(self, game: Akarios) -> Step:
        body = body_of(game, self.ship)
        assert body is not None, "only ships on the board are chosen"
        pile, name = deck_of(game, body), OWN_DECK if isinstance(body, Flyer) else ENEMY_DECK
        card = draw(game, pile, seat_for(game, self.by), name, "foresight", self.ship)
        put_on_top(pile, card)
        game.tell(CardForeseen(self.by, self.ship, card))
        return ask(seat_for(game, self.by), [Keep(card), Discard(card)], then=self.decide)

    def decide(self, game: Akarios, choice: Keep | Discard) -> Step:
        """Cards that leave the deck when they are drawn do so now, too."""
        body = body_of(game, self.ship)
        if isinstance(choice, Discard) and body is not None:
            pile = deck_of(game, body)
            *rest, card = pile.top
            pile.top = tuple(rest)
            if not game.content.modifier[card].leaves:
                lay_aside(pile, card)
            game.tell(CardDiscarded(self.by, self.ship, card))
        return done()


class PlantCard(Procedure, tag="akarios.plant-card"):
    """A discarded card goes on top of the enemies' modifier deck. (AKA-UPG-TECH-09, AKA-UPG-TECH-35)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        cards = [Plant(card) for card in sorted(set(game.state.enemy_deck.discard))]
        return ask(flyer_of(game, self.pilot).seat, cards, then=self.plant) if cards else done()

    def plant(self, game: Akarios, choice: Plant) -> Step:
        pile = game.state.enemy_deck
        pile.discard = without(pile.discard, choice.item)
        put_on_top(pile, choice.item)
        game.tell(CardPlanted(self.pilot, choice.item))
        return done()

"""What everybody at the table may hear of a plan: `Aim`.

The words are fixed, and nothing stands in them but what lies open: a space, a ship, a kind of cargo, a title. So no
plan can tell of a mission, a relic or a card by them, whatever its captain knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from starhold.games.xia.content import Cargo
from starhold.games.xia.speech.names import ship_in
from starhold.geometry import Hex

if TYPE_CHECKING:
    from starhold.games.xia import Xia

AimKind: TypeAlias = Literal[
    "attack",
    "bounty",
    "buy",
    "collect",
    "dock",
    "excavate",
    "fame",
    "give",
    "harvest",
    "hire",
    "jump",
    "kiln",
    "mine",
    "mission",
    "mission-point",
    "pick-up",
    "quarry",
    "race",
    "recharge",
    "repair",
    "rescue",
    "salvage",
    "scan",
    "sell",
    "ship",
    "token",
]

WORDS: dict[AimKind, str] = {
    "attack": "To attack {ship}.",
    "bounty": "After the bounty on {ship}.",
    "buy": "To buy {cargo} at {at}.",
    "collect": "To have {cargo}, too, and be called {title}.",
    "dock": "To dock with the Kiln.",
    "excavate": "To dig for relics at {at}.",
    "fame": "To buy fame at {at}.",
    "give": "To be called {title}.",
    "harvest": "To harvest {cargo} at {at}.",
    "hire": "To hire {ship}.",
    "jump": "To jump into the unknown beyond {at}.",
    "kiln": "To take relics to the Kiln.",
    "mine": "To mine {cargo} at {at}.",
    "mission": "On a mission of their own.",
    "mission-point": "To ask for work at {at}.",
    "pick-up": "To pick up the {cargo} adrift at {at}.",
    "quarry": "To quarry {cargo} at {at}.",
    "race": "To fly far enough to be called {title}.",
    "recharge": "To recharge at {at}.",
    "repair": "To repair the ship at {at}.",
    "rescue": "To rescue {ship}.",
    "salvage": "To salvage {cargo} at {at}.",
    "scan": "To scan what lies beyond {at}.",
    "sell": "To sell {cargo} at {at}.",
    "ship": "To buy a better ship at {at}.",
    "token": "For the token at {at}.",
}

OF_DEEDS: dict[AimKind, str] = {
    "attack": "For the fame of it.",
    "bounty": WORDS["bounty"],
    "collect": WORDS["collect"],
    "give": WORDS["give"],
}
"""What explains the deed itself, when the way is done. Elsewhere it needs no words."""


class Aim(NamedTuple):
    """An aim, and what of the open table it is about."""

    kind: AimKind
    at: Hex | None = None
    ship: str = ""
    cargo: Cargo | None = None
    title: str = ""

    def in_words(self, game: Xia, *, is_deed: bool = False) -> str:
        """The aim as a sentence with references, on the way or with the deed; the same whoever hears it."""
        words = OF_DEEDS.get(self.kind, "") if is_deed else WORDS[self.kind]
        text = game.text.referring()
        here = None if self.at is None else game.chart.spaces[self.at]
        return words.format(
            at="" if here is None else text.ref(f"space {here.at}", here.sector.name),
            ship=self.ship and ship_in(game.referring(), self.ship),
            cargo=self.cargo,
            title=self.title and text.word("title", self.title),
        )

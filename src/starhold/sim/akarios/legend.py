"""The words of the chronicle, and all things that may be used in a fight."""

from __future__ import annotations

from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.game import Akarios
from starhold.games.akarios.options import DIFFICULTIES

from ..chronicle import Legend, Sense, Thing

CARD, DICE, KILLS, FLIPPED, ENEMY, LOST = "card", "dice", "kills", "flipped", "enemy", "lost"
FIGHT = "fight"
"""Kinds of use. Dice, kills and flips are counted for cards, and told of beside them."""

TRAITS = {
    "scenario": "Scenarios",
    "difficulty": "Difficulties",
    "pilots": "Pilots",
    "pilot": "Who flies",
    "ship": "Ships",
}
USES = {CARD: "Cards", "ship": "Ships", "pilot": "Pilots", ENEMY: "Enemies", "trauma": "Traumas", FIGHT: "Fights"}
SENSES = {
    CARD: Sense(
        chance="rounds in which a pilot could use it",
        use="used",
        sensible="used; if it attacks, with damage",
        worth="the damage that it did",
    ),
    "ship": Sense(chance="not counted: any ship that is free can be taken", use="flown", sensible="came home"),
    "pilot": Sense(chance="not counted: any pilot who is free can be taken", use="flew", sensible="came home"),
    FIGHT: Sense(chance="not counted: the story leads there", use="flown", sensible="won"),
    ENEMY: Sense(
        chance="ships met",
        use="attacks",
        sensible="ships destroyed",
        worth="the damage that they did",
    ),
}


def legend_of(game: Akarios) -> Legend:
    """The meaning of the columns and ids."""
    things, words = _things(game.content), game.text.option_values["difficulty"]
    return Legend(
        title=game.title,
        score="hull that comes home",
        traits=TRAITS,
        uses=USES,
        senses=SENSES,
        gain="damage",
        things={
            **things,
            "scenario": {scenario.id: Thing(scenario.name) for scenario in game.content.scenarios},
            "difficulty": {difficulty: Thing(words[difficulty].lower()) for difficulty in DIFFICULTIES},
            "pilots": {str(number): Thing(str(number)) for number in game.seat_counts},
            LOST: things["ship"],
        },
        losses={LOST: "Ships lost"},
    )


def _things(content: AkariosContent) -> dict[str, dict[str, Thing]]:
    return {
        CARD: {card.id: Thing(card.name, card.kind) for card in content.card.values()},
        "ship": {ship.id: Thing(ship.name) for ship in content.ships},
        "pilot": {pilot.id: Thing(pilot.name) for pilot in content.pilots},
        ENEMY: {enemy.id: Thing(enemy.name) for enemy in content.enemies},
        "trauma": {trauma.id: Thing(trauma.name) for trauma in content.traumas},
        FIGHT: {scenario.id: Thing(scenario.name) for scenario in content.scenarios},
    }


def type_of(ship: str) -> str:
    """The type of an enemy, from its id.

    >>> type_of("ronin-scout-3")
    'ronin-scout'
    """
    return ship.rpartition("-")[0]

"""The words of Xia's chronicle, and all things that may be used in a match of it."""

from __future__ import annotations

from typing import get_args

from starhold.games.xia.content import XiaContent
from starhold.games.xia.game import Xia
from starhold.games.xia.speech.sentences.missions import TYPES
from starhold.games.xia.state import FameSource

from ..chronicle import Legend, Thing
from .blunders import BLUNDERS
from .senses import SENSES

SOURCES: tuple[FameSource, ...] = get_args(FameSource)

TRAITS = {"ship": "First ships", "start": "Starting sectors", "strategy": "Main sources of fame"}
USES = {
    "ship": "Ships",
    "outfit": "Outfits",
    "title": "Titles",
    "mission-type": "Types of mission",
    "mission": "Missions",
    "ability": "Ability cards",
    "cargo": "Cargo",
    "token": "Exploration tokens",
    "relic": "Relics",
    "event": "Events",
    "npc": "NPCs",
    "sector": "Sectors",
    "behaviour": "Plans of NPCs",
    "goal": "Goals",
    "upgrade": "Upgrades",
}


def fame_column(source: FameSource) -> str:
    """The column of a turn with the fame that came from one source."""
    return f"fame_{source}"


def legend_of(game: Xia) -> Legend:
    """The meaning of the columns and ids."""
    things = _things(game.content)
    return Legend(
        title=game.title,
        score="fame",
        traits=TRAITS,
        collected=("strategy",),
        sources={fame_column(source): source for source in SOURCES},
        uses={kind: words for kind, words in USES.items() if things[kind]},
        senses={kind: sense for kind, sense in SENSES.items() if things[kind]},
        gain="credits",
        blunders=BLUNDERS,
        things={
            "start": things["sector"],
            "death": things["sector"],
            "strategy": {source: Thing(source.capitalize()) for source in SOURCES},
            **things,
        },
        losses={"death": "Where ships end"},
    )


def _things(content: XiaContent) -> dict[str, dict[str, Thing]]:
    tier = {ship.id: f"tier {ship.tier}" for ship in content.ships}
    abilities = {ship.id: Thing(f"{ship.ability.name} ({ship.name})", tier[ship.id]) for ship in content.ships}
    powers = {
        power_id(ship): Thing(f"{power.ability.name} ({content.ship[ship].name})", tier[ship])
        for ship, power in content.power.items()
        if ship in tier  # the box has powers for ships that only another module brings
    }
    return {
        "ship": {ship.id: Thing(ship.name, tier[ship.id]) for ship in content.ships},
        "outfit": {outfit.id: Thing(outfit.name, outfit.family) for outfit in content.outfits},
        "title": {title.id: Thing(title.name) for title in content.titles},
        "mission": {
            mission.id: Thing(mission.name, TYPES[content.mission_types[mission.id]]) for mission in content.missions
        },
        "mission-type": {kind: Thing(TYPES[kind]) for kind in sorted(set(content.mission_types.values()))},
        "ability": {**abilities, **powers},
        "cargo": {cargo: Thing(cargo.capitalize()) for cargo in content.cargo},
        "token": {token.id: Thing(token.name.capitalize()) for token in content.tokens},
        "relic": {relic.id: Thing(relic.name) for relic in content.relics},
        "event": {event.id: Thing(event.name) for event in content.events},
        "npc": {npc.id: Thing(npc.name) for npc in content.npcs},
        "sector": {sector.id: Thing(sector.name, sector.kind) for sector in content.sectors},
        "behaviour": {plan.id: Thing(plan.name, plan.npc) for plan in content.solo.behaviours},
        "goal": {goal.id: Thing(goal.name) for goal in content.campaign.goals},
        "upgrade": {upgrade.id: Thing(upgrade.name, upgrade.line) for upgrade in content.campaign.upgrades},
    }


def power_id(ship: str) -> str:
    """The second card of a ship, as a thing of its own."""
    return f"{ship}/power"

"""The words of the chronicle, and all things that may be used in a mission."""

from __future__ import annotations

from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.game import CoreSpace

from ..chronicle import Legend, Sense, Thing

WEAPON, LOOT, NPC, TRADER, LOST = "weapon", "loot", "npc", "trader", "lost"
SKILL, CARD, STAGE = "skill", "card", "stage"
"""Kinds of use."""
HANDS = "hands"
"""Attacks without a weapon."""
RIVAL = "rival"
"""What a trader falls to that no NPC has done."""

TRAITS = {"mission": "Missions", "crew": "Crews", "crews": "Crews at the table", "band": "Last level of hostility"}
USES = {
    STAGE: "Missions of a campaign",
    WEAPON: "Weapons",
    NPC: "NPCs",
    SKILL: "Skills",
    CARD: "Event cards",
    LOOT: "What is brought home",
    TRADER: "Traders",
}
SENSES = {
    WEAPON: Sense(chance="not counted", use="attacks", sensible="attacks that hurt", worth="the damage that they did"),
    NPC: Sense(chance="came", use="attacks", sensible="fell", worth="the damage that they did"),
    LOOT: Sense(chance="not counted", use="brought home", sensible="brought home", worth="what it sells for, in UA"),
    TRADER: Sense(chance="flew", use="went out", sensible="came home"),
    SKILL: Sense(chance="learned", use="uses", sensible="uses", worth="the pegs that it cost"),
    CARD: Sense(chance="drawn", use="drawn", sensible="carried out"),
    STAGE: Sense(chance="flown", use="objective met", sensible="won"),
}


def legend_of(game: CoreSpace) -> Legend:
    """The meaning of the columns and ids."""
    things = _things(game.content)
    return Legend(
        title=game.title,
        score="UA brought home",
        traits=TRAITS,
        collected=("band",),
        uses=USES,
        senses=SENSES,
        gain="damage, pegs or UA",
        things={
            **things,
            "mission": {mission.id: Thing(mission.name) for mission in game.content.missions},
            "campaign": {campaign.id: Thing(campaign.name) for campaign in game.content.campaigns},
            "crew": {crew.id: Thing(crew.name) for crew in game.content.crews},
            "crews": {str(number): Thing(str(number)) for number in game.seat_counts},
            "band": {band.id: Thing(band.name) for band in game.content.bands},
            LOST: things[TRADER],
        },
        losses={LOST: "Traders defeated"},
    )


def _things(content: CoreSpaceContent) -> dict[str, dict[str, Thing]]:
    weapons = {token.id: Thing(token.name, token.size) for token in content.tokens if token.kind == "weapon"}
    return {
        WEAPON: {HANDS: Thing("bare hands"), **weapons},
        NPC: {npc.id: Thing(npc.name, npc.family) for npc in content.npcs},
        LOOT: {token.id: Thing(token.name, token.kind) for token in content.tokens},
        SKILL: {skill.id: Thing(skill.name, skill.family) for skill in content.skills},
        CARD: {card.id: Thing(card.name, card.set) for card in content.events if not card.held},
        STAGE: {mission.id: Thing(mission.name) for mission in content.missions},
        TRADER: {trader.id: Thing(trader.name) for trader in content.traders},
    }

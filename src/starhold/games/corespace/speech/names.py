"""The names of things by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..content import CoreSpaceContent
from ..rules.after.stowage import HOLD
from ..rules.script.objects import objects_of
from .skills import way_words

COLOURS = ("Blue", "Green", "Yellow", "Violet")
"""The names of the seats."""

WINDS = {
    "N": "north",
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "W": "west",
    "NW": "north-west",
}


FACES = {"double": "2 hits", "hit": "1 hit"}
"""Faces of dice that are not called by their ids."""
TURNED = {"jammed": "jammed", "broken": "broken", "overloaded": "dead", "flipped": "opened", "delayed": "sealed"}
"""How an item lies that does not lie upright."""
ACTING = {"purge": "The Purge act.", "npcs": "The others act."}
"""Phases that the rules play."""


class Names(NamedTuple):
    figures: Mapping[str, str]
    crews: Mapping[str, str]
    classes: Mapping[str, str]
    skills: Mapping[str, str]
    missions: Mapping[str, str]
    campaigns: Mapping[str, str]
    briefings: Mapping[str, str]
    """What is told when a mission begins."""
    bands: Mapping[str, str]
    pieces: Mapping[str, str]
    npcs: Mapping[str, str]
    """Types of NPCs."""
    tokens: Mapping[str, str]
    things: Mapping[str, str]
    """The objects of missions."""
    uses: Mapping[str, str]
    """What can be done with them, in the imperative, by `object/use`."""
    cards: Mapping[str, str]
    """Event cards."""
    faces: Mapping[str, str]
    """Roles, and what lies face down at objects."""
    requests: Mapping[str, str]
    """Things that NPCs can be asked to do."""
    posts: Mapping[str, str]
    """Trading posts."""
    systems: Mapping[str, str]
    """Systems of ships."""
    upgrades: Mapping[str, str]
    ways: Mapping[tuple[str, int, int], str]
    """The ways in which skills can be used, by skill, level and number."""
    ordeals: Mapping[str, str]
    """Ordeals of those who were left behind."""
    single: frozenset[str] = frozenset()
    """Types of which there is one, so that they need no number."""

    def thing(self, name: str) -> str:
        """An object with its article."""
        return self.things.get(name, name)

    def item(self, name: str) -> str:
        """The same without an article: `broken knife`."""
        return self.token(name).removeprefix("the ")

    def token(self, name: str) -> str:
        """An item, and how it lies: `the broken knife`."""
        face, _, turned = name.partition("/")
        called = self.tokens.get(face, face)
        return called.replace("the ", f"the {TURNED[turned]} ", 1) if turned else called

    def place(self, name: str) -> str:
        """Where a token is kept between missions: the hold, or with a trader."""
        return "the hold" if name == HOLD else self.figure(name)

    def figure(self, name: str) -> str:
        """A trader, or an NPC with its number."""
        kind, _, number = name.rpartition("-")
        if kind in self.npcs and number.isdecimal():
            return self.npcs[kind] if kind in self.single else f"{self.npcs[kind]} {number}"
        return self.figures.get(name, self.npcs.get(name, name))


REQUESTS = {"trade": "trade", "join": "join your crew"}
NAMELESS = Names({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, REQUESTS, {}, {}, {}, {}, {})
"""The names that are known before there is a match."""


@lru_cache(maxsize=64)
def names_of(content: CoreSpaceContent) -> Names:
    return Names(
        figures={trader.id: trader.name for trader in content.traders},
        crews={crew.id: crew.name for crew in content.crews},
        classes={each.id: each.name for each in content.classes},
        skills={skill.id: skill.name for skill in content.skills},
        missions={mission.id: mission.name for mission in content.missions},
        campaigns={campaign.id: campaign.name for campaign in content.campaigns},
        briefings={mission.id: f"{mission.name}. {mission.story} {mission.goal}" for mission in content.missions},
        bands={band.id: band.name for band in content.bands},
        pieces={kind.id: kind.name for kind in content.terrain},
        npcs={npc.id: npc.name for npc in content.npcs},
        tokens={token.id: f"the {token.name}" for token in content.tokens}
        | {"fists": "bare hands", "built-in": "no weapon"},
        things={
            each.id: f"the {each.name}" for mission in content.missions for each in objects_of(content, mission.id)
        },
        uses={
            f"{each.id}/{use.id}": use.verb
            for mission in content.missions
            for each in objects_of(content, mission.id)
            for use in each.uses
        },
        cards={card.id: card.name for card in content.events},
        faces={face.id: face.name for mission in content.missions for face in mission.faces},
        requests=REQUESTS | {appeal.id: appeal.words for page in content.missions for appeal in page.appeals},
        posts={post.id: post.name for post in content.posts},
        systems={system.id: system.name for system in content.systems},
        upgrades={upgrade.id: upgrade.name.lower() for upgrade in content.upgrades},
        ways={
            (skill.id, level, way): way_words(page, way)
            for skill in content.skills
            for level, page in enumerate(skill.levels, 1)
            for way in range(1, len(page.either) + 1)
        },
        ordeals={row.id: row.name for row in content.extractions},
        single=frozenset(npc.id for npc in content.npcs if npc.family == "civilian" and npc.count == 1),
    )

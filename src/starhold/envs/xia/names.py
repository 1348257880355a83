"""What is counted through in the arrays of Xia: kinds of choice, questions, and all that has a name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args, get_type_hints

from starhold.games.xia import Xia
from starhold.games.xia.board.interior import BERTHS
from starhold.games.xia.content import Cargo, Family, Law, NpcId, XiaContent, boxes
from starhold.games.xia.content.campaign import Line
from starhold.games.xia.content.pictures import Feature, Terrain
from starhold.games.xia.content.records import MODULES
from starhold.games.xia.rules.embers.finds import HandIn
from starhold.games.xia.rules.missions.kinds.assist import Favour
from starhold.kernel.content import catalogue_of
from starhold.kernel.decision import ROLL_PROMPT

from ..encoder import kind_numbers


def _all_content() -> XiaContent:
    content = catalogue_of(Xia).content
    assert isinstance(content, XiaContent)
    return boxes(content, frozenset(MODULES))


CONTENT = _all_content()
"""The box with everything that can be added to it: what is observed has the same shape without it."""

CARGO: tuple[Cargo, ...] = get_args(Cargo)
LINES: tuple[Line, ...] = get_args(Line)
FAMILIES: tuple[Family, ...] = get_args(Family)
LAWS: tuple[Law, ...] = get_args(Law)
NPCS: tuple[NpcId, ...] = get_args(NpcId)
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
FEATURES: tuple[Feature, ...] = tuple(feature for feature in get_args(Feature) if feature)
MISSION_TYPES = tuple(sorted(set(CONTENT.mission_types.values())))
EVENTS = tuple(sorted(CONTENT.event))
BEHAVIOURS = tuple(sorted(CONTENT.behaviour))
GOALS_OF_GAMES = tuple(sorted(CONTENT.goal))
"""The goals of campaign games."""
PROMPTS = tuple(sorted([*Xia.text.prompts, ROLL_PROMPT]))

KINDS = kind_numbers(Xia)
"""The kinds of choice, from 1 on."""

_NAMED: tuple[Iterable[str], ...] = (
    CONTENT.ship,
    CONTENT.outfit,
    CONTENT.mission,
    CONTENT.npc,
    CARGO,
    BERTHS,
    (loadout.id for loadout in CONTENT.loadouts),
    get_args(get_type_hints(HandIn)["reward"]),
    get_args(get_type_hints(Favour)["kind"]),
)

SUBJECTS: dict[str, int] = {
    name: number for number, name in enumerate(sorted({name for names in _NAMED for name in names}), 1)
}
"""Whatever a choice may be about and has a name, from 1 on: ships, outfits, missions, NPCs, cargo and a few words."""

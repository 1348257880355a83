"""Looking before leaping: the odds of a tool, by the faces that the rules roll for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.odds import percent
from starhold.kernel import Risk, Risks

from .choices import Use
from .rules import goal, scene, sides
from .state import find

if TYPE_CHECKING:
    from .game import Lifeboat


class FaceSeen(Struct, frozen=True):
    face: str
    chance: int
    """In percent."""
    work: int
    air: int


class ToolSeen(Struct, frozen=True):
    tool: str
    faces: tuple[FaceSeen, ...]


def places(game: Lifeboat) -> tuple[str, ...]:
    return tuple(f"tool {tool}" for tool in scene(game).tools)


def inspect(game: Lifeboat, about: str) -> ToolSeen | None:
    return tool_seen(game, about.removeprefix("tool ")) if about in places(game) else None


def tool_seen(game: Lifeboat, tool: str) -> ToolSeen:
    rolled = sides(game, find(game.content.tools, tool))
    faces = {face.id: face for face in rolled}.values()
    return ToolSeen(tool, tuple(FaceSeen(f.id, percent(rolled.count(f), len(rolled)), f.work, f.air) for f in faces))


def is_wasted(game: Lifeboat, tool: str) -> bool:
    """True if the work of the scene is done, and another tool at hand would bring air instead."""
    at_hand = [option.tool for option in game.decision.options if isinstance(option, Use)] if game.decision else []
    return game.state.work >= goal(game) and not brings_air(game, tool) and any(brings_air(game, t) for t in at_hand)


def brings_air(game: Lifeboat, tool: str) -> bool:
    return any(face.air > 0 for face in tool_seen(game, tool).faces)


def risks(game: Lifeboat, tool: str) -> Risks:
    """The faces that cost air."""
    faces = tool_seen(game, tool).faces
    return tuple(Risk("air", face.chance, -face.air, -face.air) for face in faces if face.air < 0)

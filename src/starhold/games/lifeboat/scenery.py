"""What is needed to draw Lifeboat: its scenes and tools, and what things are called."""

from __future__ import annotations

from msgspec import Struct

from .state import LifeboatContent, find
from .text import NAMES, LifeboatText


class DrawnFace(Struct, frozen=True):
    name: str
    work: int
    air: int


class DrawnTool(Struct, frozen=True):
    id: str
    name: str
    task: str
    faces: tuple[DrawnFace, ...]
    """The sides of its die."""


class DrawnScene(Struct, frozen=True):
    id: str
    name: str
    tools: tuple[str, ...]


class Labels(Struct, frozen=True):
    board: str
    air: str
    work: str
    used: str
    ready: str


LABELS = Labels("The bay of the boat", "Air", "Work", "Used last", "Ready for any tool")


class LifeboatScenery(Struct, frozen=True):
    scenes: tuple[DrawnScene, ...]
    tools: tuple[DrawnTool, ...]
    crew: tuple[str, ...]
    labels: Labels


def scenery(content: LifeboatContent, text: LifeboatText) -> LifeboatScenery:
    def drawn(face: str) -> DrawnFace:
        found = find(content.faces, face)
        return DrawnFace(text.word("face", face), found.work, found.air)

    scenes = tuple(DrawnScene(scene.id, text.scene(scene.id), scene.tools) for scene in content.scenes)
    tools = tuple(
        DrawnTool(tool.id, text.word("tool", tool.id), tool.task, tuple(map(drawn, tool.faces)))
        for tool in content.tools
    )
    return LifeboatScenery(scenes, tools, NAMES, LABELS)

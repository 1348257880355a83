"""The voice of Lifeboat."""

from __future__ import annotations

from collections.abc import Iterable

from starhold.kernel import Box, BoxItem, BoxSection, Risk, Text, Words
from starhold.kernel.speech import capitalised

from .looking import FaceSeen, ToolSeen
from .state import LifeboatContent, LifeboatView, find

NAMES = ("Wren", "Finch", "Swift", "Teal")
FACES = {"two-seams": "two seams"}
"""Faces that are not called by their ids."""


class LifeboatText(Text):
    words = Words("Crew member", "Crew", mat="Tools", score="Air")
    events = {
        "lifeboat.used": "{seat} uses {tool}: {face}.",
        "lifeboat.breathed": "The crew breathes. Air left: {air}.",
        "lifeboat.finished": "The crew finishes {scene}.",
    }
    choices = {"lifeboat.use": "use {tool}"}
    clauses = {"lifeboat.use": "LIFEBOAT-TOOL-03"}
    refusals = {
        "lifeboat.tool-of-scene": "{tool} is of no use in this scene: take another one",
        "lifeboat.other-tool": "you used {tool} last: take another one now, and this one later",
    }
    prompts = {"lifeboat.round.use": "{seat}, which tool do you use?"}
    moments = {"lifeboat.round.use": "{whose} choice of a tool"}
    scenes = {"repair": "Repair", "launch": "Launch"}
    options = {"station": "The station to escape from"}
    wasted = "The work here is done, and more of it is lost. Air is not."

    def word(self, field: str, value: object) -> str:
        match field, value:
            case "seat", int(seat):
                return NAMES[seat]
            case "tool" | "scene", str(name):
                return f"the {name}"
            case "face", str(face):
                return FACES.get(face, face)
        return str(value)

    def risk(self, risk: Risk) -> str:
        return f"{risk.percent}% risk of losing {risk.most} air"

    def inspected(self, found: ToolSeen) -> tuple[str, ...]:
        return (self.word("tool", found.tool), *map(self._odds, found.faces))

    def clauses_about(self, found: ToolSeen) -> tuple[str, ...]:
        return ("LIFEBOAT-TOOL-03", "LIFEBOAT-TOOL-02")

    def _odds(self, face: FaceSeen) -> str:
        gains = [f"{amount:+} {what}" for what, amount in (("work", face.work), ("air", face.air)) if amount]
        return f"{face.chance}% {self.word('face', face.face)}: {', '.join(gains) or 'nothing'}"

    def box(self, content: LifeboatContent, tools: Iterable[ToolSeen]) -> Box:
        stations = [BoxItem(f"station {each.id}", each.name, (f"{each.air} air each",)) for each in content.stations]
        return (
            BoxSection("Tools", tuple(self._boxed(tool, find(content.tools, tool.tool).task) for tool in tools)),
            BoxSection("Stations", tuple(stations)),
        )

    def _boxed(self, tool: ToolSeen, task: str) -> BoxItem:
        name, *odds = self.inspected(tool)
        return BoxItem(f"tool {tool.tool}", capitalised(name), tuple(odds), (f"{capitalised(task)}.",))

    def board(self, view: LifeboatView) -> str:
        progress = f"{'#' * min(view.work, view.goal):-<{view.goal}}  {view.work} of {view.goal}"
        lines = [f"{self.scene(view.scene):<8}{progress}", f"{'Air':<8}{view.air}"]
        for name, tool in zip(NAMES, view.last_used, strict=False):
            lines.append(f"{name:<8}{f'used {tool}' if tool else 'ready'}")
        return "\n".join(lines)

"""The voice of Lifeboat."""

from __future__ import annotations

from starhold.kernel import Risk, Text

from .looking import FaceSeen, ToolSeen
from .state import LifeboatView

NAMES = ("Wren", "Finch", "Swift", "Teal")
FACES = {"two-seams": "two seams"}
"""Faces that are not called by their ids."""


class LifeboatText(Text):
    events = {
        "lifeboat.used": "{seat} uses {tool}: {face}.",
        "lifeboat.breathed": "The crew breathes. Air left: {air}.",
        "lifeboat.finished": "The crew finishes {scene}.",
    }
    choices = {"lifeboat.use": "use {tool}"}
    refusals = {
        "lifeboat.tool-of-scene": "{tool} is of no use in this scene: take another one",
        "lifeboat.other-tool": "you used {tool} last: take another one now, and this one later",
    }
    prompts = {"lifeboat.round.use": "{seat}, which tool do you use?"}
    scenes = {"repair": "Repair", "launch": "Launch"}
    options = {"station": "The station to escape from"}

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

    def _odds(self, face: FaceSeen) -> str:
        gains = [f"{amount:+} {what}" for what, amount in (("work", face.work), ("air", face.air)) if amount]
        return f"{face.chance}% {self.word('face', face.face)}: {', '.join(gains) or 'nothing'}"

    def board(self, view: LifeboatView) -> str:
        progress = f"{'#' * min(view.work, view.goal):-<{view.goal}}  {view.work} of {view.goal}"
        lines = [f"{self.scene(view.scene):<8}{progress}", f"{'Air':<8}{view.air}"]
        for name, tool in zip(NAMES, view.last_used, strict=False):
            lines.append(f"{name:<8}{f'used {tool}' if tool else 'ready'}")
        return "\n".join(lines)

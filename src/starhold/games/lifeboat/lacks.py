"""What may be missing for an answer."""

from __future__ import annotations

from starhold.kernel import Lack


class ToolOfScene(Lack, frozen=True, tag="lifeboat.tool-of-scene"):
    """A tool that is of use in this scene."""

    tool: str


class OtherTool(Lack, frozen=True, tag="lifeboat.other-tool"):
    """A tool that was not used last."""

    tool: str

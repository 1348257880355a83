"""Saves of the time before there were campaigns: how they are read now."""

from __future__ import annotations

from typing import Any

ALIASES = {
    "corespace.play-mission.deploy": "corespace.single-mission.fly",
    "corespace.muster.set_out": "corespace.muster.end",
}


def with_careers(state: dict[str, Any]) -> None:
    """Traders had levels instead of career points, and a list of what they had begun with, though they carried it."""
    out = {figure["id"] for figure in state["mission"]["figures"]}
    for crew in state["crews"]:
        for member in crew["members"]:
            if "level" not in member:
                continue
            member["career"] = sum(skill["level"] for skill in member["skills"])
            del member["level"]
            if member["board"] in out:
                member["kit"] = []

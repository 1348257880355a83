"""Saves of the time when each peril was a procedure of its own: how their frames are read now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from starhold.kernel import tag_of

from .harm import MeetPeril

Frame: TypeAlias = dict[str, Any]


def peril(name: str | None, saved_as: str = "damage") -> Callable[[Frame], Frame]:
    """A frame of a former peril becomes one of `MeetPeril`; without a name the frame itself says which work it was."""

    def renewed(frame: Frame) -> Frame:
        stage = frame["stage"]
        return {
            "type": tag_of(MeetPeril),
            "seat": frame["seat"],
            "peril": frame["work"] if name is None else name,
            "about": frame.get("sector", ""),
            "harm": frame.get(saved_as, 0),
            "stage": stage if stage in ("start", "rolled") else "suffer",
        }

    return renewed


RENEWALS: dict[str, Callable[[Frame], Frame]] = {
    "xia.enter-asteroids": peril("asteroid"),
    "xia.enter-nebula": peril("nebula", "loss"),
    "xia.enter-debris": peril("debris"),
    "xia.enter-ice": peril("ice"),
    "xia.gather": peril(None, "harm"),
    "xia.quarry-ice": peril("quarry"),
    "xia.excavate-relic": peril("excavate"),
}

"""The log of a long match: a newcomer is sent the end of the present scene's, and asks for what was before."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.kernel import Entry, Match, Scene, Viewer

from .lobby import LogPart, SceneInfo
from .showing import log, told_by

LONGEST_PART = 500
"""Entries whose lines are sent at once to somebody who looks back."""


def scene_infos(match: Match) -> tuple[SceneInfo, ...]:
    """The scenes of a match, with what they are called."""
    title = match.game.scene_title
    return tuple(SceneInfo(scene.name, title(scene.name), scene.revision, scene.date) for scene in match.scenes)


def branched_at(match: Match) -> str | None:
    """The words for the scene at whose beginning a match left another one, if it did."""
    branch = match.journal.branch
    return None if branch is None else match.game.text.scene(branch.scene)


def part_before(match: Match, before: int) -> int:
    """The revision after which the part of the log begins that reaches up to a revision: no further than its scene."""
    scene = _scene_at(match.scenes, before)
    return max(scene.revision - 1, before - LONGEST_PART)


def log_part(match: Match, entries: Sequence[Entry], begin: int, viewer: Viewer) -> LogPart:
    """The lines of some entries, which follow the revision `begin`; what was told before the first, if that is -1."""
    return LogPart(begin, tuple(log(told_by(match, entries, begin), viewer)))


def _scene_at(scenes: Sequence[Scene], revision: int) -> Scene:
    return next((scene for scene in reversed(scenes) if scene.revision <= revision), scenes[0])

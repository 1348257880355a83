"""The scenes of a saved match: listed, and found by name or number."""

from __future__ import annotations

from starhold.kernel import BadSetup, Match
from starhold.kernel.hints import did_you_mean

from .group import FINE
from .screen import Screen, print_json

UNNAMED = "the whole match"


def list_scenes(match: Match, *, as_json: bool) -> int:
    """Print the scenes, each with the revision at which it began."""
    if as_json:
        print_json(match.scenes)
        return FINE
    rows = [
        (f"{number}", scene.name, f"from {scene.revision}", match.game.scene_title(scene.name) or UNNAMED, scene.date)
        for number, scene in enumerate(match.scenes, 1)
    ]
    Screen().table(rows, indent="")
    return FINE


def bounds(match: Match, wanted: str) -> tuple[int, int]:
    """The first and the last revision of a scene, named or counted from 1; of several with a name, the last."""
    scenes = match.scenes
    found = [number for number, scene in enumerate(scenes, 1) if wanted in (str(number), scene.name)]
    if not found:
        known = ", ".join(scene.name or str(number) for number, scene in enumerate(scenes, 1))
        hint = did_you_mean(wanted, [scene.name for scene in scenes])
        raise BadSetup(f"name a scene of this match ({known}) or its number, not `{wanted}`{hint}")
    later = scenes[found[-1] :]
    return scenes[found[-1] - 1].revision, later[0].revision if later else match.revision


def titles_by_revision(match: Match) -> dict[int, str]:
    """The words for each scene, by the revision at which it begins."""
    return {scene.revision: match.game.text.scene(scene.name) for scene in match.scenes}

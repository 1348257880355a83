"""The log of a campaign, as text and line by line: the title has the words, the scenes of the journal the dates."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.kernel import Match
from starhold.kernel.speech import named

from .lobby import Story, StoryLine

NO_DATE = " " * len("2026-11-18")


def campaign_log(match: Match, people: Sequence[str] = ()) -> str | None:
    """The whole log, with the names of the people by seat; nothing if the match is not a campaign."""
    game = match.game.referring()
    log = game.campaign_log()
    if log is None:
        return None
    names = _names(people)
    dates = {scene.name: scene.date for scene in match.scenes}
    lines = [
        words
        for line in log.lines
        for words in (
            f"{dates.get(line.scene) or NO_DATE}  {line.words}",
            *(f"{NO_DATE}  {note}" for note in line.notes),
        )
    ]
    paragraphs = [[game.title, *([", ".join(names.values())] if names else [])], [log.standing], lines]
    whole = "\n\n".join("\n".join(each) for each in [*paragraphs, log.closing.splitlines()] if each)
    return f"{named(whole, names)}\n"


def story(match: Match, people: Sequence[str] = ()) -> Story | None:
    """The log with the moments at which its scenes began; nothing if the match is not a campaign."""
    log = match.game.referring().campaign_log()
    if log is None:
        return None
    names, begun = _names(people), {scene.name: scene for scene in match.scenes}
    lines = []
    for line in log.lines:
        scene = begun.get(line.scene)
        revision, date = (None, "") if scene is None else (scene.revision, scene.date)
        notes = tuple(named(note, names) for note in line.notes)
        lines.append(StoryLine(named(line.words, names), notes, revision, date))
    return Story(named(log.standing, names), tuple(lines), named(log.closing, names))


def _names(people: Sequence[str]) -> dict[str, str]:
    return {f"seat {seat}": name for seat, name in enumerate(people) if name}

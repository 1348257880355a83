"""The log of a campaign as text: the title has the words, the scenes of the journal have the dates."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.kernel import Match
from starhold.kernel.speech import named

NO_DATE = " " * len("2026-11-18")


def campaign_log(match: Match, people: Sequence[str] = ()) -> str | None:
    """The whole log, with the names of the people by seat; nothing if the match is not a campaign."""
    game = match.game.referring()
    log = game.campaign_log()
    if log is None:
        return None
    names = {f"seat {seat}": name for seat, name in enumerate(people) if name}
    dates = {scene.name: scene.date for scene in match.scenes}
    lines = [f"{dates.get(line.scene) or NO_DATE}  {line.words}" for line in log.lines]
    paragraphs = [[game.title, *([", ".join(names.values())] if names else [])], [log.standing], lines]
    whole = "\n\n".join("\n".join(each) for each in [*paragraphs, log.closing.splitlines()] if each)
    return f"{named(whole, names)}\n"

"""The laws about looking before leaping: to ask costs nothing, changes nothing and tells no secret."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starhold.kernel import Match, Viewer, codec_of

from .law import at_each_moment
from .secrecy import name_of, twins_of
from .structure import clauses_of
from .trial import Breach, Trial, spread, viewers, where

WORLDS = 1
"""So many are enough for each viewer, because much is asked about at many moments."""

RUBBISH = ("", " ", "no such thing", "space", "seat", "seat 99", "space 99,99", "place -1", "\0", "x" * 400)
"""What a title knows nothing of."""


@at_each_moment
def looking_tells_no_secret(match: Match, trial: Trial) -> None:
    """What a viewer is told of a place, a piece or an option is the same when what it cannot know is dealt again."""
    for viewer in viewers(match):
        asked = tuple(_asked_about(match, viewer, trial))
        told = [_told(match, viewer, about) for about in asked]
        for twin in twins_of(match, viewer, WORLDS):
            for about, before in zip(asked, told, strict=True):
                if _told(twin, viewer, about) != before:
                    raise Breach(f"{where(match)}: asked about `{about}`, {name_of(viewer)} is told a secret")


@at_each_moment
def looking_ahead_changes_nothing(match: Match, trial: Trial) -> None:
    """Asking about something leaves the match as it is, has words, and is answered alike if it is asked again."""
    before = _traces(match)
    known = clauses_of(type(match.game))
    for viewer in viewers(match):
        for about in _asked_about(match, viewer, trial):
            found = match.inspect(viewer, about)
            if found is None:
                continue
            if not all(line.strip() for line in match.game.text.inspected(found) or ("",)):
                raise Breach(f"{where(match)}: there are no words for what is known about `{about}`")
            unknown = set(match.game.text.clauses_about(found)) - known
            if unknown:
                raise Breach(f"{where(match)}: there are no such clauses about `{about}`: {sorted(unknown)}")
            if match.inspect(viewer, about) != found and _traces(match) == before:
                raise Breach(f"{where(match)}: asked about `{about}` twice, the game says two different things")
        if _traces(match) != before:
            raise Breach(f"{where(match)}: {name_of(viewer)} has asked about things, and the match is another one")


@at_each_moment
def nonsense_is_known_to_nobody(match: Match, _: Trial) -> None:
    """A viewer who asks about something that does not exist is told nothing, and nothing breaks."""
    for viewer in viewers(match):
        for about in RUBBISH:
            if match.inspect(viewer, about) is not None:
                raise Breach(f"{where(match)}: there is no `{about}`, and the game knows something about it")


def _asked_about(match: Match, viewer: Viewer, trial: Trial) -> Iterator[str]:
    """Some of the title's places, what the options point at, and for whoever is asked those that point at nothing."""
    targets = {
        (part.seat, str(option)): match.game.put_to(part.seat).target(option)
        for part in match.decision.parts
        for option in spread(part.options, trial.options)
    }
    own = (answer for (seat, answer), target in targets.items() if target is None and seat == viewer)
    pointed_at = filter(None, targets.values())
    yield from dict.fromkeys((*spread(match.game.places(), trial.options), *pointed_at, *own))


def _told(match: Match, viewer: Viewer, about: str) -> bytes:
    return msgspec.json.encode(match.inspect(viewer, about))


def _traces(match: Match) -> tuple[bytes, int, int]:
    """All that shows whether something was done."""
    return codec_of(type(match.game)).encode(match.game), len(match.game.draws), len(match.game.told)

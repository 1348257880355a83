"""A match that is wound to any of its moments: `Reel`."""

from __future__ import annotations

from time import monotonic

from starhold.kernel import BadSave, Match, StaleRevision

STRIDE = 200
"""Entries between two stops, from which winding begins."""

LONGEST_WINDING = 20.0
"""Seconds in which any match of people or bots is gone through many times over."""


class Reel:
    """The past of a match. Going through it once makes every later look cheap."""

    def __init__(self, match: Match, own_content: str = "") -> None:
        self.own_content = own_content
        """The folder of the host's own content that it is played with, by name."""
        self._match = match
        self._entries = match.journal.entries
        self._first = match.journal.repeatable_from
        self._stops: dict[int, Match] = {}

    @property
    def revision(self) -> int:
        """The last moment."""
        return len(self._entries)

    def at(self, revision: int) -> Match:
        """Return the match as it was after this many entries of its journal; `BadSave` if that takes too long."""
        end = monotonic() + LONGEST_WINDING
        match = self._stop_before(revision).clone()
        for entry in self._entries[match.revision : revision]:
            match.repeat(entry)
            if match.revision % STRIDE == 0:
                self._stops.setdefault(match.revision, match.clone())
            if monotonic() > end:
                raise BadSave(f"it takes too long to go through: given up after {match.revision} entries")
        return match

    def branch(self, scene: int) -> Match:
        """A new match from the beginning of the scene that began at this revision."""
        begun = next((each for each in self._match.scenes if each.revision == scene), None)
        if begun is None:
            raise StaleRevision(f"no scene of this match began at revision {scene}")
        if scene < self._first:
            raise StaleRevision("that scene was played by older rules, and cannot be played again")
        return self._match.branch(begun)

    def _stop_before(self, revision: int) -> Match:
        """The last moment before a revision that was wound to already, or at which a scene began."""
        scenes = {scene.revision: scene for scene in self._match.scenes if self._first <= scene.revision <= revision}
        near = max((stop for stop in self._stops if stop <= revision), default=self._first)
        begun = max(scenes, default=self._first)
        if begun > near and self._match.remembers(scenes[begun]):
            near = begun
        if near not in self._stops:
            self._stops[near] = self._match.at_scene(scenes[near]) if near in scenes else self._match.replay(to=near)
        return self._stops[near]

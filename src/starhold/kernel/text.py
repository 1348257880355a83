"""Sentences for people: `Text`. Events and prompts carry data; how they read is said in one place."""

from __future__ import annotations

from typing import Any

from .decision import Choice, Decision
from .event import Event
from .seat import Viewer


class Text:
    """How a title speaks. Each method is given data and returns a sentence or a picture of letters."""

    def event(self, event: Event, viewer: Viewer) -> str:
        """What happened, as told to this viewer."""
        raise NotImplementedError

    def prompt(self, decision: Decision) -> str:
        """The question."""
        raise NotImplementedError

    def choice(self, choice: Choice) -> str:
        """What this answer means, for those who do not read the notation."""
        raise NotImplementedError

    def board(self, view: Any) -> str:
        """The view as a picture of letters, for the terminal."""
        raise NotImplementedError

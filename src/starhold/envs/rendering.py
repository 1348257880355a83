"""The table for people who watch: `rendered`, in letters or as a picture."""

from __future__ import annotations

import sys
from typing import TypeAlias

from gymnasium.error import UnsupportedMode

from starhold.kernel import Match, Viewer

from .canvas import Picture
from .encoder import Encoder

RENDER_MODES = ["ansi", "rgb_array", "human"]
Rendered: TypeAlias = str | Picture | None


def render_mode_of(given: str | None) -> str | None:
    """The render mode, if there is one; `UnsupportedMode` if the table cannot be shown like this."""
    if given is not None and given not in RENDER_MODES:
        raise UnsupportedMode(f"choose render_mode {', '.join(map(repr, RENDER_MODES))} or None, not {given!r}")
    return given


def rendered(mode: str, encoder: Encoder, match: Match, viewer: Viewer) -> Rendered:
    """The table as a viewer sees it: letters, a picture, or nothing if it was written to the terminal."""
    view = match.view(viewer)
    if mode == "rgb_array":
        return encoder.picture(match.game, view)
    board = match.game.board(view)
    if mode == "ansi":
        return board
    sys.stdout.write(f"{board}\n\n")
    sys.stdout.flush()
    return None

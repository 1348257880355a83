"""The colours of the deck, where a terminal has any. The letters say everything without them, too."""

from __future__ import annotations

PALETTE = {
    r"[─│┌┐└┘├┤┬┴┼╵╷╴╶]+": "dim",
    r"[┄┊]+": "green",
    r"[═║]+": "cyan",
    r"X+": "red",
    r"·": "dim",
    r"♥+": "green",
}
"""Regular expressions, and the styles of what they match."""

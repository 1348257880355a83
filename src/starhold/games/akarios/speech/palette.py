"""The colours of the board, where a terminal has any. The letters say everything without them, too."""

from __future__ import annotations

PALETTE = {
    # The map
    r"·|□+|○+": "dim",
    r":::|(?<=:):|:(?=:)": "yellow",
    r"~+": "magenta",
    r"@+": "bright_blue",
    # Playerboards
    r"■+": "green",
    r"◆+": "cyan",
    r"\b(?:damaged|unconscious|hull breached|stunned|slowed|jammed|locked)\b": "red",
    r"\bstress\b(?= die|\b[,;.]|$)": "magenta",
}
"""Regular expressions, and the styles of what they match."""

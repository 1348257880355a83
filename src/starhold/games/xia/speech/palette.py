"""The colours of the board, where a terminal has any. The letters say everything without them, too."""

from __future__ import annotations

from .names import COLOURS

CAPTAINS = dict(
    zip(COLOURS, ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta"), strict=True)
)

PALETTE = {
    # The map
    r"·|□+": "dim",
    r"o(?=[·?MBW$]o)|(?<=o[·?MBW$])o|\booo\b": "yellow",
    r"~+": "magenta",
    r"#+": "red",
    r"\*+": "bright_yellow",
    r"\|+": "cyan",
    r"[\\/_]+": "green",
    r"=+": "bold bright_green",
    r"\?": "bold bright_yellow",
    r"<[A-Z]>": "bold",
    # Captains
    r"■+": "green",
    r"●+": "cyan",
    r"\bbounty [\d,]+|\b(?:stranded|destroyed|exhausted)\b": "red",
    r"\d+ movement left": "bold",
    # The hold
    r"(?<![\w'])\w?x(?![\w'])": "bold red",
    **{
        rf"<{name[0]}>|(?m:^[> ] {name}\b)|(?<= (?:by|of) ){name}\b": f"bold {style}"
        for name, style in CAPTAINS.items()
    },
}
"""Regular expressions, and the styles of what they match."""

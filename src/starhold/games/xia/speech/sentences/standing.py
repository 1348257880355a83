"""Things that hold for a captain for a while only."""

from __future__ import annotations

from ...seeing.standing import ConditionKind

CONDITIONS: dict[ConditionKind, str] = {
    "gone": "not on the board",
    "moving": "{number} movement left",
    "stranded": "stranded",
    "cloaked": "cloaked",
    "autopilot": "on auto-pilot, spaces after each turn: {number}",
    "crossings": "planetary shields to be crossed freely: {number}",
    "harpoon": "harpoon in {ship}, range {number}",
    "harpoon/no-limit": "harpoon in {ship}, any range",
    "using": "uses space {at} from next to it",
    "docked": "inside the Kiln",
    "ice": "{number} ice, which spreads each turn",
    "skips-turn": "loses the next turn",
}

"""Several events in one sentence: flights, hits, damage in the hold."""

from __future__ import annotations

TOGETHER = {
    # Within a sector both places have its name, and are told apart where they are mentioned together.
    "flight": "{who} flies {spaces} to {to}.",
    "flight/within": "{who} flies {spaces} from {start} to {to}.",
    "flight/far": "{who} flies to {to}.",
    "hit": "{who} attacks {whom}{weapons}: {attack} against {defence}, {damage}.",
    "hit/destroyed": "{who} destroys {whom}{weapons}: {attack} against {defence}, {damage}!",
    "damage": "{seat} takes it on {cells}.",
}

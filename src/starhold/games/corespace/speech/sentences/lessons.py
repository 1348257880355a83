"""What a newcomer is told in the first mission, one thing at a time."""

from __future__ import annotations

LESSONS = {
    "fight": "{foe} is in contact. Fight it: if {figure} walks away instead, it strikes first.",
    "home": "{figure} has what you came for. Bring it back to airlock {airlock}, and out.",
    "shoot": "{foe} is in sight. The first shot of a round adds a peg to hostility; all others are free of that.",
    "again": "{foe} is in sight, and this round's first shot is fired: another one adds no hostility.",
    "search": "A crate is next to {figure}. Search it: the others see only the backs of what you take.",
    "interact": "{figure} can reach something that the mission asks for. Doing it takes an action.",
    "crate": "The nearest crate that you have not looked into is at {at}. Point at a square to see what follows.",
}

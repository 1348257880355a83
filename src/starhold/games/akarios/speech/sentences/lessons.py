"""What a newcomer is told in the first fights, one thing at a time."""

from __future__ import annotations

LESSONS = {
    "fly": "{pilot}, no enemy is in reach yet. Put a move die on a move; the board then shows where it can end.",
    "fire": "{pilot}, {enemy} is in reach. Put attack dice on {card}; wild ones fit as well.",
    "behind": "{pilot}, you are behind {enemy}: an attack draws twice, and you choose. Put attack dice on {card}.",
    "edge": "{pilot}, you have the edge on {enemy}: an attack draws twice, and you choose. Put attack dice on {card}.",
    "mend": "{pilot}, your hull is down to {hull}. Three dice of any kind on {card} bring some back, and calm you.",
    "nerves": "{pilot}, your stress is {stress}: with the next point {harm}. Use your other dice first if you can.",
    "finish": "These dice can do nothing more. End your actions; when everyone has, the enemies act.",
}

HARMS = {3: "a miss joins your deck", 5: "another miss joins your deck", 7: "you snap", 10: "you snap again"}
"""What a number of stress brings."""

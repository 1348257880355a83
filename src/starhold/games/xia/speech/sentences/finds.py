"""The exploration tokens of Embers."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.cube-found": "{seat} finds a cube of {cargo}.",
    "xia.cube-drifts": "{seat} finds a cube of {cargo}, has no room for it, and leaves it adrift at {at}.",
    "xia.movement-found": "{seat} catches a tailwind: up to {movement}.",
    "xia.captain-found": "{seat} meets a captain in need, who wants to get to {sector} (on the card: {mission}).",
    "xia.card-passed-over": "{seat} turns up {mission}, which has no delivery.",
    "xia.taken-aboard": "{seat} takes the captain in need aboard ({mission}).",
    "xia.declined": "{seat} leaves the captain in need to others ({mission}).",
    "xia.set-down": "{seat} sets the captain in need down ({mission}).",
    "xia.tokens-handed-in": "{seat} hands in two exploration tokens.",
}

CHOICES: dict[str, str] = {
    "xia.take-aboard": "take the captain aboard in place of {mission}",
    "xia.take-aboard/no-mission": "take the captain aboard",
    "xia.decline": "wish the captain good luck, and fly on",
    "xia.hand-in": "hand in two exploration tokens for {reward}",
}

GROUPS: dict[str, str] = {}

PROMPTS: dict[str, str] = {
    "xia.meet-captain.answer": "{seat}, a captain in need asks for passage. Do you take them aboard?",
    "xia.resolve-token.reward": "{seat}, you have two exploration tokens. What do you want for them?",
}

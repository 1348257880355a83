"""Powers, the Sellsword, and games for two."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.card-chosen": "{seat} takes the power of {card}, which is always active.",
    "xia.card-chosen/no-power": "{seat} takes the ability of {card}.",
    "xia.sellsword-hired": "{seat} hires the Sellsword for {credits} credits.",
    "xia.contract-ended": "The Sellsword no longer works for {seat}.",
}

CHOICES: dict[str, str] = {
    "xia.take-ability": "take the ability, which is used and exhausted",
    "xia.take-power": "take the power, which is always active",
    "xia.hire": "hire the Sellsword",
    "xia.send": "send the Sellsword to {to}",
    "xia.strike": "let the Sellsword attack {ship}",
    "xia.hold-fire": "let the Sellsword attack nobody",
}

GROUPS: dict[str, str] = {
    "xia.send": "send the Sellsword to a space",
}

PROMPTS: dict[str, str] = {
    "xia.choose-card.take": "{seat}, which of the two ability cards do you take?",
    "xia.sellsword-turn.fly": "{seat}, where do you send the Sellsword?",
    "xia.sellsword-turn.attack": "{seat}, whom does the Sellsword attack?",
}

"""What a table may choose before a match, and how to begin one."""

from __future__ import annotations

from starhold.kernel import OptionValue

AIM = "Do what the scenario asks before its time is up, and bring each other home. You win or lose together."

BEGINNINGS = {
    "campaign": "The campaign",
    "first": "First Light",
    "fight": "A single fight",
}

BEGINNING_DETAILS = {
    "campaign": "One story over many evenings: fights, travel, landings, and choices that come back. Fly one pilot or \
four. Friends can join before any scene, and leave.",
    "fight": "Two cadets, any enemy of the road. It stands outside the story.",
    "first": "You fly two cadets against four raiders. Half an hour, and all the basics of a fight.",
}

OPTIONS = {
    "campaign": "Campaign",
    "scenario": "Scenario, if it is not a campaign",
    "difficulty": "Difficulty",
    "pilots": "Number of pilots; 0 for one in each seat",
    "ignore_any_damage": "A damaged card stops asteroids and hull breaches, too",
    "ironman": "Ironman: no card stops a hit, and enemies are harder to hinder",
}

OPTION_DETAILS = {
    "difficulty": "Harder enemies have more hull and shield, and hit harder.",
    "pilots": "A player can fly several pilots. One pilot alone rolls five dice.",
}

OPTION_VALUES: dict[str, dict[OptionValue, str]] = {
    "difficulty": {
        "easy": "Easy",
        "normal": "Normal",
        "medium": "Medium",
        "hard": "Hard",
        "very-hard": "Very hard",
        "insane": "Insane",
        "abyss": "Abyss",
    },
}

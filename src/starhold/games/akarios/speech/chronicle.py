"""What is remembered of a scene: what the squad has chosen, and what it has gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..options import BONUS
from ..rules.campaign.squad import squad_of
from ..seeing.readings import brought, path_taken
from ..state import ScenePlayed
from .sentences.campaign import CHOSEN

if TYPE_CHECKING:
    from ..game import Akarios


def notes_of(game: Akarios, number: int, scene: ScenePlayed) -> tuple[str, ...]:
    """The notes on the scene of a number, from 1 on."""
    squad = squad_of(game)
    begins = [*squad.chapters, len(squad.book)]
    readings = squad.book[begins[number - 1] : begins[number]] if number < len(begins) else []
    chosen = [(name, path) for reading in readings for name, path in path_taken(game, reading)]
    choices = [CHOSEN.format(page=name, choice=path.text) for name, path in chosen]
    bonus = BONUS[scene.difficulty] if scene.kind == "fight" and scene.outcome == "success" else 0
    gains = game.text.gained([bringing for reading in readings for bringing in brought(game, reading)], bonus)
    return (*choices, *([gains] if gains else []))

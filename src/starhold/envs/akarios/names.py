"""What is counted through in the arrays of Stars of Akarios: questions, kinds of choice, and all that has a name."""

from __future__ import annotations

from typing import get_args

from starhold.games.akarios import Akarios, choices
from starhold.games.akarios.board.maps import TERRAINS as LETTERS
from starhold.games.akarios.board.maps import read_map
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.speech.names import ways_of
from starhold.games.akarios.speech.vocabulary import EFFECTS
from starhold.games.akarios.state import Phase
from starhold.kernel.content import catalogue_of
from starhold.kernel.decision import ROLL_PROMPT

from ..encoder import kind_numbers


def _all_content() -> AkariosContent:
    content = catalogue_of(Akarios).content
    assert isinstance(content, AkariosContent)
    return content


CONTENT = _all_content()
SCENARIOS = tuple(scenario.id for scenario in CONTENT.scenarios)
TYPES = tuple(sorted(CONTENT.enemy))
CARDS = tuple(sorted(CONTENT.card))
TERRAINS = tuple(LETTERS.values())
PHASES: tuple[Phase, ...] = get_args(Phase)
PROMPTS = tuple(sorted([*Akarios.text.prompts, ROLL_PROMPT]))

_BOARDS = [read_map(scenario.map).terrain for scenario in CONTENT.scenarios]
COLUMNS = 1 + max(space.q for board in _BOARDS for space in board)
ROWS = 1 + max(space.r + space.q // 2 for board in _BOARDS for space in board)

KINDS = kind_numbers(Akarios, choices.__name__)
"""The kinds of choice in a fight, from 1 on: a campaign has others."""

SPARROW = "sparrow"
_WAYS = tuple(way.id for scenario in CONTENT.scenarios for way in ways_of(scenario))
_NAMED = (
    CONTENT.pilot,
    CONTENT.ship,
    CARDS,
    TYPES,
    CONTENT.modifier,
    CONTENT.trauma,
    EFFECTS,
    _WAYS,
    (SPARROW,),
)
SUBJECTS: dict[str, int] = {
    name: number for number, name in enumerate(sorted({name for names in _NAMED for name in names}), 1)
}
"""Whatever a choice may be about and has a name, from 1 on: pilots, ships, cards, enemies, effects, traumas, ways."""

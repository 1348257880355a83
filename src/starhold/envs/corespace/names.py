"""What is counted through in the arrays of Core Space: questions, kinds of choice, and all that has a name."""

from __future__ import annotations

from typing import get_args

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.plans import layout_of
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.rules.after.stowage import HOLD
from starhold.games.corespace.rules.persuading import JOIN, TRADE, WAIT
from starhold.games.corespace.state import Phase, Turned, Where
from starhold.geometry.square import WINDS
from starhold.kernel import Record
from starhold.kernel.content import catalogue_of
from starhold.kernel.decision import ROLL_PROMPT

from ..encoder import kind_numbers


def _all_content() -> CoreSpaceContent:
    content = catalogue_of(CoreSpace).content
    assert isinstance(content, CoreSpaceContent)
    return content


CONTENT = _all_content()
MISSIONS = tuple(mission.id for mission in CONTENT.missions)
BANDS = tuple(band.id for band in CONTENT.bands)
TYPES = tuple(sorted(CONTENT.npc))
TOKENS = tuple(sorted(CONTENT.token))
PHASES: tuple[Phase, ...] = get_args(Phase)
PLACES: tuple[Where, ...] = get_args(Where)
TURNED: tuple[Turned, ...] = get_args(Turned)
PROMPTS = tuple(sorted([*CoreSpace.text.prompts, ROLL_PROMPT]))

KINDS = kind_numbers(CoreSpace)
"""The kinds of choice, from 1 on."""

_RECORDS = (
    record.id for field in CONTENT.__struct_fields__ for record in getattr(CONTENT, field) if isinstance(record, Record)
)
_BOARDS = [layout_of(board, CONTENT.terrain) for board in CONTENT.boards]
_LETTERS = {airlock.letter for board in _BOARDS for airlock in board.airlocks}
_DOORS = {door.id for board in _BOARDS for door in board.doors}
_REQUESTS = {TRADE, JOIN, WAIT, *(appeal.id for mission in CONTENT.missions for appeal in mission.appeals)}
SUBJECTS: dict[str, int] = {
    name: number for number, name in enumerate(sorted({*_RECORDS, *_LETTERS, *_DOORS, *WINDS, *_REQUESTS, HOLD}), 1)
}
"""Whatever a choice may be about and has a name, from 1 on: people, tokens, skills, airlocks, doors, requests."""

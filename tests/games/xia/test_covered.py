"""No choice is forgotten: whatever names something has its meaning, its risks and its target."""

from __future__ import annotations

import pytest

from starhold.games.common.by_kind import ByKind
from starhold.games.common.joints import added_up
from starhold.games.xia.drawing.targets import TARGETS
from starhold.games.xia.rules.dangers import DANGERS
from starhold.games.xia.rules.embers.events import EFFECTS
from starhold.games.xia.rules.in_play import RULES
from starhold.games.xia.rules.missions.kinds.arms_dealer import Supply
from starhold.games.xia.speech.meanings import MEANINGS
from starhold.kernel import Choice, Meaning

from .positions import open_space

ALL_RULES = added_up([*RULES.values(), *(effect.rules for effect in EFFECTS.values())])


@pytest.mark.parametrize(
    ("table", "added"),
    [(MEANINGS, ()), (DANGERS, ALL_RULES.dangers), (TARGETS, ALL_RULES.targets)],
    ids=["meanings", "dangers", "targets"],
)
def test_every_choice_is_covered(table: ByKind[object], added: tuple[type[Choice], ...]) -> None:
    assert list(table.gaps("xia", added)) == []


def test_an_outfit_that_is_handed_over_is_called_by_its_name() -> None:
    assert open_space().game.meaning(Supply(0)) == Meaning("hand over the M-22")

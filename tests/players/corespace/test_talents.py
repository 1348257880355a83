"""Skills of traders: used if the crew stands better afterwards, and whatever they are called."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import starhold
from starhold.games.corespace.choices import Pass, React
from starhold.games.corespace.rules.assault import Assault
from starhold.games.corespace.rules.figures import figure_of
from starhold.geometry.square import NAMES
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.corespace.evaluation import standing
from starhold.players.corespace.learning import is_barred
from starhold.players.corespace.situation import Situation
from starhold.players.corespace.temper import QUICK
from starhold.players.corespace.trader import Trader

from ..questions import CASES, questions
from .test_trader import boarded, play_of, turn


def test_pegs_are_worth_something_as_long_as_there_are_rounds_for_them() -> None:
    match = boarded(at="d6")
    game, jace = play_of(match), play_of(match).state.mission.figures[0]
    jace.pegs = 3
    rich = standing(game, 0)
    jace.pegs = 0
    assert standing(game, 0) < rich
    game.state.mission.round = 10
    poor = standing(game, 0)
    jace.pegs = 9
    assert standing(game, 0) - poor < 1


def windows() -> list[Match]:
    files = sorted((CASES / "corespace").glob("skills*.toml"))
    return [match.clone() for match in questions(files, 60) if match.decision.prompt == "corespace.window.answer"]


def test_a_hit_that_would_be_the_last_one_is_not_taken_by_who_can_ignore_it() -> None:
    found = 0
    for match in windows():
        assault = match.game.stack[max(0, len(match.game.stack) - 2)]
        if isinstance(assault, Assault) and assault.hits and "reflexes" in str(match.decision.options):
            figure_of(play_of(match), assault.target).health = 1
            assert isinstance(Trader(1).answer(Outlook(match)), React)
            found += 1
    assert found, "there is a case of it"


def test_reactions_are_used_and_pegs_are_kept() -> None:
    answers = Counter(type(Trader(1).answer(Outlook(match))) for match in windows())
    assert answers[React]
    assert answers[Pass]


def test_in_playouts_nobody_thinks_about_skills() -> None:
    for match in windows()[:10]:
        assert not isinstance(Trader(1, QUICK).answer(Outlook(match)), React)


LONG_STRIDE = """
[[skills]]
id = "long-stride"
name = "Long Stride"
origin = "house"
family = "cunning"
levels = [{ parts = [{ kind = "move" }] }, { parts = [{ kind = "heal" }] }, { parts = [{ kind = "heal" }] }]
"""


def test_a_new_skill_needs_no_line_in_the_bot(tmp_path: Path) -> None:
    """Ten steps from the airlock in the last round, two moves are not enough."""
    (tmp_path / "skills.toml").write_text(LONG_STRIDE)
    home = Situation(boarded(content=tmp_path), 0).home
    far = next(NAMES[number] for number, steps in sorted(home.items()) if steps == 10)
    match = boarded(at=far, load=3, now=10, content=tmp_path, skill="long-stride")
    answers = [str(each) for each in turn(match)]
    assert "skill long-stride 1" in answers
    assert "embark A" in answers


def test_what_somebody_cannot_do_is_not_learned() -> None:
    """Pilar, who cannot shoot, would be a poor shot."""
    match = starhold.new("corespace", seats=1, seed=5, options={"campaign": "lost-with-all-hands"})
    situation = Situation(match, 0)
    content = situation.game.content
    pilar, page = content.trader["pilar"], content.skill["marksman"].levels[0]
    assert is_barred(pilar, page)
    assert not is_barred(content.trader["jace"], page)
    assert not is_barred(pilar, content.skill["kata"].levels[0])

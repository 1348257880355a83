"""Skills: each part has a rule and a sentence, a reaction is saved in the middle, and few questions are asked."""

from __future__ import annotations

from pathlib import Path
from typing import cast, get_args

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.check.skills import page_faults, skill_faults
from starhold.games.corespace.content import CoreSpaceContent, SkillLevel, SkillPage, SkillPart, WindowName
from starhold.games.corespace.content.skills import ShootPart
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.assault import Spec
from starhold.games.corespace.rules.damage import harm
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.rules.prospects import odds
from starhold.games.corespace.rules.skills.lasting import lasts
from starhold.games.corespace.rules.skills.parts import PARTS
from starhold.games.corespace.rules.skills.windows import Window
from starhold.games.corespace.speech.skill_words import SAID
from starhold.games.corespace.speech.skills import WINDOWS, skill_cards
from starhold.games.corespace.state import Item
from starhold.kernel import Match, SeededDice, load_content
from starhold.kernel.engine import run
from starhold.kernel.speech import plain
from starhold.testing.cases.case import read_answer
from starhold.testing.cases.position import started
from tests.kernel.play import answer_all, run_python
from tests.rule_cases import CASES, cases_in

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
FILE = CASES / "corespace" / "skills.toml"

GO_ON = """
import sys
from starhold.kernel import Match
from tests.kernel.play import answer_all

print(answer_all(Match.load(sys.argv[1], content=sys.argv[2]), *sys.argv[3:]).fingerprint())
"""


def test_every_part_has_a_rule_and_a_sentence() -> None:
    assert {*get_args(SkillPart)} == {*PARTS} == {*SAID}


def test_the_document_lists_every_part_and_window() -> None:
    text = (Path(__file__).parents[3] / "docs" / "content.md").read_text(encoding="utf-8")
    listed = text[text.index("### Enter a skill") :]
    words = {*get_args(WindowName), *(part.__struct_config__.tag for part in get_args(SkillPart))}
    assert {word for word in words if f"`{word}`" not in listed} == set()


def test_every_card_is_said() -> None:
    for skill, lines in skill_cards(BOX).items():
        assert all(line.endswith(".") and "{" not in line for line in lines), skill
    assert {page.window for skill in BOX.skills for page in skill.levels} <= {*WINDOWS}


def played(name: str, answers: int, file: Path = FILE) -> Match:
    """The match of a case after so many of its answers, with dice that are not written down."""
    case = cases_in(file)[name]
    match, _ = started(case)
    match.game.dice = SeededDice("skills")
    for answer in case.answers[:answers]:
        match.answer(read_answer(answer).notation)
    return match


def test_a_reaction_to_a_reaction_is_saved_in_the_middle_and_goes_on_elsewhere(tmp_path: Path) -> None:
    name, before = "A reaction may bring on a reaction, which is over first", 4
    here = played(name, before)
    windows = [rule for rule in here.game.stack if isinstance(rule, Window)]
    assert len(windows) == 2, "a window in a window"
    saved = here.save(tmp_path / "middle.starhold")
    rest = [read_answer(answer).notation for answer in cases_in(FILE)[name].answers[before:]]
    content = CASES / "corespace" / "drill.content"
    printed = run_python(GO_ON, str(saved), str(content), *rest)
    assert printed.strip() == answer_all(here, *rest).fingerprint()


def test_a_copy_in_the_middle_of_a_reaction_goes_its_own_way() -> None:
    here = played("A reaction may bring on a reaction, which is over first", 4)
    there = here.clone()
    there.answer("forgo")
    assert here.game.explain() != there.game.explain()
    assert here.decision != there.decision


@pytest.mark.parametrize("face", ["military-pistol-2", "medi-stim"])
def test_a_hidden_pistol_does_not_decide_who_is_asked(face: str) -> None:
    """Two worlds that differ in one hidden token ask the same seats, in the same order."""
    case = cases_in(FILE)["Whoever is asked tells nothing of what they hide"]
    match, _ = started(case)
    match.game.dice = SeededDice("skills")
    assert isinstance(match.game, CoreSpace)
    arianna = next(figure for figure in match.game.state.mission.figures if figure.id == "arianna")
    arianna.tray = (Item(face, found="crate", known_to=(1,)),)
    asked = []
    for answer in ("shoot arianna military-pistol", "pass", "shoot arianna military-pistol", "pass", "finish"):
        asked.append((match.decision.seat, match.decision.prompt))
        match.answer(answer)
    assert asked == [
        (0, "corespace.activation.do"),
        (1, "corespace.window.answer"),
        (0, "corespace.activation.do"),
        (1, "corespace.window.answer"),
        (0, "corespace.activation.do"),
    ]


def test_the_question_names_the_skill() -> None:
    name = "It is gone without being defeated, and no second one goes with it"
    questions = []
    for answers in (1, 2):
        match = played(name, answers, CASES / "corespace" / "skills-tech.toml")
        questions.append(plain(match.game.asking(match.decision)))
    assert [question.split(", ", 1)[1] for question in questions] == [
        "how does Captain Jace Dolman use Hack?",
        "what does Captain Jace Dolman do with Hack?",
    ]


def test_nothing_hurts_the_unharmed_and_the_odds_say_so() -> None:
    match = played("Somebody who was shot at may shoot back, before play goes on", 0)
    game = match.game
    assert isinstance(game, CoreSpace)
    jace, arianna = figure_of(game, "jace"), figure_of(game, "arianna")
    spec = Spec("ranged", 2, "military-pistol", cover=True)
    assert odds(game, jace, spec, arianna).hurts > 0
    lasts(game, arianna, "unharmed")
    assert odds(game, jace, spec, arianna).hurts == 0
    harm(game, arianna, 2)
    assert arianna.health == 5


@pytest.mark.parametrize(
    ("skill", "level", "answer", "risky"),
    [("stubborn", 1, "move m11", True), ("onslaught", 3, "move m11", False), ("blast", 2, "move m4", False)],
)
def test_a_move_of_a_skill_tells_who_strikes_on_its_own_way(skill: str, level: int, answer: str, risky: bool) -> None:
    """Nobody does at a move without attacks of opportunity, even where no other way leads."""
    match = played("Nobody has to react", 0)
    game = match.game
    assert isinstance(game, CoreSpace)
    jace = game.state.crews[0].members[0]
    game.state.crews[0].members = (
        replace(jace, skills=(SkillLevel(skill=skill, level=level),)),
        *game.state.crews[0].members[1:],
    )
    figure_of(game, "jace").at, figure_of(game, "arianna").tray = "m7", (Item("knife"),)
    game.stack = [Activation("jace", left=2, stage="act")]
    run(game, None)
    match = Match.at(game, "skills")
    match.answer(f"skill {skill} {level}")
    choice = next(option for option in match.decision.options if str(option) == answer)
    assert bool(match.game.risks(choice)) == risky


SHOT = ShootPart()


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        (SkillPage(), "it does nothing"),
        (SkillPage(parts=(SHOT,), either=((SHOT,), (SHOT,))), "it has either parts or ways, not both"),
        (SkillPage(either=((SHOT,),)), "there are several ways, and each has parts"),
        (SkillPage(parts=(SHOT,), by="close"), "no attack opens the window `turn`"),
        (SkillPage(parts=(SHOT,), window="hits", unhurt=True), "is known in the window `attacked`"),
        (SkillPage(parts=(SHOT,), window="any-time", covered=True), "nobody to take cover from"),
        (SkillPage(parts=(ShootPart(at="other"),)), "there is no other in the window `turn`"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_fault_of_a_level_is_named(page: SkillPage, fault: str) -> None:
    assert any(fault in found for found in page_faults(page))


def test_a_skill_has_three_levels() -> None:
    skill = BOX.skill["kata"]
    assert [*skill_faults(skill)] == []
    assert [*skill_faults(replace(skill, levels=skill.levels[:2]))] == ["a skill has 3 levels, not 2"]

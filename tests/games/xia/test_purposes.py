"""The purposes of dice: real ones are asked for by them, and the log tells them."""

from __future__ import annotations

import re
from random import Random

import pytest

from starhold.games.xia.events import DieRolled, NpcRolled
from starhold.kernel import Match, Purpose, Rolled

from .positions import open_space

ANSWERS = 500

TEXT = Match.new("xia", seats=3, seed=1).game.text


@pytest.mark.parametrize(
    ("what", "about", "said"),
    [
        ("planetary shield", "azure", "shield of Azure"),
        ("engine", "m-22", "M-22 engine"),
        ("asteroids", "", "asteroids"),
        ("mine", "", "mining"),
        ("bounty-hunter", "", "Bounty Hunter"),
        ("reroll", "easy-tiger", "Cat's Luck"),
        ("evade", "finders-fee", "Finder's Fee"),
        ("event", "re-tethered", "Re-Tethered"),
        ("comet", "blench", "comet of Blench"),
        ("npc attack", "scoundrel", "attack of the Scoundrel"),
        ("npc debris", "cinderbeard", "debris around the Dread Cinderbeard"),
        ("engine", "", "engine"),
    ],
)
def test_a_purpose_is_told_with_names(what: str, about: str, said: str) -> None:
    assert TEXT.purpose(Purpose(what, about)) == said


def test_the_log_tells_it_too() -> None:
    assert TEXT.event(DieRolled(0, 6, 4, "engine", "m-22")) == "Red rolls 4 on the d6 (M-22 engine)."
    assert TEXT.event(NpcRolled("scoundrel", 8, 3, "attack")) == "The Scoundrel rolls 3 on the d8 (attack)."


def test_a_journal_that_does_not_know_what_it_was_about_reads_well() -> None:
    assert TEXT.event(DieRolled(0, 6, 4, "shield")) == "Red rolls 4 on the d6 (shield)."


@pytest.mark.parametrize("seed", range(3))
def test_every_real_die_is_asked_for_by_its_purpose(seed: int) -> None:
    match, chance = Match.new("xia", seats=3, seed=seed, dice="asked"), Random(seed)
    asked = 0
    while not match.over and match.revision < ANSWERS:
        decision = match.decision
        if isinstance(decision.options[0], Rolled):
            asked += 1
            question = match.game.text.prompt(decision)
            assert re.fullmatch(rf"\w+, roll a d{len(decision.options)}: [^{{}}_]+\.", question), question
        match.answer(chance.choice(decision.options))
    assert asked > 20


def test_a_roll_of_the_board_names_its_outfit() -> None:
    assert DieRolled(0, 6, 4, "engine", "m-22") in open_space(dice=[4]).answer("engine 0")

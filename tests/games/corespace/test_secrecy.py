"""Two worlds that differ in what one crew alone knows: all others are asked, shown and told the same in both.

Each rule case is played twice, with different tokens on the trays of a crew or in the crates that it has searched, or
with different cards in its hand. Whatever the cases are about, from attacks of opportunity to trades, must not give
away what is hidden, until an event says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec
import pytest
from msgspec import Struct

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.kit import gain, has_room
from starhold.games.corespace.state import Crate, Item
from starhold.kernel import Match, Seat, SeededDice, Viewer
from starhold.kernel.engine import run
from starhold.testing.cases import Case
from starhold.testing.cases.case import read_answer
from starhold.testing.cases.position import placed
from starhold.testing.secrecy import tellings_of, view_of
from tests.rule_cases import CASES, cases_in, named_cases
from tests.soak import times

Pairs: TypeAlias = tuple[tuple[str, str], ...]
FILES = sorted({case.file for case in named_cases() if case.file.is_relative_to(CASES / "corespace")})

TOKENS: Pairs = (
    ("combat-knife", "military-pistol"),
    ("medi-stim", "grenade-ballistic"),
    ("target-laser", "ammo-mag"),
    ("tech-pack", "ammo-box"),
    ("combat-jacket", "laser-cutter"),
    ("data-credits-5k", "combat-stim"),
    ("combat-sword", "line-rifle"),
)
"""Each two of one size."""
CARDS: Pairs = (("friend-in-records", "pressure-drop"), ("false-bottom", "well-timed-noise"))

# Hiding


def on_trays(game: CoreSpace, seat: Seat, face: str) -> bool:
    """All of a crew who are on the deck have found the same thing."""
    item = Item(face, found="crate", known_to=(seat,))
    finders = [each for each in game.state.mission.figures if each.crew == seat and each.where == "deck"]
    finders = [each for each in finders if has_room(game, each, item)]
    for finder in finders:
        gain(finder, item)
    return bool(finders)


def in_crates(game: CoreSpace, seat: Seat, face: str) -> bool:
    """It was found and left there."""
    mission, item = game.state.mission, Item(face, found="crate", known_to=(seat,))
    mission.crates = [Crate(crate.at, (*crate.items, item)) for crate in mission.crates]
    return bool(mission.crates)


def in_the_hand(game: CoreSpace, seat: Seat, card: str) -> bool:
    game.state.crews[seat].hand.append(card)
    return True


Hiding: TypeAlias = Callable[[CoreSpace, Seat, str], bool]
"""Its result is true if there is something to hide now."""


def with_hidden(case: Case, seat: Seat, hide: Hiding, face: str) -> Match | None:
    """The match of a case in which a crew has a secret; none if it cannot have any."""
    game = placed(case)
    assert isinstance(game, CoreSpace)
    if not hide(game, seat, face):
        return None
    game.dice = SeededDice(case.name)
    run(game, None)
    return Match.at(game, case.name) if game.decision else None


# Comparing


class Worlds(Struct):
    """A match in two worlds, and those who cannot know in which they are."""

    here: Match
    there: Match
    faces: tuple[str, str]
    unaware: list[Viewer]

    def answer(self, notation: str) -> None:
        """The same answer in both. Whoever is told by name what was hidden knows from then on."""
        self.here.answer(notation)
        self.there.answer(notation)
        self.hear()

    def hear(self) -> None:
        """Leave out those who have just been told."""
        self.unaware = [viewer for viewer in self.unaware if not self.told(viewer)]

    def told(self, viewer: Viewer) -> bool:
        for match, face in zip((self.here, self.there), self.faces, strict=True):
            reveals = any(event.reveals for event in match.game.told)
            told = msgspec.json.encode([event for event in match.game.told if event.is_for(viewer)]).decode()
            if reveals and f'"{face}' in told:
                return True
        return False

    def compare(self) -> None:
        for viewer in self.unaware:
            for read in (view_of, tellings_of, inspected):
                assert read(self.here, viewer) == read(self.there, viewer)

    def shared(self) -> list[str]:
        """What can be answered in both worlds."""
        here, there = ({str(option) for option in match.decision.options} for match in (self.here, self.there))
        return sorted(here & there)


def inspected(match: Match, viewer: Viewer) -> list[object]:
    """What a viewer finds out by pointing at somebody."""
    assert isinstance(match.game, CoreSpace)
    return [match.inspect(viewer, f"figure {figure.id}") for figure in match.game.state.mission.figures]


def worlds_of(case: Case, hide: Hiding, faces: tuple[str, str]) -> Iterator[Worlds]:
    for seat in range(case.seats or 1):
        here, there = (with_hidden(case, seat, hide, face) for face in faces)
        if here and there:
            yield Worlds(here, there, faces, [None, *(other for other in here.game.seats if other != seat)])


def play(worlds: Worlds, answers: list[str]) -> None:
    """The answers of a case, others where it is asked something else, and two more at its end."""
    chance, planned = Random(0), [read_answer(answer).notation for answer in answers]
    worlds.hear()
    worlds.compare()
    for _ in range(len(answers) + 2):
        if worlds.here.over or not worlds.unaware or not (shared := worlds.shared()):
            return
        worlds.answer(planned.pop(0) if planned and planned[0] in shared else chance.choice(shared))
        worlds.compare()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize(
    ("hide", "pairs", "every"),
    [(on_trays, TOKENS, 2), (in_crates, TOKENS, 8), (in_the_hand, CARDS, 8)],
    ids=["tokens on trays", "tokens in crates", "cards"],
)
@pytest.mark.untraced
def test_nobody_can_tell_what_others_alone_know(file: Path, hide: Hiding, pairs: Pairs, every: int) -> None:
    """Some of the cases in every run, each with one pair."""
    for number, case in enumerate([*cases_in(file).values()][:: times(every, 1)]):
        for pair in range(times(1, len(pairs))):
            for worlds in worlds_of(case, hide, pairs[(number + pair) % len(pairs)]):
                play(worlds, case.answers)

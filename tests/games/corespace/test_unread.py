"""What nobody has read stays unread: the same answers in a scrambled campaign show the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.drawing.box import box
from starhold.games.corespace.rules.campaign.roll_call import TakePart
from starhold.games.corespace.rules.campaign.sheet import campaign_of, sheet_of
from starhold.games.corespace.seeing.drawn import DrawnMission
from starhold.games.corespace.seeing.view import CoreSpaceView
from starhold.kernel import Answered, Box, CampaignLog, Choice, Match, Meaning, Viewer
from starhold.table.past import scene_infos
from starhold.table.showing import position
from tests.soak import times

from .swift import CAMPAIGN, LOST, Swift, moments
from .unread import Known, known_now, scrambled

PLACES = 40
"""One place in so many is looked at each time, and the next ones the next time."""


class Shown(NamedTuple):
    """A question: what was known then, and everything that was shown."""

    known: Known
    shown: tuple[bytes, ...]


def everything(match: Match) -> tuple[bytes, ...]:
    """All that people are told, from the questions of each seat to the scenery."""
    game, since = match.game, max(0, match.revision - 1)
    told = [
        *(position(match, viewer, since) for viewer in (*game.seats, None)),
        *(game.board(match.view(None), 100).splitlines()),
        *(match.inspect(None, place) for place in game.places()[match.revision % PLACES :: PLACES]),
        game.scenery(),
        game.box(),
        game.campaign_log(),
        scene_infos(match),
        game.epilogue() if match.over else game.explain(),
        game.draws,
    ]
    return tuple(msgspec.json.encode(each) for each in told)


@cache
def in_scrambled(kind: type[Swift]) -> type[Scrambled]:
    """The same game with another box, which is put in before a match begins."""
    return type("Scrambled", (Scrambled, kind), {})


class Scrambled(Swift):
    other: ClassVar[CoreSpaceContent]

    @classmethod
    def played_with(cls, content: Any, options: Any) -> Any:
        return cls.other


def leaks(kind: type[Swift], seed: int, *, answers: int, looks: int) -> Iterator[str]:
    """The moments of a campaign that would have shown something else if something unread were otherwise.

    Between two moments at which something becomes known, all questions are compared with those in a campaign in which
    exactly that is known, and nothing else is as it was; at so many such times.
    """
    told = list[Shown]()
    for match in moments(seed, kind=kind, answers=answers):
        told.append(Shown(known_now(match), everything(match)))
    given = [entry.choice for entry in match.journal.entries if isinstance(entry, Answered)]
    spans = [[*span] for _, span in groupby(range(len(told)), key=lambda revision: told[revision].known)]
    for span in sorted(Random(seed).sample(spans, min(looks, len(spans)))):
        other_kind = in_scrambled(kind)
        assert isinstance(match.game, CoreSpace)
        other_kind.other = scrambled(match.game.content, CAMPAIGN, told[span[0]].known)
        other = Match.new(other_kind, seats=2, seed=seed, options=LOST)
        for revision in range(span[-1] + 1):
            if revision:
                other.answer(given[revision - 1])
            if revision >= span[0] and everything(other) != told[revision].shown:
                yield f"seed {seed}, revision {revision}"
                break


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(times(1, 40)))
def test_what_is_unread_makes_no_difference(seed: int) -> None:
    assert list(leaks(Swift, seed, answers=times(250, 2000), looks=times(4, 1000))) == []


class ReadsAhead(Swift):
    """Its view tells the end of the mission before it is flown."""

    def view(self, viewer: Viewer) -> CoreSpaceView:
        seen = super().view(viewer)
        assert seen.campaign is not None
        outcome = campaign_of(self).stages[sheet_of(self).stage].outcomes[0]
        return replace(seen, campaign=replace(seen.campaign, missions={"": outcome.text}))


class KnowsTheNextMission(Swift):
    """Its options say where it goes next."""

    def meaning(self, choice: Choice) -> Meaning:
        if isinstance(choice, TakePart):
            return Meaning(campaign_of(self).missions[-1])
        return super().meaning(choice)


class BrowsesAhead(Swift):
    """Its box has all missions."""

    def box(self) -> Box:
        return box(self.content, missions=True)


class TellsWhatMightHaveBeen(Swift):
    """Its pages have the rules of every past."""

    def drawn_mission(self) -> DrawnMission:
        stage = campaign_of(self).stages[sheet_of(self).stage]
        return replace(super().drawn_mission(), rules=tuple(rule.text for rule in stage.rules))


class ReadsBothPassages(Swift):
    """Its log has everything that stands in a briefing."""

    def campaign_log(self) -> CampaignLog:
        chapter = campaign_of(self).stages[sheet_of(self).stage].briefing
        return CampaignLog(" ".join(passage.text for passage in chapter.passages))


@pytest.mark.untraced
@pytest.mark.parametrize(
    "kind", [ReadsAhead, KnowsTheNextMission, BrowsesAhead, TellsWhatMightHaveBeen, ReadsBothPassages]
)
def test_a_leak_is_found(kind: type[Swift]) -> None:
    assert next(leaks(kind, 1, answers=150, looks=1000), "") != ""

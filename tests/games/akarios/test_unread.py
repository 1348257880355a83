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

from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.drawing.box import box
from starhold.games.akarios.drawing.scenery import AkariosScenery, scenery
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.rules.voyage.sparrow import Dock, ScoutOut, neighbour, sector_of
from starhold.games.akarios.seeing.view import AkariosView
from starhold.kernel import Answered, Box, CampaignLog, Choice, Match, Meaning, Viewer
from starhold.table.past import scene_infos
from starhold.table.showing import position
from tests.soak import times

from .matches import game_of
from .swift import BEACON_ROAD, Swift, moments
from .unread import Known, known_now, scrambled

PLACES = 5
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
    """The same game with another box, which is put in before a match begins; its own is read but once."""
    return type("Scrambled", (Scrambled, kind), {})


class Scrambled(Swift):
    other: ClassVar[AkariosContent]

    @classmethod
    def played_with(cls, given: Any, options: Any) -> AkariosContent:
        return cls.other


def leaks(kind: type[Swift], seed: int, *, answers: int, looks: int) -> Iterator[str]:
    """The moments of a campaign that would have shown something else if something unread were otherwise.

    Between two moments at which something becomes known, all questions are compared with those in a campaign in which
    exactly that is known, and nothing else is as it was; at so many such times.
    """
    known, told = Known(), list[Shown]()
    for match in moments(seed, kind=kind, answers=answers):
        known = known_now(known, match)
        told.append(Shown(known, everything(match)))
    given = [entry.choice for entry in match.journal.entries if isinstance(entry, Answered)]
    spans = [[*span] for _, span in groupby(range(len(told)), key=lambda revision: told[revision].known)]
    for span in sorted(Random(seed).sample(spans, min(looks, len(spans)))):
        scrambled_kind = in_scrambled(kind)
        scrambled_kind.other = scrambled(game_of(match).content, told[span[0]].known)
        other = Match.new(scrambled_kind, seats=2, seed=seed, options=BEACON_ROAD)
        for revision in range(span[-1] + 1):
            if revision:
                other.answer(given[revision - 1])
            if revision >= span[0] and everything(other) != told[revision].shown:
                yield f"seed {seed}, revision {revision}"
                break


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(times(2, 40)))
def test_what_is_unread_makes_no_difference(seed: int) -> None:
    assert list(leaks(Swift, seed, answers=times(200, 1000), looks=times(10, 1000))) == []


class SeesTheNextSector(Swift):
    """Its map shows what lies beyond an arrow."""

    def view(self, viewer: Viewer) -> AkariosView:
        seen = super().view(viewer)
        if seen.campaign is None or not seen.campaign.sector:
            return seen
        beyond = [neighbour(self, sector_of(self), heading).name for heading in sector_of(self).explore]
        return replace(seen, campaign=replace(seen.campaign, system=", ".join(beyond)))


class ReadsBothSides(Swift):
    """It shows what would have come of the other options as well."""

    def view(self, viewer: Viewer) -> AkariosView:
        seen = super().view(viewer)
        read = [self.content.entry.get(reading.id) for reading in squad_of(self).readings]
        told = tuple(path.told for entry in read if entry for path in entry.paths)
        assert seen.campaign is not None
        return replace(seen, campaign=replace(seen.campaign, achievements=told))


class NamesSignals(Swift):
    """Its options say what scouting will find."""

    def meaning(self, choice: Choice) -> Meaning:
        if isinstance(choice, ScoutOut):
            return Meaning(self.content.entry[sector_of(self).scouts[choice.number - 1].entry].name)
        return super().meaning(choice)


class KnowsTheWares(Swift):
    """Its options say what there will be to buy."""

    def meaning(self, choice: Choice) -> Meaning:
        if isinstance(choice, Dock):
            return Meaning(", ".join(self.content.market[sector_of(self).dock].sells))
        return super().meaning(choice)


class BrowsesAhead(Swift):
    """Its box is that of all fights."""

    def box(self) -> Box:
        return box(self.content, fights=True)


class DrawsTheNextFight(Swift):
    """Its scenery is that of a fight to come."""

    def scenery(self) -> AkariosScenery:
        return scenery(self.content, self.content.scenarios[-1].id, 3)


class TellsWhatToEarn(Swift):
    """Its view names all that could be earned."""

    def view(self, viewer: Viewer) -> AkariosView:
        seen = super().view(viewer)
        assert seen.campaign is not None
        feats = tuple(feat.name for feat in self.content.achievements)
        return replace(seen, campaign=replace(seen.campaign, achievements=feats))


class CountsTheRoad(Swift):
    """Its log says how far it is to the end."""

    def campaign_log(self) -> CampaignLog:
        ways = sum(len(entry.then) for entry in self.content.entries)
        return CampaignLog(f"one of {ways} ways", ())


@pytest.mark.untraced
@pytest.mark.parametrize(
    "kind",
    [
        *(SeesTheNextSector, ReadsBothSides, NamesSignals, KnowsTheWares),
        *(BrowsesAhead, DrawsTheNextFight, TellsWhatToEarn, CountsTheRoad),
    ],
)
def test_a_leak_is_found(kind: type[Swift]) -> None:
    assert next(leaks(kind, 1, answers=110, looks=1000), "") != ""

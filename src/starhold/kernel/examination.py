"""Checking a match afterwards, offline and without trust: the seed is the promised one and gives each draw."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from msgspec import Struct

from .codec import codec_of
from .dice import Dice, ScriptedDice, commitment
from .draws import Difference, Draw, Pick, Playback, Shuffle
from .errors import BadSave, BadSetup, ReplayDiverged, RuleError
from .game import Game
from .journal import Answered, Entry, Journal
from .loading import Opened, open_save
from .match import Match, replay_steps
from .redraw import redraw_steps
from .savefile import parse
from .setup import PICKS_ASKED, ROLLS_ASKED, DiceKind


class Verdict(Struct, frozen=True):
    """The findings of a check."""

    over: bool
    dice: DiceKind
    answers: int
    draws: int
    """The draws that were recomputed from the seed."""
    typed: int
    """The rolls and draws that do not follow from the seed: of physical or scripted dice, of real decks and bags."""
    faults: tuple[str, ...]
    """One sentence for each thing that is not as it should be."""
    unchecked: tuple[str, ...] = ()
    """One sentence for each thing that this program cannot check."""

    @property
    def sound(self) -> bool:
        """True if everything that could be checked is as it should be."""
        return not self.faults


class Examined(NamedTuple):
    """The verdict on a match; and the match, with all that was told, if its journal leads to its end."""

    verdict: Verdict
    match: Match | None


def verify(
    text: str,
    *,
    game: type[Game] | None = None,
    content: Path | str | None = None,
    promised: str | None = None,
) -> Verdict:
    """Recompute every roll and shuffle of a saved match from its seed, and say which one differs.

    `promised` is the commitment that was shown before the first roll; without it, the one in the file is
    taken on trust.
    """
    return examine(text, game=game, content=content, promised=promised).verdict


def examine(
    text: str,
    *,
    game: type[Game] | None = None,
    content: Path | str | None = None,
    promised: str | None = None,
    within: float = inf,
) -> Examined:
    """Check a saved match as `verify` does, and keep the match that was gone through.

    It is a fault if that takes longer than `within` seconds.
    """
    saved = parse(text)
    check = _Check(open_save(saved, game, content), end=monotonic() + within)
    check.faults += [*saved.faults, *_broken_promises(check.journal, promised)]
    check.go_through(saved.snapshot)
    return Examined(_verdict(check), check.match if check.is_complete else None)


class _Check:
    """A check in progress: entries of older rules by their draws alone, the others by doing them again."""

    def __init__(self, opened: Opened, end: float) -> None:
        self._end = end
        self.kind, self.content, self.journal = opened.kind, opened.content, opened.journal
        self.codec = codec_of(opened.kind)
        self.faults: list[str] = []
        self.match: Match | None = None
        self._revision = -1

    @property
    def is_complete(self) -> bool:
        return self._revision == len(self.journal.entries)

    def go_through(self, snapshot: bytes) -> None:
        """Collect what is wrong, as far as the journal leads."""
        try:
            self._redraw()
            self._repeat()
            if self.codec.truth(self._play(snapshot)) != self.codec.truth(self._reached.game):
                self.faults.append("the snapshot is not what the journal leads to")
        except (ReplayDiverged, BadSetup, RuleError) as error:
            self._fault(self._revision + 1, str(error))
        except BadSave as error:
            self.faults.append(str(error))
        except Exception as error:
            if self.journal.continued is None:
                raise
            # A play that nobody has led there by the rules may bring them to stumble over anything.
            self._fault(self._revision + 1, f"the rules cannot go on from here: {error!r}")

    @property
    def _reached(self) -> Match:
        assert self.match is not None
        return self.match

    def _redraw(self) -> None:
        """Check the draws up to where newer rules took over, and that the dice stood there then."""
        continued, own = self.journal.continued, self.journal.own_from
        if continued is None or (self.journal.branch is not None and continued.revision <= own):
            return
        self._revision = own - 1
        dice = self._play(continued.snapshot).dice
        for step in redraw_steps(self.journal, continued.revision):
            self._revision += 1
            self._compare(step.differences)
        if _place_of(dice) != _place_of(step.dice):
            self._fault(self._revision, "the match continues with other dice than those of its record")

    def _repeat(self) -> None:
        for match, differences in replay_steps(self.kind, self.journal, self.content):
            self.match, self._revision = match, match.revision
            if monotonic() > self._end:
                raise BadSave(
                    f"it takes too long to go through this match: after {match.revision} entries it is given up"
                )
            self._compare(differences)
            if match.revision == 0:
                self._compare_scenes(self.journal.scene, match.game.begun)
            if match.revision > self.journal.repeatable_from:
                self._compare_entries(self.journal.entries[match.revision - 1], match.journal.entries[-1])

    def _compare(self, differences: list[Difference]) -> None:
        for difference in differences:
            shown, given = difference.recorded, difference.expected
            self._fault(self._revision, f"the match shows `{shown}`, the seed gives `{given}`")

    def _compare_entries(self, recorded: Entry, repeated: Entry) -> None:
        if not isinstance(recorded, Answered) or not isinstance(repeated, Answered):
            return
        self._compare_scenes(recorded.scene, repeated.scene)
        if recorded.reveals and not repeated.reveals:
            self._fault(self._revision, "the match says that it revealed something, and it did not")
        if repeated.reveals and not recorded.reveals:
            self._fault(self._revision, "it revealed something, and the match does not say so")

    def _compare_scenes(self, recorded: str, repeated: str) -> None:
        if recorded != repeated:
            said, began = (f"scene `{name}`" if name else "no scene" for name in (recorded, repeated))
            self._fault(self._revision, f"the match says that {said} began here, and {began} did")

    def _play(self, snapshot: bytes) -> Game:
        return self.codec.decode(snapshot, self.journal.setup, self.content)

    def _fault(self, revision: int, sentence: str) -> None:
        self.faults.append(f"{_entry(self.journal, revision)}: {sentence}")


def _verdict(check: _Check) -> Verdict:
    journal = check.journal
    draws = _own_draws(journal)
    typed = sum(_is_trusted(journal.setup.dice, draw) for draw in draws)
    return Verdict(
        over=check.match is not None and check.match.over,
        dice=journal.setup.dice,
        answers=sum(isinstance(entry, Answered) for entry in journal.entries),
        draws=len(draws) - typed,
        typed=typed,
        faults=tuple(check.faults),
        unchecked=tuple(_unchecked(journal)),
    )


def _unchecked(journal: Journal) -> Iterator[str]:
    if journal.branch is not None:
        yield (
            f"the deal and the first {journal.branch.revision} entries were played in another match, whose commitment"
            f" is {journal.branch.commitment}: its own file proves their dice"
        )
    if journal.continued is not None:
        yield (
            f"the deal and the first {journal.continued.revision} entries follow rules version {journal.rules_version},"
            f" the match continues under {journal.continued.rules}: their dice were computed again,"
            " but not what they led to"
        )


def _broken_promises(journal: Journal, promised: str | None) -> Iterator[str]:
    """Faults before the first roll: another seed or other dice than were promised."""
    setup = journal.setup
    if commitment(journal.seed) != setup.commitment:
        yield (
            f"the seed is not the promised one: expected a seed with the commitment {setup.commitment},"
            f" came one with {commitment(journal.seed)}"
        )
    if promised is not None and promised != setup.commitment:
        yield f"the promise was another one: {promised} was shown, the file names {setup.commitment}"
    if setup.dice == "scripted":
        yield "the rolls were chosen beforehand: the dice are scripted"


def _own_draws(journal: Journal) -> list[Draw]:
    """All draws but those that were made in another match, of which this one is a branch."""
    draws = list(journal.opening) if journal.branch is None else []
    for entry in journal.entries[journal.own_from :]:
        if isinstance(entry, Answered):
            draws += entry.draws
    return draws


def _is_trusted(dice: DiceKind, draw: Draw) -> bool:
    """True if a draw does not follow from the seed."""
    if isinstance(draw, Shuffle):
        return False
    return dice == "scripted" or dice in (PICKS_ASKED if isinstance(draw, Pick) else ROLLS_ASKED)


def _place_of(dice: Dice | Playback) -> tuple[object, int]:
    """The seed or script, and how far it was used."""
    assert not isinstance(dice, Playback)
    return (dice.script, dice.position) if isinstance(dice, ScriptedDice) else (dice.seed, dice.counter)


def _entry(journal: Journal, revision: int) -> str:
    if not 1 <= revision <= len(journal.entries):
        return "set-up"
    entry = journal.entries[revision - 1]
    said = f"`{entry.choice}`" if isinstance(entry, Answered) else "undo"
    return f"entry {revision} (seat {entry.seat}, {said})"

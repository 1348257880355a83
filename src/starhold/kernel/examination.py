"""Checking a match afterwards, offline and without trust: the seed is the promised one and gives each draw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from .codec import codec_of
from .dice import commitment
from .draws import Difference, Draw, Roll
from .errors import BadSave, BadSetup, ReplayDiverged, ScriptExhausted
from .game import Game
from .journal import Answered, Journal
from .match import replay_steps
from .savefile import parse, title_of
from .setup import DiceKind


class Verdict(Struct, frozen=True):
    """What a check of a match found."""

    over: bool
    dice: DiceKind
    answers: int
    draws: int
    """The draws that were recomputed from the seed."""
    typed: int
    """The rolls that do not follow from the seed: of physical or scripted dice."""
    faults: tuple[str, ...]
    """One sentence for each thing that is not as it should be."""

    @property
    def sound(self) -> bool:
        """Whether everything is as it should be."""
        return not self.faults


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
    saved = parse(text)
    kind, catalogue = title_of(saved, game, content)
    codec = codec_of(kind)
    journal = saved.journal(codec.notation)
    faults = [*saved.faults, *_broken_promises(journal, kind, promised)]
    over = False
    revision = -1
    try:
        for revision, (match, differences) in enumerate(replay_steps(kind, journal, catalogue)):
            over = match.over
            faults += [f"{_place(journal, revision)}: {_sentence(difference)}" for difference in differences]
        if codec.encode(match.game) != codec.encode(codec.decode(saved.snapshot, journal.setup, catalogue)):
            faults.append("the snapshot is not what the journal leads to")
    except (ReplayDiverged, BadSetup, ScriptExhausted) as error:
        faults.append(f"{_place(journal, revision + 1)}: {error}")
    except BadSave as error:
        faults.append(str(error))
    draws = _draws(journal)
    typed = 0 if journal.setup.dice == "seeded" else sum(isinstance(draw, Roll) for draw in draws)
    answers = sum(isinstance(entry, Answered) for entry in journal.entries)
    return Verdict(over, journal.setup.dice, answers, len(draws) - typed, typed, tuple(faults))


def _broken_promises(journal: Journal, kind: type[Game], promised: str | None) -> Iterator[str]:
    """What is wrong before the first roll: another seed, other dice or other rules than were promised."""
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
    if journal.rules_version != kind.rules_version:
        yield (
            f"the match began under rules version {journal.rules_version}, and is played again under"
            f" {kind.rules_version}: what differs may be due to that"
        )


def _draws(journal: Journal) -> list[Draw]:
    draws = list(journal.opening)
    for entry in journal.entries:
        if isinstance(entry, Answered):
            draws += entry.draws
    return draws


def _place(journal: Journal, revision: int) -> str:
    if not 1 <= revision <= len(journal.entries):
        return "set-up"
    entry = journal.entries[revision - 1]
    said = f"`{entry.choice}`" if isinstance(entry, Answered) else "undo"
    return f"entry {revision} (seat {entry.seat}, {said})"


def _sentence(difference: Difference) -> str:
    return f"the match shows `{difference.recorded}`, the seed gives `{difference.expected}`"

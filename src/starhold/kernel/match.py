"""A match: a play with its journal and its revision. No clocks, no connections, no files of its own.

What can be seen of it is in `looking`, what changes it in `answering`; here are its beginnings, its scenes, its copies
and its saves.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from .answering import Answering
from .branching import branched
from .checkpoints import Checkpoint, Checkpoints
from .codec import codec_of
from .content import catalogue_of
from .dice import AskedDice, GuessingDice, SeededDice, commitment, make_dice, new_seed, readable_seed
from .draws import Difference
from .engine import start
from .errors import BadSave, BadSetup, ReplayDiverged, WrongSeat
from .event import Event
from .game import Game, read_options, seats_for
from .journal import Journal
from .loading import open_save
from .option_records import check_records
from .registry import find_game, known_game
from .replay import start_again
from .savefile import dump, parse, read_save
from .scene import Scene
from .seat import Seat
from .setup import PICKS_ASKED, DiceKind, OptionValue, Setup


class Match(Answering):
    """One match of one game.

    >>> match = Match.new("demo", seats=2, seed=7)
    >>> events = match.answer(match.decision.options[0])
    >>> match.revision, match.over
    (1, False)
    """

    # Starting

    @classmethod
    def new(
        cls,
        game: str | type[Game],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        dice: DiceKind = "seeded",
        options: Mapping[str, OptionValue] | None = None,
        content: Path | str | None = None,
        today: str = "",
    ) -> Match:
        """Start a match. Without a seed, one is drawn that nobody can guess.

        `game` is a name, a `module:Class` path or a `Game` class; options that are not named are as is
        usual for the title; `content` is a folder whose records replace the title's own; `dice="asked"`
        lets people roll their own, "asked-draws" draw from their own decks and bags, "asked-all" both;
        with `dice="scripted"` the seed is the list of rolls, "4,2,6"; `today` is the day, for those who keep
        a calendar.
        """
        kind = find_game(game) if isinstance(game, str) else game
        catalogue = catalogue_of(kind, Path(content) if content is not None else None)
        secret = new_seed() if seed is None else readable_seed(str(seed))
        _check_dice(kind, dice)
        chosen = options or {}
        setup = Setup(
            game=kind.name,
            seats=seats_for(kind, chosen).start if seats is None else seats,
            commitment=commitment(secret),
            content="",
            dice=dice,
            options={**kind.usual_options(chosen), **chosen},
        )
        check_records(kind, read_options(kind, setup), catalogue.content)
        setup = replace(setup, content=catalogue.played_with(kind, setup))
        play = start(kind, setup, catalogue.content, make_dice(dice, secret))
        day = today if play.begun else ""
        return cls(play, Journal(setup, secret, kind.rules_version, tuple(play.draws), scene=play.begun, date=day))

    @classmethod
    def at(cls, game: Game, seed: str) -> Match:
        """A match that begins in the middle: with this play, at this decision, without a past to replay."""
        match = cls(game, Journal(game.setup, seed, game.rules_version, tuple(game.draws)))
        match._checkpoints = Checkpoints(Checkpoint(0, game.clone()))
        return match

    # Scenes

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes that have begun, in order; one, without a name, if the title marks none."""
        return self.journal.scenes()

    def remembers(self, scene: Scene) -> bool:
        """True if the play at the beginning of a scene is at hand, and need not be led up to again."""
        return self._checkpoints.beginning(scene.revision) is not None

    def at_scene(self, scene: Scene) -> Match:
        """The match as it was at the beginning of a scene."""
        begun = self._checkpoints.beginning(scene.revision)
        if begun is None:
            return self.replay(to=scene.revision)
        match = type(self)(begun.game.clone(), self.journal.up_to(scene.revision))
        match.opening_told = self.opening_told
        match._checkpoints = Checkpoints(begun)
        return match

    def branch(self, scene: Scene | str, *, seed: int | str | None = None) -> Match:
        """A new match from the beginning of a scene: the same past, other dice, and a future of its own.

        A name stands for the last scene of that name. Cards that lie hidden stay as they lie.
        """
        named = [each for each in self.scenes if scene in (each, each.name)]
        if not named:
            raise BadSetup(f"there is no scene {scene!r} in this match")
        secret = new_seed() if seed is None else readable_seed(str(seed))
        match = self.at_scene(named[-1])
        match.journal = branched(match.game, match.journal, named[-1], secret)
        match._checkpoints = Checkpoints(Checkpoint(match.revision, match.game.clone()))
        return match

    def beginning(self, scene: Scene) -> bytes | None:
        """The play at the beginning of a scene as a snapshot, if it is at hand."""
        begun = self._checkpoints.beginning(scene.revision)
        return None if begun is None else codec_of(type(self.game)).encode(begun.game)

    def forget(self, before: int) -> None:
        """Let go of what is long past, because it is kept elsewhere: entries up to a revision, and older scenes."""
        self.journal.forget(before)
        self._checkpoints = replace(self._checkpoints, beginnings=self._checkpoints.beginnings[-1:])

    # Copying

    def clone(self) -> Match:
        """An exact copy that goes its own way."""
        copy = object.__new__(type(self))
        copy.__dict__ = self.__dict__.copy()
        copy.game = self.game.clone()
        copy.journal = self.journal.clone()
        return copy

    def imagine(self, viewer: Seat, seed: int | str) -> Match:
        """The position with everything the asked seat cannot know, coming dice included, replaced by a guess.

        It begins here, so that neither its journal nor undo leads back to the truth, and hangs on nothing
        but the seed and what the seat knows: truths that it cannot tell apart give the same world. Only a
        seat that is asked can imagine, and it is asked alone there: the options of another one may rest on what
        only that one knows.
        Physical dice stay physical, so that each roll is a question with all faces as options.
        """
        part = self.decision.of(viewer)
        if part is None:
            raise WrongSeat(f"{self.decision.addressed()}, so {viewer!r} cannot imagine what it may answer")
        game = self.game.clone()
        game.decision = part
        dice, game.dice = game.dice, GuessingDice(str(seed))
        game.redeal(viewer)
        game.draws = []
        game.dice = SeededDice(str(seed))
        if isinstance(dice, AskedDice):
            game.dice = type(dice)(str(seed), typed=dice.typed)
        return Match.at(game, str(seed))

    # Saving

    def dumps(self) -> str:
        """The match as text, in the middle of any rule. It holds all secrets of a match in progress."""
        return dump(self.journal, codec_of(type(self.game)).encode(self.game))

    def save(self, path: Path | str) -> Path:
        """Write the match to a file, all of it or nothing."""
        target = Path(path)
        if not target.name or "\0" in target.name:
            raise BadSave(f"name a file to save to, not {str(path)!r}")
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            draft.write_text(self.dumps(), encoding="utf-8")
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
        return target

    @classmethod
    def loads(cls, text: str, *, game: type[Game] | None = None, content: Path | str | None = None) -> Match:
        """The match that `dumps` wrote; `BadSave` if it is cut off, edited, newer or foreign."""
        saved = parse(text)
        if saved.faults:
            raise BadSave("the save was edited: " + "; ".join(saved.faults))
        opened = open_save(saved, game, content)
        play = codec_of(opened.kind).decode(saved.snapshot, saved.header.setup, opened.content)
        match = cls(play, opened.journal)
        match._checkpoints = Checkpoints(Checkpoint(match.revision, play.clone()))
        return match

    @classmethod
    def load(cls, path: Path | str, *, game: type[Game] | None = None, content: Path | str | None = None) -> Match:
        """The match that `save` wrote."""
        return cls.loads(read_save(path), game=game, content=content)

    @classmethod
    def resume(
        cls,
        journal: Journal,
        snapshot: bytes,
        revision: int,
        *,
        opening: tuple[Event, ...] = (),
        content: Path | None = None,
        scenes: Mapping[int, bytes] | None = None,
    ) -> Match:
        """A match from its record: the play as it was at a revision, and a journal that may reach further.

        `scenes` are the plays as they were at the beginnings of scenes, so that going back there is quick.
        """
        kind = known_game(journal.setup.game)
        catalogue = catalogue_of(kind, content).content
        play = codec_of(kind).decode(snapshot, journal.setup, catalogue)
        match = cls(play, journal.up_to(revision))
        match.opening_told = opening
        begun = {scene.revision for scene in match.scenes}
        beginnings = tuple(
            Checkpoint(number, codec_of(kind).decode(state, journal.setup, catalogue))
            for number, state in (scenes or {}).items()
            if number in begun
        )
        match._checkpoints = Checkpoints(Checkpoint(revision, play.clone()), beginnings=beginnings)
        for entry in journal.entries[revision:]:
            match.repeat(entry)
        return match

    def replay(self, to: int | None = None) -> Match:
        """The match again, up to revision `to`, with all events told.

        It is shown from the start, or from where today's rules took it over: `ReplayDiverged` if that is later.
        """
        first = self.journal.repeatable_from
        if to is not None and to < first:
            raise ReplayDiverged(f"the first {first} entries follow older rules: the board before them is not known")
        *_, last = replay_steps(type(self.game), self.journal, self.game.content, to)
        return last.match


def _check_dice(game: type[Game], dice: str) -> None:
    """`BadSetup` if there are no such dice, or if the title draws nothing that could be typed in."""
    if dice not in get_args(DiceKind):
        raise BadSetup(f"dice are {', '.join(map(repr, get_args(DiceKind)))}, not {dice!r}")
    if dice in PICKS_ASKED and not game.draws_piles:
        raise BadSetup(f"{game.title} draws from no deck or bag that could lie on a table: choose dice 'asked'")


class Replayed(NamedTuple):
    """A moment of a replay: the match so far, and where the last entry's draws differ from the dice."""

    match: Match
    differences: list[Difference]


def replay_steps(kind: type[Game], journal: Journal, content: Struct, to: int | None = None) -> Iterator[Replayed]:
    """One match, growing: at its first decision that can be shown again, and after each entry of the journal since."""
    first, game, differences = start_again(kind, journal, content)
    match = Match(game, journal.up_to(first))
    yield Replayed(match, differences)
    for entry in journal.entries[first:to]:
        differences = match.repeat(entry)
        yield Replayed(match, differences)

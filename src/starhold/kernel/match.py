"""A match: a play with its journal and its revision. No clocks, no connections, no files of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from .branching import branched, take_own_dice
from .checkpoints import CHECKPOINT_EVERY, Checkpoint, Checkpoints
from .codec import codec_of
from .content import catalogue_of
from .decision import Choice, Decision
from .dice import AskedDice, GuessingDice, SeededDice, commitment, make_dice, new_seed, readable_seed
from .draws import Difference
from .engine import answer, start
from .errors import (
    BadSave,
    BadSetup,
    Elsewhere,
    IllegalChoice,
    MatchOver,
    ReplayDiverged,
    StaleRevision,
    UndoRefused,
    WrongSeat,
)
from .event import Event
from .game import Game, read_options
from .journal import Answered, Entry, Journal, Undone
from .loading import open_save
from .option_records import check_records
from .registry import find_game, known_game
from .replay import repeat, start_again
from .result import Result
from .savefile import dump, parse, read_save
from .scene import Scene
from .seat import Seat, Viewer
from .setup import PICKS_ASKED, DiceKind, OptionValue, Setup
from .waiting import Waiting


class Match:
    """One match of one game.

    >>> match = Match.new("demo", seats=2, seed=7)
    >>> events = match.answer(match.decision.options[0])
    >>> match.revision, match.over
    (1, False)
    """

    def __init__(self, game: Game, journal: Journal) -> None:
        self.game = game
        self.journal = journal
        self.opening_told = tuple(game.told)
        """What was told before the first decision."""
        self._checkpoints = Checkpoints()
        self._waiting = Waiting()

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
    ) -> Match:
        """Start a match. Without a seed, one is drawn that nobody can guess.

        `game` is a name, a `module:Class` path or a `Game` class; options that are not named are as is
        usual for the title; `content` is a folder whose records replace the title's own; `dice="asked"`
        lets people roll their own, "asked-draws" draw from their own decks and bags, "asked-all" both;
        with `dice="scripted"` the seed is the list of rolls, "4,2,6".
        """
        kind = find_game(game) if isinstance(game, str) else game
        catalogue = catalogue_of(kind, Path(content) if content is not None else None)
        secret = new_seed() if seed is None else readable_seed(str(seed))
        _check_dice(kind, dice)
        chosen = options or {}
        setup = Setup(
            game=kind.name,
            seats=kind.seat_counts.start if seats is None else seats,
            commitment=commitment(secret),
            content="",
            dice=dice,
            options={**kind.usual_options(chosen), **chosen},
        )
        check_records(kind, read_options(kind, setup), catalogue.content)
        setup = replace(setup, content=catalogue.played_with(kind, setup))
        play = start(kind, setup, catalogue.content, make_dice(dice, secret))
        return cls(play, Journal(setup, secret, kind.rules_version, tuple(play.draws), scene=play.begun))

    @classmethod
    def at(cls, game: Game, seed: str) -> Match:
        """A match that begins in the middle: with this play, at this decision, without a past to replay."""
        match = cls(game, Journal(game.setup, seed, game.rules_version, tuple(game.draws)))
        match._checkpoints = Checkpoints(Checkpoint(0, game.clone()))
        return match

    # Looking

    @property
    def revision(self) -> int:
        """The number of entries in the journal; an answer may name the revision it saw."""
        return len(self.journal.entries)

    @property
    def decision(self) -> Decision:
        """The pending question; `MatchOver` when there is none."""
        decision = self.game.decision
        if decision is None:
            raise MatchOver("the match is over; nothing is asked any more")
        return decision

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return not self.game.stack

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.game.score() if self.over else None

    @property
    def cooperative(self) -> bool:
        """True if all seats win or lose together."""
        return type(self.game).cooperative(self.game.options)

    @property
    def seed(self) -> str | None:
        """The seed, once the match is over; `setup.commitment` proves that it was fixed before."""
        return self.journal.seed if self.over else None

    @property
    def setup(self) -> Setup:
        """The choices made before play."""
        return self.journal.setup

    def view(self, viewer: Viewer) -> Struct:
        """Show the match as a seat, or with None a spectator, may know it."""
        return self.game.view(self._viewer(viewer))

    def own_view(self, seat: Seat, open_view: Struct) -> Struct:
        """The view of a seat, made from that of a spectator at the same moment."""
        self._viewer(seat)
        return self.game.own_view(seat, open_view)

    def inspect(self, viewer: Viewer, about: str) -> Struct | None:
        """What a viewer may know of a place, a piece or an option of its own; None if there is nothing to be said.

        Nothing changes by it. An option is named in notation, other things as the title names its targets.
        """
        decision = self.decision_for(self._viewer(viewer))
        option = next((option for option in decision.options if str(option) == about), None) if decision else None
        target = None if decision is None or option is None else self.game.put_to(decision.seat).target(option)
        return self.game.inspect(viewer, target or about)

    def decision_for(self, viewer: Viewer) -> Decision | None:
        """The pending decision as this seat sees it, if it is asked; nobody else may see its options."""
        decision = self.game.decision
        return None if decision is None else decision.of(viewer)

    def asked_since(self, seat: Viewer) -> int:
        """The revision at which a seat was first asked what it is asked now: an answer that saw an older one is stale.

        It is the present one, unless somebody else has answered an open question since and left the seat's own
        options as they were.
        """
        return self._waiting.at(self.revision).get(seat, self.revision)

    def opening(self, viewer: Viewer) -> list[Event]:
        """The events before the first decision, as this viewer was told them."""
        return [event for event in self.opening_told if event.is_for(viewer)]

    def events(self, viewer: Viewer, since: int | None = None) -> list[Event]:
        """The events after revision `since` as this viewer was told them, or all that this object remembers."""
        self._viewer(viewer)
        told = [] if since is not None else list(self.opening_told)
        for entry in self.journal.entries[max(since or 0, self.journal.entries.first) :]:
            if isinstance(entry, Answered):
                told += entry.told
        return [event for event in told if event.is_for(viewer)]

    def _viewer(self, viewer: Viewer) -> Viewer:
        """The viewer, if it is one of this match; a negative seat would look into the last one's hand."""
        if viewer is not None and viewer not in self.game.seats:
            raise WrongSeat(f"name a seat from 0 to {self.setup.seats - 1}, or None for a spectator, not {viewer!r}")
        return viewer

    def fingerprint(self) -> str:
        """A hash of the whole truth; equal on every machine for equal matches."""
        return blake2b(codec_of(type(self.game)).encode(self.game), digest_size=16).hexdigest()

    # Answering

    def read(self, notation: str) -> Choice:
        """The choice that a line of notation stands for, legal or not."""
        return codec_of(type(self.game)).notation.read(notation)

    def answer(self, choice: Choice | str, seat: Seat | None = None, revision: int | None = None) -> tuple[Event, ...]:
        """Answer the pending decision and run on to the next; returns everything that happened.

        `seat` and `revision` are what the answerer believes; if the match has moved on, or the choice
        is not legal, a `Refused` says so and nothing has changed. An open question is answered by the seat
        that is named, else by the one whose choice it is.
        """
        game = self.game
        decision = game.decision or self.decision
        if revision is not None and not self.asked_since(seat) <= revision <= self.revision:
            raise StaleRevision(f"the answer was meant for revision {revision}, the match is at {self.revision}")
        if seat is not None and decision.of(seat) is None:
            raise WrongSeat(f"{decision.addressed()}, the answer came from seat {seat}")
        if isinstance(choice, str):
            choice = self.read(choice)
        part = _part_for(decision, choice, seat) if decision.others else decision
        try:
            choice = part.options[part.options.index(choice)]
        except ValueError:
            raise self._illegal(choice, part) from None
        try:
            answer(game, choice)
        except BaseException as error:
            error.add_note(f"in {game.explain()}, handed `{choice}`; the match is as it was before")
            self._rewind(self.journal.standing())
            raise
        told = tuple(game.told)
        entry = Answered(part.seat, choice, tuple(game.draws), told, False, game.begun)
        block_is_full = self.journal.entries.append(entry)
        if part is not decision:
            self._waiting = self._waiting.after(self.revision, part.seat, decision, game.decision)
        if block_is_full:
            self._keep_checkpoint()
        if game.begun:
            self._keep_beginning()
        return told

    def check(self, choice: Choice, seat: Seat | None = None) -> None:
        """`IllegalChoice` says why a choice is not legal now, for a seat or for anybody, if it is not."""
        part = _part_for(self.decision, choice, seat)
        if choice not in part.options:
            raise self._illegal(choice, part)

    def why_not(self, choice: Choice | str, seat: Seat | None = None) -> str | None:
        """Why a choice is not legal now, in words; None if it is."""
        try:
            self.check(self.read(choice) if isinstance(choice, str) else choice, seat)
        except IllegalChoice as error:
            return str(error)
        return None

    def _illegal(self, choice: Choice, decision: Decision) -> IllegalChoice:
        refusal = decision.why_not(choice)
        if refusal is not None:
            return IllegalChoice(f"`{choice}`: {self.game.text.refusal(refusal)} ({refusal.rule})", refusal)
        legal = ", ".join(f"`{option}`" for part in decision.parts for option in part.options)
        return IllegalChoice(f"`{choice}` is not an answer to this question; legal now: {legal}")

    def _keep_checkpoint(self) -> None:
        self._checkpoints = self._checkpoints.with_recent(self.revision, self.game)

    def _keep_beginning(self) -> None:
        self._checkpoints = self._checkpoints.with_beginning(self.revision, self.game)

    # Undoing

    @property
    def undoable(self) -> int:
        """The number of answers that the seat that answered last may take back by itself."""
        return self.journal.undoable()

    def undo(self, answers: int = 1, *, seat: Seat | None = None, consent: bool = False) -> None:
        """Take back the last answers: freely to the last reveal, beyond it with the others' consent."""
        if seat is not None:
            self._viewer(seat)
        standing = self.check_undo(answers)
        last = self.journal.entries[standing[-1]].seat
        if not consent:
            if seat is not None and seat != last:
                raise UndoRefused(f"the last answer is seat {last}'s; seat {seat} needs its consent to take it back")
            if answers > self.undoable:
                raise UndoRefused(
                    f"{answers} answers back someone learned something new (dice, a reveal or another seat's answer);"
                    f" {self.undoable} can be taken back, more with consent"
                )
        try:
            self._rewind(standing[:-answers])
        except ReplayDiverged as error:
            raise UndoRefused(f"the match before it was saved cannot be played again: {error}") from None
        self._append(Undone(last if seat is None else seat, answers, consent))

    def check_undo(self, answers: int) -> list[int]:
        """The places of the answers that stand; `UndoRefused` if no consent could help to take back so many of them.

        None when the match is over: its seed may have been seen, and with it all dice to come.
        """
        if self.over:
            raise UndoRefused("the match is over, and its seed is no secret any more")
        standing = self.journal.standing()
        if answers > len(standing) and self.journal.entries.first:
            raise Elsewhere(f"{answers} answers back the journal is not at hand")
        if not 1 <= answers <= len(standing):
            raise UndoRefused(f"{answers} answers cannot be taken back: {len(standing)} stand")
        if standing[-answers] < self.journal.repeatable_from:
            raise UndoRefused(f"{answers} answers back the match followed older rules, which cannot be played again")
        if standing[-answers] < self.journal.own_from:
            raise UndoRefused(f"{answers} answers back this was another match, from which it branches off")
        return standing

    def _rewind(self, standing: list[int]) -> None:
        """Go back to where just these entries of the journal had been answered."""
        first_gone = standing[-1] + 1 if standing else 0
        points = self._checkpoints.up_to(first_gone)
        latest = points.latest
        if latest is None:
            revision, game, _ = start_again(type(self.game), self.journal, self.game.content)
        else:
            revision, game = latest.revision, latest.game.clone()
        if revision < self.journal.entries.first:
            raise Elsewhere(f"the journal from entry {revision + 1} on is not at hand")
        left = [place for place in standing if place >= revision]
        for index, place in enumerate(left):
            if len(left) - index == CHECKPOINT_EVERY:  # so that going further back does not come all this way again
                points = points.with_recent(place, game)
            entry = self.journal.entries[place]
            assert isinstance(entry, Answered)
            repeat(game, entry)
            take_own_dice(game, self.journal, place + 1)
            if game.begun:
                points = points.with_beginning(place + 1, game)
        self.game, self._checkpoints = game, points

    def _append(self, entry: Entry) -> None:
        if self.journal.entries.append(entry):
            self._keep_checkpoint()
        if isinstance(entry, Answered) and entry.scene:
            self._keep_beginning()

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

    def repeat(self, entry: Entry) -> list[Difference]:
        """Do what an entry of a journal says was done; returns where its draws differ from the dice."""
        if isinstance(entry, Undone):
            try:
                self.undo(entry.answers, seat=entry.seat, consent=entry.consent)
            except UndoRefused as error:
                raise ReplayDiverged(str(error)) from None
            return []
        decision = self.game.decision
        differences = repeat(self.game, entry)
        take_own_dice(self.game, self.journal, self.revision + 1)
        told, scene = tuple(self.game.told), self.game.begun
        self._append(Answered(entry.seat, entry.choice, entry.draws, told, scene=scene))
        if decision is not None and decision.others:
            self._waiting = self._waiting.after(self.revision, entry.seat, decision, self.game.decision)
        return differences if self.revision > self.journal.own_from else []

    def replay(self, to: int | None = None) -> Match:
        """The match again, up to revision `to`, with all events told.

        It is shown from the start, or from where today's rules took it over: `ReplayDiverged` if that is later.
        """
        first = self.journal.repeatable_from
        if to is not None and to < first:
            raise ReplayDiverged(f"the first {first} entries follow older rules: the board before them is not known")
        *_, last = replay_steps(type(self.game), self.journal, self.game.content, to)
        return last.match


def _part_for(decision: Decision, choice: Choice, seat: Seat | None) -> Decision:
    """The question as it is put to a seat; if none is named, to the one whose choice this is, else to all."""
    part = decision.admitting(choice) if seat is None else decision.of(seat)
    if part is None and seat is not None:
        raise WrongSeat(f"{decision.addressed()}, not seat {seat}")
    return part or decision


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

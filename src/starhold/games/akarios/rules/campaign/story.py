"""The scenario book: an entry is read, the squad chooses and gains, and the story continues. (AKA-CAMPAIGN-09)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Event, Procedure, Step, call, done

from ...content.story import Link, Path
from ...state import Reading
from ..script.deciding import Decide
from .bringing import bring
from .squad import meets, squad_of

if TYPE_CHECKING:
    from ...game import Akarios


class EntryRead(Event, frozen=True, tag="akarios.entry-read"):
    entry: str
    passages: tuple[int, ...] = ()
    """The sections that achievements open."""


class PathTaken(Event, frozen=True, tag="akarios.path-taken"):
    """What comes of the squad's choice is read."""

    path: str


class Read(Procedure, tag="akarios.read"):
    """An entry with all that belongs to it, up to where the story continues. (AKA-CAMPAIGN-09, AKA-REWARD-03..04)"""

    entry: str
    by: tuple[str, ...] = ()
    """The pilots on foot who have acted, and gain what there is to gain. (AKA-WORLD-29)"""
    paths: tuple[str, ...] = ()
    """The options among which the squad decides."""

    def start(self, game: Akarios) -> Step:
        entry = game.content.entry[self.entry]
        open_ = tuple(number for number, passage in enumerate(entry.passages) if meets(game, passage.needs))
        note(game, Reading("entry", self.entry, open_))
        game.tell(EntryRead(self.entry, open_))
        for bringing in (*entry.do, *(each for number in open_ for each in entry.passages[number].do)):
            bring(game, bringing, self.by)
        self.paths = open_paths(game, entry.paths)
        if self.paths:
            return call(Decide(tuple(path_id(self.entry, path) for path in self.paths)), then=self.take)
        return self.go_on(game, entry.then)

    def take(self, game: Akarios, number: int) -> Step:
        entry = game.content.entry[self.entry]
        path = path_of(entry.paths, self.paths[number])
        take_path(game, self.entry, path, self.by)
        return self.go_on(game, path.then or entry.then)

    def go_on(self, game: Akarios, links: Sequence[Link]) -> Step:
        """The first link that is open; without one, the squad continues what it was doing. (AKA-SCOUT-05)"""
        squad_of(game).course = next((link for link in links if meets(game, link.needs)), None)
        return done()


def note(game: Akarios, reading: Reading) -> None:
    """Keep what is read: for the present page, and for the log of the campaign. (AKA-CAMPAIGN-10)"""
    squad_of(game).readings.append(reading)
    squad_of(game).book.append(reading)


def open_paths(game: Akarios, paths: Sequence[Path]) -> tuple[str, ...]:
    """The options whose achievements are there. (AKA-REWARD-03..04)"""
    return tuple(path.id for path in paths if meets(game, path.needs))


def path_id(record: str, path: str) -> str:
    """The name of an option in an answer: options of two entries may have the same id."""
    return f"{record}.{path}"


def path_of(paths: Sequence[Path], id_: str) -> Path:
    return next(path for path in paths if path.id == id_)


def take_path(game: Akarios, record: str, path: Path, by: tuple[str, ...] = ()) -> None:
    """The squad has picked an option: only its part is read, and its rewards are gained. (AKA-EVENT-05)"""
    squad = squad_of(game)
    squad.readings[-1] = squad.book[-1] = replace(squad.readings[-1], path=path.id)
    if path.told:
        game.tell(PathTaken(path_id(record, path.id)))
    for bringing in path.do:
        bring(game, bringing, by)

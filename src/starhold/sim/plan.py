"""The definition of a run: `Plan`, the whole of its `run.json`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from itertools import product
from math import prod
from pathlib import Path

from msgspec import Struct, structs

import starhold
from starhold import __version__
from starhold.kernel import Game, OptionValue, changes_of, load_content

from .chronicle import Legend, chronicle_of
from .job import Fixture, Job
from .playing import new_match, seated
from .sources import own_files

SMALLEST_CHUNK, LARGEST_CHUNK, CHUNKS = 10, 1000, 100
"""A run is written in about so many chunks, unless they became too small or too large."""
DECISIVE = ("kernel", "geometry", "games", "players", "sim")
"""The packages whose code decides what is in the tables."""


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order for a run, and what it is played with; runs with the same plan have the same results."""

    game: str
    players: tuple[str, ...]
    matches: int
    seed: str
    options: dict[str, OptionValue]
    each: dict[str, tuple[OptionValue, ...]] = {}
    """Options that differ from match to match."""
    opening: int = 0
    cooperative: bool = False
    """True if all seats win or lose together."""
    content: str
    """The digest of the catalogue."""
    rules_version: int
    starhold: str
    code: str
    """The digest of what plays: rules and bots may change between two releases."""
    chunk: int
    """So many matches are kept in one file."""

    def fixture(self, number: int) -> Fixture:
        """The match of that number, from 0 on."""
        return Fixture(number, self.players, f"{self.seed}/{number}", combination(self.each, number))

    def chunks(self) -> range:
        """The numbers of the chunks."""
        return range(-(-self.matches // self.chunk))

    def numbers(self, chunk: int) -> range:
        """The matches that belong to a chunk."""
        return range(chunk * self.chunk, min((chunk + 1) * self.chunk, self.matches))

    def differences(self, other: Plan) -> Iterator[str]:
        """The differences of another plan, in words."""
        for field in self.__struct_fields__:
            mine, theirs = getattr(self, field), getattr(other, field)
            if mine != theirs:
                since = " (rules or bots have changed since)" if field == "code" else ""
                yield f"{field} {_shown(mine)} instead of {_shown(theirs)}{since}"


def make_plan(job: Job, players: tuple[str, ...], matches: int, seed: str) -> tuple[Plan, Legend]:
    """The plan of a run, and what its words mean; an error if the game cannot be set up like this."""
    fixture = Fixture(0, players, f"{seed}/0", combination(job.each, 0))
    match = new_match(job, fixture)
    for number in range(1, prod(map(len, job.each.values()))):
        new_match(job, Fixture(number, players, f"{seed}/{number}", combination(job.each, number)))
    with seated(job, fixture):
        legend = chronicle_of(type(match.game))(match.game).legend()
    legend = structs.replace(legend, own=_own_records(type(match.game), job.content))
    plan = Plan(
        game=job.game,
        players=players,
        matches=matches,
        seed=seed,
        options={name: value for name, value in match.setup.options.items() if name not in job.each},
        each=job.each,
        opening=job.opening,
        cooperative=match.cooperative,
        content=match.setup.content,
        rules_version=match.game.rules_version,
        starhold=__version__,
        code=digest_with(players),
        chunk=min(max(matches // CHUNKS, SMALLEST_CHUNK), LARGEST_CHUNK),
    )
    return plan, legend


def combination(each: Mapping[str, tuple[OptionValue, ...]], number: int) -> dict[str, OptionValue]:
    """The values whose turn it is in the match of that number; all combinations come equally often.

    >>> [combination({"rounds": (4, 6), "ruins": (True, False)}, number) for number in (1, 2)]
    [{'rounds': 4, 'ruins': False}, {'rounds': 6, 'ruins': True}]
    """
    combinations = [*product(*each.values())]
    return dict(zip(each, combinations[number % len(combinations)], strict=True))


def _own_records(game: type[Game], folder: str | None) -> tuple[str, ...]:
    """The records that a folder of the user's own adds or changes."""
    if folder is None:
        return ()
    replaced, added = changes_of(load_content(game), load_content(game, Path(folder)))
    return tuple(record.id for record in (*added, *replaced))


@cache
def code_digest() -> str:
    """A short fingerprint of the code that decides what happens in a match."""
    digest = blake2b(digest_size=8)
    root = Path(starhold.__file__).parent
    for path in sorted(path for folder in DECISIVE for path in (root / folder).rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def digest_with(players: tuple[str, ...]) -> str:
    """The fingerprint of the code, and of the files of bots that are not ours."""
    files = [path for player in players for path in own_files(player)]
    if not files:
        return code_digest()
    digest = blake2b(code_digest().encode(), digest_size=8)
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={_shown(setting)}" for name, setting in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)

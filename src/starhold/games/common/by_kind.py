"""Tables of what a title tells of answers, by their kind: what they mean, what they risk, what they point at.

Each table has a function for every kind of choice of which there is something to tell. It is handed the play, the seat
that is asked, and the choice:

    TARGETS = ByKind(
        {Walk: next_square, Search: named("crate", "crate")},
        otherwise=None,
        fields=("way", "crate", "cell"),
        left_out={Buy: "it lies in no crate yet"},
    )

`fields` says of which choices something must be told: of all that have such a field, because it names something that
people look for on the board, or know by another name. Let a test ask for the `gaps`, so that nobody forgets the table
who adds a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from starhold.kernel import Choice, Seat, kinds

Told = TypeVar("Told")
Teller: TypeAlias = Callable[[Any, Seat, Any], Told]  # each is of its own title, and of its own kind of choice

NO_TELLERS: Mapping[type[Choice], Teller[Any]] = {}


class ByKind(Generic[Told]):
    """What is told of each kind of choice, and of all others."""

    def __init__(
        self,
        tellers: Mapping[type[Choice], Teller[Told]],
        *,
        otherwise: Told,
        fields: Collection[str] = (),
        left_out: Mapping[type[Choice], str] | None = None,
    ) -> None:
        self.tellers = dict(tellers)
        self.otherwise = otherwise
        self.fields = fields
        self.left_out = left_out or {}
        """The choices with such a field of which nothing is told all the same, each with the reason."""

    def told(
        self, game: Any, seat: Seat, choice: Choice, first: Mapping[type[Choice], Teller[Told]] = NO_TELLERS
    ) -> Told:
        """Tell of a choice of a seat. `first` are those that come before this table, such as the modules in play."""
        kind = type(choice)
        tell = (first.get(kind) if first else None) or self.tellers.get(kind)
        return self.otherwise if tell is None else tell(game, seat, choice)

    def gaps(self, title: str, first: Collection[type[Choice]] = ()) -> Iterator[str]:
        """Name the choices of a title of which something must be told, and is not; and those left out in vain."""
        covered = {*self.tellers, *first}
        for tag, kind in kinds(Choice, title).items():
            named = [field for field in kind.__struct_fields__ if field in self.fields]
            if named and kind not in covered and kind not in self.left_out:
                yield f"{tag} tells nothing of its {', '.join(named)}"
            if kind in self.left_out and (kind in covered or not named):
                yield f"{tag} is left out in vain"


def named(kind: str, field: str) -> Teller[str | None]:
    """Point at what a choice names in a field: `named("cell", "at")` at `cell b3`; at nothing if it names nothing."""

    def point(_game: Any, _seat: Seat, choice: Any) -> str | None:
        value = getattr(choice, field)
        return None if value is None else f"{kind} {value}"

    return point

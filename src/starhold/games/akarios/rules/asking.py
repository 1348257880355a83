"""Questions to seats, whose answers stand in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import astuple

from starhold.kernel import Choice, Options, Seat, Step
from starhold.kernel import ask as put_question


def ask(
    seat: Seat,
    offered: Options | Sequence[Choice],
    then: Callable[..., Step],
    others: Sequence[tuple[Seat, Options]] = (),
) -> Step:
    """Ask a seat, or several at once; the answers of a verb stand in order, however the rules have found them."""
    shares = [(each, in_order(share)) for each, share in others]
    return put_question(seat, in_order(offered), then=then, others=shares)


def in_order(offered: Options | Sequence[Choice]) -> Options:
    share = offered if isinstance(offered, Options) else Options(tuple(offered))
    verbs = {verb: place for place, verb in enumerate(dict.fromkeys(map(type, share.legal)))}

    def place(choice: Choice) -> tuple[int, tuple[Any, ...]]:
        return verbs[type(choice)], astuple(choice)

    return Options(tuple(sorted(share.legal, key=place)), share.refusals)

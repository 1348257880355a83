"""Joints of rules: where what is added to a game takes part without the game knowing of it.

A title has a subclass of `Joints`. Each field is a question, such as "what may be done here?", and every module in play
has its share in the answer: a tuple of functions that all have their say, or a table of functions of which the last
counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any, TypeVar

from msgspec import Struct, structs

J = TypeVar("J", bound="Joints")


class Joints(Struct, frozen=True, kw_only=True):
    """The share of one module in the rules, or the sum of several."""

    def plus(self: J, other: J) -> J:
        """These rules, and the others after them."""
        joined: dict[str, Any] = {}
        for field in self.__struct_fields__:
            mine, theirs = getattr(self, field), getattr(other, field)
            joined[field] = {**mine, **theirs} if isinstance(mine, dict) else (*mine, *theirs)
        return structs.replace(self, **joined)


def added_up(modules: Iterable[J]) -> J:
    """The rules of all these modules, in this order."""
    return reduce(lambda sum_, more: sum_.plus(more), modules)

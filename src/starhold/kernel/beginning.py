"""Ways to begin a match that a title puts first: `Beginning`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from .setup import OptionValue


class Beginning(Struct, frozen=True, kw_only=True):
    """A way to begin that needs no more than a click; `Text.beginnings` has its words."""

    name: str
    seats: int
    """The number of seats with which it begins."""
    free: int = 0
    """Of these, the last ones, on which nobody sits yet: the match does not wait for them, and people come later."""
    options: Mapping[str, OptionValue] = {}
    """What is chosen by it; everything else is as usual."""
    among: str = ""
    """An option of which one value is chosen as well. An empty value means that no match begins like this."""
    for_newcomers: bool = False
    """True if it is meant for those who play for the first time: bots are easy then, and somebody shows them around."""

    def chosen(self, value: OptionValue | None = None) -> dict[str, OptionValue]:
        """The options of a match that begins like this, with one of the values that there are to choose among."""
        return {**self.options, **({self.among: value} if self.among and value else {})}

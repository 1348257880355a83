"""Answers that are derived from a chart once, and kept as long as the chart."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from .chart import Chart

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


def kept_with_chart(
    most: int = 1,
) -> Callable[[Callable[Concatenate[Chart, Asked], Made]], Callable[Concatenate[Chart, Asked], Made]]:
    """Derive something from a chart once for each thing asked for, and keep up to so many as long as the chart.

    What is kept must not hold the chart itself: Python looks for circles so rarely that it would hardly ever go.
    """

    def decorate(derive: Callable[Concatenate[Chart, Asked], Made]) -> Callable[Concatenate[Chart, Asked], Made]:
        @wraps(derive)
        def kept(chart: Chart, /, *args: Asked.args, **kwargs: Asked.kwargs) -> Made:
            derived = chart.derived.get(kept)
            if derived is None:
                derived = chart.derived[kept] = {}
            asked = (*args, *kwargs.values()) if kwargs else args
            known: Made | None = derived.get(asked)
            if known is None:
                if len(derived) == most:
                    derived.clear()
                known = derived[asked] = derive(chart, *args, **kwargs)
            return known

        return kept

    return decorate

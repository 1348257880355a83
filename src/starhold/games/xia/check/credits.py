"""Amounts of credits."""

from __future__ import annotations

from collections.abc import Iterator

CREDIT = 1000
"""All amounts are multiples of this. (XIA-CREDIT-01)"""


def credit_faults(name: str, amount: int) -> Iterator[str]:
    """(XIA-CREDIT-01)"""
    if amount < 0 or amount % CREDIT:
        yield f"its {name} must be 0 or more, in steps of {CREDIT}, not {amount}"

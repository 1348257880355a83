"""Answers of the crew. They name the seat: everybody is asked at once, and an answer tells whose it is."""

from __future__ import annotations

from starhold.kernel import Choice, Seat


class Use(Choice, frozen=True, tag="lifeboat.use"):
    seat: Seat
    tool: str

"""What has to be fetched for a mission before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Seat

from .mission_type import held

if TYPE_CHECKING:
    from ...game import Xia


class Fetch(Choice, frozen=True, tag="xia.fetch"):
    """Get what a mission takes, in passing."""

    mission: str


def fetch(game: Xia, seat: Seat, choice: Fetch) -> None:
    """(XIA-MTYPE-34, XIA-MTYPE-42)"""
    kind, mission = held(game, seat, choice.mission)
    kind.fetch(game, mission)

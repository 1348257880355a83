"""Campaign upgrades: one after each game, won or lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...lacks.campaign import TierBelow
from ..solo.table import ALONE
from .sheet import sheet, tier_in

if TYPE_CHECKING:
    from ...game import Xia


class TakeUpgrade(Choice, frozen=True, tag="xia.take-upgrade"):
    """Take a campaign upgrade."""

    upgrade: str


class UpgradeTaken(Event, frozen=True, tag="xia.upgrade-taken"):
    seat: Seat
    upgrade: str


class UpgradeUsed(Event, frozen=True, tag="xia.upgrade-used"):
    """A captain has used a campaign upgrade for some energy."""

    seat: Seat
    upgrade: str
    energy: int


def offer_upgrades(game: Xia) -> Iterator[Choice | Refusal]:
    """The next tier of each line; those above it are refused. (XIA-CAMPAIGN-08)"""
    for _, upgrade in sorted(game.content.upgrade.items()):
        tier = tier_in(game, upgrade.line)
        if upgrade.tier > tier:
            below = TierBelow(upgrade.tier - 1)
            yield offer(TakeUpgrade(upgrade.id), ("XIA-CAMPAIGN-08", upgrade.tier == tier + 1, below))


def take_upgrade(game: Xia, choice: TakeUpgrade) -> None:
    """Take an upgrade for the rest of the campaign. (XIA-CAMPAIGN-04)"""
    sheet(game).upgrades += (choice.upgrade,)
    game.tell(UpgradeTaken(ALONE, choice.upgrade))

"""When others ask."""

from __future__ import annotations

from starhold.kernel import Choice


class Grant(Choice, frozen=True, tag="corespace.grant"):
    """Let an enemy trader pass. (CS-MOVE-09)"""


class Refuse(Choice, frozen=True, tag="corespace.refuse"):
    """Let nobody pass. (CS-MOVE-09)"""


class SingleOut(Choice, frozen=True, tag="corespace.single-out"):
    """Choose among equally near targets of an NPC. (CS-PURGE-TARGET-11)"""

    figure: str


class Send(Choice, frozen=True, tag="corespace.send"):
    """Choose who of equal rank acts next. (CS-PURGE-AI-02)"""

    figure: str


class AsListed(Choice, frozen=True, tag="corespace.as-listed"):
    """Leave their order as it is. (CS-PURGE-AI-02)"""

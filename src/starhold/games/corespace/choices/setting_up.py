"""Before the first round."""

from __future__ import annotations

from starhold.kernel import Choice


class TakeCrew(Choice, frozen=True, tag="corespace.crew"):
    """Take a crew as it is printed. (CS-CREW-02)"""

    crew: str


class FormCrew(Choice, frozen=True, tag="corespace.form"):
    """Put a crew of one's own together. (CS-CREW-02)"""

    crew: str
    """The sheet with the ship that it flies."""


class Recruit(Choice, frozen=True, tag="corespace.recruit"):
    """Take a trader on. (CS-CREW-01..03)"""

    figure: str


class Ready(Choice, frozen=True, tag="corespace.ready"):
    """Take nobody else on, or nothing else along."""


class Assign(Choice, frozen=True, tag="corespace.assign"):
    """Give a trader a class board. (CS-CREW-04)"""

    figure: str
    trader_class: str


class Learn(Choice, frozen=True, tag="corespace.learn"):
    """Allot a career point to a skill. (CS-CREW-04)"""

    figure: str
    skill: str


class StayAboard(Choice, frozen=True, tag="corespace.stay-aboard"):
    """Leave a trader out of this mission."""

    figure: str


class Equip(Choice, frozen=True, tag="corespace.equip"):
    """Take a token along. (CS-CREW-06, CS-CREW-10)"""

    figure: str
    token: str


class Dock(Choice, frozen=True, tag="corespace.dock"):
    """Lay the ship at an airlock. (CS-SETUP-16)"""

    airlock: str

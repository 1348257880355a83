"""What a captain may answer."""

from __future__ import annotations

from starhold.kernel import Choice, Seat


class Fly(Choice, frozen=True, tag="demo.fly"):
    to: int


class Scan(Choice, frozen=True, tag="demo.scan"):
    pass


class Salvage(Choice, frozen=True, tag="demo.salvage"):
    pass


class Fire(Choice, frozen=True, tag="demo.fire"):
    target: Seat


class Shield(Choice, frozen=True, tag="demo.shield"):
    pass


class Brace(Choice, frozen=True, tag="demo.brace"):
    pass

"""The rover's game, with all the help that a title can give to people who play it for the first time."""

from __future__ import annotations

from .rover import Rover, RoverText


class GuidedText(RoverText):
    aim = "Reach the end of the trench."
    hints = {"rover.drive.drive": "The trench is slippery in places."}
    details = {"rover.go": "1 hour"}
    groups = {}
    headings = {"rover.turn": "branches of the trench"}
    weights = {"rover.go": "onward"}


class Guided(Rover):
    text = GuidedText()

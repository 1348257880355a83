"""Stars of Akarios: a squad of cadets against whatever put out the lights."""

from .game import Akarios

__all__ = ["Akarios"]
